import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { A, auctionRecord, B, D, offer, sale } from '../fixtures/auction.ts';
import { FOUR_NAMES } from '../fixtures/people.ts';
import { NIGHT } from '../fixtures/result.ts';
import { playAuction } from '../play/auction.ts';
import { expectAccessible, goByMenu, pageAt, step } from './browser.ts';
import { runningApp } from './running-app.ts';

const OFFER = offer(A, 'krypto');
const NEXT = offer(B, 'yoko', 'once');

/** A four-player game with ids from one laptop. */
const game = (id: string, laptop: string, events: readonly object[], location: string | null = null) =>
  auctionRecord(events, {
    id,
    players: FOUR_NAMES.map((name) => ({ id: `${laptop}-${name}`, name })),
    startedAt: '2026-05-01T19:30:00.000Z',
    location,
  });

const files = mkdtempSync(join(tmpdir(), 'vernissage-files-'));

function file(name: string, documents: readonly (object | string)[]): string {
  const path = join(files, name);
  const lines = documents.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

async function bring(page: Page, path: string): Promise<void> {
  await page.getByLabel('Choose files').setInputFiles(path);
}

async function saved(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

let page: Page;
const app = runningApp();
beforeAll(async () => {
  page = await pageAt(app);
});

describe('moving a history between machines', () => {
  test('a new folder has nothing to export and to count, and says how to import games', async () => {
    await goByMenu(page, 'Export and import');
    await page.getByText('No games to export yet.').waitFor();
    // There is nothing to look back at yet.
    const bar = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    await expect.poll(() => bar.allInnerTexts()).toEqual(['Games', 'Rules']);
    await step(page, '#/players');
    await page.getByText('No players yet.').waitFor();
    await step(page, '#/people');
    await page.getByText('No statistics yet').waitFor();
    await page.getByRole('link', { name: 'New game' }).waitFor();
    expect(await page.getByRole('search').count()).toBe(0);
    await goByMenu(page, 'Export and import');
  });

  test('sample games can be explored on the first run, aren’t counted, and are removed in one action', async () => {
    await step(page, '#/');
    await page.getByRole('button', { name: 'Add sample games' }).click();
    await page.getByText(/^30 games on \d+ evenings$/).waitFor();
    await page.locator('main li[aria-busy=true]').first().waitFor({ state: 'detached' });
    const rows = await page.locator('main li[data-at]').allTextContents();
    expect(rows.filter((row) => !row.replaceAll('\u00a0', ' ').includes('sample, doesn’t count'))).toEqual(
      [],
    );
    await step(page, '#/');
    await page.getByText('sample games are here').waitFor();
    await step(page, '#/new');
    await page.locator('h1').waitFor();
    expect(await page.getByText('Giulia').count()).toBe(0);
    await step(page, '#/history');
    await page.getByRole('button', { name: 'Remove sample games' }).click();
    await page.getByText('No games yet').waitFor();
    await goByMenu(page, 'Export and import');
  });

  test('a file is looked through before anything changes: new games, and broken ones with line and reason', async () => {
    const refused = game('refused', 'a', [OFFER, sale(D, 101)]);
    await bring(
      page,
      file('first.ndjson', [
        game('one', 'a', [OFFER, sale(D, 19)]),
        '{ "format": ',
        '',
        refused,
        game('two', 'a', [OFFER], '=1+1'),
        game('three', 'a', [OFFER]),
      ]),
    );
    await page.getByText('New here: 3 games').waitFor();
    await page.getByText('2 can’t be read').waitFor();
    await page.getByText(/Line 2: This isn’t JSON/).waitFor();
    await page.getByText(/Line 4: events\[1\]\.price: /).waitFor();
    await page.getByText('New here: 3 games').click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('No games to export yet.').waitFor();

    await bring(page, join(files, 'first.ndjson'));
    await page.getByRole('button', { name: 'Import 3 games' }).click();
    await page.getByText('3 games were added.').waitFor();
    await page.getByText('2 couldn’t be read and were left out.').waitFor();
    await page.getByRole('button', { name: 'Import another file' }).click();
  });

  test('a game continued in two places keeps both logs, and the user picks one, and can change their mind', async () => {
    await bring(page, file('apart.ndjson', [game('one', 'a', [OFFER, sale(D, 7), NEXT])]));
    await page.getByText('Different: one game').waitFor();
    await page.getByRole('button', { name: 'Import one game' }).click();
    await page.getByText('One has a different log. Choose one below.').waitFor();
    await page.getByRole('link', { name: /Axel, Beatrix, Clemens and Doris.*Not chosen yet/s }).click();
    await page.getByText('The first entry is the same.').waitFor();
    await page.getByText(/Doris paid Axel 7,000/).waitFor();
    await page.getByText(/Doris paid Axel 19,000/).waitFor();
    const longer = page.getByRole('region', { name: 'Log 1 · In use' });
    await longer.getByText('3 entries').waitFor();
    await expectAccessible(page.locator('main'), { inDark: true });

    await page.getByRole('region', { name: 'Log 2' }).getByRole('button', { name: 'Use this one' }).click();
    await page.getByText(/^You now see this/).waitFor();
    await longer.getByText('2 entries').waitFor();
    await page.getByRole('link', { name: /^Back/ }).click();
    await page.getByRole('link', { name: /Chosen/ }).waitFor();
  });

  test('everything is exported as records, a single game as its own file, and tables for spreadsheets', async () => {
    await page.getByLabel('Game records').check();
    const records = await saved(page);
    expect(records.name).toMatch(/^Vernissage \d{4}-\d\d-\d\d\.ndjson$/);
    const lines = records.text.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(['one', 'three', 'two']);
    await page.getByText(`${records.name} is in your`).waitFor();

    await page.getByLabel('Only some').check();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByText('Select at least one game.').waitFor();
    await page.getByRole('checkbox').first().check();
    const one = await saved(page);
    expect(one.name).toBe('modern-art-1994 2026-05-01.json');
    expect(JSON.parse(one.text)).toMatchObject({ format: 'vernissage/game' });

    await page.getByRole('radio', { name: /^All: / }).check();
    await page.getByLabel('Sales and cards').check();
    const table = await saved(page);
    expect(table.name).toMatch(/^Vernissage sales .*\.csv$/);
    expect(table.text.startsWith('\uFEFFGame,Started,Box,Location,Round')).toBe(true);
    expect(table.text).toContain(',1,sold,Axel,Krypto,1,Open,Doris,19,,,no\r\n');
    expect(table.text).not.toContain(',=1+1');
  });

  test('a file dropped anywhere is opened: its game appears on the screen', async () => {
    await page.getByRole('link', { name: 'Games', exact: true }).click();
    await page.getByRole('button', { name: 'New game' }).waitFor();
    const dropped = await page.evaluate(
      (text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], 'five.vernissage'));
        return !document.body.dispatchEvent(
          new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
        );
      },
      JSON.stringify(game('five', 'a', [OFFER])),
    );
    expect(dropped).toBe(true);
    await expect.poll(() => page.url()).toMatch(/#\/game\/five$/);
    await page.goBack();
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await goByMenu(page, 'Export and import');
  });

  test('an export is everything that is here', async () => {
    await page.getByLabel('Game records').check();
    const path = join(files, 'out.ndjson');
    writeFileSync(path, (await saved(page)).text);
    await bring(page, path);
    await page.getByText('Already here: 4 games').waitFor();
    await page.getByText('Everything in it is already here.').waitFor();
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

test('renamed and merged players are called by the new name wherever main names them, and in everything exported', async () => {
  const go = (address: string) => step(page, `#/${address}`);
  const change = (name: string) => page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await go('');
  await go('transfer');
  await bring(page, file('names.ndjson', games));
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
    'person/id-Bruno',
    'game/past/story',
    'board/begun',
    'result/paper',
    'year/2026',
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

  await go('transfer');
  for (const form of ['Sales and cards', 'Rounds', 'BG Stats']) {
    await page.getByLabel(form).check();
    const { text } = await saved(page);
    expect(text, form).not.toMatch(OLD);
    expect(text, form).toContain('Giulia');
  }
  // Records keep the log as it was written, and say what people are called now.
  await page.getByLabel('Game records').check();
  const { text: records } = await saved(page);
  expect(records).toMatch(OLD);
  expect(records).toContain('"name":"Giulia"');
});
