import { expect, test } from 'vitest';
import { repetitions } from '../../repetitions.ts';
import { GAMES, killImportAndLook } from './killing-imports.ts';

test('a killed import leaves every game complete or absent, and importing again adds the rest', async () => {
  let partly = 0;
  for (let time = 0; time < repetitions(2, 50); time += 1) {
    const there = await killImportAndLook();
    if (there > 0 && there < GAMES) partly += 1;
  }
  expect(partly).toBeGreaterThan(repetitions(0, 25));
});
