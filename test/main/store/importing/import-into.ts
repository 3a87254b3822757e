import { join } from 'node:path';
import type { Fate } from '../../../../src/shared/api.ts';
import { openForWork } from '../../../../src/main/store/connection.ts';
import { openIdentities } from '../../../../src/main/store/identities.ts';
import { STORE_FILE, type Store } from '../../../../src/main/store/index.ts';
import { prepared } from '../../../../src/main/store/importing/prepared.ts';
import { openImports } from '../../../../src/main/store/importing/imports.ts';
import type { GameRecord } from '../../../../src/shared/record/index.ts';
import { nameless } from '../../../../src/shared/transfer/index.ts';

/** Imports documents into the store of a folder, as the worker does. */
export function importInto(folder: string, documents: readonly unknown[]): Fate[] {
  const database = openForWork(join(folder, STORE_FILE));
  const { take } = openImports(database, () => '2026-11-21T23:00:00.000Z');
  const fates = database.transaction(() =>
    documents.map((document) => {
      const ready = prepared(document);
      if (!ready.ok) throw new Error(JSON.stringify(ready.error.problem));
      return take(ready.value);
    }),
  )();
  openIdentities(database).resolve();
  database.close();
  return fates;
}

/** Everything exported from a store, as in a file of many records. */
export function outOf(store: Store): readonly unknown[] {
  const documents: unknown[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page = store.outgoing.page(null, after);
    documents.push(...page.documents.map(({ text }): unknown => JSON.parse(text)));
    after = page.last;
  }
  return documents;
}

/** What people are called is another question, and the same for all games. */
function withoutNames(record: GameRecord | undefined): GameRecord | null {
  return record === undefined ? null : nameless(record);
}

/** Everything that a store shows of games and people, without what is local. */
export function shownBy(store: Store) {
  return {
    games: store.games
      .list()
      .map(({ head: { id } }) => ({ id, record: withoutNames(store.games.get(id)?.record) }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    parted: store.logs
      .parted()
      .map(({ game, settled }) => ({
        game,
        settled,
        logs: store.logs
          .of(game)
          .map(({ mark }) => mark)
          .sort(),
      }))
      .toSorted((one, other) => (one.game < other.game ? -1 : 1)),
    people: store.players.list().map(({ id, name, alsoKnownAs }) => ({ id, name, alsoKnownAs })),
  };
}
