import type { Database } from 'better-sqlite3';
import { DROPPED_KINDS, type Dropped } from '../../shared/api.ts';
import { shownName } from '../../shared/core/person-name.ts';
import { isReadable, type Row, type Secondary } from './secondary.ts';

/**
 * What is kept beside the journals is read here. Something that can't be read costs only itself: its place is empty from then
 * on, and what was there is set aside in `dropped`. What follows from the journals is made again.
 */

/** Who hears of that, by connection. */
const listeners = new WeakMap<Database, (what: string) => void>();

export function hearOfDamage(database: Database, listener: (what: string) => void): void {
  listeners.set(database, listener);
}

/** `null` if it can't be read. */
export function readBeside<Value>(database: Database, secondary: Secondary<Value>, row: Row): Value | null {
  const value = secondary.read(row);
  if (value === null) setAsideRow(database, secondary, row);
  return value;
}

/** Sets a row aside, unless it has been replaced since it was read. */
export function setAsideRow(database: Database, secondary: Secondary<unknown>, row: Row): void {
  const { kind, table, keys, blank } = secondary;
  const isIt = keys.map((key) => `"${key}" = @${key}`).join(' AND ');
  heal(
    database,
    `${table} ${keys.map((key) => row[key]).join(' ')} can’t be read: its ${kind} is set aside`,
    () => {
      const still = database.prepare<[Row], Row>(`SELECT * FROM "${table}" WHERE ${isIt}`).get(row);
      if (still === undefined || isReadable(secondary, still)) return false;
      noteDropped(database, secondary, still);
      const drop = blank === undefined ? `DELETE FROM "${table}"` : `UPDATE "${table}" SET "${blank}" = NULL`;
      database.prepare<[Row]>(`${drop} WHERE ${isIt}`).run(row);
      return true;
    },
  );
}

/** A game whose rows can't be what was written isn't listed until they are made again. */
export function unlist(database: Database, column: 'game' | 'number', value: string | number): void {
  heal(database, `a game is listed again: ${value}`, () => {
    const remove = `DELETE FROM projected_game WHERE "${column}" = ?`;
    return database.prepare<[string | number]>(remove).run(value).changes > 0;
  });
}

/** A game whose rows aren't what a replay gives is listed as it was until they are made again. */
export function outdate(database: Database, game: string): void {
  heal(database, `a game is listed again: ${game}`, () => {
    const mark = 'UPDATE projected_game SET version = 0 WHERE version <> 0 AND game = ?';
    return database.prepare<[string]>(mark).run(game).changes > 0;
  });
}

/** What the forecast says about a game is worked out again. */
function revalue(database: Database, game: number): void {
  heal(database, `what the forecast says about game ${game} is worked out again`, () => {
    return database.prepare<[number]>('DELETE FROM valued_game WHERE game = ?').run(game).changes > 0;
  });
}

/** Games with a box that can't be read are listed as they were until they are made again. */
export function outdateAll(database: Database, edition: string): void {
  heal(database, `games with this box are listed again: ${edition}`, () => {
    const mark = 'UPDATE projected_game SET version = 0 WHERE version <> 0 AND edition = ?';
    const remove = 'DELETE FROM projected_box WHERE edition = ?';
    const done = [mark, remove].map((change) => database.prepare<[string]>(change).run(edition).changes);
    return done.some((changes) => changes > 0);
  });
}

/** Something about games that can't be what was written. */
export type Misread =
  | { readonly kind: 'game'; readonly number: number }
  | { readonly kind: 'worth'; readonly number: number }
  | { readonly kind: 'box'; readonly edition: string };

export function listAgain(database: Database, misread: Misread): void {
  switch (misread.kind) {
    case 'game':
      unlist(database, 'number', misread.number);
      return;
    case 'worth':
      revalue(database, misread.number);
      return;
    case 'box':
      outdateAll(database, misread.edition);
  }
}

/**
 * In one transaction, and in the caller's if there is one. If the file can't be written to now, the next to read it tries
 * again: meanwhile it is read as if it had been healed.
 */
export function heal(database: Database, what: string, work: () => boolean): void {
  try {
    if (database.transaction(work)()) listeners.get(database)?.(what);
  } catch {
    // A backup, a full disk, another program's lock: whatever is in the way concerns those who write.
  }
}

/** Keeps what was in a row of another file, or of this one. */
export function noteDropped(database: Database, { kind, keys }: Secondary<unknown>, row: Row): void {
  database
    .prepare<[string, string, string]>('INSERT INTO dropped (kind, about, content) VALUES (?, ?, ?)')
    .run(kind, String(row[keys[0] ?? '']), JSON.stringify(row));
}

/** What was set aside, until somebody has seen it. */
export function openDropped(database: Database) {
  const selectAll = database.prepare<
    [],
    { readonly kind: string; readonly about: string; readonly at: string }
  >('SELECT kind, about, at FROM dropped ORDER BY number DESC');
  const selectNames = database
    .prepare<[string], string>(
      'SELECT name FROM seat JOIN player ON player.id = player WHERE game = ? ORDER BY seat',
    )
    .pluck();
  const removeAll = database.prepare('DELETE FROM dropped');
  return {
    list: (): readonly Dropped[] =>
      selectAll.all().flatMap(({ kind: written, about, at }) => {
        const kind = DROPPED_KINDS.find((each) => each === written);
        return kind === undefined ? [] : [{ kind, at, names: selectNames.all(about).map(shownName) }];
      }),
    dismiss: () => void removeAll.run(),
  };
}
