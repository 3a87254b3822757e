import type { Database } from 'better-sqlite3';
import { noteDropped } from '../beside.ts';
import { isReadable, SECONDARY, type Row } from '../secondary.ts';
import { unlessItFails } from '../../../shared/core/unless-it-fails.ts';

/**
 * Tables that can't be derived from the journals. Rows are copied one by one, as far as they can be read; all
 * other tables are recalculated.
 */
const TABLES = [
  'dropped',
  'player',
  'setting',
  'draft',
  'taken_log',
  'other_log',
  'correction',
  'replaced_log',
  'former_log',
  'identity',
  'box',
  'carrier',
  'said',
];

/** What is known to be elsewhere. Something that was lost here has to be read again, so nothing is known. */
const KNOWN_ELSEWHERE = ['carried', 'shared_game'];

/** Returns whether the whole list of games could be read. */
export function copyTables(from: Database, to: Database): boolean {
  for (const table of TABLES) unlessItFails(() => copyTable(from, to, table));
  const games = rowsOf(from, 'game');
  const update = to.prepare('UPDATE game SET trashed_at = ? WHERE id = ?');
  for (const { id, trashed_at } of games.rows) unlessItFails(() => update.run(trashed_at, id));
  for (const table of KNOWN_ELSEWHERE) to.exec(`DELETE FROM ${table}`);
  to.exec(`UPDATE carrier SET cursor = ''`);
  const check = () => from.pragma('integrity_check(game)', { simple: true });
  return games.areAll && unlessItFails(check) === 'ok';
}

interface Column {
  readonly name: string;
  readonly pk: number;
}

function copyTable(from: Database, to: Database, table: string): void {
  const columnsOf = (database: Database) =>
    database.prepare<[string], Column>('SELECT name, pk FROM pragma_table_info(?)').all(table);
  const known = columnsOf(to);
  const given = columnsOf(from).map(({ name }) => name);
  if (known.length === 0 || known.some(({ name }) => !given.includes(name))) return;
  const names = known.map(({ name }) => `"${name}"`).join(', ');
  const keys = known.filter(({ pk }) => pk > 0).map(({ name }) => `"${name}"`);
  const others = known.filter(({ pk }) => pk === 0).map(({ name }) => `"${name}" = excluded."${name}"`);
  const upsert = to.prepare<[Row]>(`
    INSERT INTO "${table}" (${names}) VALUES (${known.map(({ name }) => `@${name}`).join(', ')})
    ON CONFLICT (${keys.join(', ')}) DO ${others.length === 0 ? 'NOTHING' : `UPDATE SET ${others.join(', ')}`}`);
  // A row that refers to a later one succeeds on the second attempt.
  const { rows } = rowsOf(from, table);
  const refused = rows
    .map((row) => readable(to, table, row))
    .filter((row) => row !== null)
    .filter((row) => unlessItFails(() => upsert.run(row)) === undefined);
  for (const row of refused) unlessItFails(() => upsert.run(row));
}

/**
 * A row as far as it can be read; `null` if that is nothing. The rest stays as it is in the backup, or is set aside in the
 * repaired file.
 */
function readable(to: Database, table: string, row: Row): Row | null {
  const lost = SECONDARY.find((each) => each.table === table && !isReadable(each, row));
  if (lost === undefined) return row;
  const isIt = lost.keys.map((key) => `"${key}" = @${key}`).join(' AND ');
  const older = to.prepare<[Row], Row>(`SELECT * FROM "${table}" WHERE ${isIt}`).get(row);
  const left = lost.blank === undefined ? older : older?.[lost.blank];
  if (left === undefined || left === null) unlessItFails(() => noteDropped(to, lost, row));
  return lost.blank === undefined ? null : { ...row, [lost.blank]: left ?? null };
}

/** Reads the table from its start, and from its end if something in the middle is unreadable. */
function rowsOf(
  database: Database,
  table: string,
): { readonly rows: readonly Row[]; readonly areAll: boolean } {
  const rows: Row[] = [];
  for (const order of ['', 'ORDER BY 1 DESC']) {
    try {
      for (const row of database.prepare<[], Row>(`SELECT * FROM "${table}" ${order}`).iterate())
        rows.push(row);
      return { rows, areAll: order === '' };
    } catch {
      // Further rows may be readable from the other end.
    }
  }
  return { rows, areAll: false };
}
