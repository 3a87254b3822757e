import type { Database } from 'better-sqlite3';
import { timelineOf, type GameRecord } from '../../../shared/record/index.ts';
import type { MissingEntries } from '../../../shared/api.ts';
import { headOf } from '../game-rows.ts';
import { historyOf, recordOf } from '../history.ts';
import { standingIn } from '../standing.ts';
import { INSERT_ENTRY, isIntact, SELECT_JOURNAL, type SealedEntry } from '../journal-row.ts';
import { correctionRows } from './corrections.ts';
import type { Found, Reached } from './entries.ts';
import type { Progress } from '../backups/taking.ts';
import { joined } from './joined.ts';

export interface Recovered {
  /** Games that were restored or have regained missing entries. */
  readonly games: number;
  readonly missing: readonly MissingEntries[];
}

/** Adds the journals found to an undamaged file, all or none of them. */
export function addEntries(
  database: Database,
  { journals, reached }: Found,
  progress: Progress = () => undefined,
): Recovered {
  const keptOf = database.prepare<[string], SealedEntry>(SELECT_JOURNAL);
  const writing = gameWriting(database);
  const missing: MissingEntries[] = [];
  const all = new Set([...journals.keys(), ...reached.keys()]);
  let games = 0;
  database.transaction(() => {
    database.pragma('defer_foreign_keys = 1');
    let done = 0;
    for (const game of all) {
      progress((done += 1), all.size);
      const found = journals.get(game) ?? NOTHING;
      const kept = keptOf.all(game);
      const entries = joined(found, kept.filter(isIntact));
      const record = readable(game, entries);
      const there = record === null ? 0 : entries.length;
      const of = 1 + Math.max(-1, ...found.keys(), reached.get(game)?.position ?? -1);
      if (there < of) missing.push(missingFrom(game, there, of, record, reached.get(game)));
      if (record === null || areSame(entries, kept)) continue;
      if (games === 0) writing.begin();
      games += 1;
      writing.write(record, entries);
    }
    if (games > 0) writing.end();
  })();
  return { games, missing };
}

const NOTHING: ReadonlyMap<number, SealedEntry> = new Map();

function missingFrom(
  game: string,
  kept: number,
  of: number,
  record: GameRecord | null,
  reached: Reached | undefined,
): MissingEntries {
  const players = record?.players.map(({ name }) => name) ?? reached?.players ?? [];
  const isSaid = reached !== undefined && reached.position + 1 === of;
  return { game, players, kept, of, knownBy: isSaid ? reached.knownBy : 'later-entries' };
}

function readable(game: string, entries: readonly SealedEntry[]): GameRecord | null {
  try {
    return recordOf(historyOf(game, entries));
  } catch {
    return null;
  }
}

function areSame(entries: readonly SealedEntry[], kept: readonly SealedEntry[]): boolean {
  return (
    entries.length === kept.length && entries.every(({ checksum }, at) => checksum === kept[at]?.checksum)
  );
}

/** Rewrites whole journals, so the triggers that protect journals are dropped meanwhile. */
function gameWriting(database: Database) {
  const guards = database
    .prepare<[], { readonly name: string; readonly sql: string }>(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'journal'`,
    )
    .all();
  const dropJournal = database.prepare<[string]>('DELETE FROM journal WHERE game = ?');
  const dropSeats = database.prepare<[string]>('DELETE FROM seat WHERE game = ?');
  // Projections are recalculated later if they are missing, and so is what was worked out from them.
  const dropProjection = database.prepare<[string]>('DELETE FROM projected_game WHERE game = ?');
  const insertEntry = database.prepare<[SealedEntry]>(INSERT_ENTRY);
  const corrections = correctionRows(database);
  const upsertGame = database.prepare<[object]>(`
    INSERT INTO game (id, position, head, events, standing, changed_at)
    VALUES (@id, @position, @head, @events, @standing, @changedAt)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, head = excluded.head,
      events = excluded.events, standing = excluded.standing, changed_at = excluded.changed_at`);
  const insertPlayer = database.prepare<[string, string]>(
    'INSERT INTO player (id, name) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const insertSeat = database.prepare<[string, number, string]>(
    'INSERT INTO seat (game, seat, player) VALUES (?, ?, ?)',
  );

  return {
    begin: () => {
      for (const { name } of guards) database.exec(`DROP TRIGGER "${name}"`);
    },
    end: () => {
      for (const { sql } of guards) database.exec(sql);
    },
    write: (record: GameRecord, entries: readonly SealedEntry[]) => {
      const { id, players } = record;
      const standing = standingIn(timelineOf(record, null));
      dropJournal.run(id);
      dropProjection.run(id);
      upsertGame.run({
        id,
        position: entries.length - 1,
        head: headOf(record),
        events: record.events.length,
        standing: standing === null ? null : JSON.stringify(standing),
        changedAt: entries.at(-1)?.at ?? '',
      });
      for (const entry of entries) insertEntry.run(entry);
      corrections.find(id, entries);
      dropSeats.run(id);
      for (const [seat, player] of players.entries()) {
        insertPlayer.run(player.id, player.name);
        insertSeat.run(id, seat, player.id);
      }
    },
  };
}
