import type { Database } from 'better-sqlite3';
import { readStatement, subjectOf, type Statement } from '../../../shared/club/index.ts';
import { canonical } from '../../../shared/transfer/index.ts';
import { readKept } from '../game-views.ts';
import { later } from '../moments.ts';

/** What was said last about games in the trash, and about boxes that were removed. */
export type KeptStatement = Extract<Statement, { kind: 'trashed' | 'restored' | 'no-box' }>;

/** Statements whose subject has no other place in the store. */
export interface SaidRows {
  readonly get: (statement: KeptStatement) => KeptStatement | null;
  /** Keeps a statement in place of the earlier one about its subject. */
  readonly put: (statement: KeptStatement) => void;
  /** Says something now, which is later than everything said about it before. Returns the moment. */
  readonly say: (statement: KeptStatement, before?: string) => string;
  readonly drop: (statement: KeptStatement) => void;
  readonly all: () => readonly KeptStatement[];
  /** Logs of a game that isn't here yet were replaced. */
  readonly wait: (statement: ReplacedStatement) => void;
  readonly waiting: (game: string) => readonly ReplacedStatement[];
  readonly stopWaiting: (game: string) => void;
}

type ReplacedStatement = Extract<Statement, { kind: 'replaced' }>;

export function saidRows(database: Database): SaidRows {
  const select = database.prepare<[string], string>('SELECT statement FROM said WHERE subject = ?').pluck();
  const upsert = database.prepare<[string, string]>(`
    INSERT INTO said (subject, statement) VALUES (?, ?)
    ON CONFLICT (subject) DO UPDATE SET statement = excluded.statement`);
  const remove = database.prepare<[string]>('DELETE FROM said WHERE subject = ?');
  const selectAll = database.prepare<[], string>('SELECT statement FROM said ORDER BY subject').pluck();

  const selectWaiting = database
    .prepare<[string, string], string>('SELECT statement FROM said WHERE subject BETWEEN ? AND ?')
    .pluck();
  const removeWaiting = database.prepare<[string, string]>('DELETE FROM said WHERE subject BETWEEN ? AND ?');

  const get = (statement: KeptStatement): KeptStatement | null =>
    keptStatement(select.get(subjectOf(statement)));
  const put = (statement: KeptStatement): void =>
    void upsert.run(subjectOf(statement), JSON.stringify(statement));

  return {
    get,
    put,
    say: (statement, before) => {
      const at = [get(statement)?.at, before].reduce<string>(
        (moment, earlier) => later(moment, earlier),
        statement.at,
      );
      put({ ...statement, at });
      return at;
    },
    drop: (statement) => void remove.run(subjectOf(statement)),
    wait: (statement) => void upsert.run(subjectOf(statement), JSON.stringify(statement)),
    waiting: (game) =>
      selectWaiting.all(...waitingOf(game)).flatMap((text) => {
        const read = readStatement(readKept(text));
        return read?.kind === 'replaced' ? [read] : [];
      }),
    stopWaiting: (game) => void removeWaiting.run(...waitingOf(game)),
    all: () => selectAll.all().flatMap((text) => keptStatement(text) ?? []),
  };
}

/** The range of the subjects of what waits for a game. */
function waitingOf(game: string): [string, string] {
  const beginning = canonical(['replaced', game]).slice(0, -1);
  return [`${beginning},[`, `${beginning},]`];
}

function keptStatement(text: string | undefined): KeptStatement | null {
  const read = text === undefined ? null : readStatement(readKept(text));
  return read?.kind === 'trashed' || read?.kind === 'restored' || read?.kind === 'no-box' ? read : null;
}
