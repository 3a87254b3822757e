import type { Database } from 'better-sqlite3';
import type { Shelf } from '../../shared/api.ts';
import type { GameRecord } from '../../shared/record/index.ts';
import { toRow, type Entry } from './history.ts';
import { readBeside } from './beside.ts';
import { checksumOf, INSERT_ENTRY, type SealedEntry } from './journal-row.ts';
import { openJournals } from './journals.ts';
import { openIdentities } from './identities.ts';
import { openListed, type ListedGame, type ListedRow } from './listed.ts';
import { headOf, textOf, type Standing } from './standing.ts';
import type { Projecting } from './facts-row.ts';
import { openProjections, type Projections } from './projections.ts';
import { replacedLogs, type Corrected } from './replaced.ts';
import { DRAFTS } from './secondary.ts';
import { openSeating } from './seating.ts';
import { saidRows } from './sharing/said.ts';
import { openValues } from './values.ts';

export interface GameFilter {
  readonly trashed?: boolean;
  /** Nothing in the trash is on a shelf. */
  readonly shelf?: Shelf;
  readonly most?: number;
  /** Only games after this one in the list. */
  readonly after?: { readonly changedAt: string; readonly id: string };
}

/** The columns stored beside a game's journal. */
export interface GameRow {
  readonly position: number;
  readonly changedAt: string;
  readonly trashedAt: string | null;
  readonly draft: unknown;
}

export interface Written {
  readonly entry: Entry;
  readonly record: GameRecord;
  readonly standing: Standing | null;
  readonly at: string;
  readonly headChanged: boolean;
  /** What is being entered and isn't an event yet. */
  readonly draft: unknown;
  /** What to update in history and statistics; `null` if nothing changes for them. */
  readonly projecting: Projecting | null;
  /** The log that this corrects; missing if it is only continued. */
  readonly corrected?: Corrected;
}

export type GameRows = ReturnType<typeof gameRows>;

/** An entry that only changes what is noted about a game. */
export interface LabelWritten extends Pick<Written, 'entry' | 'standing' | 'at'> {
  readonly position: number;
  /** Its events only matter if the times change. */
  readonly record: GameRecord;
  readonly timesChange: boolean;
  /** The number of the game's corrections, with this one. */
  readonly revision: number;
}

/** All SQL for games, without any knowledge of what the columns mean. */
export function gameRows(database: Database, projections: Projections = openProjections(database)) {
  const select = database.prepare<[string], StoredRow>(`
    SELECT position, changed_at, trashed_at, content AS draft
    FROM game LEFT JOIN draft ON draft.game = game.id WHERE id = ?`);
  const insertGame = database.prepare<[string, string, number, string | null, string]>(`
    INSERT INTO game (id, position, head, events, standing, changed_at) VALUES (?, 0, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`);
  const updateGame = database.prepare<[string, number, string | null, string, string, number]>(`
    UPDATE game SET position = position + 1, head = ?, events = ?, standing = ?, changed_at = ?
    WHERE id = ? AND position = ?`);
  const insertEntry = database.prepare<[SealedEntry]>(INSERT_ENTRY);
  const seat = openSeating(database);
  const { listed } = openListed(database);
  const identities = openIdentities(database);
  const replaced = replacedLogs(database);
  const values = openValues(database);
  const said = saidRows(database);
  const deleteDraft = database.prepare<[string]>('DELETE FROM draft WHERE game = ?');
  const upsertDraft = database.prepare<[string, string]>(
    'INSERT INTO draft (game, content) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET content = excluded.content',
  );
  const selectList = <Among>(among: string) =>
    database.prepare<[among: Among, from: string, changedAt: string, id: string, most: number], SummaryRow>(`
      SELECT id, head, standing, changed_at, trashed_at FROM game
      WHERE ${among} = ? AND changed_at >= ? AND (changed_at, id) < (?, ?)
      ORDER BY changed_at DESC, id DESC LIMIT ?`);
  const selectAll = selectList<number>('(trashed_at IS NOT NULL)');
  const selectShelf = selectList<Shelf>('shelf');
  const countShelves = database.prepare<[], { readonly shelf: Shelf; readonly games: number }>(
    'SELECT shelf, COUNT(*) AS games FROM game WHERE shelf IS NOT NULL GROUP BY shelf',
  );
  const updateTrashed = database
    .prepare<{ readonly id: string; readonly at: string | null }, number>(
      'UPDATE game SET trashed_at = :at WHERE id = :id AND (trashed_at IS NULL) <> (:at IS NULL) RETURNING position',
    )
    .pluck();
  const selectSummary = database.prepare<[string], SummaryRow & Pick<StoredRow, 'position'>>(
    `SELECT id, head, standing, changed_at, trashed_at, position FROM game WHERE id = ?`,
  );
  const updateHead = database.prepare<[string, string, string, number]>(
    'UPDATE game SET position = position + 1, head = ?, changed_at = ? WHERE id = ? AND position = ?',
  );

  /** All in one transaction. */
  const whole = <Given extends unknown[], Answer>(
    work: (...given: Given) => Answer,
  ): ((...given: Given) => Answer) => database.transaction(work);

  function addEntry(position: number, { entry, record, at }: Pick<Written, 'entry' | 'record' | 'at'>): void {
    const row = { game: record.id, position, at, ...toRow(entry) };
    insertEntry.run({ ...row, checksum: checksumOf(row) });
  }

  function project({ projecting }: Written): void {
    if (projecting === null) return;
    projections.write(projecting);
    values.drop(projecting.record.id);
  }

  function setDraft(id: string, draft: unknown): void {
    if (draft === null) deleteDraft.run(id);
    else upsertDraft.run(id, JSON.stringify(draft));
  }

  function readRow(game: string, { position, changed_at, trashed_at, draft }: StoredRow): GameRow {
    return {
      position,
      changedAt: changed_at,
      trashedAt: trashed_at,
      draft: draft === null ? null : readBeside(database, DRAFTS, { game, content: draft }),
    };
  }

  function readListed({ changed_at, trashed_at, ...row }: SummaryRow): ListedGame {
    return { ...listed(row), changedAt: changed_at, trashedAt: trashed_at };
  }

  return {
    row: (id: string) => {
      const row = select.get(id);
      return row === undefined ? null : readRow(id, row);
    },
    history: openJournals(database),
    /** A log of a journal with the number of its corrections. */
    numbered: replaced.numbered,
    /** Returns `false` if there already is a game with that id. */
    open: whole((written: Written) => {
      const { record, standing, at } = written;
      const opened = insertGame.run(record.id, headOf(record), record.events.length, textOf(standing), at);
      if (opened.changes === 0) return false;
      addEntry(0, written);
      seat(record, at);
      project(written);
      return true;
    }),
    /** Returns `false` if the journal isn't at this position. */
    add: whole((position: number, written: Written) => {
      const { record, standing, at } = written;
      const { id, events } = record;
      const moved = updateGame.run(headOf(record), events.length, textOf(standing), at, id, position);
      if (moved.changes === 0) return false;
      addEntry(position + 1, written);
      if (written.corrected !== undefined) replaced.correct(id, position + 1, written.corrected);
      if (written.headChanged) seat(record, at);
      setDraft(id, written.draft);
      project(written);
      return true;
    }),
    /** Changes dated later than this can't be right, and come last. */
    list: ({ trashed = false, shelf, most = -1, after }: GameFilter, until: string) => {
      const part = (from: string, { changedAt, id }: Place, limit: number): SummaryRow[] =>
        shelf === undefined
          ? selectAll.all(trashed ? 1 : 0, from, changedAt, id, limit)
          : selectShelf.all(shelf, from, changedAt, id, limit);
      const isPast = after !== undefined && after.changedAt >= until;
      const believed = isPast ? [] : part('', after ?? { changedAt: until, id: '' }, most);
      const doubtful = part(until, isPast ? after : LAST_OF_ALL, most === -1 ? -1 : most - believed.length);
      return [...believed, ...doubtful].map(readListed);
    },
    counts: (): Readonly<Record<Shelf, number>> => ({
      unfinished: 0,
      finished: 0,
      abandoned: 0,
      ...Object.fromEntries(countShelves.all().map(({ shelf, games }) => [shelf, games])),
    }),
    setDraft,
    /** Returns the games that are in the trash now and weren't, or the other way round. */
    setTrashed: whole((ids: readonly string[], trashed: boolean, at: string) => {
      const changed = ids.flatMap((id) => {
        const position = updateTrashed.get({ id, at: trashed ? at : null });
        if (position === undefined) return [];
        said.say({ kind: trashed ? 'trashed' : 'restored', game: id, at });
        return [{ id, position }];
      });
      // Who sat together in these games counts again, or no longer.
      if (changed.length > 0) identities.resolve();
      return changed;
    }),
    /** What is stored beside a journal, without reading it. */
    summary: (id: string) => {
      const row = selectSummary.get(id);
      return row === undefined ? null : { ...readListed(row), position: row.position };
    },
    /**
     * Adds a row to each journal that is still at its position. The rows only change what is noted about the games, so
     * nothing has to be replayed. Returns the games at their new positions.
     */
    label: whole((written: readonly LabelWritten[]) =>
      written.flatMap((each) => {
        const { position, record, at } = each;
        const { id } = record;
        if (updateHead.run(headOf(record), at, id, position).changes === 0) return [];
        addEntry(position + 1, each);
        replaced.correct(id, position + 1, { revision: each.revision, mark: null });
        projections.relabel(each);
        return [{ id, position: position + 1 }];
      }),
    ),
  };
}

interface StoredRow {
  readonly position: number;
  readonly changed_at: string;
  readonly trashed_at: string | null;
  readonly draft: string | null;
}

type SummaryRow = ListedRow & Pick<StoredRow, 'changed_at' | 'trashed_at'>;

/** A position in the list, latest change first. */
type Place = NonNullable<GameFilter['after']>;

/** Later than any time. */
const LAST_OF_ALL: Place = { changedAt: '~', id: '' };
