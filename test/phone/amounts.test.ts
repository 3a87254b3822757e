import { describe, expect, test } from 'vitest';
import { changed, readAmount, within } from '../../src/phone/amounts.ts';
import { isCalled, vibratesAtFirst } from '../../src/phone/attention.ts';
import { sumOf, unitOf } from '../../src/phone/sums.ts';
import { judged, startOf, typedFor } from '../../src/phone/typed.ts';
import type { SeatView } from '../../src/shared/phones/views.ts';
import { phone } from '../../src/shared/text/en/phone.ts';
import { SEATS } from '../app/phones/views.ts';

const SALE = { kind: 'sale', least: 0, earns: { most: 9, said: '' }, buyers: [] } as const;

const THOUSANDS = { before: '', after: '', times: 1000 };

test('buttons change an amount as far as the money goes, an empty one from the bid so far', () => {
  expect([-1, 91].map((amount) => within(amount, { least: 0, most: 81 }))).toEqual([0, 81]);
  expect(within(12, { least: 0, most: null })).toBe(12);
  const buttons = (amount: number | null, least: number) =>
    [-1, 1, 5, 10].map((by) => changed(amount, by, { least, most: 12 }));
  expect([buttons(null, 1), buttons(null, 0), buttons(0, 1)]).toEqual([
    [1, 1, 5, 10],
    [0, 1, 5, 10],
    [1, 1, 5, 10],
  ]);
  expect([buttons(7, 1), buttons(null, 6)]).toEqual([
    [6, 8, 12, 12],
    [6, 6, 10, 12],
  ]);
});

test('whole numbers of up to six digits are read', () => {
  const read = {
    '12': 12,
    ' 12 ': 12,
    '007': 7,
    '': null,
    '-1': null,
    '1.5': null,
    '1e3': null,
    '1234567': null,
  };
  expect(Object.keys(read).map(readAmount)).toEqual(Object.values(read));
});

test('writes money as the box does', () => {
  expect(sumOf(THOUSANDS, 19, 'en')).toBe('19,000');
  expect(sumOf({ before: '', after: ' €', times: 1000 }, 19, 'it')).toBe('19.000\u00a0€');
  expect(sumOf({ before: '$', after: '', times: 1 }, 19, 'en')).toBe('$19');
  expect(sumOf(null, 19, 'en')).toBe('19');
  expect(unitOf(THOUSANDS, 'en')).toBe(',000');
  expect(unitOf(null, 'en')).toBe('');
});

describe('what is typed', () => {
  const sum = (amount: number) => sumOf(THOUSANDS, amount, 'en');
  const judge = (text: string, view: keyof typeof SEATS) => {
    const type = typedFor(SEATS[view].can);
    if (type === null) throw new Error('nothing is typed here');
    return judged(text, type, phone.acts, sum);
  };

  test('is judged before it is sent', () => {
    expect(['81', '0', ' '].map((text) => judge(text, 'sealing').amount)).toEqual([81, 0, null]);
    expect(judge('', 'sealing')).toEqual({ amount: null, wrong: '' });
    expect(judge('25', 'open')).toEqual({ amount: 25, wrong: '' });
    expect(judge('a', 'open')).toEqual({ amount: null, wrong: 'Enter a whole number.' });
    expect(judged('999', SALE, phone.acts, sum)).toEqual({ amount: 999, wrong: '' });
  });

  test('starts at the least that counts, but a sealed bid starts empty, and so does one over oneself', () => {
    const start = (view: SeatView) => startOf(view, typedFor(view.can));
    expect([SEATS.open, SEATS.pricing, SEATS.sealing].map(start)).toEqual(['25', '1', '']);
    expect(start({ ...SEATS.open, seat: SEATS.open.standing.seat })).toBe('');
    expect(startOf(SEATS.open, SALE)).toBe('');
    expect(typedFor(SEATS.taking.can)).toBeNull();
    expect(typedFor(SEATS.adding.can)).toBeNull();
  });
});

const ASKED = { ...SEATS.once, lot: null };

test.each([
  ['at first', null, SEATS.once, true],
  ['when its turn comes', SEATS.waiting, SEATS.once, true],
  ['no more when its turn is over', SEATS.once, SEATS.waiting, false],
  ['once, whatever others do', SEATS.once, { ...SEATS.once, now: 'later' }, false],
  ['once for a lot, whoever bids', SEATS.once, { ...SEATS.once, asked: 'Axel has bid 30,000' }, false],
  ['again for another lot', SEATS.once, SEATS.sealing, true],
  ['once for a question without a lot', ASKED, { ...ASKED, now: 'later' }, false],
  ['again for another question without a lot', ASKED, { ...ASKED, asked: 'Which card?' }, true],
])('the phone calls its player %s', (_when, before, after, calls) => {
  expect(isCalled(before, after)).toBe(calls);
});

test('the phone vibrates unless it should keep still, and as it was told before whatever it should', () => {
  const vibrates = (kept: string | null) =>
    [false, true].map((still) =>
      vibratesAtFirst({ choice: (name) => (name === 'vibrates' ? kept : null) }, still),
    );
  expect([null, 'no', 'yes'].map(vibrates)).toEqual([
    [true, false],
    [false, false],
    [true, true],
  ]);
});
