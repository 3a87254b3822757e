import Database from 'better-sqlite3';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readRecord, withPeople, type RecordPlayer } from '../../src/shared/record/index.ts';
import { openStore, STORE_FILE, type Store } from '../../src/main/store/index.ts';

/** The time of every entry in a store that a test creates. */
const LAID_AT = '2026-11-21T19:30:00.000Z';

/** Works on the store of a data folder while no app is running. */
export function withStore<T>(data: string, work: (store: Store) => T): T {
  let ids = 0;
  const store = openStore(data, { now: () => LAID_AT, newId: () => `id-${(ids += 1)}` });
  if (!store.ok) throw new Error(store.error.kind);
  try {
    return work(store.value);
  } finally {
    store.value.close();
  }
}

/** Puts games into a data folder before the app starts. */
export function keep<Game extends { readonly id: string }>(
  data: string,
  records: readonly Game[],
  drafts: Readonly<Record<string, unknown>> = {},
): void {
  const names = new Map<string, string>();
  /** Games made apart may use one id for people of two names, who would be the same person under one name. */
  const apart = ({ id, name, ...rest }: RecordPlayer): RecordPlayer => {
    const known = names.get(id) ?? name;
    names.set(id, known);
    return { ...rest, id: known === name ? id : `${id} ${name}`, name };
  };
  withStore(data, (store) => {
    for (const record of records) {
      const read = readRecord(record);
      const added = store.games.add(read.ok ? withPeople(read.value, apart) : record);
      if (!added.ok) throw new Error(`${record.id} is refused: ${JSON.stringify(added.error)}`);
    }
    for (const [id, draft] of Object.entries(drafts)) store.games.draft(id, draft);
  });
}

/** The same, with each game's id given. */
export function keepNamed(data: string, games: Readonly<Record<string, object>>): void {
  keep(
    data,
    Object.entries(games).map(([id, record]) => ({ ...record, id })),
  );
}

/** A game's saved events, without their times. */
export function kept(data: string, id: string): unknown[] {
  return withStore(
    data,
    (store) => store.games.get(id)?.record.events.map(({ at, ...event }) => event) ?? [],
  );
}

/** Waits until what was typed in the running app is saved, since its screen doesn't show that. */
export async function waitForDraft(data: string, id: string, typed: RegExp): Promise<void> {
  const file = new Database(join(data, STORE_FILE), { readonly: true });
  const draft = file.prepare<[string], string>('SELECT content FROM draft WHERE game = ?').pluck();
  try {
    await expect.poll(() => draft.get(id) ?? '').toMatch(typed);
  } finally {
    file.close();
  }
}
