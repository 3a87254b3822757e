import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Edit, EventJson } from '../../../src/shared/record/index.ts';
import { openStore, type NewGame, type Store, type Surroundings } from '../../../src/main/store/index.ts';
import type { Figures } from '../../../src/main/figures/figures.ts';
import { LARGEST_PAGE, type HistoryFilter, type PastGame } from '../../../src/shared/api.ts';
import { figuresIn } from '../figures/figures-in.ts';
import { FOUR_NAMES } from '../../fixtures/people.ts';

/** A data folder that is deleted after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A clock that advances by a second with each reading, and consecutive ids. */
export function surroundings(): Surroundings {
  let seconds = 0;
  let ids = 0;
  return {
    now: () => new Date(Date.UTC(2026, 10, 21, 19, 30, seconds++)).toISOString(),
    newId: () => `id-${(ids += 1)}`,
  };
}

/** A store, and the figures of its games. */
export interface StoreWithFigures extends Store {
  readonly figures: Figures;
}

/** The store of a folder, closed after the test unless the test closes it. */
export function storeIn(folder: string, around = surroundings()): StoreWithFigures {
  const store = openStore(folder, around);
  if (!store.ok) throw new Error(`not opened: ${store.error.kind}`);
  onTestFinished(store.value.close);
  return { ...store.value, figures: figuresIn(folder) };
}

/** A page of the history as main answers for it, by its filter. */
export function pageOf(
  { history, figures }: Pick<StoreWithFigures, 'history' | 'figures'>,
  filter: HistoryFilter = {},
  skip = 0,
  most = LARGEST_PAGE,
): readonly PastGame[] {
  return history.games(figures.page({ filter, skip, most }));
}

export const FOUR: NewGame = {
  edition: 'modern-art-1994',
  players: FOUR_NAMES.map((name) => ({ id: name.toLowerCase(), name })),
  firstSeat: 0,
  options: { tracking: 'ledger' },
};

/** A store with a game of four that has begun with these events. */
export function begun(...events: readonly EventJson[]) {
  const folder = dataFolder();
  const store = storeIn(folder);
  const { id } = done(store.games.create(FOUR)).record;
  play(store, id, events);
  return { folder, store, id };
}

export const OFFER = { type: 'offer', seat: 0, artist: 'krypto', auction: 'open' };
export const SALE = { type: 'sale', buyer: 3, price: 19 };

/** The value of a result that must be a success. */
export function done<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Edits a game as it is now. */
export function edit(store: Store, id: string, ...edits: readonly Edit[]) {
  return done(store.games.edit(id, store.games.get(id)?.position ?? -1, edits));
}

/** Appends events one by one. */
export function play(store: Store, id: string, events: readonly EventJson[]): void {
  for (const event of events) edit(store, id, { kind: 'append', event });
}
