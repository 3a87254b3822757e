import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { GameValues } from '../../shared/projection/index.ts';
import type { GameRecord } from '../../shared/record/index.ts';
import { openInMemory } from './connection.ts';
import { gameRows } from './game-rows.ts';
import { openGames, type Surroundings } from './games.ts';
import { openIdentities } from './identities.ts';
import { openPlayers } from './players.ts';
import type { SampleGame } from './samples.ts';
import { openStatistics, type Statistics } from './statistics/index.ts';
import { openValues } from './values.ts';

/** What is stored of the sample games. */
interface StoredGames {
  readonly recordOf: (id: string) => GameRecord;
  readonly valuesOf: (id: string) => GameValues | null;
}

/**
 * The statistics of the sample history: calculated on demand and again after its games change, so that
 * startup and play don't wait for them.
 */
export function openSampleStatistics(
  here: () => readonly SampleGame[],
  stored: StoredGames,
  surroundings: Surroundings,
): () => Promise<Statistics> {
  let known: { readonly state: string; readonly statistics: Promise<Statistics> } | null = null;
  return () => {
    const games = here();
    const state = JSON.stringify(games);
    if (known?.state !== state) {
      known = { state, statistics: statisticsApart(games, stored, surroundings) };
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
  { recordOf, valuesOf }: StoredGames,
  surroundings: Surroundings,
): Promise<Statistics> {
  const database = openInMemory();
  const games = openGames(gameRows(database), surroundings);
  const values = openValues(database);
  for (const { id } of samples) {
    await turnOfOthers();
    games.add({ ...recordOf(id), sample: false });
    const known = valuesOf(id);
    if (known !== null) values.write(id, known);
  }
  const players = openPlayers(database, openIdentities(database), surroundings);
  return openStatistics(database, players.list, surroundings.now);
}
