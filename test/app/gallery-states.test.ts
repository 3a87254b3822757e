import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { cutAt, playedGallery } from '../fixtures/replayed.ts';
import { playGallery, type GameRecord, type Plan } from '../play/gallery.ts';
import { expectAccessible, pageAt, step } from './browser.ts';
import { runningApp } from './running-app.ts';
import { readAloud } from './read-aloud.ts';
import { keep } from './store.ts';

const PLANS: readonly Plan[] = [
  { edition: 'masters-gallery', players: 5, options: { tracking: 'full' }, seed: 3 },
  { edition: 'modern-art-card-game', players: 5, options: { tracking: 'full' }, seed: 5 },
  { edition: 'modern-art-card-game', players: 3, options: { tracking: 'counts' }, seed: 7 },
];

/** The moment a card game is at, as far as its questions differ. */
function momentOf(record: GameRecord): string {
  const { situation } = playedGallery(record).state;
  return situation.kind === 'effect' ? `effect ${situation.symbol}` : situation.kind;
}

/** The first occurrence of each question in a game, and the last end of a round. */
function momentsOf(plan: Plan): readonly (readonly [string, GameRecord])[] {
  const whole = playGallery(plan);
  const found = new Map<string, GameRecord>();
  for (let events = 0; events <= whole.events.length; events += 1) {
    const record = cutAt(whole, events);
    const moment = momentOf(record);
    if (moment === 'settling' || !found.has(moment)) found.set(moment, record);
  }
  const tracking = plan.options?.tracking ?? 'full';
  return [...found].map(([moment, record]) => [
    `${plan.edition} ${tracking} ${moment}`.replaceAll(' ', '-'),
    record,
  ]);
}

const MOMENTS = PLANS.flatMap(momentsOf);

let page: Page;
const app = runningApp((data) =>
  keep(
    data,
    MOMENTS.map(([id, record]) => ({ ...record, id })),
  ),
);
beforeAll(async () => {
  page = await pageAt(app, '#/', { viewport: { width: 1024, height: 640 } });
});

describe('a card game, question by question', () => {
  test('every question of a turn, the end of a round and the end of a game occurs', () => {
    const moments = new Set(MOMENTS.map(([, record]) => momentOf(record)));
    expect([...moments].filter((moment) => moment?.startsWith('effect')).length).toBeGreaterThanOrEqual(4);
    for (const moment of ['influence', 'turn', 'settling', 'finished']) expect(moments).toContain(moment);
  });

  test.each(MOMENTS)('%s: its accessibility tree, and nothing beyond the edge at 1024 × 640', async (id) => {
    await step(page, `#/game/${id}`);
    await page.locator('[data-events]').waitFor();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await expect(await readAloud(page.locator('main'))).toMatchFileSnapshot(`states/${id}.aria`);
    await expectAccessible(page, ['light']);
    const { wide, high } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { wide: scrollWidth - innerWidth, high: scrollHeight - innerHeight };
    });
    expect(wide).toBeLessThanOrEqual(0);
    if (!id.endsWith('finished')) expect(high).toBeLessThanOrEqual(0);
  });
});
