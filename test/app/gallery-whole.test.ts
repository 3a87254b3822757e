import { EFFECTS, gallery } from '../../src/shared/gallery/index.ts';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/shared/text/en/index.ts';
import { playGalleryTable, type Plan } from '../play/gallery.ts';
import { repetitions } from '../repetitions.ts';
import { expectAccessible, pageAt } from './browser.ts';
import { deedsAt, enterGame, isOver, said, scoredIn } from './gallery-evening.ts';
import { SEVEN } from './made-boxes.ts';
import { runningApp } from './running-app.ts';
import { expectReplayed, saveCopy } from './saved-copy.ts';
import { keep } from './store.ts';

const full = { tracking: 'full' } as const;
const counts = { tracking: 'counts' } as const;
const order = ['tec', 'mariana-martins', 'denise-jillian-tan', 'wagner-kuroiwa', 'nicolas-sanchez'];

/** The first has every symbol, used and skipped, and every question of a scoring; the soak plays the others too. */
const PLANS: readonly Plan[] = [
  { edition: 'masters-gallery', players: 3, options: full, seed: 28, style: 'rush' },
  { edition: 'masters-gallery', players: 3, options: counts, seed: 2, style: 'rush' },
  { edition: 'modern-art-card-game', players: 3, options: { ...full, order }, seed: 34 },
  { edition: 'modern-art-card-game', players: 5, options: full, seed: 20, style: 'rush' },
  { edition: 'modern-art-card-game', players: 2, options: counts, seed: 3, style: 'rush' },
  { edition: SEVEN.basedOn, box: SEVEN, players: 3, options: full, seed: 6, style: 'rush' },
];

const HAPPENS = [
  ...EFFECTS,
  ...['draw', 'second', 'face-down', 'everyone', 'award', 'decline', 'reveal', 'extras', 'settle'],
];

describe('a whole game by keys ends with the same points as real cards', () => {
  const games = PLANS.slice(0, repetitions(1, PLANS.length)).map((plan) => {
    const { record, outcome } = playGalleryTable(plan);
    const { box } = plan;
    const boxed = box === undefined ? record : { ...record, id: box.id, edition: 'box', box };
    return { record: { ...boxed, events: said(boxed, record.events) }, outcome, plan };
  });

  const app = runningApp((data) =>
    keep(
      data,
      games.map(({ record }) => ({ ...record, events: [] })),
    ),
  );

  test('the first game has everything that can happen, and asks everything that scoring can ask', () => {
    const [record] = games.map((game) => game.record);
    if (record === undefined) throw new Error('there is a first game');
    const happened = new Set(record.events.flatMap(({ type, effect }) => [type, effect]));
    expect([...happened]).toEqual(expect.arrayContaining(HAPPENS));
    const asked = new Set(
      record.events.flatMap((_, at) =>
        isOver(record, at) ? deedsAt(record, at).map((deed) => String(deed.asked)) : [],
      ),
    );
    expect(asked.size).toBe(4);
  });

  test.each(games)('$plan.edition for $plan.players, $plan.options', async ({ record, outcome, plan }) => {
    const page = await pageAt(app, `#/game/${record.id}`);
    await page.getByText(`Round 1 of ${plan.box?.rounds ?? 4}`).waitFor();
    await enterGame(page, record);

    const scores = outcome.scores ?? [];
    const winners = (outcome.winners ?? []).map((seat) => record.players[seat]?.name ?? '');
    const names = new Intl.ListFormat('en-GB').format(winners);
    await page.getByRole('heading', { name: en.end.wins(names, winners.length > 1) }).waitFor();
    await expectAccessible(page);
    expect(await page.locator('ul strong').allInnerTexts()).toEqual(scores.map(String));
    const unit = scoredIn(gallery.editions[plan.edition]);
    await page.getByRole('row', { name: new RegExp(`^${unit}.*${scores[0] ?? ''}`) }).waitFor();

    const copy = await saveCopy(page, app.data, record.id);
    await expectReplayed(copy.file, record.id, outcome);
  });
});
