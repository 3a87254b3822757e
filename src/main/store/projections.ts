import type { Database, Statement } from 'better-sqlite3';
import { isDeepStrictEqual } from 'node:util';
import { PROJECTION_VERSION } from '../../shared/projection/index.ts';
import { editionIn } from '../../shared/record/index.ts';
import { openPlayedBoxes } from './played-boxes.ts';
import type { Projecting } from './facts-row.ts';
import { ROW_KINDS, rowsOfFinished, rowsUnderWay, type Row } from './projected-rows.ts';
import type { Standing } from './standing.ts';
import { listingOf } from './listing.ts';
import { openValues } from './values.ts';

export interface Projections {
  /** Replaces all rows of a game, in the caller's transaction. */
  readonly write: (game: Projecting) => void;
  /** Whether a game’s rows are those that would be written. True if they will be made again anyway. */
  readonly holds: (game: Projecting) => boolean;
  /** Updates what is listed about a game of which only the notes changed, in the caller's transaction. */
  readonly relabel: (game: Relabelled) => void;
  /** Whether a game is missing or was written by other rules. */
  readonly isStale: () => boolean;
  /** The ids of those games, latest first. */
  readonly stale: () => string[];
  /** Records that a replay gives a different result than the one stored, in the caller's transaction. */
  readonly contradict: (game: string, replayed: Standing | null) => void;
}

/** A game of which only the notes changed. */
export interface Relabelled extends Pick<Projecting, 'record' | 'standing'> {
  readonly timesChange: boolean;
}

export function openProjections(database: Database): Projections {
  const values = openValues(database);
  const deleteContradiction = database.prepare<[string]>('DELETE FROM contradiction WHERE game = ?');
  const putGame = database
    .prepare<[object], number>(
      `
      INSERT INTO projected_game
        (game, version, played_at, family, edition, seats, status, location, minutes, counts, misplayed, whole, search)
      VALUES (:game, :version,
        COALESCE(:playedAt, (SELECT at FROM journal WHERE game = :game AND position = 0)),
        :family, :edition, :seats, :status, :location, :minutes, :counts, :misplayed, :whole, :search)
      ON CONFLICT (game) DO UPDATE SET
        (version, played_at, family, edition, seats, status, location, minutes, counts, misplayed, whole, search) =
        (excluded.version, excluded.played_at, excluded.family, excluded.edition, excluded.seats, excluded.status,
          excluded.location, excluded.minutes, excluded.counts, excluded.misplayed, excluded.whole,
          excluded.search)
      RETURNING number`,
    )
    .pluck();
  const selectGame = database.prepare<
    [string],
    Columns & { readonly number: number; readonly addedAt: string }
  >(`
    SELECT number, game, version, played_at AS playedAt, family, edition, seats, status, location, minutes, counts,
      misplayed, whole, search, (SELECT at FROM journal WHERE game = projected_game.game AND position = 0) AS addedAt
    FROM projected_game WHERE game = ?`);
  const updateLabels = database
    .prepare<[object], number>(
      `
      UPDATE projected_game SET
        played_at = COALESCE(:playedAt, (SELECT at FROM journal WHERE game = :game AND position = 0)),
        location = :location, minutes = IIF(:timesChange, :minutes, minutes),
        counts = :counts, misplayed = :misplayed, search = :search
      WHERE game = :game RETURNING number`,
    )
    .pluck();
  const boxes = openPlayedBoxes(database);
  const tables = ROW_KINDS.map((kind) => ({ kind, ...rowsIn(database, `projected_${kind}`) }));
  const replaceTags = tables.find(({ kind }) => kind === 'tag')?.replace;
  const selectIsStale = database
    .prepare<[number, number], number>(
      `SELECT (SELECT COUNT(*) FROM game) <> (SELECT COUNT(*) FROM projected_game)
         OR EXISTS (SELECT 1 FROM projected_game WHERE version < ?)
         OR EXISTS (SELECT 1 FROM projected_game WHERE version > ?)`,
    )
    .pluck();
  const selectStale = database
    .prepare<[number], string>(
      `SELECT id FROM game LEFT JOIN projected_game ON projected_game.game = game.id
       WHERE version IS NOT ? ORDER BY changed_at DESC, id`,
    )
    .pluck();
  const insertContradiction = database.prepare<[string, string | null]>(
    'INSERT INTO contradiction VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET replayed = excluded.replayed',
  );

  return {
    holds: (game) => {
      const kept = selectGame.get(game.record.id);
      if (kept?.version !== PROJECTION_VERSION) return true;
      const { number, addedAt } = kept;
      const { columns, rows } = wantedOf(game);
      const wanted = { ...columns, playedAt: columns.playedAt ?? addedAt, number, addedAt };
      return isDeepStrictEqual(kept, wanted) && tables.every(({ kind, holds }) => holds(number, rows[kind]));
    },
    write: (game) => {
      const { record } = game;
      // Until then, the written result counted and not the log.
      if (deleteContradiction.run(record.id).changes > 0) values.drop(record.id);
      boxes.keep(editionIn(record));
      const { columns, rows } = wantedOf(game);
      const number = putGame.get(columns);
      if (number === undefined) throw new Error('a row that is put returns its number');
      for (const { kind, replace } of tables) replace(number, rows[kind]);
    },
    relabel: ({ record, standing, timesChange }) => {
      const { tags, playedAt, location, minutes, counts, misplayed, search } = listingOf(record, standing);
      const number = updateLabels.get({
        game: record.id,
        playedAt,
        location,
        minutes,
        timesChange: timesChange ? 1 : 0,
        counts: counts ? 1 : 0,
        misplayed: misplayed ? 1 : 0,
        search,
      });
      // A game that isn't listed yet will be, with what is noted about it now.
      if (number !== undefined) replaceTags?.(number, rowsUnderWay(tags).tag);
    },
    isStale: () => selectIsStale.get(PROJECTION_VERSION, PROJECTION_VERSION) === 1,
    stale: () => selectStale.all(PROJECTION_VERSION),
    contradict: (game, replayed) => {
      insertContradiction.run(game, replayed === null ? null : JSON.stringify(replayed));
      values.drop(game);
    },
  };
}

type Columns = ReturnType<typeof wantedOf>['columns'];

/** What should be kept of a game: its row, and its rows in each table. */
function wantedOf(game: Projecting) {
  const { record, standing } = game;
  const { tags, counts, misplayed, ...listing } = listingOf(record, standing);
  const columns = {
    ...listing,
    game: record.id,
    version: PROJECTION_VERSION,
    counts: counts ? 1 : 0,
    misplayed: misplayed ? 1 : 0,
    whole: game.projection?.whole === false ? 0 : 1,
  };
  const rows = listing.status === 'finished' ? rowsOfFinished(tags, game) : rowsUnderWay(tags);
  return { columns, rows };
}

const MOST_ROWS_AT_ONCE = 100;

/** The rows of a table whose key starts with the game's number. */
function rowsIn(database: Database, table: string) {
  const select = database.prepare<[number], Row>(`SELECT * FROM ${table} WHERE game = ?`).raw();
  const remove = database.prepare<[number]>(`DELETE FROM ${table} WHERE game = ?`);
  const inserts = new Map<number, Statement>();

  /** Inserting many rows with one statement takes a third less time. */
  function insertFor(count: number, columns: number): Statement {
    const known = inserts.get(count);
    if (known !== undefined) return known;
    const row = `(${Array<string>(columns).fill('?').join(', ')})`;
    const values = Array<string>(count).fill(row).join(', ');
    const statement = database.prepare(`INSERT INTO ${table} VALUES ${values}`);
    inserts.set(count, statement);
    return statement;
  }

  return {
    holds: (game: number, wanted: readonly Row[]): boolean =>
      areSame(select.all(game), wanted.map((row) => [game, ...row]).sort(byKey)),
    /** Leaves unchanged rows alone: most stay the same when only the rules' version changes. */
    replace: (game: number, wanted: readonly Row[]): void => {
      const rows = wanted.map((row) => [game, ...row]).sort(byKey);
      const kept = select.all(game);
      if (areSame(kept, rows)) return;
      if (kept.length > 0) remove.run(game);
      for (let at = 0; at < rows.length; at += MOST_ROWS_AT_ONCE) {
        const some = rows.slice(at, at + MOST_ROWS_AT_ONCE);
        insertFor(some.length, some[0]?.length ?? 0).run(some.flat());
      }
    },
  };
}

/** In SQLite's order. */
function byKey(one: Row, other: Row): number {
  let column = 0;
  while (column < one.length && one[column] === other[column]) column += 1;
  return (one[column] ?? 0) < (other[column] ?? 0) ? -1 : 1;
}

function areSame(kept: readonly Row[], rows: readonly Row[]): boolean {
  return (
    kept.length === rows.length &&
    kept.every((row, at) => row.every((value, column) => value === rows[at]?.[column]))
  );
}
