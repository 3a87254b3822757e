import type { Database } from 'better-sqlite3';
import { isDeepStrictEqual } from 'node:util';
import { packWall, PROJECTION_VERSION } from '../../shared/projection/index.ts';
import { editionIn, editionOf, type GameRecord } from '../../shared/record/index.ts';
import { openPlayedBoxes } from './played-boxes.ts';
import { factsOf, sealed, type Projecting } from './facts-row.ts';
import type { Standing } from './standing.ts';
import { listingOf } from './listing.ts';
import { openValues } from './values.ts';

/** All that is written here is written in the caller's transaction. */
export type Projections = ReturnType<typeof openProjections>;

/** A game of which only the notes changed. */
export interface Relabelled extends Pick<Projecting, 'record' | 'standing'> {
  readonly timesChange: boolean;
}

export function openProjections(database: Database) {
  const values = openValues(database);
  const deleteContradiction = database.prepare<[string]>('DELETE FROM contradiction WHERE game = ?');
  const putGame = database
    .prepare<[object], number>(
      `
      INSERT INTO projected_game
        (game, version, played_at, family, edition, seats, status, location, tags, minutes, counts, misplayed, whole, search)
      VALUES (:game, :version,
        COALESCE(:playedAt, (SELECT at FROM journal WHERE game = :game AND position = 0)),
        :family, :edition, :seats, :status, :location, :tags, :minutes, :counts, :misplayed, :whole, :search)
      ON CONFLICT (game) DO UPDATE SET
        (version, played_at, family, edition, seats, status, location, tags, minutes, counts, misplayed, whole, search) =
        (excluded.version, excluded.played_at, excluded.family, excluded.edition, excluded.seats, excluded.status,
          excluded.location, excluded.tags, excluded.minutes, excluded.counts, excluded.misplayed, excluded.whole,
          excluded.search)
      RETURNING number`,
    )
    .pluck();
  const selectGame = database.prepare<
    [string],
    Columns & { readonly number: number; readonly addedAt: string }
  >(`
    SELECT number, game, version, played_at AS playedAt, family, edition, seats, status, location, tags, minutes, counts,
      misplayed, whole, search, (SELECT at FROM journal WHERE game = projected_game.game AND position = 0) AS addedAt
    FROM projected_game WHERE game = ?`);
  const updateLabels = database.prepare<[object]>(
    `
      UPDATE projected_game SET
        played_at = COALESCE(:playedAt, (SELECT at FROM journal WHERE game = :game AND position = 0)),
        location = :location, tags = :tags, minutes = IIF(:timesChange, :minutes, minutes),
        counts = :counts, misplayed = :misplayed, search = :search
      WHERE game = :game`,
  );
  const keepBox = openPlayedBoxes(database);
  const selectFacts = database.prepare<[number], FactsRow>(
    'SELECT owners, paintings, frames, facts, checksum FROM projected_facts WHERE game = ?',
  );
  const putFacts = database.prepare<[FactsRow & { readonly number: number }]>(
    'INSERT OR REPLACE INTO projected_facts VALUES (:number, :owners, :paintings, :frames, :facts, :checksum)',
  );
  const deleteFacts = database.prepare<[number]>('DELETE FROM projected_facts WHERE game = ?');
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
    /** Whether a game’s rows are those that would be written. True if they will be made again anyway. */
    holds: (game: Projecting) => {
      const kept = selectGame.get(game.record.id);
      if (kept?.version !== PROJECTION_VERSION) return true;
      const { number, addedAt } = kept;
      const { columns, facts } = wantedOf(game);
      const wanted = { ...columns, playedAt: columns.playedAt ?? addedAt, number, addedAt };
      return isDeepStrictEqual([kept, selectFacts.get(number) ?? null], [wanted, facts]);
    },
    /** Replaces all rows of a game. */
    write: (game: Projecting) => {
      const { record } = game;
      // Until then, the written result counted and not the log.
      if (deleteContradiction.run(record.id).changes > 0) values.drop(record.id);
      keepBox(editionIn(record));
      const { columns, facts } = wantedOf(game);
      const number = putGame.get(columns);
      if (number === undefined) throw new Error('a row that is put returns its number');
      if (facts === null) deleteFacts.run(number);
      else putFacts.run({ number, ...facts });
    },
    /** Updates what is listed about a game of which only the notes changed. */
    relabel: ({ record, standing, timesChange }: Relabelled) => {
      // A game that isn't listed yet will be, with what is noted about it now.
      updateLabels.run({ ...columnsOf(record, standing), timesChange: timesChange ? 1 : 0 });
    },
    /** Whether a game is missing or was written by other rules. */
    isStale: () => selectIsStale.get(PROJECTION_VERSION, PROJECTION_VERSION) === 1,
    /** The ids of those games, latest first. */
    stale: () => selectStale.all(PROJECTION_VERSION),
    /** Records that a replay gives a different result than the one stored. */
    contradict: (game: string, replayed: Standing | null) => {
      insertContradiction.run(game, replayed === null ? null : JSON.stringify(replayed));
      values.drop(game);
    },
  };
}

type Columns = ReturnType<typeof wantedOf>['columns'];

/** What is kept of a finished game: its paintings, if they are known, and the facts. */
interface FactsRow {
  readonly owners: 0 | 1 | null;
  readonly paintings: number;
  readonly frames: string | null;
  readonly facts: string;
  readonly checksum: number;
}

/** What should be kept of a game. */
function wantedOf(game: Projecting) {
  const listed = columnsOf(game.record, game.standing);
  const whole = game.projection?.whole === false ? 0 : 1;
  const columns = { ...listed, version: PROJECTION_VERSION, whole };
  return { columns, facts: listed.status === 'finished' ? factsRow(game) : null };
}

function columnsOf(record: GameRecord, standing: Standing | null) {
  const { tags, counts, misplayed, ...listing } = listingOf(record, standing);
  const flags = { counts: counts ? 1 : 0, misplayed: misplayed ? 1 : 0 };
  return { ...listing, ...flags, game: record.id, tags: JSON.stringify(tags) };
}

function factsRow(game: Projecting): FactsRow {
  const { record, projection } = game;
  const [facts, checksum] = sealed(factsOf(game));
  const paintings = projection?.wall.rounds.reduce((sum, round) => sum + round.length, 0) ?? 0;
  if (projection === null || paintings === 0)
    return { owners: null, paintings: 0, frames: null, facts, checksum };
  const artists = editionOf(editionIn(record)).edition.artists.map(({ id }) => id);
  const owners = projection.ownersTracked ? 1 : 0;
  return { owners, paintings, frames: packWall(projection.wall, artists), facts, checksum };
}
