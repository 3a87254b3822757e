import type { Database } from 'better-sqlite3';
import { subjectOf, type Statement } from '../../../shared/club/index.ts';
import { canonical } from '../../../shared/transfer/index.ts';
import { readBeside } from '../beside.ts';
import { later } from '../moments.ts';
import { SAID, type Row } from '../secondary.ts';

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
  const select = database.prepare<[string], Row>('SELECT subject, statement FROM said WHERE subject = ?');
  const upsert = database.prepare<[string, string]>(`
    INSERT INTO said (subject, statement) VALUES (?, ?)
    ON CONFLICT (subject) DO UPDATE SET statement = excluded.statement`);
  const remove = database.prepare<[string]>('DELETE FROM said WHERE subject = ?');
  const selectAll = database.prepare<[], Row>('SELECT subject, statement FROM said ORDER BY subject');

  const selectWaiting = database.prepare<[string, string], Row>(
    'SELECT subject, statement FROM said WHERE subject BETWEEN ? AND ?',
  );
  const removeWaiting = database.prepare<[string, string]>('DELETE FROM said WHERE subject BETWEEN ? AND ?');

  const read = (row: Row): Statement | null => readBeside(database, SAID, row);
  const get = (statement: KeptStatement): KeptStatement | null => {
    const row = select.get(subjectOf(statement));
    return row === undefined ? null : keptStatement(read(row));
  };
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
      selectWaiting.all(...waitingOf(game)).flatMap((row) => {
        const said = read(row);
        return said?.kind === 'replaced' ? [said] : [];
      }),
    stopWaiting: (game) => void removeWaiting.run(...waitingOf(game)),
    all: () => selectAll.all().flatMap((row) => keptStatement(read(row)) ?? []),
  };
}

/** The range of the subjects of what waits for a game. */
function waitingOf(game: string): [string, string] {
  const beginning = canonical(['replaced', game]).slice(0, -1);
  return [`${beginning},[`, `${beginning},]`];
}

function keptStatement(said: Statement | null): KeptStatement | null {
  return said?.kind === 'trashed' || said?.kind === 'restored' || said?.kind === 'no-box' ? said : null;
}
