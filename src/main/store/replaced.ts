import type { Database } from 'better-sqlite3';
import type { GameRecord } from '../../shared/record/index.ts';
import { isHash, MOST_REPLACED, revisionOf, withRevision } from '../../shared/transfer/index.ts';
import { historyOf, recordOf } from './history.ts';
import { SELECT_JOURNAL, type SealedEntry } from './journal-row.ts';
import { markOf } from './log-hash.ts';

export interface Corrected {
  /** The mark of the log before the correction; `null` to work it out when it is needed. */
  readonly mark: string | null;
  /** The number of corrections with this one. */
  readonly revision: number;
}

interface CorrectionRow extends Corrected {
  readonly position: number;
}

/** What is known of replaced logs of games. */
export function replacedLogs(database: Database) {
  const selectMarks = database
    .prepare<[string], string>('SELECT mark FROM replaced_log WHERE game = ?')
    .pluck();
  const insertMark = database.prepare<[string, string]>(
    'INSERT INTO replaced_log (game, mark) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const selectCorrections = database.prepare<[string], CorrectionRow>(
    'SELECT position, revision, mark FROM correction WHERE game = ?',
  );
  const count = database.prepare<[string], number>('SELECT COUNT(*) FROM correction WHERE game = ?').pluck();
  const upsertCorrection = database.prepare<[string, number, number, string | null]>(`
    INSERT INTO correction (game, position, revision, mark) VALUES (?, ?, ?, ?)
    ON CONFLICT (game, position) DO UPDATE SET revision = excluded.revision, mark = excluded.mark`);
  // An imported log comes with the number of its own corrections.
  const selectRevision = database
    .prepare<[string, string], number | null>(
      `SELECT MAX(revision) FROM correction WHERE game = ? AND position >
         (SELECT MAX(position) FROM journal WHERE game = ? AND kind = 'open')`,
    )
    .pluck();
  const selectJournal = database.prepare<[string], SealedEntry>(SELECT_JOURNAL);

  function* before(game: string, some: readonly CorrectionRow[]): Generator<GameRecord> {
    const rows = some.length === 0 ? [] : selectJournal.all(game);
    for (const { position, revision } of some) {
      // A repaired journal may be shorter.
      if (rows.length <= position) continue;
      yield withRevision(recordOf(historyOf(game, rows.slice(0, position))), revision - 1);
    }
  }

  function* marksOf(game: string): Generator<string> {
    yield* selectMarks.all(game).filter(isHash);
    const all = selectCorrections.all(game);
    const [known, unknown] = [
      all.flatMap(({ mark }) => (isHash(mark) ? [mark] : [])),
      all.filter(({ mark }) => !isHash(mark)),
    ];
    yield* known;
    for (const record of before(game, unknown)) yield markOf(record);
  }

  function corrections(game: string): number {
    return count.get(game) ?? 0;
  }

  return {
    /** The marks of all logs of a game that are known to be replaced. */
    of: (game: string): ReadonlySet<string> => new Set(marksOf(game)),
    /** The logs of a game's journal just before its corrections, with their numbers of corrections. */
    corrected: (game: string): Iterable<GameRecord> => before(game, selectCorrections.all(game)),
    add: (game: string, marks: Iterable<string>) => {
      for (const mark of marks) insertMark.run(game, mark);
    },
    /** Remembers that an entry of the journal corrects the log before it. */
    correct: (game: string, position: number, { revision, mark }: Corrected) => {
      if (corrections(game) < MOST_REPLACED) upsertCorrection.run(game, position, revision, mark);
    },
    /** A log of the journal with the number of its corrections, which the journal doesn't contain. */
    numbered: (record: GameRecord) => {
      const { id } = record;
      const here = corrections(id) === 0 ? 0 : (selectRevision.get(id, id) ?? 0);
      return withRevision(record, Math.max(revisionOf(record), here));
    },
  };
}
