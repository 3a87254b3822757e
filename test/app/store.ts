import { openStore } from '../../src/main/store/index.ts';

type Store = Extract<ReturnType<typeof openStore>, { readonly ok: true }>['value'];

/** A store of a test's own, opened beside no running app. */
function withStore<T>(data: string, work: (store: Store) => T): T {
  let ids = 0;
  const store = openStore(data, { now: () => '2026-01-31T20:15:00.000Z', newId: () => `id-${(ids += 1)}` });
  if (!store.ok) throw new Error(store.error.kind);
  try {
    return work(store.value);
  } finally {
    store.value.close();
  }
}

/** Puts games into a data folder before the app starts on it. */
export function keep(
  data: string,
  records: readonly { readonly id: string }[],
  drafts: Readonly<Record<string, unknown>> = {},
): void {
  withStore(data, (store) => {
    for (const record of records) if (!store.games.add(record).ok) throw new Error(`refused: ${record.id}`);
    for (const [id, draft] of Object.entries(drafts)) store.games.draft(id, draft);
  });
}

/** The events of a game as the disk has them, without the times they came at. */
export function kept(data: string, id: string): unknown[] {
  return withStore(
    data,
    (store) => store.games.get(id)?.record.events.map(({ at, ...event }) => event) ?? [],
  );
}
