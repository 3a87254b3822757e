import type { Database } from 'better-sqlite3';
import type { Damage } from '../../shared/api.ts';
import { fileTroubleOf } from './file-trouble.ts';
import { headOf } from './game-rows.ts';
import { historyOf, recordOf } from './history.ts';
import type { SealedEntry } from './journal-row.ts';

/** How far a check has come, and what it has found so far. */
export interface Checking {
  readonly done: number;
  readonly total: number;
  readonly damage: readonly Damage[];
}

/**
 * Checks a whole file, a game at a time: that SQLite finds it sound, that every row of every journal is as it was
 * written, and that none is missing.
 */
export function* checkFile(database: Database): Generator<Checking> {
  // All of it as it stands at one moment: what is entered meanwhile is no damage.
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
  // Before there were checksums a row could only be missing.
  const sealed = database.prepare(`SELECT 1 FROM pragma_table_info('journal') WHERE name = 'checksum'`).get();
  const entries = database.prepare<[string], SealedEntry>(
    'SELECT * FROM journal WHERE game = ? ORDER BY position',
  );
  const games = database.prepare<[], GameRow>('SELECT id, position, head FROM game').all();
  const damage: Damage[] = [];
  for (const [done, { id, position, head }] of games.entries()) {
    const rows = entries.all(id);
    const whole = rows.length === position + 1 && rows.every((row, at) => row.position === at);
    const intact = sealed === undefined || saysItsHead(id, rows, head);
    if (!whole || !intact) damage.push({ kind: 'journal', game: id });
    yield { done: done + 1, total: games.length, damage };
  }
}

interface GameRow {
  readonly id: string;
  readonly position: number;
  readonly head: string;
}

/** Whether a journal is as it was written, and comes to what stands beside it. */
function saysItsHead(id: string, rows: readonly SealedEntry[], head: string): boolean {
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
