import { expect, test } from 'vitest';
import { fuzzPhones } from './fuzzing.ts';

test('a thousand messages of any kind: each is answered or refused, and the table goes on', async () => {
  const { answered, wrong } = await fuzzPhones(1000, 27);
  expect(wrong).toEqual([]);
  for (const tell of ['view', 'here', 'answer undefined', 'answer out-of-turn', 'refused malformed'])
    expect(answered[tell] ?? 0, tell).toBeGreaterThan(0);
});
