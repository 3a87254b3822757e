import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { GameRecord } from '../../shared/record/index.ts';
import { openInMemory } from './connection.ts';
import { gameRows } from './game-rows.ts';
import { openGames, type Surroundings } from './games.ts';
import { openIdentities } from './identities.ts';
import { openPlayers } from './players.ts';
import type { SampleGame } from './samples.ts';
import { openStatistics, type Statistics } from './statistics/index.ts';

/**
 * The statistics of the sample history: calculated on demand and again after its games change, so that
 * startup and play don't wait for them.
 */
export function openSampleStatistics(
  here: () => readonly SampleGame[],
  recordOf: (id: string) => GameRecord,
  surroundings: Surroundings,
): () => Promise<Statistics> {
  let known: { readonly state: string; readonly statistics: Promise<Statistics> } | null = null;
  return () => {
    const games = here();
    const state = JSON.stringify(games);
    if (known?.state !== state) {
      known = { state, statistics: statisticsApart(games, recordOf, surroundings) };
    }
    return known.statistics;
  };
}

/**
 * Uses a separate store in memory, where sample games count like any others and can't affect real statistics.
 * Yields to other work between games.
 */
async function statisticsApart(
  samples: readonly SampleGame[],
  recordOf: (id: string) => GameRecord,
  surroundings: Surroundings,
): Promise<Statistics> {
  const database = openInMemory();
  const games = openGames(gameRows(database), surroundings);
  for (const { id } of samples) {
    await turnOfOthers();
    games.add({ ...recordOf(id), sample: false });
  }
  const players = openPlayers(database, openIdentities(database), surroundings);
  return openStatistics(database, players.list, surroundings.now);
}
