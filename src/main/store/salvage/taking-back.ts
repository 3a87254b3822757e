import type { Database } from 'better-sqlite3';
import { sit, type GameRecord } from '../../../shared/record/index.ts';
import { headOf } from '../game-rows.ts';
import { historyOf, recordOf } from '../history.ts';
import { standingIn } from '../reached.ts';
import { INSERT_ENTRY, SELECT_JOURNAL, type SealedEntry } from '../journal-row.ts';
import type { Found } from './entries.ts';
import type { Reached } from '../backups/taking.ts';
import { joined } from './joined.ts';

/** What became of the games that were found. */
export interface TakenBack {
  /** Games that are back, or have entries again that were missing. */
  readonly games: number;
  /** Games that went further than can be shown, since an entry of theirs is lost: they end before it. */
  readonly cutShort: readonly string[];
  /** Games of which nothing can be shown, since how they began is lost. */
  readonly lost: readonly string[];
}

/** Takes the journals that were found in a damaged file into a sound one, all of them or none. */
export function takeBack(
  database: Database,
  { journals, reached }: Found,
  tell: Reached = () => undefined,
): TakenBack {
  const keptOf = database.prepare<[string], SealedEntry>(SELECT_JOURNAL);
  const writing = gameWriting(database);
  const cutShort: string[] = [];
  const lost: string[] = [];
  let games = 0;
  database.transaction(() => {
    database.pragma('defer_foreign_keys = 1');
    writing.begin();
    const all = new Set([...journals.keys(), ...reached.keys()]);
    let done = 0;
    for (const game of all) {
      tell((done += 1), all.size);
      const entries = journals.get(game) ?? NOTHING;
      const kept = keptOf.all(game);
      const { entries: whole, cutOff } = joined(entries, kept);
      const record = readable(game, whole);
      if (record === null) {
        lost.push(game);
        continue;
      }
      if (cutOff > 0 || whole.length <= (reached.get(game) ?? -1)) cutShort.push(game);
      if (whole.length === kept.length && whole.every(({ checksum }, at) => checksum === kept[at]?.checksum))
        continue;
      games += 1;
      writing.write(record, whole);
    }
    writing.end();
  })();
  return { games, cutShort, lost };
}

const NOTHING: ReadonlyMap<number, SealedEntry> = new Map();

function readable(game: string, entries: readonly SealedEntry[]): GameRecord | null {
  try {
    return recordOf(historyOf(game, entries));
  } catch {
    return null;
  }
}

/** Writes journals whole. What was never to change is written anew here, so the guards of the journal step aside. */
function gameWriting(database: Database) {
  const guards = database
    .prepare<[], { readonly name: string; readonly sql: string }>(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'journal'`,
    )
    .all();
  const dropJournal = database.prepare<[string]>('DELETE FROM journal WHERE game = ?');
  const dropSeats = database.prepare<[string]>('DELETE FROM seat WHERE game = ?');
  // What history and statistics know of a game is worked out again where it is missing.
  const dropProjection = database.prepare<[string]>('DELETE FROM projected_game WHERE game = ?');
  const insertEntry = database.prepare<[SealedEntry]>(INSERT_ENTRY);
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
      const standing = standingIn(sit(record, null));
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
      dropSeats.run(id);
      for (const [seat, player] of players.entries()) {
        insertPlayer.run(player.id, player.name);
        insertSeat.run(id, seat, player.id);
      }
    },
  };
}
