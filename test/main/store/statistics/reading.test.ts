import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import type { DatedFilter } from '../../../../src/main/store/game-filter.ts';
import {
  asBelieved,
  openReading,
  type Reading,
} from '../../../../src/main/store/statistics/counted-games.ts';
import { runToEnd } from '../../../../src/main/store/statistics/turns.ts';
import { STORE_FILE, type Store } from '../../../../src/main/store/index.ts';
import { isBox } from '../../../../src/shared/record/index.ts';
import { peopleBook } from '../../../../src/main/store/people-book.ts';
import { assertAlike } from '../../../alike.ts';
import { playAuction } from '../../../play/auction.ts';
import { randomAuctionBox } from '../../../play/boxes.ts';
import { below, pick, random } from '../../../play/random.ts';
import { evening, evenings, oldNight, PEOPLE } from '../many-games.ts';
import { dataFolder, done, FOUR, OFFER, storeIn } from '../store-in.ts';

const FILTERS: readonly DatedFilter[] = [
  {},
  { person: 'bo' },
  { with: ['ada', 'bo'] },
  { place: 'the club' },
  { tag: 'league' },
  { family: 'gallery' },
  { together: true },
  { from: '2025-01-01T00:00:00Z', until: '2026-01-01T00:00:00Z' },
];

/** A store with games, and what another connection reads of them. */
function laid(games: number, from = 0) {
  const folder = dataFolder();
  const store = storeIn(folder);
  for (const record of evenings(games, from)) done(store.games.add(record));
  const database = new Database(join(folder, STORE_FILE), { readonly: true });
  onTestFinished(() => void database.close());
  const counted = openReading(database);
  const read = (filter: DatedFilter, before: Reading | null): Reading =>
    runToEnd(counted.further(filter, peopleBook(store.players.list()), counted.latestChange(), before));
  return { store, read, counted };
}

type Step = (store: Store, next: () => number, ids: readonly string[]) => void;

const anyOf = (next: () => number, ids: readonly string[]): string => pick(next, ids);

const STEPS: Readonly<Record<string, Step>> = {
  'a game is added': (store, next) => void store.games.add(evening(below(next, 200))),
  'a result is added': (store, next) => void store.games.add(oldNight(below(next, 200))),
  'a game is thrown away': (store, next, ids) => void store.games.trash(anyOf(next, ids)),
  'a game is taken out of the trash': (store, next, ids) => void store.games.restore(anyOf(next, ids)),
  'games don’t count, or do': (store, next, ids) =>
    void store.games.label([anyOf(next, ids), anyOf(next, ids)], {
      kind: 'misplayed',
      misplayed: next() < 0.5,
    }),
  'a game gets another day': (store, next, ids) =>
    void store.games.label([anyOf(next, ids)], {
      kind: 'day',
      day: pick(next, ['2024-02-03', '2031-01-01']),
    }),
  'a game gets another place': (store, next, ids) =>
    void store.games.label([anyOf(next, ids)], { kind: 'place', place: pick(next, ['the club', 'Essen']) }),
  'a game gets a tag': (store, next, ids) =>
    void store.games.label([anyOf(next, ids)], { kind: 'tags', add: ['league'], remove: [] }),
  'a game is corrected': (store, next, ids) => {
    const id = anyOf(next, ids);
    const { position = -1, record } = store.games.get(id) ?? {};
    if ((record?.events.length ?? 0) > 0) store.games.undo(id, position);
  },
  'a game begins': (store) => {
    const { id } = done(store.games.create(FOUR)).record;
    done(store.games.edit(id, 0, [{ kind: 'append', event: OFFER }]));
  },
  'two people are one': (store, next) =>
    void store.players.merge(pick(next, PEOPLE).toLowerCase(), store.players.add('Somebody').id),
  'they are two again': (store) => {
    for (const { alsoKnownAs } of store.players.list())
      for (const id of alsoKnownAs) done(store.players.split(id));
  },
};

test('whatever happens, reading what has changed leads to the same as reading everything', () => {
  for (let seed = 0; seed < 4; seed += 1) {
    const next = random(seed + 1);
    const { store, read } = laid(25, seed * 25);
    const before = FILTERS.map((filter) => read(filter, null));
    for (let step = 0; step < 15; step += 1) {
      const [what, happens] = pick(next, Object.entries(STEPS));
      const ids = store.history.page({}, null, 100).games.map(({ id }) => id);
      const trashed = store.games.list({ trashed: true }).map(({ head }) => head.id);
      happens(store, next, [...ids, ...trashed]);
      for (const [at, filter] of FILTERS.entries()) {
        // Not every filter is asked for each time.
        if (next() < 0.3) continue;
        const everything = read(filter, null);
        const further = read(filter, before[at] ?? null);
        const rule = `when ${what}, reading what has changed is as good as everything, with ${JSON.stringify(filter)}`;
        assertAlike(rule, seed, further.games, everything.games);
        expect(further.change).toBe(everything.change);
        before[at] = further;
      }
    }
  }
});

test('what hasn’t changed isn’t read again', () => {
  const { store, read } = laid(40);
  const first = read({}, null);
  done(store.players.retire('ada', true));
  expect(read({}, first)).toBe(first);
  const [thrown] = first.games;
  store.games.trash(thrown?.id ?? '');
  const second = read({}, first);
  expect(second.games).toHaveLength(first.games.length - 1);
  expect(second.games.every((game, at) => game === first.games[at + 1])).toBe(true);
});

test('a new box, and a new title of a box, is read for all of its games', () => {
  const { store, read } = laid(0);
  const add = (seed: number, title: string, id = 'first') => {
    const box = { ...randomAuctionBox(4), id, title };
    const plan = { edition: box.basedOn, box, players: 4, seed, adjusting: 0 };
    const game = playAuction({ ...plan, options: { tracking: 'ledger' } });
    done(store.games.add({ ...game, id: `game-${seed}`, edition: 'box', box }));
  };
  const titles = ({ games }: Reading) =>
    games.map(({ edition }) => (isBox(edition) ? edition.title : edition));
  add(1, 'Old');
  const before = read({}, null);
  expect(titles(before)).toEqual(['Old']);
  add(2, 'New');
  const after = read({}, before);
  expect(titles(after)).toEqual(['New', 'New']);
  expect(new Set(after.games.map(({ edition }) => edition)).size).toBe(1);
  add(3, 'Another', 'second');
  expect(titles(read({}, after)).toSorted()).toEqual(['Another', 'New', 'New']);
});

test('what is written while games are read is read the next time', () => {
  const { store, read, counted } = laid(700);
  const [change, book] = [counted.latestChange(), peopleBook(store.players.list())];
  const reading = counted.further({}, book, change, null);
  const known = store.history.page({ counted: true }, null, 700).games.map(({ id }) => id);
  reading.next();
  // One that has been read already, and one that hasn't.
  store.games.trash(known.at(-1) ?? '');
  store.games.label([known[0] ?? '', known.at(-2) ?? ''], { kind: 'day', day: '2025-03-04' });
  done(store.players.merge('ada', store.players.add('Adelaide').id));
  const first = runToEnd(reading);
  expect(read({}, first).games).toEqual(read({}, null).games);
});

test('games dated in the future come first, and the same ones until something changes', () => {
  const { store, read } = laid(10);
  const before = read({}, null);
  expect(asBelieved(before.games, '2030-01-01T00:00:00.000Z')).toBe(before.games);
  const latest = before.games.at(-1)?.id ?? '';
  store.games.label([latest], { kind: 'day', day: '2031-01-01' });
  const after = asBelieved(read({}, before).games, '2030-01-01T00:00:00.000Z');
  expect(after.map(({ id }) => id)).toEqual([latest, ...before.games.slice(0, -1).map(({ id }) => id)]);
});
