import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/shared/text/en/index.ts';
import { figuresIn } from '../main/figures/figures-in.ts';
import { evenings } from '../main/store/many-games.ts';
import { expectAccessible, pageAt, step } from './browser.ts';
import { runningApp } from './running-app.ts';
import { keep } from './store.ts';

/** How many games the store counts, read before the app opens it. Their figures are told in `test/figures`. */
const games = { all: 0, ofAda: 0, ofBoth: 0, filtered: 0 };

const app = runningApp((data) => {
  keep(data, evenings(90));
  const { group, person, pair } = figuresIn(data);
  games.all = group({}).games;
  games.ofAda = person({ id: 'ada', filter: {} })?.games ?? 0;
  games.ofBoth = pair({ one: 'ada', other: 'bo', filter: {} })?.games ?? 0;
  games.filtered = person({ id: 'ada', filter: { edition: 'modern-art-1994', tag: 'club' } })?.games ?? 0;
});

async function openAt(hash: string): Promise<Page> {
  const page = await pageAt(app, hash);
  await page.locator('main h1').waitFor();
  return page;
}

function counted(count: number): string {
  return en.statistics.counted(count, String(count));
}

describe('people', () => {
  test('lead to a person, with the same filters, and to their games', async () => {
    const page = await openAt('#/people?edition=modern-art-1994&tag=club');
    await page.getByRole('link', { name: 'Ada', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
    await page.getByText(counted(games.filtered), { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText(counted(games.ofAda), { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Show these games' }).click();
    await page.getByRole('region', { name: 'Games, newest first' }).waitFor();
    expect(page.url()).toContain('#/history?person=ada&status=finished');
    await step(page, '#/person/ada?person=bo');
    await page.getByText(counted(games.ofBoth), { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Show these games' }).click();
    await page.getByRole('button', { name: 'Remove filter: with Bo' }).waitFor();
    await page.getByText(`${counted(games.ofBoth)} on `).waitFor();
    expect(page.url()).toContain('#/history?person=ada&with=bo&status=finished');
    // Twice the same person is no pair, nor are two who have been merged.
    await step(page, '#/pair/ada/ada');
    await page.getByRole('heading', { level: 1, name: 'Ada', exact: true }).waitFor();
    expect(page.url()).toContain('#/person/ada');
  });

  test('open the question that the address names, as in version 0.1 too, and save its picture', async () => {
    const page = await openAt('#/people');
    for (const address of [
      '#/people?chart=enders',
      '#/questions?chart=artists-0',
      '#/statistics?chart=turns',
    ]) {
      await step(page, address);
      const chart = /chart=([a-z]+)/.exec(address)?.[1] ?? '';
      const line = page.locator(`[data-chart=${chart}] summary`).first();
      await page.locator(`[data-chart=${chart}] canvas`).waitFor();
      await expect.poll(() => line.evaluate((found) => found === document.activeElement)).toBe(true);
    }
    const saved = page.waitForEvent('download');
    await page
      .locator('[data-chart=turns]')
      .getByRole('button', { name: /Save picture/ })
      .click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(
      `Does it help to start People - ${games.all} games - Vernissage.png`,
    );
    const start = readFileSync(await file.path()).subarray(1, 4);
    expect(start.toString()).toBe('PNG');
    await expectAccessible(page.locator('main'));
  });

  test('are compared two by two at an address of their own', async () => {
    const page = await openAt('#/person/ada');
    await page
      .locator('[data-chart="opponents"]')
      .getByRole('link', { name: 'Bo', exact: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Ada and Bo' }).waitFor();
    expect(page.url()).toContain('#/pair/ada/bo');
    await page.getByRole('link', { name: 'Bo', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Bo', exact: true }).waitFor();
    expect(page.url()).toContain('#/person/bo');
  });

  test('who are unknown, or have no games, are met with something sensible', async () => {
    const page = await openAt('#/person/nobody');
    await page.getByRole('heading', { level: 1, name: 'There’s no such player' }).waitFor();
    await step(page, '#/person/ada?since=2020-01-01&to=2020-12-31');
    await page.getByText('No finished games match').waitFor();
  });
});
