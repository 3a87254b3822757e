import { MessageChannel } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import type { Rights } from '../../../src/main/api/calls.ts';
import { THREE_NAMES } from '../../fixtures/people.ts';
import { nightWith } from '../../fixtures/result.ts';
import { PATHS } from '../fuzzing/fuzzed-calls.ts';
import { layGround } from '../fuzzing/fuzzing-calls.ts';
import { evenings } from '../store/many-games.ts';
import { clientOver, type Client } from '../../../src/renderer/lib/contract-client.ts';
import { received, type WrittenDown } from '../../../src/shared/api.ts';
import { resultOf } from '../../../src/shared/result/index.ts';

let quits = 0;
/** How often somebody began to work out what paintings were worth. */
let valuings = 0;
const { store, queue, connect, close } = layGround({
  quit: () => (quits += 1),
  valuing: { begin: () => (valuings += 1), goOn: () => '' },
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

/** What a view hears from now on. */
async function listening(client: Client) {
  const changes = await client.changes();
  return { next: async () => (await changes.next()).value, leave: () => changes.return() };
}

describe('a view with the right to edit', () => {
  test('starts, edits, undoes and redoes a game, and hears of every change', async () => {
    const { next, leave } = await listening(editor);
    const { record, position, id } = await newGame();
    expect(await next()).toMatchObject({ kind: 'game', view: { record, position } });
    expect(await next()).toEqual({ kind: 'games' });
    const edited = await editor.games.edit({ id, position, edits: [offer('yoko')] });
    expect(edited.record.events).toEqual([{ type: 'offer', artist: 'yoko' }]);
    expect(await next()).toEqual({ kind: 'game', view: edited });
    await leave();
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
    ['no edits', () => editor.games.edit({ id: 'id-1', position: 0, edits: [] })],
    [
      'a day that no year has',
      () => editor.chosen.change({ games: [], change: { kind: 'day', day: '2026-02-30' } }),
    ],
    ['a page too large', () => editor.history.page({ filter: {}, after: null, most: 100_000 })],
    ['an invalid time', () => editor.history.page({ filter: { from: 'yesterday' }, after: null, most: 10 })],
  ])('is told that it sent %s', async (_what, call) => {
    await expect(call()).rejects.toMatchObject({ code: 'BAD_REQUEST', status: 400 });
  });

  test('changes many games in one call, and every view hears of it', async () => {
    const games = (await Promise.all(Array.from({ length: 25 }, () => newGame()))).map(({ id }) => id);
    const [first = ''] = games;
    const { chosen } = editor;
    const { next, leave } = await listening(editor);
    for (const [kind, trashed] of [
      ['trash', true],
      ['restore', false],
    ] as const) {
      expect(await chosen.change({ games: [first], change: { kind } })).toEqual([{ id: first, position: 0 }]);
      expect(await next()).toMatchObject({ kind: 'game', view: { record: { id: first }, trashed } });
      expect(await next()).toEqual({ kind: 'games' });
    }
    const changed = await chosen.change({ games, change: { kind: 'place', place: 'Essen' } });
    expect(changed).toHaveLength(games.length);
    // Of so many, views read again what they show.
    expect([await next(), await next()]).toEqual([{ kind: 'cut-short' }, { kind: 'games' }]);
    expect(await chosen.takeBack({ games: [...changed] })).toHaveLength(games.length);
    expect([await next(), await next()]).toEqual([{ kind: 'cut-short' }, { kind: 'games' }]);
    // Nothing changes, so nobody hears of it.
    expect(await chosen.change({ games, change: { kind: 'misplayed', misplayed: false } })).toEqual([]);
    const settings = await editor.settings.set({ theme: 'dark' });
    expect(settings.theme).toBe('dark');
    expect(await editor.settings.get()).toEqual(settings);
    expect(await next()).toEqual({ kind: 'settings', settings });
    await leave();
    await editor.settings.set({ theme: 'system' });
  });

  test('reloads everything after an import of unknown extent', async () => {
    const changes = await editor.changes();
    const file = await editor.transfer.begin({ name: 'games.ndjson' });
    const leave = queue.watch((jobs) => {
      for (const { id, kind, state } of jobs)
        if (kind === 'import' && state.kind === 'waiting') queue.cancel(id);
    });
    await editor.transfer.take({ file, answers: [] });
    const heard: string[] = [];
    for await (const { kind } of changes) {
      heard.push(kind);
      if (kind === 'cut-short') break;
    }
    leave();
    expect(heard).toEqual(['keeping', 'games', 'people', 'boxes', 'cut-short']);
  });

  test('is answered before the app quits', async () => {
    await editor.app.quit();
    await expect.poll(() => quits).toBe(1);
  });
});

test('what isn’t text is outside the contract', async () => {
  const view = connect(() => expect.unreachable());
  for (const message of [7, null, new Uint8Array(3)]) expect(await view.message(message)).toBe(false);
  view.close();
});

/** The procedures that aren't refused to a view. */
async function allowed(client: Client): Promise<string[]> {
  const names = PATHS.map((path) => path.slice(1).replace('/', '.'));
  const codes = await Promise.all(
    names.map((name) => {
      const call = name.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), client) as (
        input: object,
      ) => Promise<unknown>;
      return call({}).then(
        () => null,
        (error: unknown): unknown => Reflect.get(Object(error), 'code'),
      );
    }),
  );
  return names.filter((_, at) => codes[at] !== 'FORBIDDEN');
}

describe('a view with the right to look', () => {
  test('may call these, and nothing else that the contract has now or later', async () => {
    expect(await allowed(looker)).toEqual([
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
    expect(await allowed(reader)).toEqual([
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

test('facets are answered after the page requested with them', async () => {
  const answered: string[] = [];
  const { history, statistics } = editor;
  await Promise.all([
    history.facets({}).then(() => answered.push('facets')),
    history.page({ filter: {}, after: null, most: 1 }).then(() => answered.push('page')),
    statistics.group({}).then(() => answered.push('group')),
    statistics.people({}).then(() => answered.push('people')),
  ]);
  expect(answered).toEqual(['page', 'people', 'facets', 'group']);
});

describe('people', () => {
  async function known(id: string | undefined) {
    return (await editor.people.known()).find((person) => person.id === id);
  }

  test('are renamed, coloured and retired, and every view hears of it', async () => {
    const [id = ''] = (await newGame(['Gerda', 'Hugo', 'Ida'])).people;
    const { next, leave } = await listening(editor);
    await editor.people.rename({ id, name: 'Gerda the Elder' });
    expect([await next(), await next()]).toEqual([{ kind: 'people' }, { kind: 'games' }]);
    await leave();
    await editor.people.recolour({ id, colour: 'amber' });
    await editor.people.retire({ id, retired: true });
    expect(await known(id)).toMatchObject({ name: 'Gerda the Elder', colour: 'amber', retired: true });
    expect(await editor.people.list()).toContainEqual({ id, name: 'Gerda the Elder', retired: true });
    await editor.people.recolour({ id, colour: null });
    expect(await known(id)).toMatchObject({ colour: null });
    // An outdated colour isn't shown.
    store.players.recolour(id, 'teal');
    expect(await known(id)).toMatchObject({ colour: null });
  });

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
    const { next, leave } = await listening(editor);
    const { players, firstSeat } = opened.record;
    const fields = { players: [players[1], players[0], players[2]], firstSeat };
    await editor.games.edit({ id, position: opened.position, edits: [{ kind: 'header', fields }] });
    expect(await next()).toMatchObject({
      kind: 'game',
      view: { record: { players: [{ name: 'Petronella' }, { name: 'Quinn' }, { name: 'Rosa' }] } },
    });
    await leave();
    expect(await written()).toMatchObject([{ name: 'Petronella' }, { name: 'Quin' }, { name: 'Rosa' }]);
    await editor.chosen.change({ games: [id], change: { kind: 'trash' } });
    const [trashed] = received(await editor.keeping.trash()).filter((game) => game.id === id);
    expect(trashed?.players).toEqual(['Petronella', 'Quinn', 'Rosa']);
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
  const { record } = await editor.results.change(change);
  expect(resultOf(record)).toMatchObject({
    scores: [431, 412, 301],
    winners: [0],
    minutes: 95,
    source: 'bg-stats',
  });
  await expect(editor.results.change(change)).rejects.toMatchObject({ code: 'CONFLICT' });
});
