import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NIGHT } from '../fixtures/result.ts';
import { playAuction } from '../play/auction.ts';
import { pageAt, step } from './browser.ts';
import { runningApp } from './running-app.ts';

const app = runningApp();

async function change(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
}

const whole = playAuction({
  edition: 'modern-art-1994',
  players: 4,
  options: { tracking: 'ledger' },
  seed: 5,
});
const named = (...names: readonly string[]) => names.map((name) => ({ id: `id-${name}`, name }));
const past = {
  ...whole,
  id: 'past',
  players: named('Gulia', 'Brunno', 'Carla', 'Dino'),
  startedAt: '2026-01-31T20:15:00.000Z',
};
const games = [
  past,
  { ...past, notes: 'From another laptop' },
  { ...past, id: 'begun', events: past.events.slice(0, 8) },
  { ...past, id: 'removed' },
  { ...NIGHT, id: 'paper', players: named('Gulia', 'Brunno', 'Carla'), startedAt: '2026-02-01' },
  { ...past, id: 'another', players: named('Bruno', 'Carla', 'Dino', 'Egon') },
];
const OLD = /\bGulia\b|\bBrunno\b/;

test('renamed and merged players are called by the new name on every screen and sheet, and in everything exported', async () => {
  const page = await pageAt(app);
  const go = (address: string) => step(page, `#/${address}`);
  await go('transfer');
  const file = join(mkdtempSync(join(tmpdir(), 'vernissage-names-')), 'games.ndjson');
  writeFileSync(file, games.map((game) => JSON.stringify(game)).join('\n'));
  await page.getByLabel('Choose files').setInputFiles(file);
  await page.getByRole('button', { name: /^Import \d+ games$/ }).click();
  await page.getByRole('link', { name: 'See them in the history' }).waitFor();

  await go('players');
  await change(page, 'Gulia');
  await page.getByLabel('Name').fill('Giulia');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByText('Renamed to Giulia').waitFor();
  await change(page, 'Brunno');
  await page.getByLabel('Who else is this?').selectOption({ label: 'Bruno, one game' });
  await page.getByLabel('Bruno, one game', { exact: true }).last().check();
  await page.getByRole('button', { name: 'Same person' }).click();
  await page.getByText('Brunno is now Bruno.').waitFor();

  const shown = () => page.locator('body').innerText();
  for (const address of [
    '',
    'history',
    'people',
    'person/id-Bruno',
    'transfer',
    'transfer/past',
    'game/past/story',
    'game/past/take-along',
    'game/begun',
    'board/begun',
    'result/paper',
    'print/pad/past',
    'print/story/past',
    'print/pad/paper',
    'year/2026',
    'print/season/2026',
    'print/person/id-Bruno',
  ]) {
    await go(address);
    // A person's page says little about people met in so few games.
    const named = address.startsWith('person/')
      ? /\bBruno\b[^]*Records/
      : /\bBruno\b[^]*\bGiulia\b|\bGiulia\b[^]*\bBruno\b/;
    await expect.poll(shown, { message: address }).toMatch(named);
    expect((await page.locator('body').textContent())?.match(OLD), address).toBeNull();
    expect(await page.title(), address).not.toMatch(OLD);
  }

  const downloaded = async (button: string) => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return readFileSync(await (await saving).path(), 'utf8');
  };
  await go('transfer');
  for (const form of ['Sales and cards', 'Rounds', 'BG Stats']) {
    await page.getByLabel(form).check();
    const text = await downloaded('Export');
    expect(text, form).not.toMatch(OLD);
    expect(text, form).toContain('Giulia');
  }
  // Records keep the log as it was written, and say what people are called now.
  await page.getByLabel('Game records').check();
  const records = await downloaded('Export');
  expect(records).toMatch(OLD);
  expect(records).toContain('"name":"Giulia"');
});

test('a name and no longer playing can be taken back, and two who were merged are two again', async () => {
  const page = await pageAt(app, '#/players');
  await change(page, 'Egon');
  await page.getByLabel('Name').fill('Egon the Elder');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByText('Renamed to Egon the Elder').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await change(page, 'Bruno');
  await page.getByRole('button', { name: 'Brunno is somebody else' }).click();
  await page.getByText('Brunno is a separate player again.').waitFor();
  await change(page, 'Egon');
  await page.getByRole('button', { name: 'No longer plays' }).click();
  const gone = page.getByRole('list', { name: 'No longer playing' });
  await gone.getByText('Egon', { exact: true }).waitFor();
  await page.reload();
  await change(page, 'Egon');
  await page.getByRole('button', { name: 'Plays again' }).click();
  await expect.poll(() => gone.count()).toBe(0);
});

test('a game of which only the result is known has no table; it is corrected, and the correction undone', async () => {
  const page = await pageAt(app);
  for (const address of ['#/game/paper/story', '#/game/paper']) {
    await step(page, address);
    await expect.poll(() => new URL(page.url()).hash).toBe('#/result/paper');
  }
  await page.getByText('Only the result is known, from a paper pad').waitFor();
  await page.getByRole('row', { name: /1st Br.*412,000/ }).waitFor();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.getByLabel('Carla’s final score', { exact: true }).fill('501');
  await page.getByRole('button', { name: 'Save correction' }).click();
  await page.getByRole('row', { name: /1st Carla.*501,000/ }).waitFor();
  await page.getByRole('button', { name: 'Undo the correction' }).click();
  await page.getByRole('row', { name: /1st Br.*412,000/ }).waitFor();
});
