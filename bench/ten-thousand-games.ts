import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openForWork } from '../src/main/store/connection.ts';
import { openStore, STORE_FILE } from '../src/main/store/index.ts';
import { checksumOf, INSERT_ENTRY, type StoredEntry } from '../src/main/store/journal-row.ts';
import { value } from '../src/main/store/valuing.ts';
import type { GameRecord } from '../src/shared/record/index.ts';
import { newDataFolder } from '../test/app/app.ts';
import { evening } from '../test/main/store/many-games.ts';
import { withoutWorker } from '../test/main/work/without-worker.ts';
import { importInto } from '../test/main/store/importing/import-into.ts';

export const MANY_GAMES = 10_000;

/** How many are played card by card; the others are copies with other dates and people. */
const DIFFERENT = 500;

/** A larger history than anyone will ever have: all editions, seven people, three years of many evenings. */
export function manyGames(): readonly GameRecord[] {
  const played = Array.from({ length: DIFFERENT }, (_, seed) => evening(seed));
  return Array.from({ length: MANY_GAMES }, (_, number) => {
    const record = played[number % DIFFERENT];
    if (record === undefined) throw new Error('some evening was played');
    const { startedAt } = record;
    const turned = record.players.map(
      (player, seat) => record.players.at(seat - (Math.floor(number / DIFFERENT) % 3)) ?? player,
    );
    return {
      ...record,
      id: `game-${number}`,
      players: turned,
      startedAt: startedAt === null ? null : later(startedAt ?? '', number),
      finishedAt: null,
    };
  });
}

export function fill(folder: string): void {
  importInto(folder, manyGames());
}

/** A data folder with that history: an existing one named on the command line, or a new one. */
export function folderOfManyGames(): string {
  const laid = process.argv.slice(2).find((word) => existsSync(word));
  if (laid !== undefined) return laid;
  const folder = newStore();
  fill(folder);
  return folder;
}

/** What the forecast says about these games. The app works it out once, in the background, while everything else is slower. */
export async function workOutValues(folder: string): Promise<void> {
  await withoutWorker(folder, (context) => value.run(null, context));
}

function later(time: string, minutes: number): string {
  return new Date(Date.parse(time) + minutes * 60_000).toISOString();
}

/** The same games, each with a row for every entry in its journal. */
export function folderOfPlayedGames(): string {
  const folder = newStore();
  const games = manyGames();
  importInto(
    folder,
    games.map((game) => ({ ...game, events: [] })),
  );
  const database = openForWork(join(folder, STORE_FILE));
  const insert = database.prepare<[object]>(INSERT_ENTRY);
  const move = database.prepare<[number, string]>('UPDATE game SET position = ? WHERE id = ?');
  database.transaction(() => {
    for (const { id: game, events } of games) {
      for (const [at, event] of events.entries()) {
        const row: StoredEntry = {
          game,
          position: at + 1,
          at: '2026-01-31T20:15:00.000Z',
          kind: 'edit',
          content: JSON.stringify([{ kind: 'append', event }]),
        };
        insert.run({ ...row, checksum: checksumOf(row) });
      }
      move.run(events.length, game);
    }
  })();
  database.close();
  return folder;
}

/** A data folder without games. */
function newStore(): string {
  const folder = newDataFolder();
  const store = openStore(folder, { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() });
  if (!store.ok) throw new Error(store.error.kind);
  store.value.close();
  return folder;
}
