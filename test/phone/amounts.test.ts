import { describe, expect, test } from 'vitest';
import { changed, raises, readAmount, within } from '../../src/phone/amounts.ts';
import { isCalled, vibratesAtFirst } from '../../src/phone/attention.ts';
import { sumOf, unitOf } from '../../src/phone/sums.ts';
import { judged, purposeOf, startOf, typedFor } from '../../src/phone/typed.ts';
import { phone } from '../../src/shared/text/en/phone.ts';
import { SEATS } from '../app/phones/views.ts';

const THOUSANDS = { before: '', after: '', times: 1000 };

test('large buttons raise by 1, 5 and 10, as far as the money goes, and amounts stay within it', () => {
  expect(raises({ least: 25, most: 81 })).toEqual([
    { by: 1, to: 25 },
    { by: 5, to: 29 },
    { by: 10, to: 34 },
  ]);
  expect(raises({ least: 25, most: 29 }).map(({ to }) => to)).toEqual([25, 29]);
  expect(raises({ least: 25, most: 24 })).toEqual([]);
  expect(raises({ least: 1, most: null }).map(({ to }) => to)).toEqual([1, 5, 10]);
  expect([-1, 91].map((amount) => within(amount, { least: 0, most: 81 }))).toEqual([0, 81]);
  expect(within(12, { least: 0, most: null })).toBe(12);
  const buttons = (amount: number | null, least: number) =>
    [-1, 1, 5, 10].map((by) => changed(amount, by, { least, most: 12 }));
  expect([buttons(null, 1), buttons(null, 0), buttons(0, 1)]).toEqual([
    [1, 1, 5, 10],
    [0, 1, 5, 10],
    [1, 1, 5, 10],
  ]);
  expect(buttons(7, 1)).toEqual([6, 8, 12, 12]);
});

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['007', 7],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['1234567', null],
])('reads “%s”', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
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
    expect(judge('82', 'sealing')).toEqual({ amount: null, wrong: 'At most 81,000.' });
    expect(judge('24', 'open')).toEqual({ amount: null, wrong: 'At least 25,000.' });
    expect(judge('a', 'open')).toEqual({ amount: null, wrong: 'Enter a whole number.' });
    const sale = { kind: 'sale', least: 0, buyers: [] } as const;
    expect(judged('999', sale, phone.acts, sum)).toEqual({ amount: 999, wrong: '' });
  });

  test('starts at the least that counts, but a sealed bid starts empty', () => {
    expect(startOf(typedFor(SEATS.open.can))).toBe('25');
    expect(startOf(typedFor(SEATS.pricing.can))).toBe('1');
    expect(startOf(typedFor(SEATS.sealing.can))).toBe('');
    expect(startOf({ kind: 'sale', least: 0, buyers: [] })).toBe('');
    expect(typedFor(SEATS.taking.can)).toBeNull();
    expect(typedFor(SEATS.adding.can)).toBeNull();
  });

  test('is for one lot and one question', () => {
    const of = (view: keyof typeof SEATS) => purposeOf(SEATS[view], typedFor(SEATS[view].can));
    const raised = { ...SEATS.open, now: 'later', asked: 'Axel bids 30,000' };
    expect(purposeOf(raised, typedFor(raised.can))).toBe(of('open'));
    const sealing = { ...SEATS.sealing, lot: SEATS.open.lot };
    expect(purposeOf(sealing, typedFor(sealing.can))).not.toBe(of('open'));
    const double = { ...SEATS.open, lot: { ...SEATS.open.lot, cards: 2 as const } };
    expect(purposeOf(double, typedFor(double.can))).not.toBe(of('open'));
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
