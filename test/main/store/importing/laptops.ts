import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import type { Store, Surroundings } from '../../../../src/main/store/index.ts';
import type { Edit } from '../../../../src/shared/record/index.ts';
import { markOf } from '../../../../src/main/store/log-hash.ts';
import { prepared } from '../../../../src/main/store/importing/prepared.ts';
import { goesOnFrom } from '../../../../src/shared/transfer/index.ts';
import { assertAlike } from '../../../alike.ts';
import { below, chance, pick, random, shuffle, type Random } from '../../../play/random.ts';
import { wholeGame } from '../../../shared/record/games.ts';
import { keptRows, replayedRows } from '../checked-rows.ts';
import { outOf, shownBy, importInto } from './import-into.ts';

/** Where the laptops of a test have their folders. */
export interface Ground {
  readonly newFolder: () => string;
  readonly open: (folder: string, around: Surroundings) => Store;
}

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eve', 'Fay', 'Gil'] as const;

/** A separate clock, because laptops don't agree on the time. */
export function clock(start: number) {
  let seconds = start;
  let ids = 0;
  return {
    now: () => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds++)).toISOString(),
    newId: () => `${start}-${(ids += 1)}`,
  };
}

/** A random game whose people have ids of this laptop or another; of some games, only the result is known. */
export function anyGame(next: Random, seed: number, laptop: string): object {
  const game = wholeGame(seed) as ReturnType<typeof wholeGame> & { readonly players: readonly object[] };
  PLAYED.set(game.id, game.events);
  const people = shuffle(next, NAMES);
  const players = game.players.map((_, seat) => {
    const name = people[seat] ?? '';
    return { id: `${chance(next, 0.7) ? laptop : 'a'}-${name}`, name: chance(next, 0.1) ? `${name}!` : name };
  });
  const startedAt = new Date(Date.UTC(2025, below(next, 12), 1 + below(next, 28))).toISOString();
  if (chance(next, 0.1)) {
    const scores = players.map(() => below(next, 400));
    const { id, edition } = game;
    return { format: 'vernissage/result', version: 1, id, edition, players, startedAt, scores };
  }
  const length = chance(next, 0.5) ? game.events.length : below(next, game.events.length + 1);
  return { ...game, players, startedAt, events: game.events.slice(0, length) };
}

/**
 * What happens on a laptop between two evenings: games are continued and corrected, people renamed, merged
 * and split.
 */
export function live(next: Random, store: Store): void {
  for (const { head } of store.games.list()) {
    if (chance(next, 0.5)) continue;
    const { id } = head;
    const { position = 0, record } = store.games.get(id) ?? {};
    if (chance(next, 0.1)) store.games.label([id], { kind: 'place', place: pick(next, NAMES) });
    else if (chance(next, 0.15)) store.games.undo(id, position);
    else if (chance(next, 0.12)) store.games.redo(id, position);
    else store.games.edit(id, position, anyEdit(next, id, record?.events ?? []));
  }
  for (let time = 0; time < 6; time += 1) {
    const people = store.players.list();
    if (people.length < 2) return;
    const [one, other] = [pick(next, people), pick(next, people)];
    pick(next, [
      () => store.players.rename(one.id, `${one.name}+`),
      () => store.players.split(pick(next, [one.id, ...one.alsoKnownAs])),
      () => store.players.merge(one.id, other.id),
    ])();
  }
}

function anyEdit(next: Random, id: string, events: readonly object[]): Edit[] {
  const { length } = events;
  switch (pick(next, ['on', 'on', 'back', 'otherwise', 'note'] as const)) {
    case 'on': {
      const further = PLAYED.get(id)?.slice(length, length + 1 + below(next, 4)) ?? [];
      return further.map((event) => ({ kind: 'append', event }));
    }
    case 'back':
      return [{ kind: 'remove', index: length - 1 }];
    case 'otherwise':
      return [{ kind: 'append', event: { type: 'adjust', reason: pick(next, NAMES), hands: { 0: 1 } } }];
    case 'note':
      return [{ kind: 'header', fields: { notes: pick(next, NAMES) } }];
  }
}

/** What stays on one laptop: retired people, the trash, and which of two logs was picked. */
function tidy(next: Random, store: Store): void {
  for (const { game } of store.logs.parted()) {
    if (chance(next, 0.7)) store.logs.pick(game, pick(next, store.logs.of(game)).hash);
  }
  for (const { head } of store.games.list()) if (chance(next, 0.2)) store.games.trash(head.id);
  for (const { id } of store.players.list()) if (chance(next, 0.2)) store.players.retire(id, true);
}

interface Laptop {
  readonly folder: string;
  readonly store: Store;
}

/** Laptops with their own histories, which have imported some of each other's games. */
function laptops(seed: number, { newFolder, open }: Ground, names = ['a', 'b', 'c']): readonly Laptop[] {
  const next = random(seed);
  const stores = names.map((laptop, at) => {
    const folder = newFolder();
    const store = open(folder, clock(at * 7));
    const seeds = Array.from({ length: 5 }, (_, game) => seed * 10 + below(next, 3) * 3 + game);
    importInto(
      folder,
      seeds.map((each) => anyGame(next, each, laptop)),
    );
    live(next, store);
    return { folder, store };
  });
  for (const { folder, store } of stores) {
    if (chance(next, 0.5)) importInto(folder, shuffle(next, outOf(pick(next, stores).store)));
    live(next, store);
  }
  return stores;
}

/** Every event of the games begun on laptops, by game. */
const PLAYED = new Map<string, ReturnType<typeof wholeGame>['events']>();

/** Everything on the laptops, exported as files. */
export function filesOf(seed: number, ground: Ground): readonly (readonly unknown[])[] {
  return laptops(seed, ground).map(({ store }) => outOf(store));
}

/** Imports files in random order, each with its games shuffled, and one of them twice. */
export function bringTogether(next: Random, folder: string, files: readonly (readonly unknown[])[]): void {
  for (const file of shuffle(next, [...files, pick(next, files)])) importInto(folder, shuffle(next, file));
}

function partedOn({ store }: Laptop): number {
  return store.logs.parted().length;
}

/** What isn't part of any file. */
function localTo(store: Store) {
  const people = store.players.list();
  return {
    people: people.map(({ id }) => id).sort(),
    trashed: store.games
      .list({ trashed: true })
      .map(({ head }) => head.id)
      .sort(),
    retired: people
      .filter(({ retired }) => retired)
      .map(({ id }) => id)
      .sort(),
    picked: store.logs
      .parted()
      .filter(({ settled }) => settled)
      .map(({ game }) => game)
      .sort(),
  };
}

/** History must follow from the logs, whatever else happened to the games. */
function checkRows(seed: number, { folder, store }: Laptop): void {
  const rows = keptRows(folder);
  assertAlike(
    'history is what a replay of the logs gives',
    seed,
    rows,
    replayedRows(store, folder, [...rows.keys()]),
  );
}

/** Everything in a file must be there, or a log that continues it, unless one of the laptops has corrected it since. */
function checkNothingLost(seed: number, store: Store, files: readonly (readonly unknown[])[]): void {
  const brought = files.flat().map((document) => {
    const ready = prepared(document);
    if (!ready.ok) throw new Error('what went out comes in');
    return ready.value;
  });
  const replaced = new Set(brought.flatMap((each) => each.replaced));
  const corrected = brought.filter(({ record }) => replaced.has(markOf(record)));
  for (const { record } of brought) {
    const its = [...store.logs.of(record.id), ...corrected.filter((each) => each.record.id === record.id)];
    assert.ok(
      its.some((log) => goesOnFrom(log.record, record)),
      `no log is lost by merging, but one of ${record.id} is (seed ${seed})`,
    );
  }
}

/**
 * Merges the histories of three laptops on one of them, where logs were picked, games deleted and people retired: all of that must
 * stay, and the rest must be the same. Returns how many games had a picked log.
 */
export function mergeAtHome(seed: number, ground: Ground): number {
  const next = random(seed + 1000);
  const all = laptops(seed, ground);
  const [own, ...away] = all.toSorted((one, other) => partedOn(other) - partedOn(one));
  if (own === undefined) raise();
  tidy(next, own.store);
  const before = localTo(own.store);
  const files = away.map(({ store }) => outOf(store));
  own.store.close();
  const [first, ...others] = [1, 2, 3].map(() => {
    const folder = ground.newFolder();
    cpSync(own.folder, folder, { recursive: true });
    const store = ground.open(folder, clock(5));
    bringTogether(next, folder, files);
    const { people, trashed, retired, picked } = localTo(store);
    assertAlike('merging leaves the trash alone', seed, trashed, before.trashed);
    const wasThere = (id: string) => before.people.includes(id);
    assertAlike(
      'merging leaves the retired retired',
      seed,
      retired.filter(wasThere),
      before.retired.filter((id) => people.includes(id)),
    );
    checkRows(seed, { folder, store });
    const shown = { shown: shownBy(store), retired, picked };
    store.close();
    return shown;
  });
  for (const other of others) assertAlike('files merge to the same in any order', seed, other, first);
  return before.picked.length;
}

/**
 * Two to four laptops that live on for some evenings, exchange files now and then, and pick logs. Once everybody has
 * imported everything, all must export the same bytes, and importing on changes nothing. Returns how many games have
 * logs that only a person can choose from.
 */
export function exchangeAll(seed: number, ground: Ground): number {
  const next = random(seed + 2000);
  const all = laptops(seed, ground, ['a', 'b', 'c', 'd'].slice(0, 2 + below(next, 3)));
  for (let evening = 0; evening < 2; evening += 1) {
    for (const { folder, store } of shuffle(next, all)) {
      if (chance(next, 0.6)) importInto(folder, shuffle(next, outOf(pick(next, all).store)));
      live(next, store);
      for (const { game } of store.logs.parted()) {
        const logs = store.logs.of(game);
        const [log, other] = [pick(next, logs), pick(next, logs)];
        const parts = { from: other.hash, fields: ['notes', 'location'], events: [] };
        if (chance(next, 0.5)) store.logs.pick(game, log.hash, ...(chance(next, 0.5) ? [parts] : []));
      }
    }
  }
  const before = all.map(({ store }) => outOf(store));
  // What one laptop knows of replaced logs reaches the others with its next file.
  for (let round = 0; round < 2; round += 1) {
    const files = all.map(({ store }) => outOf(store));
    for (const { folder } of shuffle(next, all)) bringTogether(next, folder, files);
  }
  const [first = [], ...others] = all.map(({ store }) => exported(store));
  const rule = 'laptops that have imported everything export the same';
  for (const other of others) assertAlike(rule, seed, other, first);
  for (const laptop of all) {
    checkRows(seed, laptop);
    checkNothingLost(seed, laptop.store, before);
  }
  const files = all.map(({ store }) => outOf(store));
  for (const { folder, store } of all) {
    bringTogether(next, folder, files);
    assertAlike('importing on changes nothing', seed, exported(store), first);
  }
  return partedOn({ folder: '', store: all[0]?.store ?? raise() });
}

function raise(): never {
  throw new Error('some laptop is there');
}

/** The lines of a file. */
function exported(store: Store): readonly string[] {
  return outOf(store).map((document) => JSON.stringify(document));
}
