import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { outcomeOf, replay } from '../../src/shared/record/index.ts';
import { extras, influence, play, faceDown, reveal, turns, galleryRecord } from '../fixtures/gallery.ts';
import { playersNamed } from '../fixtures/people.ts';
import { expectAccessible, pageAt } from './browser.ts';
import { runningApp } from './running-app.ts';
import { keep, kept, waitForDraft } from './store.ts';

/** A round of Masters Gallery that Bruno ends, with one of Ada's cards face down. */
const ROUND = [
  influence('monet'),
  ...[play(0, 'degas', 'second-down'), faceDown],
  ...turns(1, 2, ['monet', 'degas', 'monet', 'vermeer', 'monet', 'renoir']),
];
const LAST = play(1, 'monet', 'award');

function game(id: string, ...events: readonly unknown[]) {
  return galleryRecord(events, { id, edition: 'masters-gallery', players: playersNamed(['Ada', 'Bruno']) });
}

const GAMES = [
  game('over', ...ROUND, LAST),
  game('log', ...ROUND, LAST, reveal(['vermeer'], []), extras([], [])),
];

const app = runningApp((data) => keep(data, GAMES));

async function openGame(id: string, options = {}): Promise<Page> {
  const page = await pageAt(app, `#/game/${id}`, options);
  await page.getByRole('heading', { name: /^Round over/ }).waitFor();
  return page;
}

const asks = (page: Page, title: string | RegExp) => page.getByRole('heading', { name: title }).waitFor();

describe('scoring a round', () => {
  test('returns to the same question after a kill, and every step can be undone and redone', async () => {
    let page = await openGame('over', { viewport: { width: 1024, height: 640 } });
    await page.keyboard.press('1');
    await asks(page, 'All cards are turned up');
    await waitForDraft(app.data, 'over', /"turnedUp":\[\["vermeer"\],\[\]\]/);
    await app.restart();
    page = await openGame('over');
    await asks(page, 'All cards are turned up');
    await page.keyboard.press('Enter');
    await asks(page, 'Does Bruno add a masterpiece?');
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await asks(page, 'Does Ada add a masterpiece?');
    await page.keyboard.press('1');
    await waitForDraft(app.data, 'over', /"added":\[\["vermeer"\]/);
    await app.restart();
    page = await openGame('over');
    await asks(page, 'Does Ada add a masterpiece?');
    expect(await page.getByRole('button', { name: /^Vermeer/ }).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    await asks(page, 'Points this round');
    await page.getByText('Monet: 5 masterpieces, 3 each').first().waitFor({ state: 'attached' });

    const undo = page.getByRole('button', { name: 'Undo' });
    const redo = page.getByRole('button', { name: 'Redo' });
    await undo.click();
    await asks(page, /add a masterpiece/);
    await undo.click();
    await asks(page, /turns up/);
    await redo.click();
    await asks(page, /add a masterpiece/);
    await redo.click();
    await asks(page, 'Points this round');
    await page.getByRole('button', { name: 'Save, next round' }).click();
    await page.getByText('Round 2 of 4').waitFor();
    await undo.click();
    await asks(page, 'Points this round');
  });
});

describe('a card game’s log', () => {
  test('shows every step, and corrects one, with what that changes', async () => {
    const page = await openGame('log');
    await page.keyboard.press('l');
    const line = page.locator('[data-line]').filter({ hasText: 'Turned up: Ada (Vermeer)' });
    await line.getByRole('button').first().click();
    await line.getByRole('button', { name: 'Correct' }).click();
    await page.getByLabel('Ada, card 1').selectOption('Degas');
    await expectAccessible(page);
    await page.getByText('1 card more of Degas on the table').waitFor();
    await page.getByText(/^in round 1 Ada \d+ points? (more|fewer)$/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Apply correction' }).click();
    await page.getByRole('button', { name: 'Turned up: Ada (Degas)', exact: true }).waitFor();
  });

  test('fixes a name, changes who started, and tracks less from now on', async () => {
    const page = await openGame('log');
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Seats and options' }).click();
    await page.getByLabel('Name in seat 1').fill(' ');
    await page.getByRole('button', { name: 'See what changes' }).click();
    await page.getByText('Seat 1 needs a name.').waitFor();
    await page.getByLabel('Name in seat 1').fill('Adele');
    await page.getByRole('radio', { name: /^Only the cards displayed/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'See what changes' }).click();
    await page.getByText(/Ada renamed to Adele/).waitFor();
    await page.getByRole('button', { name: 'Apply correction' }).click();
    await page.getByText('Corrected.').waitFor();
    await page.keyboard.press('Escape');
    await asks(page, 'Any more cards to count?');
    await app.stop();
    const replayed = replay({
      ...game('log'),
      options: { tracking: 'counts' },
      events: kept(app.data, 'log'),
    });
    expect(replayed.ok && outcomeOf(replayed.table).status).toBe('settling');
    await app.start();
  });
});
