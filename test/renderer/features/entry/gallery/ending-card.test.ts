import { expect, test } from 'vitest';
import { DENISE, influence, NICOLAS, play, TEC } from '../../../../fixtures/gallery.ts';
import type { Effect } from '../../../../../src/shared/gallery/index.ts';
import { openEntry, press, push, textOf } from '../at-table.ts';
import { tableOf } from './table.ts';

/** A three-player table with so many cards by TEC, each played by the next player. */
async function open(cards: number, last: Effect) {
  const plays = Array.from({ length: cards }, (_, at) => play(at % 3, TEC, at === cards - 1 ? last : 'none'));
  const opened = await openEntry(tableOf([influence(DENISE), ...plays]).record);
  const warned = () =>
    opened
      .button(/ends the round/)
      .elements()
      .map((button) => button.querySelector('.name')?.firstChild?.textContent?.trim());
  return { ...opened, warned, happened: () => opened.events().slice(cards + 1) };
}

test('one below, a second card is marked, and confirmed with what everybody gets for visible cards', async () => {
  const { screen, asks, warned, happened } = await open(5, 'second-up');
  await asks('Does Jason add a second TEC?');
  expect(warned()).toEqual(['A second TEC']);
  await press('1');
  await asks('The 6th TEC ends the round.');
  const told = textOf(screen.getByText(/^Going by the face-up cards/).element());
  expect(told).toMatch(/Max 6 ?Jason 9 ?Julia 3/);
  expect(told).toContain('before any cards are added');
  expect(happened()).toEqual([]);
  await press('{Escape}');
  await asks('Does Jason add a second TEC?');
  await press('1{Enter}');
  await expect.poll(happened).toMatchObject([{ type: 'second' }]);
});

test.each([
  [3, ['Julia', 'Max', 'Jason'], '333'],
  [4, ['Max', 'Jason', 'Julia'], '133'],
])(
  'when everybody plays at once, any card that would reach the limit is marked when it is asked for: with %s displayed, %s: %s',
  async (cards, names, keys) => {
    const { asks, warned, happened } = await open(cards, 'everyone');
    for (const [at, name] of names.entries()) {
      await asks(`Everybody plays: what does ${name} play?`);
      expect(warned(), name).toEqual(at < 2 ? [] : ['TEC']);
      await press(keys[at] ?? '');
    }
    await asks('The 6th TEC ends the round.');
    expect(happened()).toEqual([]);
    await press('{Enter}');
    await expect.poll(happened).toMatchObject([{ type: 'everyone' }]);
  },
);

test('artists whose cards end the round together are all named', async () => {
  const cards = [TEC, DENISE].flatMap((artist) => Array<typeof artist>(5).fill(artist));
  const played = cards.map((artist, at) => play(at % 3, artist, at === 9 ? 'everyone' : 'none'));
  const { asks, button } = await openEntry(tableOf([influence(NICOLAS), ...played]).record);
  for (const name of [/^TEC/, /^Denise/, /^Nicol/]) await push(button(name));
  await asks(/: Denise Jillian Tan and TEC\.$/);
});

test('with only counts tracked, a card taken back at the end of the round still comes with its award', async () => {
  const cards = Array.from({ length: 5 }, () => ({ type: 'play', artist: TEC }));
  const { record } = tableOf([influence(DENISE), ...cards], { tracking: 'counts' });
  const { asks, button } = await openEntry(record);
  await asks(/^Which artist’s .* is displayed/);
  await press('6');
  for (const back of [() => push(button(/^Change /)), () => press('{Escape}')]) {
    await asks('Which artist is on the card with the award?');
    await push(button(/ends the round/));
    await asks(/^The 6th .* ends the round/);
    await back();
  }
  await asks('Which artist is on the card with the award?');
});
