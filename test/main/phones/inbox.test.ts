import { expect, test } from 'vitest';
import { withJudged } from '../../../src/main/phones/inbox.ts';
import { nothingKept, type KeptPhones } from '../../../src/main/phones/kept-phones.ts';
import type { Judged } from '../../../src/shared/phones/index.ts';

const PASS: Judged = { kind: 'step', step: { kind: 'pass', seat: 1 } };

/** Phones have said so much, and no table has taken any of it over. */
function after(steps: number): KeptPhones {
  const inbox = Array.from({ length: steps }, (_, at) => ({
    number: at + 1,
    step: { kind: 'bid', seat: at % 2, amount: at + 1 } as const,
  }));
  return { ...nothingKept('g', 1), number: steps, inbox };
}

test('the five hundredth step that no table has heard is kept, and nothing after it', () => {
  const full = withJudged(after(499), 0, 1, PASS);
  expect(full?.inbox).toHaveLength(500);
  expect(withJudged(after(500), 0, 1, PASS)).toBeNull();
  expect(withJudged(after(500), 0, 1, { ...PASS, kind: 'seal', amount: 7 })).toBeNull();
});

test('what the table has taken over makes room', () => {
  const next = withJudged(after(500), 400, 1, PASS);
  expect(next?.inbox.map(({ number }) => number)).toEqual(Array.from({ length: 101 }, (_, at) => 401 + at));
});
