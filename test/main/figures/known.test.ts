import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { asBelieved } from '../../../src/main/figures/found.ts';
import { readKnown, type Read } from '../../../src/main/figures/known.ts';
import { STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { openValues } from '../../../src/main/store/values.ts';
import { NO_VALUES } from '../../../src/shared/projection/index.ts';
import { isBox } from '../../../src/shared/record/index.ts';
import { assertAlike } from '../../alike.ts';
import { playAuction } from '../../play/auction.ts';
import { randomAuctionBox } from '../../play/boxes.ts';
import { below, pick, random } from '../../play/random.ts';
import { fromOutside } from '../store/from-outside.ts';
import { evening, evenings, oldNight, PEOPLE } from '../store/many-games.ts';
import { dataFolder, done, FOUR, OFFER, storeIn, pageOf } from '../store/store-in.ts';

/** A store with games, and what another connection reads of them. */
function laid(games: number, from = 0) {
  const folder = dataFolder();
  const store = storeIn(folder);
  for (const record of evenings(games, from)) done(store.games.add(record));
  const database = new Database(join(folder, STORE_FILE), { readonly: true });
  onTestFinished(() => void database.close());
  const ignore = () => undefined;
  const read = (before: Read | null): Read => readKnown(database, before, ignore, ignore);
  return { folder, store, read };
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
    const { folder, store, read } = laid(10, seed * 10);
    let before = read(null);
    for (let step = 0; step < 25; step += 1) {
      const [what, happens] = pick(next, Object.entries(STEPS));
      const ids = pageOf(store).map(({ id }) => id);
      const trashed = store.games.list({ trashed: true }).map(({ head }) => head.id);
      happens(store, next, [...ids, ...trashed]);
      if (next() < 0.2)
        fromOutside(folder, (database) => openValues(database).write(pick(next, ids), NO_VALUES));
      // It isn't read each time.
      if (next() < 0.3) continue;
      const [everything, further] = [read(null), read(before)];
      assertAlike(`reading on when ${what}`, seed, further.games, everything.games);
      expect(further.change).toBe(everything.change);
      before = further;
    }
  }
});

test('what hasn’t changed isn’t read again', () => {
  const { store, read } = laid(5);
  const first = read(null);
  expect(read(first)).toBe(first);
  done(store.players.rename('ada', 'Adele'));
  const renamed = read(first);
  expect(renamed.book.nameOf('ada')).toBe('Adele');
  expect(renamed.games.every((game, at) => game === first.games[at])).toBe(true);
  const [thrown] = first.games;
  store.games.trash(thrown?.id ?? '');
  const second = read(renamed);
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
  const titles = ({ games }: Read) =>
    games.map(({ edition }) => (edition !== null && isBox(edition) ? edition.title : edition));
  add(1, 'Old');
  const before = read(null);
  expect(titles(before)).toEqual(['Old']);
  add(2, 'New');
  const after = read(before);
  expect(titles(after)).toEqual(['New', 'New']);
  expect(new Set(after.games.map(({ edition }) => edition)).size).toBe(1);
  add(3, 'Another', 'second');
  expect(titles(read(after)).toSorted()).toEqual(['Another', 'New', 'New']);
});

test('games dated in the future come first, and the same ones until something changes', () => {
  const { store, read } = laid(3);
  const before = read(null);
  expect(asBelieved(before.games, '2030-01-01T00:00:00.000Z')).toBe(before.games);
  const latest = before.games.at(-1)?.id ?? '';
  store.games.label([latest], { kind: 'day', day: '2031-01-01' });
  const after = asBelieved(read(before).games, '2030-01-01T00:00:00.000Z');
  expect(after.map(({ id }) => id)).toEqual([latest, ...before.games.slice(0, -1).map(({ id }) => id)]);
});
