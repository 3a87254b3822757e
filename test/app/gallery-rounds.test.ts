import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EFFECTS } from '../../src/shared/gallery/index.ts';
import { playGallery, type GameRecord, type Plan } from '../play/gallery.ts';
import { newDataFolder, startApp, type App } from './app.ts';
import { expectAccessible, pageAt } from './browser.ts';
import { entered } from './entered.ts';
import { answersFor, enter, isOver, said } from './gallery-hand.ts';
import { keep, kept, waitForDraft } from './store.ts';

/** The first round of a random game, until it waits to be scored. */
function firstRound(plan: Plan): GameRecord {
  const record = playGallery(plan);
  const played = record.events.findIndex((_, at) => isOver(record, at + 1));
  return { ...record, events: said(record, record.events.slice(0, played + 1)) };
}

const PLANS: readonly (readonly [string, 'keys' | 'pointer', Plan])[] = [
  [
    'Masters Gallery for two',
    'keys',
    { edition: 'masters-gallery', players: 2, options: { tracking: 'full' }, seed: 21 },
  ],
  [
    'Masters Gallery for three',
    'pointer',
    { edition: 'masters-gallery', players: 3, options: { tracking: 'full' }, seed: 22, style: 'spread' },
  ],
  [
    'Masters Gallery for four, only counted',
    'keys',
    { edition: 'masters-gallery', players: 4, options: { tracking: 'counts' }, seed: 23 },
  ],
  [
    'Masters Gallery for five',
    'keys',
    { edition: 'masters-gallery', players: 5, options: { tracking: 'full' }, seed: 24, style: 'spread' },
  ],
  [
    'The Card Game for two, only counted',
    'pointer',
    { edition: 'modern-art-card-game', players: 2, options: { tracking: 'counts' }, seed: 25 },
  ],
  [
    'The Card Game for three',
    'keys',
    { edition: 'modern-art-card-game', players: 3, options: { tracking: 'full' }, seed: 26, style: 'spread' },
  ],
  [
    'The Card Game for four',
    'pointer',
    { edition: 'modern-art-card-game', players: 4, options: { tracking: 'full' }, seed: 27, style: 'spread' },
  ],
  [
    'The Card Game for five, only counted',
    'keys',
    { edition: 'modern-art-card-game', players: 5, options: { tracking: 'counts' }, seed: 28 },
  ],
];

describe('a round of a card game, entered through the screen', () => {
  let app: App;
  let data: string;
  const records = PLANS.map(([, , plan]) => firstRound(plan));
  beforeAll(async () => {
    data = newDataFolder();
    keep(
      data,
      records.map((record) => ({ ...record, events: [] })),
    );
    app = await startApp(data);
  });
  afterAll(async () => {
    await app.stop();
  });
  test('these rounds include every effect, used and skipped', () => {
    const happened = new Set(
      records.flatMap(({ events }) => events.map(({ type, effect }) => (type === 'play' ? effect : type))),
    );
    for (const effect of [...EFFECTS, 'draw', 'second', 'face-down', 'everyone', 'award', 'decline'])
      expect(happened).toContain(effect);
  });

  test.each(PLANS.map(([name, by], at) => [name, by, at] as const))('%s, by %s', async (_, by, at) => {
    const record = records[at];
    if (record === undefined) throw new Error('no such plan');
    const page = await pageAt(app, `#/game/${record.id}`);
    await page.getByText('Round 1 of 4').waitFor();
    for (const [index] of record.events.entries()) {
      await enter(page, answersFor(record, index), by);
      if (by === 'pointer') await expect.poll(() => entered(page)).toBe(index + 1);
    }
    await expect.poll(() => entered(page)).toBe(record.events.length);
    await page.getByRole('heading', { name: /^Round over/ }).waitFor();
  });

  test('is saved as it was played', async () => {
    await app.stop();
    for (const record of records) expect(kept(data, record.id)).toEqual(record.events);
    app = await startApp(data);
  });
});

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

  let app: App;
  let data: string;
  beforeAll(async () => {
    data = newDataFolder();
    keep(
      data,
      Object.entries(tables).map(([id, plan]) => ({ ...playGallery({ ...plan, stopAfter: 0 }), id })),
    );
    app = await startApp(data);
  });
  afterAll(async () => {
    await app.stop();
  });

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
    await expectAccessible(page);
    await page.keyboard.press('3');
    await asks(page, 'Which artist’s artwork does Ada display?');
    await expectAccessible(page);
    await page.keyboard.press('3');
    await asks(page, 'Which symbol is on the card?');
    await expectAccessible(page);

    await page.keyboard.press('1');
    await asks(page, 'Does Ada draw a card?');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await asks(page, 'Which symbol is on the card?');
  });

  test('survives a kill while everybody plays a card, and says what everybody would get', async () => {
    const page = await open('killed', '3 3 2 Enter 4 5 4 4 4');
    await asks(page, 'Everybody plays: what does Clara play?');
    for (const key of ['3', '4']) await page.keyboard.press(key);
    await asks(page, 'Everybody plays: what does Elena play?');
    await page.getByRole('button', { name: 'Change Dario: Dario: Nicolás Sánchez' }).waitFor();
    await expectAccessible(page);
    await waitForDraft(data, 'killed', /"tec","nicolas-sanchez"/);
    await app.kill();

    app = await startApp(data);
    const back = await open('killed');
    await asks(back, 'Everybody plays: what does Elena play?');
    for (const key of ['3', '3', '5']) await back.keyboard.press(key);
    await asks(back, 'The 6th TEC ends the round.');
    await back.getByText('Going by the face-up cards').waitFor();
    await expectAccessible(back);
    await back.keyboard.press('Escape');
    await asks(back, 'Everybody plays: what does Bruno play?');
  });

  test('skipping what the rulebook requires has to be confirmed', async () => {
    const page = await open('two', '1 2 1 0');
    await asks(page, 'The rulebook says the player must do this. Skip it anyway?');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await asks(page, 'Does Ada draw a card?');
    for (const key of ['0', 'Enter']) await page.keyboard.press(key);
    await asks(page, 'Which artist’s masterpiece does Bruno display?');
    for (const key of ['2', '5']) await page.keyboard.press(key);
    await asks(page, 'Which artist gets the award of 2?');
    await expectAccessible(page);
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
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    await asks(page, 'The 5th Vermeer ends the round.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ends the round' }).click();
    await page.getByRole('heading', { name: /^Round over/ }).waitFor();
  });
});
