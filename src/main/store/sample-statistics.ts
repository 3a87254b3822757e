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
 * The figures of the sample history. They are worked out when somebody asks for them, and again once its games have
 * changed: the app starts, and a table plays, without them.
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
 * Of games in a store of their own, in memory: there they count as any others do, and can count nowhere else. Between
 * one and the next the others at the table have their turn.
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
