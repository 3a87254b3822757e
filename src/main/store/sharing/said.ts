import type { Database } from 'better-sqlite3';
import { subjectOf, type Statement } from '../../../shared/club/index.ts';
import { canonical } from '../../../shared/transfer/index.ts';
import { readBeside } from '../beside.ts';
import { later } from '../moments.ts';
import { SAID, type Row } from '../secondary.ts';

/** What was said last about games in the trash, and about boxes that were removed. */
export type KeptStatement = Extract<Statement, { kind: 'trashed' | 'restored' | 'no-box' }>;

type ReplacedStatement = Extract<Statement, { kind: 'replaced' }>;

/** Statements whose subject has no other place in the store. */
export function saidRows(database: Database) {
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
    /** Keeps a statement in place of the earlier one about its subject. */
    put,
    /** Says something now, which is later than everything said about it before. Returns the moment. */
    say: (statement: KeptStatement, before?: string) => {
      const at = [get(statement)?.at, before].reduce<string>(
        (moment, earlier) => later(moment, earlier),
        statement.at,
      );
      put({ ...statement, at });
      return at;
    },
    drop: (statement: KeptStatement) => void remove.run(subjectOf(statement)),
    /** Logs of a game that isn't here yet were replaced. */
    wait: (statement: ReplacedStatement) => void upsert.run(subjectOf(statement), JSON.stringify(statement)),
    waiting: (game: string): readonly ReplacedStatement[] =>
      selectWaiting.all(...waitingOf(game)).flatMap((row) => {
        const said = read(row);
        return said?.kind === 'replaced' ? [said] : [];
      }),
    stopWaiting: (game: string) => void removeWaiting.run(...waitingOf(game)),
    all: (): readonly KeptStatement[] => selectAll.all().flatMap((row) => keptStatement(read(row)) ?? []),
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
