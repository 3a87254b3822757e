import { expect, test } from 'vitest';
import { GAMES, killImportAndLook } from './killing-imports.ts';

test('an import that is killed leaves every game whole or not there, and the file again brings the rest', async () => {
  let partly = 0;
  for (let time = 0; time < 2; time += 1) {
    const there = await killImportAndLook();
    if (there > 0 && there < GAMES) partly += 1;
  }
  expect(partly).toBeGreaterThan(0);
}, 120_000);
