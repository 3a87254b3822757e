import { expect, test } from 'vitest';
import { repetitions } from '../../repetitions.ts';
import { fuzzPhones } from './fuzzing.ts';

test('whatever phones say, each message is answered or refused, and the table goes on', async () => {
  const { answered, wrong } = await fuzzPhones(repetitions(1_000, 100_000), 27);
  expect(wrong).toEqual([]);
  for (const tell of ['view', 'here', 'answer undefined', 'answer out-of-turn', 'refused malformed'])
    expect(answered[tell] ?? 0, tell).toBeGreaterThan(0);
});
