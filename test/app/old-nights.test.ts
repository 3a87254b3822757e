import { expect, test } from 'vitest';
import { NIGHT, nightWith } from '../fixtures/result.ts';
import { pageAt, step } from './browser.ts';
import { runningApp } from './running-app.ts';
import { keep } from './store.ts';

const app = runningApp((data) => keep(data, [nightWith({})]));

test('a game of which only the result is known has no table; it is corrected, and the correction undone', async () => {
  const page = await pageAt(app);
  for (const address of [`#/game/${NIGHT.id}/story`, `#/game/${NIGHT.id}`]) {
    await step(page, address);
    await expect.poll(() => new URL(page.url()).hash).toBe(`#/result/${NIGHT.id}`);
  }
  await page.getByText('Only the result is known, from a paper pad').waitFor();
  await page.getByRole('row', { name: /1st Beatrix.*412,000/ }).waitFor();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.getByLabel('Clemens’s final score', { exact: true }).fill('501');
  await page.getByRole('button', { name: 'Save correction' }).click();
  await page.getByRole('row', { name: /1st Clemens.*501,000/ }).waitFor();
  await page.getByRole('button', { name: 'Undo the correction' }).click();
  await page.getByRole('row', { name: /1st Beatrix.*412,000/ }).waitFor();
});
