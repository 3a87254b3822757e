import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serve } from '../../../src/main/api/connection.ts';
import type { Rights } from '../../../src/main/api/calls.ts';
import { createRouter } from '../../../src/main/api/router.ts';
import { startHost } from '../../../src/main/host/server.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { openKeptStore, type KeptStore } from '../../../src/main/store/kept-store.ts';
import { openSharing } from '../../../src/main/sharing/index.ts';
import { THREE_NAMES } from '../../fixtures/people.ts';
import { nightWith } from '../../fixtures/result.ts';
import { phonesWithoutNetwork } from '../phones/no-network.ts';
import { openIncoming } from '../../../src/main/transfer/incoming.ts';
import { openJobQueue, type JobQueue } from '../../../src/main/work/job-queue.ts';
import { openQuiet } from '../../../src/main/work/quiet.ts';
import { valuingIn } from '../../../src/main/work/valuing.ts';
import { evenings } from '../store/many-games.ts';
import { noOutages } from './no-outages.ts';
import { clientOver, type Client } from '../../../src/renderer/lib/contract-client.ts';
import { contract, received, type Change, type WrittenDown } from '../../../src/shared/api.ts';
import { resultOf } from '../../../src/shared/result/index.ts';

let ids = 0;
let store: KeptStore;
let queue: JobQueue;
let connect: ReturnType<typeof serve>;
let quits = 0;
/** How often somebody began to work out what paintings were worth. */
let valuings = 0;
let folder: string;

beforeAll(() => {
  const newId = () => `id-${(ids += 1)}`;
  folder = mkdtempSync(join(tmpdir(), 'vernissage-api-'));
  store = openKeptStore(folder, {
    now: () => '2026-01-31T20:15:00.000Z',
    newId,
  });
  expect(store.open()).toBeNull();
  const worker = join(import.meta.dirname, '../../../src/main/work/worker.ts');
  queue = openJobQueue(worker, join(folder, STORE_FILE));
  connect = serve(
    createRouter({
      store,
      queue,
      valuing: { ...valuingIn(queue), begin: () => (valuings += 1) },
      quiet: openQuiet(),
      info: { version: '0.0.0', dataFolder: '/games', quitInMenu: true, club: null },
      quit: () => (quits += 1),
      choosePlace: () => null,
      newId,
      now: () => '2026-01-31T20:15:00.000Z',
      incoming: openIncoming(folder, newId),
      outages: noOutages(store),
      phones: phonesWithoutNetwork(folder),
      sharing: openSharing(store, queue, () => undefined),
      chooseFolder: null,
      openAddress: () => undefined,
    }),
  );
});

afterAll(() => {
  queue.close();
  store.close();
});

interface View {
  readonly client: Client;
  readonly send: (message: string) => void;
  readonly close: () => Promise<void>;
}

/** A view in the same process, like a window of the desktop app. */
function overMessageChannel(rights: Rights = 'edit'): Promise<View> {
  const { port1, port2 } = new MessageChannel();
  const served = connect((message) => port1.postMessage(message), rights);
  const { client, receive, closed } = clientOver((message) => port2.postMessage(message));
  port1.on('message', (message) => void served.message(message));
  port2.on('message', receive);
  port1.on('close', served.close);
  port2.on('close', closed);
  const close = () => {
    port2.close();
    return Promise.resolve();
  };
  return Promise.resolve({ client, close, send: (message) => port2.postMessage(message) });
}

/** A view in a browser, over a real socket. */
async function overWebSocket(): Promise<View> {
  const host = await startHost({ connect, port: 0, page: () => (_, response) => response.end() });
  const token = new URL(host.address).searchParams.get('token') ?? '';
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}/live`, {
    headers: { cookie: `vernissage-${host.port}=${token}`, origin: `http://127.0.0.1:${host.port}` },
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const { client, receive, closed } = clientOver((message) => socket.send(message));
  socket.on('message', (data) => receive((data as Buffer).toString()));
  socket.on('close', closed);
  return { client, close: host.close, send: (message) => socket.send(message) };
}

const GAME = {
  edition: 'modern-art-1994',
  players: [{ name: 'Axel' }, { name: 'Beatrix' }, { name: 'Clemens' }],
  firstSeat: 0,
  options: { tracking: 'counts' },
} as const;

const offer = (artist: string) => ({ kind: 'append' as const, event: { type: 'offer', artist } });

describe.each([
  ['a message channel', () => overMessageChannel()],
  ['a WebSocket', overWebSocket],
])('over %s', (_, open) => {
  let view: View;
  beforeAll(async () => {
    view = await open();
  });
  afterAll(async () => {
    await view.close();
  });

  async function newGame() {
    return view.client.games.create({ ...GAME, players: [...GAME.players] });
  }

  test('a game is started, edited, undone and redone', async () => {
    const begun = await newGame();
    const { id } = begun.record;
    const edited = await view.client.games.edit({ id, position: begun.position, edits: [offer('yoko')] });
    expect(edited.record.events).toEqual([{ type: 'offer', artist: 'yoko' }]);
    const undone = await view.client.games.undo({ id, position: edited.position });
    expect(undone.record.events).toEqual([]);
    const redone = await view.client.games.redo({ id, position: undone.position });
    expect(redone.record.events).toHaveLength(1);
    expect(await view.client.games.open({ id })).toEqual(redone);
    const listed = received(await view.client.games.list());
    expect(listed.map((game) => game.id)).toContain(id);
  });

  test('the home screen gets the shelves, and the tables to suggest', async () => {
    const { record } = await newGame();
    const shelves = await view.client.games.shelves({ unfinished: 1, finished: 1, abandoned: 1 });
    expect(shelves.unfinished.games).toMatchObject([
      { players: ['Axel', 'Beatrix', 'Clemens'], winners: null },
    ]);
    expect(shelves.unfinished.count).toBeGreaterThanOrEqual(1);
    expect(shelves).toMatchObject({ finished: { games: [], count: 0 }, abandoned: { games: [], count: 0 } });
    const { edition, players, firstSeat, options } = record;
    expect(await view.client.games.tables()).toEqual([{ edition, players, firstSeat, options }]);
  });

  test('the same name is the same person in the next game', async () => {
    const [one, other] = [await newGame(), await newGame()];
    expect(other.record.players).toEqual(one.record.players);
  });

  test('an edit of an older log gets a conflict and the present game', async () => {
    const { record, position } = await newGame();
    const newer = await view.client.games.edit({ id: record.id, position, edits: [offer('yoko')] });
    await expect(
      view.client.games.edit({ id: record.id, position, edits: [offer('krypto')] }),
    ).rejects.toMatchObject({ code: 'CONFLICT', defined: true, data: { view: newer } });
    await expect(view.client.games.undo({ id: record.id, position })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('text typed for an older log is not kept for the newer one', async () => {
    const { record, position } = await newGame();
    const { id } = record;
    const { games } = view.client;
    const newer = await games.edit({ id, position, edits: [offer('yoko')] });
    await games.draft({ id, position, draft: { lot: 'old' } });
    expect((await games.open({ id })).draft).toBeNull();
    await games.draft({ id, position: newer.position, draft: { lot: 'new' } });
    expect((await games.open({ id })).draft).toEqual({ lot: 'new' });
  });

  test('a refusal by the rules comes back with its place, and changes nothing', async () => {
    const { record, position } = await newGame();
    const { id } = record;
    await expect(
      view.client.games.edit({ id, position, edits: [offer('yoko'), offer('vermeer')] }),
    ).rejects.toMatchObject({
      code: 'REFUSED',
      data: { index: 1, code: 'unknown-artist', place: 'events[1].artist' },
    });
    expect((await view.client.games.open({ id })).record.events).toEqual([]);
    await expect(
      view.client.games.create({ ...GAME, players: [{ name: 'Axel' }, { name: 'Beatrix' }] }),
    ).rejects.toMatchObject({ code: 'REFUSED', data: { index: -1, code: 'wrong-number-of-players' } });
  });

  test('an unknown game is reported as such', async () => {
    await expect(view.client.games.open({ id: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      view.client.games.edit({ id: 'nowhere', position: 0, edits: [offer('yoko')] }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['an invalid position', { id: 'id-1', position: -1, edits: [offer('yoko')] }],
    ['no edits', { id: 'id-1', position: 0, edits: [] }],
    ['an edit of an unknown kind', { id: 'id-1', position: 0, edits: [{ kind: 'erase' }] }],
    ['an event without a type', { id: 'id-1', position: 0, edits: [{ kind: 'append', event: {} }] }],
    ['nothing at all', undefined],
  ])('%s is answered with a typed error', async (_name, input) => {
    await expect(Reflect.apply(view.client.games.edit, null, [input])).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      status: 400,
    });
  });

  test('a call that is too large is answered with a typed error, and the next one works', async () => {
    const { record, position } = await newGame();
    const note = 'x'.repeat(64_000);
    await expect(
      view.client.games.edit({
        id: record.id,
        position,
        edits: [{ kind: 'append', event: { type: 'offer', artist: 'yoko', note } }],
      }),
    ).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE', status: 413 });
    expect((await view.client.games.open({ id: record.id })).position).toBe(position);
  });

  test('files that come together share an id, and can’t join an unknown one', async () => {
    const { transfer } = view.client;
    const file = await transfer.begin({ name: 'one.json' });
    expect(await transfer.begin({ name: 'two.json', beside: file })).toBe(file);
    expect((await transfer.look({ file })).names).toEqual(['one.json', 'two.json']);
    await expect.poll(() => queue.jobs()).toEqual([]);
    await transfer.drop({ file });
    await expect(transfer.look({ file })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(transfer.begin({ name: 'two.json', beside: file })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('subscribers hear of every change from the moment they subscribe', async () => {
    const changes = await view.client.changes();
    const begun = await newGame();
    const heard: Change[] = [];
    for await (const change of changes) {
      heard.push(change);
      if (heard.length === 2) break;
    }
    expect(heard).toEqual([{ kind: 'game', view: begun }, { kind: 'games' }]);
  });

  test('a change to many games is one call, and every view hears of it', async () => {
    const begun = await Promise.all(Array.from({ length: 25 }, newGame));
    const games = begun.map(({ record }) => record.id);
    const [first = ''] = games;
    const { chosen } = view.client;
    const changes = await view.client.changes();
    const next = async () => (await changes.next()).value;
    expect(await chosen.change({ games: [first], change: { kind: 'trash' } })).toEqual([
      { id: first, position: 0 },
    ]);
    expect(await next()).toMatchObject({ kind: 'game', view: { record: { id: first }, trashed: true } });
    expect(await next()).toEqual({ kind: 'games' });
    await chosen.change({ games: [first], change: { kind: 'restore' } });
    expect(await next()).toMatchObject({ kind: 'game', view: { trashed: false } });
    expect(await next()).toEqual({ kind: 'games' });
    const changed = await chosen.change({ games, change: { kind: 'place', place: 'Essen' } });
    expect(changed).toHaveLength(games.length);
    // Of so many, views read again what they show.
    expect([await next(), await next()]).toEqual([{ kind: 'cut-short' }, { kind: 'games' }]);
    expect(await chosen.takeBack({ games: [...changed] })).toHaveLength(games.length);
    expect([await next(), await next()]).toEqual([{ kind: 'cut-short' }, { kind: 'games' }]);
    // Nothing changes, so nobody hears of it.
    expect(await chosen.change({ games, change: { kind: 'misplayed', misplayed: false } })).toEqual([]);
    await expect(chosen.change({ games, change: { kind: 'day', day: '2026-02-30' } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await changes.return();
  });

  test('after an import of unknown extent, all views reload', async () => {
    const changes = await view.client.changes();
    const file = await view.client.transfer.begin({ name: 'games.ndjson' });
    const leave = queue.watch((jobs) => {
      for (const { id, kind, state } of jobs)
        if (kind === 'import' && state.kind === 'waiting') queue.cancel(id);
    });
    await view.client.transfer.take({ file, answers: [] });
    const heard: string[] = [];
    for await (const { kind } of changes) {
      heard.push(kind);
      if (kind === 'cut-short') break;
    }
    leave();
    expect(heard).toEqual(['keeping', 'games', 'people', 'boxes', 'cut-short']);
  });

  test('watchers hear of all running jobs, and of every job until it has ended', async () => {
    const jobs = await view.client.work.watch();
    expect((await jobs.next()).value).toEqual([]);
    const { id } = queue.start('rebuild', null);
    const states: string[] = [];
    for await (const [job] of jobs) {
      states.push(job?.state.kind ?? '');
      if (job?.state.kind === 'done') break;
    }
    expect(states[0]).toBe('waiting');
    expect(await view.client.work.cancel({ id })).toBe(false);
  });

  test('the history has every game, statistics those that count', async () => {
    const begun = await newGame();
    const filter = { edition: 'modern-art-1994', seats: 3 } as const;
    const page = received(await view.client.history.page({ filter, after: null, most: 1 }));
    expect(page.games).toHaveLength(1);
    expect(page.games[0]).toMatchObject({ status: 'unfinished', players: [{ name: 'Axel' }, {}, {}] });
    const facets = await view.client.history.facets({ text: 'axel' });
    expect(facets.people.map(({ name }) => name)).toContain('Axel');
    expect(received(await view.client.history.contradictions({}))).toEqual({ games: 0, shown: [] });
    expect(await view.client.history.acceptReplay({ id: begun.record.id })).toBe(false);
    expect(received(await view.client.statistics.people({}))).toEqual([]);
    expect(received(await view.client.statistics.group(filter))).toMatchObject({
      games: 0,
      records: { money: [], highest: [] },
    });
    const [axel] = begun.record.players;
    expect(received(await view.client.statistics.person({ id: axel?.id ?? '', filter }))).toMatchObject({
      name: 'Axel',
      games: 0,
    });
    await expect(view.client.statistics.person({ id: 'nobody', filter })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test.each([
    ['a page too large', { filter: {}, after: null, most: 100_000 }],
    ['an invalid time', { filter: { from: 'yesterday' }, after: null, most: 10 }],
    [
      'an unknown edition',
      { filter: { edition: 'modern-art-1066' as 'modern-art-1994' }, after: null, most: 10 },
    ],
  ])('%s is answered with a typed error', async (_, input) => {
    await expect(view.client.history.page(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('settings are saved and sent to every view', async () => {
    const changes = await view.client.changes();
    const settings = await view.client.settings.set({ theme: 'dark' });
    expect(settings.theme).toBe('dark');
    expect(await view.client.settings.get()).toEqual(settings);
    expect((await changes.next()).value).toEqual({ kind: 'settings', settings });
    await changes.return();
    await view.client.settings.set({ theme: 'system' });
  });

  test('quitting answers first and then quits', async () => {
    const before = quits;
    await view.client.app.quit();
    await expect.poll(() => quits).toBe(before + 1);
  });
});

test('a message outside the contract crashes nothing and is reported as such', async () => {
  const answers: string[] = [];
  const view = connect((message) => answers.push(message));
  for (const message of ['', '{', 'null', '[]', '{"i":1}', '{"i":1,"p":{}}', 7, null, new Uint8Array(3)]) {
    expect(await view.message(message)).toBe(false);
  }
  expect(answers).toEqual([]);
  view.close();
});

test('a call of an unknown procedure is answered with an error', async () => {
  const answers: string[] = [];
  const view = connect((message) => answers.push(message));
  expect(await view.message(JSON.stringify({ i: '1', p: { u: '/games/__proto__' } }))).toBe(true);
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({ i: '1', p: { s: 404 } });
  view.close();
});

/** The path of every procedure of the contract. */
function procedures(part: object, path: readonly string[] = []): string[] {
  if ('~orpc' in part) return [path.join('.')];
  return Object.entries(part).flatMap(([name, below]) => procedures(below as object, [...path, name]));
}

/** The procedures that aren't refused to a view. */
async function allowed(view: View): Promise<string[]> {
  const refused = await Promise.all(
    procedures(contract).map(async (procedure) => {
      const call = procedure
        .split('.')
        .reduce<unknown>((part, name) => Reflect.get(part as object, name), view.client) as (
        input: object,
      ) => Promise<unknown>;
      const code = await call({}).then(
        () => null,
        (error: unknown): unknown => Reflect.get(error as object, 'code'),
      );
      return { procedure, isForbidden: code === 'FORBIDDEN' };
    }),
  );
  return refused.filter(({ isForbidden }) => !isForbidden).map(({ procedure }) => procedure);
}

describe('a view with the right to look', () => {
  let view: View;
  beforeAll(async () => {
    view = await overMessageChannel('look');
  });
  afterAll(async () => {
    await view.close();
  });

  test('may call these, and nothing else that the contract has now or later', async () => {
    expect(await allowed(view)).toEqual([
      'games.list',
      'games.shelves',
      'games.open',
      'people.list',
      'phones.seen',
      'settings.get',
      'keeping.outage',
      'app.info',
      'changes',
    ]);
  });

  test('sees a game and hears of every change in it', async () => {
    const editor = await overMessageChannel();
    const changes = await view.client.changes();
    const begun = await editor.client.games.create({ ...GAME, players: [...GAME.players] });
    expect((await changes.next()).value).toEqual({ kind: 'game', view: begun });
    expect(await view.client.games.open({ id: begun.record.id })).toEqual(begun);
    await changes.return();
    await editor.close();
  });

  test('follows an auction in progress, but not hidden bids or anything else that is only typed', async () => {
    const editor = await overMessageChannel();
    const { record, position } = await editor.client.games.create({ ...GAME, players: [...GAME.players] });
    const { id } = record;
    const changes = await view.client.changes();
    const steps = [
      { kind: 'cover', seat: 0, amount: 31 },
      { kind: 'cover', seat: 1, amount: 0 },
    ];
    const lot = { bids: ['47', '', ''] };
    const shownToAll = { overview: true, forecast: true, settling: [true, false], 'covers-lifted': 2 };
    const draft = { room: { running: true, steps }, lot, ...shownToAll };
    await editor.client.games.draft({ id, position, draft });
    const covered = steps.map((step) => ({ ...step, amount: null }));
    const seen = { room: { running: true, steps: covered, ticking: false }, ...shownToAll };
    expect((await changes.next()).value).toEqual({ kind: 'draft', id, position, draft: seen });
    expect((await view.client.games.open({ id })).draft).toEqual(seen);
    // A view with the right to edit gets the auction back with everything in it.
    expect((await editor.client.games.open({ id })).draft).toEqual(draft);

    const open = { room: { running: true, steps: [...steps, { kind: 'reveal' }] } };
    await editor.client.games.draft({ id, position, draft: open });
    expect((await changes.next()).value).toMatchObject({ draft: open });
    await changes.return();
    await editor.close();
  });
});

describe('a view with the right to read', () => {
  let view: View;
  let editor: View;
  beforeAll(async () => {
    view = await overMessageChannel('read');
    editor = await overMessageChannel();
  });
  afterAll(async () => {
    await view.close();
    await editor.close();
  });

  test('may call what looks back, and nothing else that the contract has now or later', async () => {
    expect(await allowed(view)).toEqual([
      'games.list',
      'games.shelves',
      'games.open',
      'people.list',
      'people.known',
      'boxes.list',
      'boxes.find',
      'app.info',
      'history.page',
      'history.facets',
      'history.outline',
      'collection.lit',
      'collection.usual',
      'catalogue.games',
      'catalogue.evening',
      'statistics.people',
      'statistics.person',
      'statistics.group',
      'statistics.personWorth',
      'statistics.groupWorth',
      'statistics.pair',
      'statistics.habits',
      'statistics.year',
      'statistics.gameTops',
      'statistics.prices',
      'season.kept',
      'season.table',
      'changes',
    ]);
  });

  test('learns nothing about the computer', async () => {
    expect(await view.client.app.info()).toEqual({
      version: '0.0.0',
      dataFolder: null,
      quitInMenu: false,
      club: null,
    });
  });

  test('sees a game without what is only typed, and hears of games, not of drafts and settings', async () => {
    const changes = await view.client.changes();
    const { record, position } = await editor.client.games.create({ ...GAME, players: [...GAME.players] });
    const { id } = record;
    expect((await changes.next()).value).toMatchObject({ kind: 'game', view: { draft: null } });
    expect((await changes.next()).value).toEqual({ kind: 'games' });
    await editor.client.games.draft({ id, position, draft: { lot: { bids: ['47', '', ''] } } });
    await editor.client.settings.set({ theme: 'dark' });
    expect(await view.client.games.open({ id })).toMatchObject({
      draft: null,
      canUndo: false,
      canRedo: false,
    });
    await editor.client.season.keep({
      season: { title: '', from: '2026-01-01', to: '2026-12-31', rule: 'wins', least: 3 },
    });
    expect((await changes.next()).value).toEqual({ kind: 'season' });
    expect(await view.client.season.kept()).toMatchObject({
      season: { rule: 'wins', least: 3 },
      isOfClub: false,
    });
    await editor.client.settings.set({ theme: 'system' });
    await changes.return();
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
      ({ client }: View) => client.statistics.groupWorth({}),
      ({ client }: View) => client.statistics.personWorth({ id, filter: {} }),
      ({ client }: View) => client.catalogue.games({}),
    ];
    for (const ask of asks) {
      const before = valuings;
      await ask(view);
      expect(valuings).toBe(before);
      await ask(editor);
      expect(valuings).toBe(before + 1);
    }
  });

  test('finds no game that is in the trash', async () => {
    const { record } = await editor.client.games.create({ ...GAME, players: [...GAME.players] });
    const { id } = record;
    await editor.client.chosen.change({ games: [id], change: { kind: 'trash' } });
    await expect(view.client.games.open({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('facets are answered after the page requested with them', async () => {
  const { client, close } = await overMessageChannel();
  const answered: string[] = [];
  await Promise.all([
    client.history.facets({}).then(() => answered.push('facets')),
    client.history.page({ filter: {}, after: null, most: 1 }).then(() => answered.push('page')),
    client.statistics.group({}).then(() => answered.push('group')),
    client.statistics.people({}).then(() => answered.push('people')),
  ]);
  expect(answered).toEqual(['page', 'people', 'facets', 'group']);
  await close();
});

describe('people', () => {
  let view: View;
  beforeAll(async () => {
    view = await overMessageChannel();
  });
  afterAll(async () => {
    await view.close();
  });

  async function sitDown(...names: readonly string[]): Promise<readonly string[]> {
    const players = names.map((name) => ({ name }));
    const { record } = await view.client.games.create({ ...GAME, players });
    return record.players.map(({ id }) => id);
  }

  async function known(id: string | undefined) {
    return (await view.client.people.known()).find((person) => person.id === id);
  }

  test('are renamed, coloured and retired, and every view hears of it', async () => {
    const [id = ''] = await sitDown('Gerda', 'Hugo', 'Ida');
    const changes = await view.client.changes();
    await view.client.people.rename({ id, name: 'Gerda the Elder' });
    expect([(await changes.next()).value, (await changes.next()).value]).toEqual([
      { kind: 'people' },
      { kind: 'games' },
    ]);
    await changes.return();
    await view.client.people.recolour({ id, colour: 'amber' });
    await view.client.people.retire({ id, retired: true });
    expect(await known(id)).toMatchObject({ name: 'Gerda the Elder', colour: 'amber', retired: true });
    expect(await view.client.people.list()).toContainEqual({ id, name: 'Gerda the Elder', retired: true });
    await view.client.people.recolour({ id, colour: null });
    expect(await known(id)).toMatchObject({ colour: null });
    // An outdated colour isn't shown.
    store.players.recolour(id, 'teal');
    expect(await known(id)).toMatchObject({ colour: null });
  });

  test('have their games counted under all their ids, without the trash, with the latest', async () => {
    const [jana = ''] = await sitDown('Jana', 'Karl', 'Lena');
    const [janna = ''] = await sitDown('Janna', 'Karl', 'Lena');
    const moments = ['2025-11-01T20:15:00.000Z', '2025-12-01T20:15:00.000Z'];
    for (const [at, person] of [jana, janna].entries()) {
      const game = store.games.list().find(({ head }) => head.players.some(({ id }) => id === person));
      const fields = { startedAt: moments[at] };
      // The later game is changed first: what counts is when they were played.
      const edited = store.games.edit(game?.head.id ?? '', 0, [{ kind: 'header', fields }]);
      expect(edited.ok).toBe(true);
    }
    await view.client.people.merge({ id: jana, into: janna });
    expect(await known(janna)).toMatchObject({
      name: 'Janna',
      games: 2,
      latest: moments[1],
      merged: [{ id: jana, name: 'Jana', games: 1 }],
    });
    expect(await known(jana)).toBeUndefined();
    const game = received(await view.client.games.list()).find(({ startedAt }) => startedAt === moments[1]);
    await view.client.chosen.change({ games: [game?.id ?? ''], change: { kind: 'trash' } });
    expect(await known(janna)).toMatchObject({ games: 1, latest: moments[0] });
    await view.client.people.split({ id: jana });
    expect(await known(jana)).toMatchObject({ name: 'Jana', games: 1, merged: [] });
    expect(await known(janna)).toMatchObject({ games: 0, latest: null, merged: [] });
  });

  test('have one name in every answer, whatever the logs call them', async () => {
    const { client } = view;
    const [petra = ''] = await sitDown('Petra', 'Quinn', 'Rosa');
    const [quin = ''] = await sitDown('Quin', 'Petra', 'Rosa');
    const [[quinn = ''] = []] = [
      (await client.people.known()).filter(({ name }) => name === 'Quinn').map(({ id }) => id),
    ];
    const [{ id } = { id: '' }] = received(await client.games.list()).filter(({ players }) =>
      players.includes('Quin'),
    );
    await client.people.rename({ id: petra, name: 'Petronella' });
    await client.people.merge({ id: quin, into: quinn });
    const names = ['Quinn', 'Petronella', 'Rosa'];
    const opened = await client.games.open({ id });
    expect(opened.record.players.map(({ name }) => name)).toEqual(names);
    expect(opened).toMatchObject({ record: { players: [{ id: quin }, {}, {}] }, goesBy: { [quin]: quinn } });
    expect(received(await client.games.list()).find((game) => game.id === id)?.players).toEqual(names);
    const { unfinished } = await client.games.shelves({ unfinished: 100, finished: 0, abandoned: 0 });
    expect(unfinished.games.find((game) => game.id === id)?.players).toEqual(names);
    const { people } = await client.transfer.out({ games: [id], after: '' });
    expect(people).toMatchObject({ [quin]: { id: quinn, name: 'Quinn' }, [petra]: { name: 'Petronella' } });
    const written = async () => {
      const [{ text = '{}' } = {}] = (await client.transfer.out({ games: [id], after: '' })).documents;
      return (JSON.parse(text) as { readonly players?: unknown }).players;
    };
    expect(await written()).toMatchObject([{ id: quin, name: 'Quin' }, { name: 'Petronella' }, {}]);
    expect((await client.transfer.logs({ id }))[0]?.record.players.map(({ name }) => name)).toEqual(names);

    // People who move keep the names they have in the log.
    const changes = await client.changes();
    const { players, firstSeat } = opened.record;
    const fields = { players: [players[1], players[0], players[2]], firstSeat };
    await client.games.edit({ id, position: opened.position, edits: [{ kind: 'header', fields }] });
    expect((await changes.next()).value).toMatchObject({
      kind: 'game',
      view: { record: { players: [{ name: 'Petronella' }, { name: 'Quinn' }, { name: 'Rosa' }] } },
    });
    await changes.return();
    expect(await written()).toMatchObject([{ name: 'Petronella' }, { name: 'Quin' }, { name: 'Rosa' }]);
    await client.chosen.change({ games: [id], change: { kind: 'trash' } });
    const [trashed] = received(await client.keeping.trash()).filter((game) => game.id === id);
    expect(trashed?.players).toEqual(['Petronella', 'Quinn', 'Rosa']);
  });

  test('corrected in a game are called that everywhere, until it is undone', async () => {
    const { client } = view;
    const [id = ''] = await sitDown('Salyl', 'Tom', 'Uwe');
    const { id: game, ...summary } = received(await client.games.list()).find(({ players }) =>
      players.includes('Salyl'),
    ) ?? { id: '' };
    expect(summary).toMatchObject({ players: ['Salyl', 'Tom', 'Uwe'] });
    const { record, position } = await client.games.open({ id: game });
    const players = record.players.map((player) =>
      player.id === id ? { ...player, name: 'Sally' } : player,
    );
    const edits = [{ kind: 'header' as const, fields: { players } }];
    const { position: after } = await client.games.edit({ id: game, position, edits });
    expect(await known(id)).toMatchObject({ name: 'Sally' });
    const undone = await client.games.undo({ id: game, position: after });
    expect(undone.record.players[0]).toMatchObject({ name: 'Salyl' });
    expect(await known(id)).toMatchObject({ name: 'Salyl' });
    // A name that was changed elsewhere in the meantime stays, whichever way the game goes.
    const { position: redone } = await client.games.redo({ id: game, position: undone.position });
    expect(await known(id)).toMatchObject({ name: 'Sally' });
    await client.people.rename({ id, name: 'Sal' });
    const { position: back } = await client.games.undo({ id: game, position: redone });
    expect(await known(id)).toMatchObject({ name: 'Sal' });
    await client.games.redo({ id: game, position: back });
    expect(await known(id)).toMatchObject({ name: 'Sal' });
  });

  test('who sat together can’t be merged, and no one can be merged into an unknown id', async () => {
    const [id = '', into = ''] = await sitDown('Mona', 'Nils', 'Olga');
    const refused = (call: Promise<null>, code: string) => expect(call).rejects.toMatchObject({ code });
    const { people } = view.client;
    await refused(people.merge({ id, into }), 'SAT_TOGETHER');
    await refused(people.merge({ id, into: id }), 'NOT_FOUND');
    await refused(people.merge({ id, into: 'nobody' }), 'NOT_FOUND');
    await refused(people.rename({ id: 'nobody', name: 'Somebody' }), 'NOT_FOUND');
    await refused(people.split({ id: 'nobody' }), 'NOT_FOUND');
  });
});

test('a corrected result keeps what only its file contained', async () => {
  const { client, close } = await overMessageChannel();
  const elsewhere = THREE_NAMES.map((name) => ({ id: `elsewhere-${name}`, name }));
  const known = { id: 'from-elsewhere', players: elsewhere, minutes: 95, source: 'bg-stats' };
  store.games.add(nightWith(known));
  // The seats aren't known.
  const laid = await client.games.tables();
  expect(laid.flatMap(({ players }) => players.map(({ id }) => id))).not.toContain('elsewhere-Axel');
  const written: WrittenDown = {
    edition: 'modern-art-1994',
    players: elsewhere,
    startedAt: '2003-05-17',
    location: null,
    notes: null,
    tags: [],
    scores: [431, 412, 301],
    rounds: [],
  };
  const change = { id: 'from-elsewhere', position: 0, written };
  const { record } = await client.results.change(change);
  expect(resultOf(record)).toMatchObject({
    scores: [431, 412, 301],
    winners: [0],
    minutes: 95,
    source: 'bg-stats',
  });
  await expect(client.results.change(change)).rejects.toMatchObject({ code: 'CONFLICT' });
  await close();
});
