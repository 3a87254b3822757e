import { expect, test } from 'vitest';
import { adjust, offer, sale } from '../../../fixtures/auction.ts';
import { influence, play, TEC, WAGNER } from '../../../fixtures/gallery.ts';
import { tableOf } from '../../played.ts';
import { openEntry, press, push, textOf } from './at-table.ts';
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
    await push(button(/^Somebody else is/));
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

/** It is the second player's turn, but only the first has a card. */
test.each([
  [
    'painting is unsold and',
    tableOf([offer(0, 'yoko'), sale(1, 19), adjust({ hands: { 0: -7, 1: -9, 2: -9, 3: -9 } })]),
    ['5', /^That’s the last card anybody has/, { type: 'offer', seat: 0, artist: 'krypto' }],
  ],
  [
    'card of a card game, whatever it is,',
    cardsOf([influence(TEC), play(0, WAGNER), adjust({ hands: { 0: -11, 1: -13, 2: -13 } })]),
    [
      '20',
      'Nobody has any cards left after this, so the round ends.',
      { type: 'play', seat: 0, artist: WAGNER },
    ],
  ],
] as const)('the very last %s ends the round, which is confirmed first', async (_, { record }, asked) => {
  const [keys, said, event] = asked;
  const { session, asks, last } = await openEntry(record);
  await press(keys);
  await asks(said);
  await press('{Escape}'.repeat(keys.length));
  await expect.poll(last).toEqual(record.events.at(-1));
  await press(`${keys}{Enter}`);
  await expect.poll(last).toMatchObject(event);
  expect(session.replayed).toMatchObject({ table: { state: { situation: { kind: 'settling' } } } });
});
