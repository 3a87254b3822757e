import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playGallery, type Plan } from '../play/gallery.ts';
import { pageAt } from './browser.ts';
import { runningApp } from './running-app.ts';
import { keep, waitForDraft } from './store.ts';

describe('entering a card', () => {
  const FIVE: Plan = {
    edition: 'modern-art-card-game',
    players: 5,
    options: { tracking: 'full' },
    seed: 31,
    firstSeat: 0,
  };
  const COUNTED: Plan = { edition: 'masters-gallery', players: 2, options: { tracking: 'counts' }, seed: 32 };
  const TWO: Plan = {
    edition: 'masters-gallery',
    players: 2,
    options: { tracking: 'full' },
    seed: 33,
    firstSeat: 0,
  };
  const tables = { five: FIVE, killed: FIVE, counted: COUNTED, two: TWO };

  const app = runningApp((data) =>
    keep(
      data,
      Object.entries(tables).map(([id, plan]) => ({ ...playGallery({ ...plan, stopAfter: 0 }), id })),
    ),
  );

  const open = async (id: keyof typeof tables, keys = ''): Promise<Page> => {
    const page = await pageAt(app, `#/game/${id}`);
    await page.getByText('Round 1 of 4').waitFor();
    for (const key of keys === '' ? [] : keys.split(' ')) await page.keyboard.press(key);
    return page;
  };
  const asks = (page: Page, title: string) => page.getByRole('heading', { name: title }).waitFor();

  test('announces every step to screen readers', async () => {
    const page = await open('five');
    await asks(page, 'Which artist is on the Influence card?');
    await page.keyboard.press('3');
    await asks(page, 'Which artist’s artwork does Ada display?');
    await page.keyboard.press('3');
    await asks(page, 'Which symbol is on the card?');

    await page.keyboard.press('1');
    await asks(page, 'Does Ada draw a card?');
    await page.keyboard.press('Escape');
    await asks(page, 'Which symbol is on the card?');
  });

  test('survives a kill while everybody plays a card, and says what everybody would get', async () => {
    const page = await open('killed', '3 3 2 Enter 4 5 4 4 4');
    await asks(page, 'Everybody plays: what does Clara play?');
    for (const key of ['3', '4']) await page.keyboard.press(key);
    await asks(page, 'Everybody plays: what does Elena play?');
    await page.getByRole('button', { name: 'Change Dario: Dario: Nicolás Sánchez' }).waitFor();
    await waitForDraft(app.data, 'killed', /"tec","nicolas-sanchez"/);
    await app.restart();
    const back = await open('killed');
    await asks(back, 'Everybody plays: what does Elena play?');
    for (const key of ['3', '3', '5']) await back.keyboard.press(key);
    await asks(back, 'The 6th TEC ends the round.');
    await back.getByText('Going by the face-up cards').waitFor();
    await back.keyboard.press('Escape');
    await asks(back, 'Everybody plays: what does Bruno play?');
  });

  test('skipping what the rulebook requires has to be confirmed', async () => {
    const page = await open('two', '1 2 1 0');
    await asks(page, 'The rulebook says the player must do this. Skip it anyway?');
    await page.getByRole('button', { name: 'Back' }).click();
    await asks(page, 'Does Ada draw a card?');
    for (const key of ['0', 'Enter']) await page.keyboard.press(key);
    await asks(page, 'Which artist’s masterpiece does Bruno display?');
    for (const key of ['2', '5']) await page.keyboard.press(key);
    await asks(page, 'Which artist gets the award of 2?');
    await page.keyboard.press('5');
    await expect
      .poll(() =>
        page
          .getByRole('article', { name: /Van Gogh/ })
          .getByText('+2')
          .count(),
      )
      .toBe(1);
  });

  test('with only counts, takes one key per card, and warns one below the limit', async () => {
    const page = await open('counted', '1 1 1 1');
    const bay = page.getByRole('article', { name: /Vermeer/ });
    await bay.getByText('One more ends the round').waitFor();
    await page.getByRole('button', { name: 'Card with an award' }).click();
    await asks(page, 'Which artist is on the card with the award?');
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    await asks(page, 'The 5th Vermeer ends the round.');
    await page.getByRole('button', { name: 'Ends the round' }).click();
    await page.getByRole('heading', { name: /^Round over/ }).waitFor();
  });
});
