import { expect, test } from 'vitest';
import { withJudged } from '../../../src/main/phones/inbox.ts';
import { nothingKept } from '../../../src/main/phones/kept-phones.ts';
import type { Step } from '../../../src/shared/bidding/index.ts';
import type { Judged } from '../../../src/shared/phones/index.ts';

const say = (step: Step): Judged => ({ kind: 'step', step });
const bid = (seat: number, amount: number) => say({ kind: 'bid', seat, amount });
const seal = (seat: number): Judged => ({
  kind: 'seal',
  amount: 7,
  step: { kind: 'cover', seat, amount: null },
});
const unseal = (seat: number): Judged => ({ kind: 'unseal', step: { kind: 'uncover', seat } });

test.each<readonly [said: string, judged: readonly Judged[], heard: number, left: readonly number[]]>([
  ['a seat that bids again and again', [bid(0, 1), bid(1, 2), bid(0, 3), bid(0, 4)], 0, [2, 4]],
  ['a seat that bids and passes', [bid(0, 1), say({ kind: 'pass', seat: 0 })], 0, [1, 2]],
  ['a seat that seals and takes back', [seal(0), seal(1), unseal(0), seal(0), unseal(0)], 0, [2, 5]],
  ['what the table has taken over', [bid(0, 1), bid(1, 2), bid(0, 3)], 2, [3]],
])('of %s the last word is kept', (_, judged, heard, left) => {
  let book = nothingKept('g', 1);
  for (const each of judged) book = withJudged(book, book.number < heard ? 0 : heard, 0, each) ?? book;
  expect(book.inbox.map(({ number }) => number)).toEqual(left);
});
