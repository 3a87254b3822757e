import type { Database } from 'better-sqlite3';
import type { CarrierKind, Fate } from '../../../shared/api.ts';
import { isForOwners, namedIn, type Carried, type Statement } from '../../../shared/club/index.ts';
import { fromJson } from '../../../shared/core/json.ts';
import { NO_NAME } from '../../../shared/core/person-name.ts';
import { withPeople, type GameRecord } from '../../../shared/record/index.ts';
import { canonical } from '../../../shared/transfer/index.ts';
import { isOfSample } from '../../sample/sample-games.ts';
import { gameRows } from '../game-rows.ts';
import { recordOf } from '../history.ts';
import { openImports } from '../importing/imports.ts';
import { prepared, type Prepared } from '../importing/prepared.ts';
import { hashOf, hashOfText, markOf } from '../log-hash.ts';
import { openCarriers } from './carriers.ts';
import { knownThere } from './known-there.ts';
import { statementsHere, type Changed } from './statements.ts';

export type Taken =
  | { readonly kind: 'log'; readonly game: string; readonly fate: Fate }
  | { readonly kind: 'said'; readonly changed: Changed | null };

/** What came from other laptops. */
export function openArrivals(database: Database, carrier: CarrierKind, now: () => string) {
  const imports = openImports(database, now);
  const games = gameRows(database);
  const statements = statementsHere(database, now);
  const there = knownThere(database, carrier);
  const carriers = openCarriers(database, now);

  const club = carriers.list().find(({ kind }) => kind === carrier)?.club ?? null;
  const isOfOthers = club !== null && club.role !== 'owner';

  /** In a club of others their owners' word counts, even if somebody here had said something else by then. */
  function takeStatement(statement: Statement): Changed | null {
    return isOfOthers && isForOwners(statement) ? statements.obey(statement) : statements.take(statement);
  }

  /** What a game was called here stays in its journal; names that came with a log don't count. */
  function asWrittenHere(record: GameRecord): GameRecord {
    const names = new Map<string, string>();
    if (games.row(record.id) !== null) {
      withPeople(recordOf(games.history(record.id)), (person) => {
        names.set(person.id, person.name);
        return person;
      });
    }
    return withPeople(record, (person) => ({ ...person, name: names.get(person.id) ?? NO_NAME }));
  }

  function takeLog(hash: string, log: Prepared): Taken {
    const { id } = log.record;
    const record = asWrittenHere(log.record);
    const fate = imports.take({ ...log, record, hash: hashOf(record) });
    if (fate === 'new') statements.gameArrived(id);
    if (fate !== 'here') carriers.addNews(id);
    there.add(hash, id);
    return { kind: 'log', game: id, fate };
  }

  function prepareLog(hash: string, text: string): (() => Taken) | null {
    const ready = prepared(fromJson(text));
    if (!ready.ok || isOfSample(ready.value.record) || markOf(ready.value.record) !== hash) return null;
    // Nothing travels within a log but the log.
    const log = { ...ready.value, said: [], replaced: [] };
    return () => takeLog(hash, log);
  }

  return {
    /** Prepares to take something; `null` if it isn't a game that the rules allow. */
    prepare: (thing: Carried): (() => Taken) | null => {
      if (thing.kind === 'log') return prepareLog(thing.hash, thing.text);
      const { hash, statement } = thing;
      if (hashOfText(canonical(statement)) !== hash) return null;
      return () => {
        there.add(hash, namedIn(statement));
        return { kind: 'said', changed: takeStatement(statement) };
      };
    },
  };
}
