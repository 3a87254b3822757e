import { expect, test } from 'vitest';
import ListHeading from '../../../../src/renderer/features/past-games/list/ListHeading.svelte';
import type { PastGame } from '../../../../src/shared/api.ts';
import { render } from '../../mounted.ts';
import { GAME } from '../../shown/past/past-game.ts';

const [ADA, BO, CHLOÉ] = GAME.players.map(({ name }) => name);

/** A game of an evening, with everybody's place in the order of the seats. */
const game = (id: string, places: readonly (number | null)[], about: Partial<PastGame> = {}): PastGame => ({
  ...GAME,
  id,
  playedAt: '2025-03-01T20:05',
  players: GAME.players.map((player, seat) => ({ ...player, place: places[seat] ?? null })),
  ...about,
});

async function headed(games: readonly (PastGame | undefined)[]): Promise<string> {
  const heading = {
    kind: 'evening',
    named: '2025-03',
    games: games.length,
    evenings: 1,
    at: 0,
    above: 0,
  } as const;
  const screen = await render(ListHeading, { heading, games, search: {}, ofSeveral: false });
  const text = screen.container.textContent.replaceAll(/\s+/g, ' ').trim();
  await screen.unmount();
  return text;
}

test.each([
  ['who did best over both', [game('2', [1, 2, 3]), game('1', [3, 1, 2])], `${BO}’s evening`],
  ['everybody who did best', [game('2', [1, 2, 3]), game('1', [2, 1, 3])], `${ADA} and ${BO}`],
  [
    'who won the game that counts',
    [game('2', [1, 2, 3]), game('1', [3, 2, 1], { misplayed: true })],
    `${ADA}’s evening`,
  ],
  [
    'who won by day',
    [
      game('2', [3, 2, 1], { playedAt: '2025-03-01T14:05' }),
      game('1', [3, 2, 1], { playedAt: '2025-03-01T12:05' }),
    ],
    `${CHLOÉ}’s day`,
  ],
] as const)('an evening of several games is named after %s', async (_, games, named) => {
  expect(await headed(games)).toBe(`1 Sat ${named} 2 games, at the club`);
});

test('an evening that isn’t known or won has no name', async () => {
  const open = { status: 'unfinished' } as const;
  expect(await headed([game('2', [null, null, null], open), game('1', [null, null, null], open)])).toBe(
    '1 Sat 2 games, at the club',
  );
  expect(await headed([game('2', [1, 2, 3]), undefined])).toBe('1 Sat 2 games, at the club');
  expect(await headed([undefined, undefined])).toBe('');
});
