import { expect, test } from 'vitest';
import { adjust } from '../../../fixtures/auction.ts';
import { influence } from '../../../fixtures/gallery.ts';
import { tableOf } from '../../played.ts';
import { openEntry, press, textOf } from './at-table.ts';
import { tableOf as cardsOf } from './gallery/table.ts';

test.each([
  [
    'painting',
    tableOf([]),
    ['Which artist does Axel put up?', 'Who puts up the next painting?', 'Which artist does Clemens put up?'],
  ],
  [
    'card',
    cardsOf([influence('tec')]),
    [/does Max display\?/, /^Who displays the next/, /does Julia display\?/],
  ],
] as const)(
  'the next %s is played out of turn: a key, then the seat; one undo reverts it',
  async (_, { record }, asked) => {
    const [before, who, after] = asked;
    const { session, asks, button, events } = await openEntry(record);
    await asks(before);
    await button(/^Somebody else is/).click();
    await asks(who);
    await press('{Escape}');
    await asks(before);
    await press('o');
    await asks(who);
    await press('3');
    await asks(after);
    expect(events().at(-1)).toMatchObject({
      type: 'adjust',
      reason: 'whose turn it is at the table',
      turn: 2,
    });
    await session.undo();
    await asks(before);
    expect(events()).toHaveLength(record.events.length);
  },
);

test('only players with cards can be chosen, and if there are no others, the question isn’t offered', async () => {
  const without = (...seats: number[]) =>
    tableOf([adjust({ hands: Object.fromEntries(seats.map((seat) => [seat, -9])) })]).record;
  const { screen, asks } = await openEntry(without(1, 3));
  await press('o');
  await asks('Who puts up the next painting?');
  const answers = screen.getByRole('button', { name: /^(Axel|Beatrix|Clemens|Doris)/ }).elements();
  expect(answers.map((answer) => textOf(answer.querySelector('.name')))).toEqual(['Clemens']);
  await screen.unmount();
  const alone = await openEntry(without(1, 2, 3));
  await alone.asks('Which artist does Axel put up?');
  await expect.element(alone.button('Somebody else is selling')).not.toBeInTheDocument();
});

test.each([
  ['selling', tableOf([], { tracking: 'counts' }), 'Which artist is put up?'],
  ['playing', cardsOf([influence('tec')], { tracking: 'counts' }), /is displayed\?/],
])('with only counts tracked, nobody is asked who else is %s', async (what, { record }, question) => {
  const { asks, button } = await openEntry(record);
  await asks(question);
  await expect.element(button(`Somebody else is ${what}`)).not.toBeInTheDocument();
});
