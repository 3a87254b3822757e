import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import GameLines from '../../../../src/renderer/features/past-games/list/GameLines.svelte';
import { linesOf } from '../../../../src/renderer/features/past-games/list/lines.ts';
import type { PastGame } from '../../../../src/shared/api.ts';
import { render } from '../../mounted.ts';
import { GAME } from '../../shown/past/past-game.ts';

const COUNT = 1_000;
const LINES = linesOf([{ month: '2026-11', evenings: Array.from({ length: COUNT }, () => 1) }]);

const game = (place: number) => ({ ...GAME, id: String(place) });

const row = createRawSnippet<[PastGame]>(() => ({ render: () => '<p></p>' }));

test('far down a list, games that arrive are shown, and once it is still those around the screen too', async () => {
  const games = Array.from({ length: COUNT }, (_, place) => (place < 30 ? game(place) : undefined));
  const props = { search: {}, lines: LINES, games, label: 'games', row, stripOf: () => null };
  let seen = { first: 0, end: 0 };
  const screen = await render(GameLines, {
    ...props,
    onlook: (at: typeof seen) => {
      seen = at;
      return Promise.resolve();
    },
  });
  const shown = () =>
    [...screen.container.querySelectorAll<HTMLElement>('li:not([aria-busy])')].map(({ dataset }) =>
      Number(dataset['at']),
    );
  await expect.poll(shown).toContain(0);
  const many = shown().length;
  scrollTo(0, document.documentElement.scrollHeight / 2);
  await expect.poll(() => seen.first).toBeGreaterThan(100);
  await screen.rerender({ games: Array.from({ length: COUNT }, (_, place) => game(place)) });
  await expect.poll(() => shown().length).toBe(many);
  expect(Math.min(...shown())).toBeLessThanOrEqual(seen.first);
  expect(Math.max(...shown())).toBeGreaterThanOrEqual(seen.end - 1);
  scrollTo(0, 0);
});
