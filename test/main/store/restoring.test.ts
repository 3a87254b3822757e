import { expect, test } from 'vitest';
import { repetitions } from '../../repetitions.ts';
import { drill } from './drilling.ts';

const FOLDERS = repetitions(1, 12);

test('entries, backups and what was restored are there as they were acknowledged, however often the app is killed', async () => {
  let all = 0;
  const killed: number[] = [];
  for (let seed = 5; seed < 5 + FOLDERS; seed += 1) {
    const { entries, killedIn } = await drill(seed, repetitions(2, 16));
    all += entries;
    for (const [at, times] of Object.values(killedIn).entries()) killed[at] = (killed[at] ?? 0) + times;
  }
  expect(all).toBeGreaterThan(FOLDERS * 30);
  expect(Math.min(...killed), 'while playing, backing up and restoring').toBeGreaterThan(repetitions(-1, 12));
});
