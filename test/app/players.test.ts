import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { A, auctionRecord, offer } from '../fixtures/auction.ts';
import { FOUR_NAMES } from '../fixtures/people.ts';
import { NIGHT } from '../fixtures/result.ts';
import { playAuction } from '../play/auction.ts';
import { pageAt, step } from './browser.ts';
import { runningApp } from './running-app.ts';
import { keep } from './store.ts';

let page: Page;
const app = runningApp((data) =>
  keep(
    data,
    [FOUR_NAMES, ['Axl', 'Bea', 'Clemens', 'Doris']].map((names, at) =>
      auctionRecord([offer(A, 'krypto')], {
        id: `game-${at}`,
        players: names.map((name) => ({ id: `id-of-${name}`, name })),
        startedAt: `2026-05-0${at + 1}T19:30:00.000Z`,
      }),
    ),
  ),
);
beforeAll(async () => {
  page = await pageAt(app, '#/players');
});

const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function change(name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
}

describe('players', () => {
  test('can be renamed, and renamed back', async () => {
    await change('Axel');
    await page.getByLabel('Name').fill('Axel the Elder');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByText('Renamed to Axel the Elder').waitFor();
    await row('Axel the Elder').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => row('Axel the Elder').count()).toBe(0);
  });

  test('can be merged, which can be undone any time later', async () => {
    await row('Axel').getByText('one game').waitFor();
    await change('Axel');
    await page.getByLabel('Who else is this?').selectOption({ label: 'Axl, one game' });
    await page.getByRole('button', { name: 'Same person' }).click();
    await page.getByText('Axl is now Axel.').waitFor();
    await row('Axel').getByText('2 games').waitFor();
    await expect.poll(() => row('').count()).toBe(5);
    await change('Axel');
    await page.getByRole('button', { name: 'Axl is somebody else' }).click();
    await page.getByText('Axl is a separate player again.').waitFor();
    await expect.poll(() => row('').count()).toBe(6);
  });

  test('have a colour, retire, and play again', async () => {
    await change('Bea');
    await page.getByLabel('Violet').check();
    await page.getByRole('button', { name: 'No longer plays' }).click();
    await page.getByRole('list', { name: 'No longer playing' }).getByText('Bea', { exact: true }).waitFor();
    await page.reload();
    await change('Bea');
    expect(await page.getByLabel('Violet').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Plays again' }).click();
    await expect.poll(() => page.getByRole('list', { name: 'No longer playing' }).count()).toBe(0);
  });
});

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
  const go = (address: string) => step(page, `#/${address}`);
  await go('transfer');
  const file = join(mkdtempSync(join(tmpdir(), 'vernissage-names-')), 'games.ndjson');
  writeFileSync(file, games.map((game) => JSON.stringify(game)).join('\n'));
  await page.getByLabel('Choose files').setInputFiles(file);
  await page.getByRole('button', { name: /^Import \d+ games$/ }).click();
  await page.getByRole('link', { name: 'See them in the history' }).waitFor();

  await go('players');
  await change('Gulia');
  await page.getByLabel('Name').fill('Giulia');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByText('Renamed to Giulia').waitFor();
  await change('Brunno');
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
