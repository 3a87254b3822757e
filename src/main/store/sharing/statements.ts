import type { Database } from 'better-sqlite3';
import { readStatement, supersedes, type Statement } from '../../../shared/club/index.ts';
import { isNameless } from '../../../shared/core/person-name.ts';
import { isOfSample } from '../../sample/sample-games.ts';
import { readBeside } from '../beside.ts';
import { openIdentities } from '../identities.ts';
import { openImports } from '../importing/imports.ts';
import { openNaming } from '../naming.ts';
import { replacedLogs } from '../replaced.ts';
import { openSeason } from '../season.ts';
import { BOXES, type Row } from '../secondary.ts';
import { saidRows, type KeptStatement } from './said.ts';

export type Changed = 'people' | 'boxes' | 'season' | { readonly game: string };

interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly named_at: string;
  readonly renamed: number;
}

interface BoxRow extends Row {
  readonly changed_at: string;
}

/** What is said here besides the logs. */
export function statementsHere(database: Database, now: () => string) {
  const imports = openImports(database, now);
  const identities = openIdentities(database);
  const naming = openNaming(database);
  const replaced = replacedLogs(database);
  const said = saidRows(database);
  const season = openSeason(database);
  const selectPlayers = database.prepare<[], PlayerRow>('SELECT id, name, named_at, renamed FROM player');
  const selectPlayer = database.prepare<[string], PlayerRow>(
    'SELECT id, name, named_at, renamed FROM player WHERE id = ?',
  );
  const selectErased = database
    .prepare<[], string>(`SELECT id FROM player WHERE renamed = 1 AND name = ''`)
    .pluck();
  const selectBoxes = database.prepare<[], BoxRow>('SELECT id, document, changed_at FROM box');
  const selectBox = database.prepare<[string], BoxRow>(
    'SELECT id, document, changed_at FROM box WHERE id = ?',
  );
  const upsertBox = database.prepare<[string, string, string]>(`
    INSERT INTO box (id, document, changed_at) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET document = excluded.document, changed_at = excluded.changed_at`);
  const deleteBox = database.prepare<[string]>('DELETE FROM box WHERE id = ?');
  const isGame = database.prepare<[string], number>('SELECT 1 FROM game WHERE id = ?').pluck();
  const updateTrashed = database.prepare<[string | null, string]>(
    'UPDATE game SET trashed_at = ? WHERE id = ?',
  );

  function ofBox(row: BoxRow | undefined): Statement[] {
    const box = row === undefined ? null : readBeside(database, BOXES, row);
    return box === null || row === undefined ? [] : [{ kind: 'box', box, at: row.changed_at }];
  }

  function kept(statement: KeptStatement): Statement[] {
    const found = said.get(statement);
    return found === null ? [] : [found];
  }

  function ofSeason(): Statement[] {
    const chosen = season.get();
    return chosen === null ? [] : [{ kind: 'season', ...chosen }];
  }

  /** What is known about the same subject. */
  function known(statement: Statement): readonly Statement[] {
    switch (statement.kind) {
      case 'name':
      case 'met':
        return ofPlayer(selectPlayer.get(statement.id));
      case 'box':
      case 'no-box': {
        const id = statement.kind === 'box' ? statement.box.id : statement.id;
        return [...ofBox(selectBox.get(id)), ...kept({ kind: 'no-box', id, at: '' })];
      }
      case 'trashed':
      case 'restored':
        return kept(statement);
      case 'season':
        return ofSeason();
      // These are compared where they are written, or only ever added.
      case 'same':
      case 'apart':
      case 'replaced':
        return [];
    }
  }

  function believe(statement: Statement): Changed | null {
    switch (statement.kind) {
      case 'name':
        naming.rename(statement.id, statement.name, statement.at);
        return 'people';
      case 'met':
        naming.meetAs(statement.id, statement.name, statement.at);
        return 'people';
      case 'same':
      case 'apart':
        identities.merge([statement]);
        return 'people';
      case 'replaced':
        if (isGame.get(statement.game) === 1) {
          const { game, marks } = statement;
          return imports.believeReplaced(game, marks) ? { game } : null;
        }
        said.wait(statement);
        return null;
      case 'trashed':
      case 'restored':
        said.put(statement);
        updateTrashed.run(statement.kind === 'trashed' ? statement.at : null, statement.game);
        return { game: statement.game };
      case 'box':
        said.drop({ kind: 'no-box', id: statement.box.id, at: '' });
        upsertBox.run(statement.box.id, JSON.stringify(statement.box), statement.at);
        return 'boxes';
      case 'no-box':
        said.put(statement);
        deleteBox.run(statement.id);
        return 'boxes';
      case 'season':
        season.set({ season: statement.season, at: statement.at });
        return 'season';
    }
  }

  return {
    /** Everything but what games say about the logs that they have replaced. */
    all: (): readonly Statement[] =>
      [
        ...selectPlayers.all().flatMap(ofPlayer),
        ...identities
          .all()
          .map(({ id, as, same, at }): Statement => ({ kind: same ? 'same' : 'apart', id, as, at })),
        ...selectBoxes.all().flatMap(ofBox),
        ...said.all(),
        ...ofSeason(),
      ].filter((statement) => !isAboutSample(statement) && readStatement(statement) !== null),
    /** Believes a statement, unless something later is known; returns what it changed. */
    take: (statement: Statement) => {
      if (isAboutSample(statement)) return null;
      const before = known(statement);
      if (before.length > 0 && !before.every((each) => supersedes(statement, each))) return null;
      return believe(statement);
    },
    /** Believes a statement whatever is known. */
    obey: believe,
    /** Applies what was said about a game before it came. */
    gameArrived: (game: string) => {
      for (const { marks } of said.waiting(game)) replaced.add(game, marks);
      said.stopWaiting(game);
      const trash = said.get({ kind: 'trashed', game, at: '' });
      if (trash?.kind === 'trashed') updateTrashed.run(trash.at, game);
    },
    /** People whose names were erased. */
    erased: (): readonly string[] => selectErased.all(),
  };
}

function ofPlayer(row: PlayerRow | undefined): Statement[] {
  if (row === undefined) return [];
  const { id, name, named_at: at } = row;
  if (row.renamed === 1) return [{ kind: 'name', id, name, at }];
  return isNameless(name) ? [] : [{ kind: 'met', id, name, at }];
}

/** The sample history stays where it is. */
function isAboutSample(statement: Statement): boolean {
  switch (statement.kind) {
    case 'name':
    case 'met':
    case 'no-box':
      return isOfSample(statement);
    case 'same':
    case 'apart':
      return isOfSample(statement) || isOfSample({ id: statement.as });
    case 'replaced':
    case 'trashed':
    case 'restored':
      return isOfSample({ id: statement.game });
    case 'box':
      return isOfSample(statement.box);
    case 'season':
      return false;
  }
}
