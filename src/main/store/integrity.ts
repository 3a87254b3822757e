import type { Database } from 'better-sqlite3';
import type { Damage } from '../../shared/api.ts';
import { fileTroubleOf } from './file-trouble.ts';
import { headOf } from './game-rows.ts';
import { historyOf, recordOf } from './history.ts';
import type { SealedEntry } from './journal-row.ts';

/** Progress of a check, and the damage found so far. */
export interface Checking {
  readonly done: number;
  readonly total: number;
  readonly damage: readonly Damage[];
}

/**
 * Checks a whole file, one game at a time: SQLite's own check, the checksum of every row of every journal,
 * and that no row is missing.
 */
export function* checkFile(database: Database): Generator<Checking> {
  // A snapshot: entries made during the check aren't damage.
  database.exec('BEGIN');
  try {
    yield* checking(database);
  } finally {
    database.exec('COMMIT');
  }
}

function* checking(database: Database): Generator<Checking> {
  if (!isSound(database)) {
    yield { done: 1, total: 1, damage: [{ kind: 'file' }] };
    return;
  }
  // Before rows had checksums, only missing rows could be detected.
  const sealed = database.prepare(`SELECT 1 FROM pragma_table_info('journal') WHERE name = 'checksum'`).get();
  const entries = database.prepare<[string], SealedEntry>(
    'SELECT * FROM journal WHERE game = ? ORDER BY position',
  );
  const games = database.prepare<[], GameRow>('SELECT id, position, head FROM game').all();
  const damage: Damage[] = [];
  for (const [done, { id, position, head }] of games.entries()) {
    const rows = entries.all(id);
    const whole = rows.length === position + 1 && rows.every((row, at) => row.position === at);
    const intact = sealed === undefined || matchesHead(id, rows, head);
    if (!whole || !intact) damage.push({ kind: 'journal', game: id });
    yield { done: done + 1, total: games.length, damage };
  }
}

interface GameRow {
  readonly id: string;
  readonly position: number;
  readonly head: string;
}

/** Whether a journal is undamaged and leads to the head stored beside it. */
function matchesHead(id: string, rows: readonly SealedEntry[], head: string): boolean {
  try {
    return headOf(recordOf(historyOf(id, rows))) === head;
  } catch {
    return false;
  }
}

function isSound(database: Database): boolean {
  try {
    const findings: unknown = database.pragma('integrity_check(1)', { simple: true });
    const strays = database.prepare('PRAGMA foreign_key_check').all();
    return findings === 'ok' && strays.length === 0;
  } catch (error) {
    if (fileTroubleOf(error) === 'damaged') return false;
    throw error;
  }
}
