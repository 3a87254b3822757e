import { MessageChannel } from 'node:worker_threads';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { CopyPlace, Outages, Rights } from '../../../src/main/api/calls.ts';
import { outageOf } from '../../../src/main/outage.ts';
import type { Phones } from '../../../src/main/phones/index.ts';
import type { SharingHere } from '../../../src/main/sharing/index.ts';
import { THREE_NAMES } from '../../fixtures/people.ts';
import { nightWith } from '../../fixtures/result.ts';
import { randomAuctionBox } from '../../play/boxes.ts';
import { PATHS } from '../fuzzing/fuzzed-calls.ts';
import { layGround } from '../fuzzing/fuzzing-calls.ts';
import { importInto } from '../store/importing/import-into.ts';
import { evenings } from '../store/many-games.ts';
import { fakeQueue } from '../work/fake-queue.ts';
import { clientOver, type Client } from '../../../src/renderer/lib/contract-client.ts';
import {
  received,
  type FileTrouble,
  type Outage,
  type Synced,
  type WrittenDown,
} from '../../../src/shared/api.ts';
import { ok } from '../../../src/shared/core/result.ts';
import { resultOf } from '../../../src/shared/result/index.ts';

const JOINED = { server: '', key: '', role: 'owner', club: { id: '', name: '' } } as const;
let quits = 0;
/** How often somebody began to work out what paintings were worth. */
let valuings = 0;
/** The kinds of all changes that views hear of, and how often other laptops should hear of one. */
const heard: string[] = [];
let soon = 0;
const nothing = (): void => undefined;
/** Whom phones and other laptops tell that something has happened there. */
const telling = { phones: nothing, sharing: nothing, members: nothing };
let tellSynced: (came: Synced | null) => void = nothing;
let place: CopyPlace | null = null;
let outage: Outage | null = null;
let trouble: FileTrouble | null = null;
const jobs = fakeQueue();
const part = <Part extends object>(answers: Partial<Part>): Part =>
  new Proxy({} as Part, { get: (_, what) => Reflect.get(answers, what) ?? nothing });
const { store, connect, close } = layGround({
  quit: () => (quits += 1),
  valuing: { begin: () => (valuings += 1), goOn: () => '' },
  queue: { ...jobs.queue, tableFirst: (write) => write() },
  choosePlace: () => place,
  outages: part<Outages>({ current: () => outage, reportError: () => trouble }),
  phones: part<Phones>({
    update: ({ kind }) => void heard.push(kind),
    onChange: (listener) => (telling.phones = listener),
  }),
  sharing: part<SharingHere>({
    soon: () => (soon += 1),
    state: () => ({ shared: [], news: null, computer: 'here' }),
    joinClub: () => Promise.resolve(ok({ ...JOINED, recovery: 'ABCDE' })),
    onChange: (listener) => (telling.sharing = listener),
    onMembers: (listener) => (telling.members = listener),
    onSynced: (listener) => (tellSynced = listener),
  }),
});
afterAll(close);

/** A view in the same process, like a window of the desktop app. */
function viewWith(rights: Rights): Client {
  const { port1, port2 } = new MessageChannel();
  const served = connect((message) => port1.postMessage(message), rights);
  const { client, receive, closed } = clientOver((message) => port2.postMessage(message));
  port1.on('message', (message) => void served.message(message));
  port2.on('message', receive);
  port1.on('close', served.close);
  port2.on('close', closed);
  afterAll(() => port2.close());
  return client;
}

const [editor, looker, reader] = [viewWith('edit'), viewWith('look'), viewWith('read')];

const GAME = {
  edition: 'modern-art-1994',
  firstSeat: 0,
  options: { tracking: 'counts' },
} as const;

const offer = (artist: string) => ({ kind: 'append' as const, event: { type: 'offer', artist } });

async function newGame(names: readonly string[] = THREE_NAMES) {
  const players = names.map((name) => ({ name }));
  const { record, position } = await editor.games.create({ ...GAME, players });
  return { record, position, id: record.id, people: record.players.map(({ id }) => id) };
}

/** What every view hears of a call, refused or not; with an arrow if other laptops should hear of it. */
async function tells(kinds: string, call: () => unknown): Promise<void> {
  heard.length = 0;
  soon = 0;
  await Promise.resolve(call()).catch(nothing);
  expect(`${heard.join(' ')}${soon > 0 ? ' →' : ''}`).toBe(kinds);
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown): unknown => Reflect.get(Object(error), 'code'),
  );

const WRITTEN: WrittenDown = {
  ...{ edition: 'modern-art-1994', players: THREE_NAMES.map((name) => ({ name })), startedAt: '2019-03-02' },
  ...{ location: null, notes: null, tags: [], scores: [100, 90, 80], rounds: [] },
};

/** What a view hears from now on. */
async function listening(client: Client) {
  const changes = await client.changes();
  return { next: async () => (await changes.next()).value, leave: () => changes.return() };
}

describe('a view with the right to edit', () => {
  test('starts, edits, undoes and redoes a game, by the answers alone; other views hear of it', async () => {
    const [own, others] = [await listening(editor), await listening(viewWith('edit'))];
    const { record, position, id } = await newGame();
    expect(await others.next()).toMatchObject({ kind: 'game', view: { record, position } });
    expect([await others.next(), await own.next()]).toEqual([{ kind: 'games' }, { kind: 'games' }]);
    const edited = await editor.games.edit({ id, position, edits: [offer('yoko')] });
    expect(edited.record.events).toEqual([{ type: 'offer', artist: 'yoko' }]);
    expect(await others.next()).toEqual({ kind: 'game', view: edited });
    expect([await others.next(), await own.next()]).toEqual([{ kind: 'games' }, { kind: 'games' }]);
    await Promise.all([own.leave(), others.leave()]);
    const undone = await editor.games.undo({ id, position: edited.position });
    expect(undone.record.events).toEqual([]);
    const redone = await editor.games.redo({ id, position: undone.position });
    expect(redone.record.events).toHaveLength(1);
    expect(await editor.games.open({ id })).toEqual(redone);
    expect(await editor.games.shelves({ unfinished: 1, finished: 1, abandoned: 1 })).toMatchObject({
      unfinished: { games: [{ id, players: ['Axel', 'Beatrix', 'Clemens'], winners: null }], count: 1 },
      finished: { games: [], count: 0 },
      abandoned: { games: [], count: 0 },
    });
    const { edition, players, firstSeat, options } = record;
    expect(await editor.games.tables()).toEqual([{ edition, players, firstSeat, options }]);
  });

  test('is told why something can’t be done, and what is there now', async () => {
    const { id, position } = await newGame();
    const { games } = editor;
    const edit = (artists: readonly string[], game = id) =>
      games.edit({ id: game, position, edits: artists.map(offer) });
    await expect(edit(['yoko', 'vermeer'])).rejects.toMatchObject({
      code: 'REFUSED',
      data: { index: 1, code: 'unknown-artist', place: 'events[1].artist' },
    });
    expect((await games.open({ id })).record.events).toEqual([]);
    const two = [{ name: 'Axel' }, { name: 'Beatrix' }];
    await expect(games.create({ ...GAME, players: two })).rejects.toMatchObject({
      code: 'REFUSED',
      data: { index: -1, code: 'wrong-number-of-players' },
    });
    const newer = await edit(['yoko']);
    await expect(edit(['krypto'])).rejects.toMatchObject({
      code: 'CONFLICT',
      defined: true,
      data: { view: newer },
    });
    await expect(games.undo({ id, position })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(games.open({ id: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(edit(['yoko'], 'nowhere')).rejects.toMatchObject({ code: 'NOT_FOUND' });

    // Text typed for an older log isn't kept for the newer one.
    await games.draft({ id, position, draft: { lot: 'old' } });
    expect((await games.open({ id })).draft).toBeNull();
    await games.draft({ id, position: newer.position, draft: { lot: 'new' } });
    expect((await games.open({ id })).draft).toEqual({ lot: 'new' });
  });

  test.each([
    ['no edits', 'edits', () => editor.games.edit({ id: 'id-1', position: 0, edits: [] })],
    ['an invalid time', 'filter.from', () => editor.statistics.year({ year: 1, filter: { from: 'May' } })],
  ])('is told that it sent %s, and where', async (_what, place, call) => {
    const error = { code: 'BAD_REQUEST', status: 400, data: { reason: 'shape', place } };
    await expect(call()).rejects.toMatchObject(error);
  });

  test('changes many games in one call, and every view hears of it', async () => {
    const games = (await Promise.all(Array.from({ length: 21 }, () => newGame()))).map(({ id }) => id);
    const [id = ''] = games;
    const { chosen } = editor;
    for (const kind of ['trash', 'restore'] as const) {
      await tells('game games', () => chosen.change({ games: [id], change: { kind } }));
      expect(await editor.games.open({ id })).toMatchObject({ position: 0, trashed: kind === 'trash' });
    }
    const moved = (place: string, some = games) =>
      chosen.change({ games: some, change: { kind: 'place', place } });
    await tells(`${'game '.repeat(20)}games`, () => moved('Bari', games.slice(1)));
    // Of more, views read again what they show.
    let changed: Awaited<ReturnType<typeof moved>> = [];
    await tells('cut-short games →', async () => (changed = await moved('Essen')));
    expect(changed.map((game) => game.id)).toEqual(games);
    await tells('cut-short games →', () => chosen.takeBack({ games: [...changed] }));
    expect((await editor.games.open({ id })).record.location).toBeNull();
    await tells('', () => chosen.takeBack({ games: [...changed] }));
    const settings = { ...(await editor.settings.get()), theme: 'dark' };
    await tells('settings', () => editor.settings.set({ theme: 'dark' }));
    expect(await editor.settings.get()).toEqual(settings);
    await editor.settings.set({ theme: 'system' });
  });

  test('is answered before the app quits', async () => {
    const before = quits;
    await editor.app.quit();
    await expect.poll(() => quits).toBe(before + 1);
  });
});

describe('every view hears', () => {
  test('of a game that is changed, but not of one that isn’t', async () => {
    const { games } = editor;
    const { id, record, ...begun } = await newGame();
    let { position } = begun;
    const at = () => ({ id, position });
    const step = (what: string, call: () => Promise<{ readonly position: number }>) =>
      tells(what, async () => ({ position } = await call()));
    const players = record.players.map((player) => ({ ...player, name: player.name.replace('Axel', 'Axl') }));
    const named = { kind: 'header' as const, fields: { players } };
    await step('game games', () => games.edit({ ...at(), edits: [offer('yoko')] }));
    await step('game games', () => games.undo(at()));
    await step('game games', () => games.redo(at()));
    await step('', () => games.redo(at()));
    await step('people game games →', () => games.edit({ ...at(), edits: [named] }));
    await step('people game games →', () => games.undo(at()));
    await tells('draft', () => games.draft({ ...at(), draft: { typed: 1 } }));
    await tells('', () => editor.history.acceptReplay({ id }));
  });

  test('of people, boxes, results, the season and the sample games', async () => {
    const { people, boxes, results, sample, games } = editor;
    const [id = '', two = ''] = (await newGame(['Nora', 'Otto', 'Pia'])).people;
    const other = store.players.add('Norah').id;
    const [merge, split] = [() => people.merge({ id: other, into: id }), () => people.split({ id: other })];
    const looks = [
      () => people.rename({ id, name: 'Nora the Elder' }),
      () => people.retire({ id, retired: true }),
    ];
    const samples = [sample.show, sample.remove, sample.show];
    const erase = () => people.erase({ id: other });
    for (const call of [merge, split, merge, split, erase, ...looks, ...samples])
      await tells('people games →', () => call());
    await tells('', () => people.merge({ id: two, into: id }));
    const named = { id, name: 'Nora the Elder', retired: true };
    expect(await people.known()).toContainEqual(expect.objectContaining(named));
    expect(await people.list()).toContainEqual(named);
    expect(await sample.count()).toBe(30);
    // Its people are suggested nowhere.
    const ids = [...(await people.list()), ...(await people.known())].map((person) => person.id);
    expect(ids.filter((each) => each.startsWith('sample-'))).toEqual([]);
    await sample.remove();
    expect(await sample.count()).toBe(0);

    const document = { ...randomAuctionBox(4), id: 'box' };
    const box = { id: 'box' };
    await tells('boxes →', () => boxes.save({ document }));
    await tells('', () => boxes.save({ document: { ...document, limit: 1 } }));
    await tells('boxes →', () => boxes.retire({ ...box, retired: true }));
    await tells('boxes →', () => boxes.remove(box));
    const gone = [boxes.remove(box), boxes.retire({ ...box, retired: true })].map(codeOf);
    expect(await Promise.all(gone)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    const edition = await boxes.save({ document });
    await games.create({ ...GAME, edition, players: WRITTEN.players });
    expect(await codeOf(boxes.remove(box))).toBe('IN_USE');

    let paper = '';
    await tells('people game games →', async () => (paper = (await results.add(WRITTEN)).record.id));
    const change = { id: paper, position: 0, written: { ...WRITTEN, scores: [7, 8, 9] } };
    await tells('people game games →', () => results.change(change));
    await tells('season →', () => editor.season.keep({ season: null }));
    expect(received(await games.list()).find((game) => game.id === paper)).toMatchObject({
      ...{ players: THREE_NAMES, winners: ['Clemens'], finished: true, resultOnly: true, sample: false },
    });
    const { unfinished } = await games.shelves({ unfinished: 2, finished: 1, abandoned: 0 });
    expect(unfinished).toMatchObject({ games: [{}, {}], count: store.games.counts().unfinished });
  });

  test('of what a job has changed, however it ends', async () => {
    const { transfer, history } = editor;
    const cancelled = { kind: 'cancelled' } as const;
    const ended = (result: unknown) => ({ kind: 'done', result }) as const;
    for (const [what, kind, state] of [
      ['keeping', 'backup', ended({ kind: 'taken' })],
      ['keeping', 'check', cancelled],
      ['games', 'rebuild', cancelled],
      ['games', 'value', ended({ games: 1 })],
      ['', 'value', ended({ games: 0 })],
      ['', 'copy', ended(null)],
      ['', 'backup', { kind: 'running', done: 1, of: 2 }],
    ] as const)
      await tells(what, () => jobs.end(kind, state));
    const { id } = await newGame();
    for (const [what, state] of [
      ['keeping games people boxes game games →', ended({ kind: 'imported', changed: [id, 'nowhere'] })],
      ['keeping games people boxes cut-short →', cancelled],
    ] as const) {
      const file = await transfer.begin({ name: 'games.ndjson' });
      const send = () => codeOf(transfer.part({ file, at: 0, base64: 'e30=' }));
      expect([await send(), await send()]).toEqual([null, 'NOT_FOUND']);
      await transfer.take({ file, answers: [], anyway: ['play'] });
      expect(jobs.started.at(-1)?.input).toMatchObject({ file, answers: [], anyway: ['play'] });
      await tells(what, () => (jobs.end('import', state), editor.app.info()));
      expect(await codeOf(transfer.look({ file })), 'it is gone').toBe('NOT_FOUND');
    }
    const catching = await history.catchUp();
    expect([await history.catchUp(), jobs.started.at(-1)?.kind]).toEqual([catching, 'rebuild']);
    jobs.end('rebuild', cancelled);
  });

  test('of a log that is picked of several', async () => {
    const { transfer, games } = editor;
    const { id, record } = await newGame();
    await games.edit({ id, position: 0, edits: [offer('yoko')] });
    importInto(store.folder, [{ ...record, events: [offer('krypto').event, offer('yoko').event] }]);
    const [shown, other] = await transfer.logs({ id });
    const { edition, startedAt } = record;
    const parted = { id, edition, startedAt, players: THREE_NAMES, logs: 2 };
    expect(await transfer.parted()).toEqual([{ ...parted, settled: false }]);
    expect([shown, other].map((log) => log?.record.events.length)).toEqual([2, 1]);
    const sent = async () => {
      const { documents, ...out } = await transfer.out({ games: [id], after: '' });
      expect(out).toMatchObject({ games: 1, of: 1, next: null });
      return documents.map(({ isShown, standing }) => [isShown, standing?.status]);
    };
    expect(await sent()).toEqual([
      [true, 'playing'],
      [false, undefined],
    ]);
    const { of: all } = await transfer.out({ games: null, after: '' });
    const own = store.games.list().filter(({ head }) => !head.id.startsWith('sample-'));
    expect(all).toBe(own.length);
    await tells('game games games people boxes →', () => transfer.pick({ id, hash: other?.hash ?? '' }));
    expect(await transfer.parted()).toEqual([{ ...parted, settled: true }]);
    expect(await sent()).toHaveLength(1);
    expect((await games.open({ id })).record.events).toEqual([offer('yoko').event]);
    expect(await codeOf(transfer.logs({ id: 'nowhere' }))).toBe('NOT_FOUND');
  });

  test('of what came from other laptops, which needn’t hear of that again', async () => {
    const { id } = await newGame();
    const none = { carriers: [], games: [], gamesChanged: 0, people: false, boxes: false, season: false };
    for (const [what, came] of [
      ['', {}],
      ['game games games', { games: [id, 'nowhere'], gamesChanged: 2 }],
      ['cut-short games', { games: [id], gamesChanged: 2 }],
      ['games people', { people: true }],
      ['boxes season', { boxes: true, season: true }],
    ] as const)
      await tells(what, () => tellSynced({ ...none, ...came }));
    await tells('cut-short games people boxes season', () => tellSynced(null));
    await tells('season →', () => editor.season.keep({ season: null }));
    for (const kind of ['phones', 'sharing', 'members'] as const) await tells(kind, telling[kind]);
    const sharing = { shared: [], news: null, computer: 'here', canChooseFolder: false };
    expect(await editor.sharing.joinClub({ link: '', laptop: '' })).toEqual({ sharing, recovery: 'ABCDE' });
  });
});

test.each([
  ['UNUSABLE', 'to-download', { kind: 'done', result: { kind: 'unusable' } }],
  ['NOT_FOUND', 'to-download', { kind: 'done', result: { kind: 'not-found' } }],
  ['CANCELLED', 'called-off', { kind: 'cancelled' }],
] as const)(
  'a restore is answered with %s, and a copy with %s, as its job ended',
  async (code, kind, state) => {
    const { restore, saveCopy } = editor.keeping;
    const restoring = codeOf(restore({ name: 'a backup' }));
    expect(await codeOf(restore({ name: 'another' }))).toBe('BUSY');
    jobs.end('restore', state);
    expect(await restoring).toBe(code);
    place = null;
    expect(await saveCopy()).toEqual({ kind: 'not-wanted' });
    place = { file: '/there', address: '/copy' };
    const saving = saveCopy();
    await expect.poll(() => jobs.started.at(-1)?.kind).toBe('copy');
    jobs.end('copy', state);
    expect(await saving).toEqual(kind === 'to-download' ? { kind, address: '/copy' } : { kind });
  },
);

test('what isn’t text is outside the contract', async () => {
  const view = connect(() => expect.unreachable());
  for (const message of [7, null, new Uint8Array(3)]) expect(await view.message(message)).toBe(false);
  view.close();
});

/** The procedures that aren't refused to a view for this reason. */
async function allowed(client: Client, reason = 'FORBIDDEN'): Promise<string[]> {
  const names = PATHS.map((path) => path.slice(1).replace('/', '.'));
  const codes = await Promise.all(
    names.map((name) => {
      const call = name.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), client) as (
        input: object,
      ) => Promise<unknown>;
      return codeOf(call({}));
    }),
  );
  return names.filter((_, at) => codes[at] !== reason);
}

test('while the games aren’t open only what needs none is answered, and a failure says what it was', async () => {
  [place, outage] = [null, outageOf('/games', { kind: 'damaged' })];
  expect(await allowed(editor, 'NOT_OPEN')).toEqual([
    ...['keeping.saveCopy', 'keeping.news', 'keeping.newsRead', 'keeping.outage', 'keeping.repair'],
    ...['keeping.wholeBackup', 'app.info', 'app.quit', 'work.watch', 'work.cancel', 'changes'],
  ]);
  outage = null;
  const failing = vi.spyOn(store.settings, 'get').mockThrow(new Error('no room'));
  await expect(editor.settings.get()).rejects.toMatchObject({ code: 'UNFORESEEN' });
  trouble = 'disk-full';
  await expect(editor.settings.get()).rejects.toMatchObject({ code: 'NOT_KEPT', data: { trouble } });
  failing.mockRestore();
  await expect.poll(() => quits).toBeGreaterThan(0);
});

describe('a view with the right to look', () => {
  test('may call these, and nothing else that the contract has now or later', async () => {
    expect(await allowed(looker)).toEqual([
      ...['games.list', 'games.shelves', 'games.open', 'people.list', 'phones.seen', 'settings.get'],
      ...['keeping.outage', 'app.info', 'changes'],
    ]);
  });

  test('follows an auction in progress, but not hidden bids or anything else that is only typed', async () => {
    const { id, position } = await newGame();
    const { next, leave } = await listening(looker);
    const steps = [
      { kind: 'cover', seat: 0, amount: 31 },
      { kind: 'cover', seat: 1, amount: 0 },
    ];
    const lot = { bids: ['47', '', ''] };
    const shownToAll = { overview: true, forecast: true, settling: [true, false], 'covers-lifted': 2 };
    const draft = { room: { running: true, steps }, lot, ...shownToAll };
    await editor.games.draft({ id, position, draft });
    const covered = steps.map((step) => ({ ...step, amount: null }));
    const seen = { room: { running: true, steps: covered, ticking: false }, ...shownToAll };
    expect(await next()).toEqual({ kind: 'draft', id, position, draft: seen });
    expect((await looker.games.open({ id })).draft).toEqual(seen);
    // A view with the right to edit gets the auction back with everything in it.
    expect((await editor.games.open({ id })).draft).toEqual(draft);

    const open = { room: { running: true, steps: [...steps, { kind: 'reveal' }] } };
    await editor.games.draft({ id, position, draft: open });
    expect(await next()).toMatchObject({ draft: open });
    await leave();
  });
});

describe('a view with the right to read', () => {
  test('may call what looks back, and nothing else that the contract has now or later', async () => {
    const figures = ['people', 'person', 'group', 'personWorth', 'groupWorth', 'pair', 'habits', 'year'];
    expect(await allowed(reader)).toEqual([
      ...['games.list', 'games.shelves', 'games.open', 'people.list', 'people.known', 'boxes.list'],
      ...[
        'boxes.find',
        'app.info',
        'history.page',
        'history.games',
        'history.facets',
        'history.outline',
        'collection.lit',
      ],
      ...['collection.usual', 'catalogue.games', 'catalogue.evening'],
      ...[...figures, 'gameTops', 'prices'].map((name) => `statistics.${name}`),
      ...['season.kept', 'season.table', 'changes'],
    ]);
  });

  test('learns nothing about the computer', async () => {
    expect(await reader.app.info()).toEqual({
      version: '0.0.0',
      dataFolder: null,
      quitInMenu: false,
      club: null,
    });
  });

  test('sees a game without what is only typed, and hears of games, not of drafts and settings', async () => {
    const { next, leave } = await listening(reader);
    const { id, position } = await newGame();
    expect(await next()).toMatchObject({ kind: 'game', view: { draft: null } });
    expect(await next()).toEqual({ kind: 'games' });
    await editor.games.draft({ id, position, draft: { lot: { bids: ['47', '', ''] } } });
    await editor.settings.set({ theme: 'dark' });
    expect(await reader.games.open({ id })).toMatchObject({ draft: null, canUndo: false, canRedo: false });
    await editor.season.keep({
      season: { title: '', from: '2026-01-01', to: '2026-12-31', rule: 'wins', least: 3 },
    });
    expect(await next()).toEqual({ kind: 'season' });
    expect(await reader.season.kept()).toMatchObject({
      season: { rule: 'wins', least: 3 },
      isOfClub: false,
    });
    await editor.settings.set({ theme: 'system' });
    await leave();
    await editor.chosen.change({ games: [id], change: { kind: 'trash' } });
    await expect(reader.games.open({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('starts no work by asking, whoever edits does', async () => {
    // Nobody has worked out yet what its paintings were worth.
    const game = evenings(40).find(
      ({ finishedAt, options, misplayed, abandoned }) =>
        finishedAt !== undefined && options.tracking === 'ledger' && misplayed !== true && abandoned !== true,
    );
    expect(store.games.add(game).ok).toBe(true);
    const id = game?.players[0]?.id ?? '';
    const asks = [
      ({ statistics }: Client) => statistics.groupWorth({}),
      ({ statistics }: Client) => statistics.personWorth({ id, filter: {} }),
      ({ catalogue }: Client) => catalogue.games({}),
    ];
    for (const ask of asks) {
      const before = valuings;
      await ask(reader);
      expect(valuings).toBe(before);
      await ask(editor);
      expect(valuings).toBe(before + 1);
    }
  });
});

test('a page is answered before the figures requested with it, and those in turn', async () => {
  const answered: string[] = [];
  const { history, statistics } = editor;
  await Promise.all([
    history.facets({}).then(() => answered.push('facets')),
    history.page({ filter: {}, most: 1 }).then(() => answered.push('page')),
    statistics.group({}).then(() => answered.push('group')),
    statistics.people({}).then(() => answered.push('people')),
  ]);
  expect(answered).toEqual(['page', 'facets', 'group', 'people']);
});

describe('people', () => {
  async function known(id: string | undefined) {
    return (await editor.people.known()).find((person) => person.id === id);
  }

  test('have their games counted under all their ids, without the trash, with the latest', async () => {
    const games = [
      await newGame(['Jana', 'Karl', 'Lena']),
      await newGame(['Janna', 'Karl', 'Lena']),
    ] as const;
    const [jana = '', janna = ''] = games.map(({ people }) => people[0] ?? '');
    const [, karl = ''] = games[1].people;
    // Somebody whose name is known already is the same person.
    expect(games[0].people).toContain(karl);
    const moments = ['2025-11-01T20:15:00.000Z', '2025-12-01T20:15:00.000Z'];
    for (const [at, { id }] of games.entries()) {
      const fields = { startedAt: moments[at] };
      expect(store.games.edit(id, 0, [{ kind: 'header', fields }]).ok).toBe(true);
    }
    const refused = { code: 'SAT_TOGETHER' };
    await expect(editor.people.merge({ id: jana, into: karl })).rejects.toMatchObject(refused);
    await expect(editor.people.split({ id: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await editor.people.merge({ id: jana, into: janna });
    expect(await known(janna)).toMatchObject({
      name: 'Janna',
      games: 2,
      latest: moments[1],
      merged: [{ id: jana, name: 'Jana', games: 1 }],
    });
    expect(await known(jana)).toBeUndefined();
    await editor.chosen.change({ games: [games[1].id], change: { kind: 'trash' } });
    expect(await known(janna)).toMatchObject({ games: 1, latest: moments[0] });
    await editor.people.split({ id: jana });
    expect(await known(jana)).toMatchObject({ name: 'Jana', games: 1, merged: [] });
    expect(await known(janna)).toMatchObject({ games: 0, latest: null, merged: [] });
  });

  test('have one name in every answer, whatever the logs call them', async () => {
    const [petra = '', quinn = ''] = (await newGame(['Petra', 'Quinn', 'Rosa'])).people;
    const {
      id,
      people: [quin = ''],
    } = await newGame(['Quin', 'Petra', 'Rosa']);
    await editor.people.rename({ id: petra, name: 'Petronella' });
    await editor.people.merge({ id: quin, into: quinn });
    const names = ['Quinn', 'Petronella', 'Rosa'];
    const opened = await editor.games.open({ id });
    expect(opened.record.players.map(({ name }) => name)).toEqual(names);
    expect(opened).toMatchObject({ record: { players: [{ id: quin }, {}, {}] }, goesBy: { [quin]: quinn } });
    expect(received(await editor.games.list()).find((game) => game.id === id)?.players).toEqual(names);
    const { unfinished } = await editor.games.shelves({ unfinished: 100, finished: 0, abandoned: 0 });
    expect(unfinished.games.find((game) => game.id === id)?.players).toEqual(names);
    const { people } = await editor.transfer.out({ games: [id], after: '' });
    expect(people).toMatchObject({ [quin]: { id: quinn, name: 'Quinn' }, [petra]: { name: 'Petronella' } });
    const written = async () => {
      const [{ text = '{}' } = {}] = (await editor.transfer.out({ games: [id], after: '' })).documents;
      return (JSON.parse(text) as { readonly players?: unknown }).players;
    };
    expect(await written()).toMatchObject([{ id: quin, name: 'Quin' }, { name: 'Petronella' }, {}]);
    expect((await editor.transfer.logs({ id }))[0]?.record.players.map(({ name }) => name)).toEqual(names);

    // People who move keep the names they have in the log.
    const { players, firstSeat } = opened.record;
    const fields = { players: [players[1], players[0], players[2]], firstSeat };
    const swapping = { id, position: opened.position, edits: [{ kind: 'header' as const, fields }] };
    const { record: swapped } = await editor.games.edit(swapping);
    expect(swapped.players).toMatchObject([{ name: 'Petronella' }, { name: 'Quinn' }, { name: 'Rosa' }]);
    expect(await written()).toMatchObject([{ name: 'Petronella' }, { name: 'Quin' }, { name: 'Rosa' }]);
    await editor.chosen.change({ games: [id], change: { kind: 'trash' } });
    const [trashed] = received(await editor.keeping.trash()).filter((game) => game.id === id);
    const trashedAt = store.games.list({ trashed: true }).find(({ head }) => head.id === id)?.trashedAt;
    expect(trashed).toMatchObject({ players: ['Petronella', 'Quinn', 'Rosa'], trashedAt });
  });

  test('corrected in a game are called that everywhere, until it is undone', async () => {
    const { record, id, ...begun } = await newGame(['Salyl', 'Tom', 'Uwe']);
    let { position } = begun;
    const name = async () => (await known(record.players[0]?.id))?.name;
    const players = record.players.map((player, seat) =>
      seat === 0 ? { ...player, name: 'Sally' } : player,
    );
    const edits = [{ kind: 'header' as const, fields: { players } }];
    ({ position } = await editor.games.edit({ id, position, edits }));
    expect(await name()).toBe('Sally');
    const undone = await editor.games.undo({ id, position });
    expect(undone.record.players[0]).toMatchObject({ name: 'Salyl' });
    expect(await name()).toBe('Salyl');
    // A name that was changed elsewhere in the meantime stays, whichever way the game goes.
    ({ position } = await editor.games.redo({ id, position: undone.position }));
    expect(await name()).toBe('Sally');
    await editor.people.rename({ id: record.players[0]?.id ?? '', name: 'Sal' });
    ({ position } = await editor.games.undo({ id, position }));
    expect(await name()).toBe('Sal');
    await editor.games.redo({ id, position });
    expect(await name()).toBe('Sal');
  });
});

test('a corrected result keeps what only its file contained', async () => {
  const elsewhere = THREE_NAMES.map((name) => ({ id: `elsewhere-${name}`, name }));
  const known = { id: 'from-elsewhere', players: elsewhere, minutes: 95, source: 'bg-stats' };
  store.games.add(nightWith(known));
  // The seats aren't known.
  const laid = await editor.games.tables();
  expect(laid.flatMap(({ players }) => players.map(({ id }) => id))).not.toContain('elsewhere-Axel');
  const written = { ...WRITTEN, players: elsewhere, scores: [431, 412, 301] };
  const change = { id: 'from-elsewhere', position: 0, written };
  await editor.results.change(change);
  expect(resultOf((await editor.games.open({ id: change.id })).record)).toMatchObject({
    scores: [431, 412, 301],
    winners: [0],
    minutes: 95,
    source: 'bg-stats',
  });
  await expect(editor.results.change(change)).rejects.toMatchObject({ code: 'CONFLICT' });
});
