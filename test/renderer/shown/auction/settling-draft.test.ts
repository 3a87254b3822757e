import { describe, expect, test } from 'vitest';
import {
  readSettling,
  SETTLING_KEY,
  ticked,
  type SettlingDraft,
} from '../../../../src/renderer/shown/auction/settling-draft.ts';
import type { SeatExplained } from '../../../../src/shared/auction/index.ts';
import { tableOf } from '../../played.ts';

const YOKO = { type: 'offer', artist: 'yoko' };
const { state } = tableOf([YOKO, YOKO, { type: 'end-round' }], { tracking: 'counts' });

const NOTHING: SettlingDraft = {
  round: 1,
  typed: [[''], [''], [''], ['']],
  held: false,
  handed: [null, null, null, null],
  next: null,
};
const HALF: SettlingDraft = {
  ...NOTHING,
  typed: [['1'], [''], [''], ['']],
  held: true,
  handed: [30, null, null, null],
  next: 2,
};

const owed = (...payouts: number[]): SeatExplained[] =>
  payouts.map((payout, seat) => ({ seat, payout, parts: [] }));

describe('the progress of settling a round', () => {
  test('is restored as it was saved', () => {
    const kept: unknown = JSON.parse(JSON.stringify(HALF));
    expect(readSettling({ [SETTLING_KEY]: kept }, state)).toEqual(HALF);
  });

  test.each([
    ['nothing was kept', undefined],
    ['it is another round’s', { ...HALF, round: 2 }],
    ['something else was kept', 'held'],
    ['the form has other fields now', { ...NOTHING, typed: [['1', '2']] }],
    ['a field is no text', { ...NOTHING, typed: [[1], [''], [''], ['']] }],
    ['nobody sits there', { ...NOTHING, next: 4 }],
    ['ticks are no list', { ...NOTHING, handed: 30 }],
  ])('starts from the beginning if %s', (_, kept) => {
    expect(readSettling({ [SETTLING_KEY]: kept }, state)).toEqual(NOTHING);
  });

  test('keeps a tick while the payout is the amount paid out; a payout of nothing needs no tick', () => {
    const draft = { ...NOTHING, handed: [30, 20, null, null] };
    expect(ticked(draft, owed(30, 20, 0, 10))).toEqual([true, true, true, false]);
    expect(ticked(draft, owed(30, 50, 0, 10))).toEqual([true, false, true, false]);
  });
});
