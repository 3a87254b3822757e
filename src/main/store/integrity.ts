import type { Database } from 'better-sqlite3';
import type { Damage } from '../../shared/api.ts';
import { EDITION_IDS, editionKey, sharedKey, type Box, type GameRecord } from '../../shared/record/index.ts';
import { heal, outdate, outdateAll, setAsideRow, unlist } from './beside.ts';
import { fileTroubleOf } from './file-trouble.ts';
import { recordIn } from './history.ts';
import { openIdentities } from './identities.ts';
import type { SealedEntry } from './journal-row.ts';
import { openListed } from './listed.ts';
import { headOf } from './standing.ts';
import { openProjections, type Projections } from './projections.ts';
import { replayOf } from './rebuild.ts';
import { isListing, isReadable, readPlayedBox, SECONDARY, type Row } from './secondary.ts';

/** Progress of a check, and the damage found so far. */
export interface Checking {
  readonly done: number;
  readonly total: number;
  readonly damage: readonly Damage[];
  /** Damage beside the journals, which costs no game. Each is healed in a file that can be written to. */
  readonly beside: readonly (() => void)[];
}

/**
 * Checks a whole file, one game at a time: SQLite's own check, what is kept beside the journals, the checksum of every
 * row of every journal, and that no row is missing. If the file is in use, its games are also replayed, and what history
 * and statistics have of them must be what that gives.
 */
export function* checkFile(database: Database, { inUse = false } = {}): Generator<Checking> {
  // A snapshot: entries made during the check aren't damage.
  database.exec('BEGIN');
  try {
    yield* checking(database, inUse ? openProjections(database) : null);
  } finally {
    database.exec('COMMIT');
  }
}

/** Sets aside, or makes again, what is damaged beside the journals. */
export function healFile(
  database: Database,
  progress: (done: number, of: number) => void = () => undefined,
): void {
  let found: Checking['beside'] = [];
  for (const { done, total, beside } of checkFile(database, { inUse: true })) {
    progress(done, total);
    found = beside;
  }
  for (const healOne of found) healOne();
}

function* checking(database: Database, projections: Projections | null): Generator<Checking> {
  const strays = straysIn(database);
  if (strays === null || strays.includes('journal')) {
    yield { done: 1, total: 1, damage: [{ kind: 'file' }], beside: [] };
    return;
  }
  const entries = database.prepare<[string], SealedEntry>(
    'SELECT * FROM journal WHERE game = ? ORDER BY position',
  );
  const seats = database
    .prepare<[string], string>(`SELECT seat || ' ' || player FROM seat WHERE game = ? ORDER BY seat`)
    .pluck();
  const games = database
    .prepare<[], GameRow>('SELECT id, position, head, events, changed_at, standing FROM game')
    .all();
  const damage: Damage[] = [];
  const beside = [
    ...strays.map((table) => () => removeStrays(database, table)),
    ...overfullIn(database).map(
      (index) => () => heal(database, `${index} is made again`, () => remake(database, index)),
    ),
    ...unreadableIn(database),
    ...outdatedIn(database),
  ];
  for (const [done, game] of games.entries()) {
    const { id, position } = game;
    const rows = entries.all(id);
    const whole = rows.length === position + 1 && rows.every((row, at) => row.position === at);
    const record = recordIn(id, rows);
    if (!whole || record === null) damage.push({ kind: 'journal', game: id });
    else if (!isListedAs(record, rows, game, seats.all(id)))
      beside.push(() => void openListed(database).remade(id));
    if (record !== null && projections?.holds(replayOf(record, game.standing).projecting) === false)
      beside.push(() => outdate(database, id));
    yield { done: done + 1, total: games.length, damage, beside };
  }
}

interface GameRow {
  readonly id: string;
  readonly position: number;
  readonly head: string;
  readonly events: number;
  readonly changed_at: string;
  readonly standing: string | null;
}

/** Whether what is kept beside a journal is what it leads to. */
function isListedAs(
  record: GameRecord,
  rows: readonly SealedEntry[],
  { head, events, changed_at }: GameRow,
  seats: readonly string[],
): boolean {
  return (
    headOf(record) === head &&
    record.events.length === events &&
    rows.at(-1)?.at === changed_at &&
    seats.length === record.players.length &&
    record.players.every(({ id }, seat) => `${seat} ${id}` === seats[seat])
  );
}

/** What can't be read beside the journals. */
function unreadableIn(database: Database): readonly (() => void)[] {
  return SECONDARY.flatMap((secondary) =>
    rowsOf(database, secondary.table)
      .filter((row) => !isReadable(secondary, row))
      .map((row) => () => setAsideRow(database, secondary, row)),
  );
}

/** Rows that follow from games, and can't be what was written. */
function outdatedIn(database: Database): readonly (() => void)[] {
  const boxes = rowsOf(database, 'projected_box');
  const editions = new Set<unknown>([...EDITION_IDS, ...boxes.map(({ edition }) => edition)]);
  return [
    ...boxes
      .filter((row) => !isPlayedAs(readPlayedBox(row), row))
      .map(
        ({ edition }) =>
          () =>
            outdateAll(database, String(edition)),
      ),
    ...rowsOf(database, 'projected_game')
      .filter((row) => !isListing(row) || !editions.has(row['edition']))
      .map(
        ({ number }) =>
          () =>
            unlist(database, 'number', Number(number)),
      ),
  ];
}

function isPlayedAs(box: Box | null, { edition, shared }: Row): boolean {
  return box !== null && editionKey(box) === edition && sharedKey(box) === shared;
}

function rowsOf(database: Database, table: string): readonly Row[] {
  return database.prepare<[], Row>(`SELECT * FROM "${table}"`).all();
}

/** What SQLite finds in rows whose readers find it too. */
const ROWS_THAT_ARE_READ = /^CHECK constraint failed in (?:carrier|projected_game)$/;

/** The tables with rows that refer to something that isn't there; `null` if SQLite finds more than that. */
function straysIn(database: Database): readonly string[] | null {
  try {
    const findings = database.prepare<[], string>('PRAGMA integrity_check').pluck().all();
    if (findings.some((finding) => finding !== 'ok' && !ROWS_THAT_ARE_READ.test(finding))) return null;
    return database
      .prepare<[], string>('SELECT DISTINCT "table" FROM pragma_foreign_key_check')
      .pluck()
      .all();
  } catch (error) {
    if (fileTroubleOf(error) === 'damaged') return null;
    throw error;
  }
}

interface PartialIndex {
  readonly name: string;
  readonly of: string;
  readonly condition: string;
}

/** Indexes of some of a table's rows that have more: SQLite only sees whether a row is missing. */
function overfullIn(database: Database): readonly string[] {
  const count = (from: string) => database.prepare<[], number>(`SELECT COUNT(*) FROM ${from}`).pluck().get();
  return database
    .prepare<[], PartialIndex>(
      `SELECT name, tbl_name AS "of", substr(sql, instr(sql, ' WHERE ') + 7) AS condition FROM sqlite_schema
       WHERE type = 'index' AND sql LIKE '% WHERE %'`,
    )
    .all()
    .filter(
      ({ name, of, condition }) =>
        // As a comparison, the condition isn't answered by the index.
        count(`"${of}" INDEXED BY "${name}" WHERE ${condition}`) !==
        count(`"${of}" WHERE (${condition}) = 1`),
    )
    .map(({ name }) => name);
}

function remake(database: Database, index: string): boolean {
  database.exec(`REINDEX "${index}"`);
  return true;
}

interface Reference {
  readonly table: string;
  readonly from: string;
  /** `null` for the other table's key, which is its number. */
  readonly to: string | null;
}

/** Adds people who aren't there, and removes rows about games that aren't. What follows from games is made again. */
function removeStrays(database: Database, table: string): void {
  if (table === 'seat') {
    const games = database
      .prepare<[], string>(
        'SELECT DISTINCT game FROM seat JOIN game ON id = game WHERE player NOT IN (SELECT id FROM player)',
      )
      .pluck();
    for (const game of games.all()) openListed(database).remade(game);
  }
  heal(database, `rows of ${table} are about something that isn’t there`, () => {
    if (table === 'player') openIdentities(database).resolve();
    else
      for (const { table: other, from, to } of references(database, table))
        database.exec(
          `DELETE FROM "${table}" WHERE "${from}" NOT IN (SELECT "${to ?? 'rowid'}" FROM "${other}")`,
        );
    if (table.startsWith('projected_')) database.exec('UPDATE projected_game SET version = 0');
    return true;
  });
}

function references(database: Database, table: string): readonly Reference[] {
  return database
    .prepare<[string], Reference>('SELECT "table", "from", "to" FROM pragma_foreign_key_list(?)')
    .all(table);
}
