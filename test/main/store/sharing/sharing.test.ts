import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openForWork } from '../../../../src/main/store/connection.ts';
import { STORE_FILE } from '../../../../src/main/store/index.ts';
import { openArrivals } from '../../../../src/main/store/sharing/arrivals.ts';
import { gamesToShare, saying } from '../../../../src/main/store/sharing/games-to-share.ts';
import { knownThere } from '../../../../src/main/store/sharing/known-there.ts';
import { statementsHere } from '../../../../src/main/store/sharing/statements.ts';
import { readStatement } from '../../../../src/shared/club/index.ts';
import { readBox, type EventJson } from '../../../../src/shared/record/index.ts';
import { logOf } from '../../../club/played-games.ts';
import { cutAt } from '../../../fixtures/replayed.ts';
import { LEDGER_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { randomAuctionBox } from '../../../play/boxes.ts';
import { dataFolder, done, edit, FOUR, OFFER, play, SALE, storeIn } from '../store-in.ts';

const NOW = '2026-11-22T20:00:00.000Z';
const day = (date: number) => `2026-11-0${date}T12:00:00.000Z`;

/** Games, and the worker's connection to their file. */
function laid() {
  const folder = dataFolder();
  const store = storeIn(folder);
  const database = openForWork(join(folder, STORE_FILE));
  onTestFinished(() => void database.close());
  return { store, database };
}

test('what is known of a folder is forgotten with it, and says nothing about a club', () => {
  const { store, database } = laid();
  const { share, stop, setSynced, list, isAt } = store.sharing;
  const joined = {
    kind: 'club',
    place: 'https://c',
    club: { id: 'c', name: 'Club', role: 'reader' },
  } as const;
  share('club', joined.place, joined.club);
  share('folder', '/shared', null);
  const [there, server] = [knownThere(database, 'folder'), knownThere(database, 'club')];
  for (const about of [null, 'g', null]) server.add('one', about);
  for (const known of [there, server]) known.add('two', 'g');
  there.setCursor('5', 'epoch');
  setSynced('club', NOW);
  const shared = { kind: 'folder', place: '/shared', epoch: 'epoch', cursor: '5', syncedAt: null };
  expect(list()).toMatchObject([shared, { ...joined, epoch: '', cursor: '', syncedAt: NOW }]);
  expect(server.hashesAbout('g')).toEqual(['one', 'two']);
  for (const forget of server.keepOnly(new Set(['one', 'three']))) forget();
  const known = () => [there.has('two'), isAt('club', 'one'), isAt('club', 'two')];
  expect(known()).toEqual([true, true, false]);
  share('folder', '/another', null);
  expect([known(), list()]).toMatchObject([
    [false, true, false],
    [{ cursor: '' }, { syncedAt: NOW }],
  ]);
  stop('club');
  expect([known(), list().length]).toEqual([[false, false, false], 1]);
});

test('a game is due until all of it is there, and again after a round, a pause or a correction', () => {
  const { store, database } = laid();
  const begin = () => {
    const { id } = done(store.games.create(FOUR)).record;
    play(store, id, [OFFER, SALE]);
    return id;
  };
  const [playing, other] = [begin(), begin()];
  store.games.trash(begin());
  const games = (now = NOW, everything = false) => gamesToShare(database, 'folder', now, everything);
  const read = (id: string) => games().read(id) ?? expect.unreachable();
  const share = (id: string, ...refused: string[]) => read(id).shared(new Set(refused));
  expect(games().ids()).toEqual([other, playing]);
  share(playing);
  share(other, read(other).things.at(-1)?.hash ?? '');
  expect(games().ids()).toEqual([other]);
  share(other);
  expect([games(NOW, true).ids(), read(other).things]).toEqual([[], []]);
  expect(knownThere(database, 'folder').hashesAbout(other).length).toBe(1);

  play(store, playing, [{ ...OFFER, seat: 1 }]);
  const changed = Date.parse(store.games.get(playing)?.changedAt ?? '');
  const after = (milliseconds: number) => new Date(changed + milliseconds).toISOString();
  const due = [games(after(120_000)), games(after(120_001)), games(after(0), true)].map(({ ids }) => ids());
  expect(due).toEqual([[], [playing], [playing]]);
  const mark = read(playing).things.at(-1)?.hash;
  share(playing);
  edit(store, playing, { kind: 'replace', index: 1, event: { ...SALE, price: 7 } });
  // What was replaced comes first, so that others follow without a question.
  expect(read(playing).things).toMatchObject([
    { kind: 'said', statement: { kind: 'replaced', game: playing, marks: [mark] } },
    { kind: 'log', text: expect.stringContaining('"price":7') },
  ]);
  // Whatever was refused is offered again, and so is what was written meanwhile.
  const [said = '', log = ''] = read(playing).things.map(({ hash }) => hash);
  const left = () => [games().ids(), read(playing).things.map(({ hash }) => hash)];
  share(playing, log);
  expect(left()).toEqual([[playing], [log]]);
  share(playing);
  expect(left()).toEqual([[], []]);
  store.sharing.share('folder', '/another', null);
  expect(games(NOW, true).ids()).toEqual([playing, other]);
  share(playing, said);
  expect(left()[1]).toEqual([said]);
  const { shared } = read(playing);
  edit(store, playing, { kind: 'append', event: { ...SALE, price: 1 } });
  shared(new Set());
  expect(games(NOW, true).ids()).toEqual([playing, other]);
  store.games.trash(playing);
  expect([games().read(playing), games(NOW, true).ids()]).toEqual([null, [other]]);
  // The last round ends with the game.
  const last = cutAt(LEDGER_OF_FOUR, LEDGER_OF_FOUR.events.length - 1);
  const { id } = done(store.games.add({ ...last, id: 'last' })).record;
  share(id);
  expect(games(after(0)).ids()).not.toContain(id);
  play(store, id, LEDGER_OF_FOUR.events.slice(-1));
  expect(games(store.games.get(id)?.changedAt).ids()).toContain(id);
});

test('the last word counts, whichever arrives first, and an owner’s whatever is known', () => {
  const { take, obey, all, erased } = statementsHere(laid().database, () => NOW);
  const box = { kind: 'box', box: { ...done(readBox(randomAuctionBox(4))), id: 'own' }, at: day(2) } as const;
  const noBox = { kind: 'no-box', id: 'own', at: day(3) } as const;
  const ann = { kind: 'name', id: 'p', name: 'Ann', at: day(1) } as const;
  const gone = { ...ann, id: 'q', name: '', at: day(2) };
  const season = { kind: 'season', season: null, at: day(1) } as const;
  const trashed = { kind: 'trashed', game: 'g', at: day(2) } as const;
  const restored = { ...trashed, kind: 'restored', at: day(1) } as const;
  expect([box, { ...noBox, at: day(1) }, noBox, box].map(take)).toEqual(['boxes', null, 'boxes', null]);
  const met = { kind: 'met', id: 'p', name: 'Zoe', at: day(9) } as const;
  expect([ann, met, gone, { ...ann, id: 'q' }].map(take)).toEqual(['people', null, 'people', null]);
  expect([trashed, restored].map(take)).toEqual([{ game: 'g' }, null]);
  const ofSample = ['same', 'apart'].map((kind) =>
    readStatement({ kind, id: 'q', as: 'sample-1', at: day(1) }),
  );
  expect([{ ...ann, id: 'sample-1' }, ...ofSample].map((one) => one && take(one))).toEqual([
    null,
    null,
    null,
  ]);
  expect([take({ ...season, at: day(2) }), take(season), obey(season)]).toEqual(['season', null, 'season']);
  expect(all()).toEqual(expect.arrayContaining([ann, gone, noBox, trashed, season]));
  expect([all().length, erased()]).toEqual([5, ['q']]);
});

test('a game that arrives or is changed elsewhere is news once, and is what was said of it before', () => {
  const { store, database } = laid();
  const there = laid().store;
  const [record, trashed] = [there.games.create(FOUR), there.games.create(FOUR)].map(
    (one) => done(one).record,
  );
  if (record === undefined || trashed === undefined) return expect.unreachable();
  const { prepare } = openArrivals(database, 'folder', () => NOW);
  prepare(saying({ kind: 'trashed', game: trashed.id, at: day(1) }))?.();
  const before = saying({ kind: 'replaced', game: record.id, marks: ['f'.repeat(64)] });
  prepare(before)?.();
  // Its people have the names that are said, not those within the log.
  const log = { ...logOf(record), text: JSON.stringify(record) };
  expect(prepare({ ...log, hash: logOf(trashed).hash })).toBeNull();
  const taken = [log, logOf(trashed)].map((one) => prepare(one)?.());
  expect(taken).toMatchObject([{ kind: 'log', fate: 'new' }, { fate: 'new' }]);
  expect(store.games.list().map(({ head }) => head.id)).toEqual([record.id]);
  expect(store.sharing.news()).toEqual({ games: 1, game: record.id, parted: [] });
  store.sharing.seenNews();
  expect([prepare(log)?.(), store.sharing.news()]).toMatchObject([{ fate: 'here' }, null]);
  expect(knownThere(database, 'folder').hashesAbout(record.id)).toEqual([log.hash]);
  // It goes on there, then here, then differently there.
  const goesOn = (...events: readonly EventJson[]) => {
    play(there, record.id, events);
    const taken = prepare(logOf(there.games.get(record.id)?.record ?? expect.unreachable()))?.();
    const news = store.sharing.news();
    store.sharing.seenNews();
    return [taken, news];
  };
  const news = { games: 1, game: record.id, parted: [] };
  expect(goesOn(OFFER)).toMatchObject([{ fate: 'further' }, news]);
  play(store, record.id, [SALE]);
  expect(goesOn({ ...SALE, price: 7 })).toMatchObject([
    { fate: 'different' },
    { ...news, parted: [record.id] },
  ]);
  expect(goesOn()).toMatchObject([{ fate: 'here' }, null]);
  expect(statementsHere(database, () => NOW).all()).toMatchObject([{ kind: 'trashed' }]);
  const going = () => gamesToShare(database, 'club', NOW, true).read(record.id)?.things ?? [];
  expect(going().filter(({ kind }) => kind === 'log').length).toBe(2);
  expect(going()).toContainEqual(before);
  done(store.logs.pick(record.id, store.logs.of(record.id)[0]?.hash ?? ''));
  expect(going().filter(({ kind }) => kind === 'log').length).toBe(1);
});

test('in a club of others their owner’s word counts, and nothing comes that isn’t what it says', () => {
  const { store, database } = laid();
  const { record } = done(store.games.create(FOUR));
  const season = (date: number) => saying({ kind: 'season', season: null, at: day(date) });
  const name = (date: number) => saying({ kind: 'name', id: 'p', name: `Ann ${date}`, at: day(date) });
  for (const role of ['owner', 'writer'] as const) {
    store.sharing.share('club', 'https://c', { id: 'c', name: 'Club', role });
    const { prepare } = openArrivals(database, 'club', () => NOW);
    const taken = [season(3), season(2), name(3), name(2)].map((one) => prepare(one)?.());
    const earlier = role === 'owner' ? null : 'season';
    expect(taken.slice(1)).toMatchObject([{ changed: earlier }, {}, { changed: null }]);
    const sample = logOf({ ...record, id: 'sample-1' });
    expect([sample, { ...name(4), hash: name(5).hash }].map(prepare)).toEqual([null, null]);
  }
  expect(knownThere(database, 'club').hashesAbout('p').length).toBe(2);
});
