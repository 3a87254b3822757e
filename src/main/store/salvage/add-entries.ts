import type { Database } from 'better-sqlite3';
import { timelineOf, type GameRecord } from '../../../shared/record/index.ts';
import type { MissingEntries } from '../../../shared/api.ts';
import { headOf, textOf } from '../standing.ts';
import { recordIn } from '../history.ts';
import { openSeating } from '../seating.ts';
import { standingIn } from '../standing.ts';
import { INSERT_ENTRY, isIntact, SELECT_JOURNAL, type SealedEntry } from '../journal-row.ts';
import { correctionRows } from './corrections.ts';
import type { Found, Reached } from './entries.ts';
import type { Progress } from '../backups/taking.ts';
import { byPosition, fillFrom, upToGap } from './joined.ts';
import type { Place } from './places.ts';

export interface Recovered {
  /** Games that were restored or have regained missing entries. */
  readonly games: number;
  readonly missing: readonly MissingEntries[];
}

/** Where entries are looked for. */
export interface Search {
  /** What was found of the file, newer than what entries are added to. */
  readonly found: Found;
  /** Further places, newest first. They are only asked about games that miss something. */
  readonly places: () => Iterable<Place>;
  /** Whether games that end earlier than in a place have been cut. */
  readonly mayBeCut: boolean;
}

/** A journal being put together. */
interface Joining {
  readonly game: string;
  /** What the file has of it, damaged rows too. */
  readonly kept: readonly SealedEntry[];
  /** Every undamaged row of the course that the game took. */
  readonly known: Map<number, SealedEntry>;
  readonly reached: Reached | undefined;
}

/** Puts the journals of an undamaged file together from everything there is, all or none of them. */
export function addEntries(
  database: Database,
  { found: { journals, reached }, places, mayBeCut }: Search,
  progress: Progress = () => undefined,
): Recovered {
  const keptOf = database.prepare<[string], SealedEntry>(SELECT_JOURNAL);
  const positionOf = database.prepare<[string], number>('SELECT position FROM game WHERE id = ?').pluck();
  const writing = gameWriting(database);
  const missing: MissingEntries[] = [];
  const all = new Set([...journals.keys(), ...reached.keys()]);
  const written = new Set<string>();
  const short = new Map<string, Joining>();

  function begin(game: string): Joining {
    const kept = keptOf.all(game);
    const known = new Map(journals.get(game));
    fillFrom(byPosition(kept.filter((row) => isIntact(row, game))), known);
    return { game, kept, known, reached: reached.get(game) };
  }

  /** Games that end earlier than in a place, where they took no other course. */
  function cutIn({ kind, reached: further, rowsOf }: Place): readonly Joining[] {
    return [...(kind === 'former-backup' ? [] : further)].flatMap(([game, position]) => {
      if (short.has(game) || position <= (positionOf.get(game) ?? -1)) return [];
      const [joining, rows] = [begin(game), rowsOf(game)];
      const last = joining.kept.at(-1);
      // No game is ever deleted: one that is only in a backup was left out when an older one was restored.
      const isCut =
        last === undefined ? kind !== 'backup' : rows.get(last.position)?.checksum === last.checksum;
      if (!isCut && kind !== 'newer-backup') return [];
      fillFrom(rows, joining.known);
      return [joining];
    });
  }

  function end(joining: Joining): void {
    const { game, kept, known } = joining;
    const entries = upToGap(known);
    const record = recordIn(game, entries);
    const shown = record ?? recordIn(game, kept);
    const there = record !== null ? entries.length : shown === null ? 0 : kept.length;
    const of = Math.max(lengthOf(joining), record === null ? there + known.size : 0);
    if (there < of) missing.push(missingFrom(joining, there, of, shown));
    // Rows at the end may be missing without a gap.
    const isThere = areSame(entries, kept) && positionOf.get(game) === entries.length - 1;
    if (record === null || isThere) return;
    if (written.size === 0) writing.begin();
    written.add(game);
    writing.write(record, entries);
  }

  database.transaction(() => {
    database.pragma('defer_foreign_keys = 1');
    let done = 0;
    for (const game of all) {
      progress((done += 1), all.size);
      const joining = begin(game);
      if (isShort(joining)) short.set(game, joining);
      else end(joining);
    }
    for (const place of mayBeCut ? places() : []) {
      progress(done, all.size);
      for (const joining of cutIn(place)) short.set(joining.game, joining);
    }
    for (const place of short.size > 0 ? places() : []) {
      progress(done, all.size);
      for (const joining of short.values())
        fillFrom(
          place.rowsOf(joining.game),
          joining.known,
          place.kind === 'former-backup' ? lengthOf(joining) : Infinity,
        );
      if (!mayBeCut && ![...short.values()].some(isShort)) break;
    }
    for (const joining of short.values()) end(joining);
    if (written.size > 0) writing.end();
  })();
  return { games: written.size, missing };
}

/** How many entries a game had at least. Damaged rows count, but not twice: a page may be in two places. */
function lengthOf({ kept, known, reached }: Joining): number {
  const rows = new Set(kept.map(({ position }) => position)).size;
  return Math.max(rows, (reached?.position ?? -1) + 1, ...[...known.keys()].map((at) => at + 1));
}

function isShort(joining: Joining): boolean {
  return upToGap(joining.known).length < lengthOf(joining);
}

function missingFrom(
  { game, reached }: Joining,
  kept: number,
  of: number,
  record: GameRecord | null,
): MissingEntries {
  const players = record?.players.map(({ name }) => name) ?? reached?.players ?? [];
  const round = record === null ? null : (standingIn(timelineOf(record, null))?.round ?? null);
  const isSaid = reached !== undefined && reached.position + 1 === of;
  return { game, players, kept, of, round, knownBy: isSaid ? reached.knownBy : 'later-entries' };
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
  // Projections are recalculated later if they are missing, and so is what was worked out from them.
  const dropProjection = database.prepare<[string]>('DELETE FROM projected_game WHERE game = ?');
  const insertEntry = database.prepare<[SealedEntry]>(INSERT_ENTRY);
  const corrections = correctionRows(database);
  const upsertGame = database.prepare<[object]>(`
    INSERT INTO game (id, position, head, events, standing, changed_at)
    VALUES (@id, @position, @head, @events, @standing, @changedAt)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, head = excluded.head,
      events = excluded.events, standing = excluded.standing, changed_at = excluded.changed_at`);
  const seat = openSeating(database);

  return {
    begin: () => {
      // What is deleted may be of a course that the game hasn't taken: a repair must not find it in free space.
      database.pragma('secure_delete = 1');
      for (const { name } of guards) database.exec(`DROP TRIGGER "${name}"`);
    },
    end: () => {
      for (const { sql } of guards) database.exec(sql);
      database.pragma('secure_delete = 0');
    },
    write: (record: GameRecord, entries: readonly SealedEntry[]) => {
      const { id } = record;
      const at = entries.at(-1)?.at ?? '';
      const standing = standingIn(timelineOf(record, null));
      dropJournal.run(id);
      dropProjection.run(id);
      upsertGame.run({
        id,
        position: entries.length - 1,
        head: headOf(record),
        events: record.events.length,
        standing: textOf(standing),
        changedAt: at,
      });
      for (const entry of entries) insertEntry.run(entry);
      corrections.find(id, entries);
      seat(record, at);
    },
  };
}
