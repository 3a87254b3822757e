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
    'person/id-Bruno',
    'game/past/story',
    'board/begun',
    'result/paper',
    'print/pad/past',
    'year/2026',
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
