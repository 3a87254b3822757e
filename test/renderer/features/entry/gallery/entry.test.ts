import { describe, expect, test } from 'vitest';
import {
  NO_CARD,
  answerEarlier,
  readCard,
  type Card,
} from '../../../../../src/renderer/features/entry/gallery/card.ts';
import { endingOf } from '../../../../../src/renderer/features/entry/gallery/ending.ts';
import { DENISE, influence, play, TEC, turns } from '../../../../fixtures/gallery.ts';
import { openEntry, stepsOf, toldAfter } from '../at-table.ts';
import { tableOf } from './table.ts';

describe('an unfinished entry', () => {
  const whole: Card = {
    withAward: true,
    somebodyElse: false,
    artist: TEC,
    effect: 'draw',
    laid: [TEC, null, TEC],
    used: true,
  };

  test('is undone answer by answer', () => {
    const steps: (Card | null)[] = [];
    for (let card = answerEarlier(whole, [1, 2, 0]); card !== null; card = answerEarlier(card, [1, 2, 0]))
      steps.push(card);
    const unlaid = { ...whole, laid: [null, null, null] };
    expect(steps).toEqual([
      { ...whole, laid: [null, null, TEC] },
      unlaid,
      { ...unlaid, used: null },
      { ...unlaid, used: null, effect: null },
      { ...unlaid, used: null, effect: null, artist: null },
      NO_CARD,
    ]);
  });

  test('is restored as saved; anything invalid starts from scratch', () => {
    const { setup } = tableOf([influence(TEC)]).state;
    expect(readCard(JSON.parse(JSON.stringify(whole)), setup)).toEqual(whole);
    expect(readCard({ artist: 'monet', effect: 7, laid: 'all', used: 'yes' }, setup)).toEqual(NO_CARD);
    expect(readCard('a card', setup)).toEqual(NO_CARD);
  });
});

describe('the end of a round by a card', () => {
  test('names who ends it where that decides who starts the next round', () => {
    const six = [influence('monet'), ...turns(0, 3, ['degas', 'degas', 'degas', 'degas', 'degas'])];
    const { state } = tableOf(six, { edition: 'masters-gallery' });
    const ending = endingOf(state, play(2, 'degas'));
    expect(ending).toMatchObject({ finisher: 2, payouts: [6, 6, 6] });
    const last = { ...state, round: 4 };
    expect(endingOf(last, play(2, 'degas'))).toMatchObject({ finisher: null });
  });
});

const drawn = [influence('monet'), play(0, 'degas', 'draw')];
test.each<[string, readonly unknown[], Parameters<typeof tableOf>[1], string]>([
  [
    'symbols',
    [],
    {},
    '1 3 1 {Enter} 22 0 53 {Enter} 35 <Change.Symbol> 5 <Change.Artist> 25 4 14 1 2 <Change.Jason> 4 3 3 {Escape} 1',
  ],
  ['demanded', drawn, { edition: 'masters-gallery' }, '0 {Escape} 0 <Skip.it> 22 {Enter} {Escape} 1'],
  [
    'together',
    [
      influence(TEC),
      ...turns(0, 3, [TEC, TEC, TEC, DENISE, DENISE, DENISE, DENISE]),
      play(1, DENISE, 'everyone'),
    ],
    {},
    '313 {Escape} 1 {Escape}3 <Change.Julia> 1 {Enter}',
  ],
  [
    'finisher',
    [influence('monet'), ...turns(0, 3, ['degas', 'degas', 'degas', 'degas', 'degas'])],
    { edition: 'masters-gallery' },
    '2 {Escape} 2{Enter}',
  ],
  ['counts', [influence(DENISE)], { tracking: 'counts' }, '6 6 63 {Escape} 2 0 1'],
])(
  'cards are entered by keys, changed by their trail and taken back: %s',
  async (name, events, options, walk) => {
    const told = await toldAfter(await openEntry(tableOf(events, options).record), stepsOf(walk));
    await expect(told).toMatchFileSnapshot(`told/${name}.txt`);
  },
);
