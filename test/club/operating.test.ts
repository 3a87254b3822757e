import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  erasePerson,
  inviteFromServer,
  listMembers,
  recoverFromServer,
  revokeFromServer,
} from '../../src/club/operating.ts';
import { openWatch } from '../../src/club/metrics.ts';
import { startClubServer } from '../../src/club/server.ts';
import { log, name, said } from './played-games.ts';
import {
  ask,
  clubBeside,
  everything,
  join,
  keep,
  openTestClub,
  revoke,
  tryToJoin,
  type TestClub,
  fetchAlone,
} from './test-club.ts';
import { openStream } from './test-stream.ts';

const open: { close: () => Promise<void> }[] = [];
const first = await openTestClub();

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

afterAll(() => first.close());

async function apart(options?: Parameters<typeof openTestClub>[0]): Promise<TestClub> {
  const club = await openTestClub(options);
  open.push(club);
  return club;
}

const at = '2026-01-01T12:00:00.000Z';

describe('the operator', () => {
  test('invites, sees who is there, and takes keys away, the last owner’s too', async () => {
    const { database, id, server, owner } = await clubBeside(first);
    const writer = await join(server, await inviteFromServer(database, id, 'writer'), 'Anna’s');
    const members = await listMembers(database, id);
    expect(members.map(({ laptop, role, revoked }) => ({ laptop, role, revoked }))).toEqual([
      { laptop: 'Laptop', role: 'owner', revoked: false },
      { laptop: 'Anna’s', role: 'writer', revoked: false },
    ]);
    expect(await revokeFromServer(database, id, members[0]?.id ?? '')).toBe('Laptop');
    expect((await ask(server, 'GET', '/v1/club', owner)).status).toBe(403);
    expect((await ask(server, 'GET', '/v1/club', writer)).status).toBe(200);
    // A laptop that is removed hears of it at once, and stays in the list.
    const stream = await openStream(server, writer.key);
    await revokeFromServer(database, id, members[1]?.id ?? '');
    expect(await stream.until('event: refused\ndata: {"problem":"revoked"}')).toBe(true);
    expect(await listMembers(database, id)).toEqual(
      members.map((member) => ({ ...member, seen: expect.any(Date), revoked: true })),
    );
    expect(await revokeFromServer(database, id, '00000000-0000-0000-0000-000000000000')).toBeNull();
  });

  test('replaces a lost owner’s laptop, and the code that was lost with it', async () => {
    const { database, id, server, owner } = await clubBeside(first);
    const { code, invitation } = await recoverFromServer(database, id);
    expect(await join(server, invitation)).toMatchObject({ role: 'owner', recovery: null });
    const old = await tryToJoin(server, owner.recovery ?? '', 'Old', 'recover');
    expect(old.body).toEqual({ problem: 'no-invitation' });
    const found = await tryToJoin(server, code, 'New', 'recover');
    expect(found.body).toMatchObject({ role: 'owner' });
  });

  test('erases a person under every id that is theirs, and nobody else', async () => {
    const { database, id, server, owner } = await clubBeside(first);
    for (const thing of [
      name('1', 'Zoë'),
      name('2', 'Zoe R.'),
      said({ kind: 'met', id: '3', name: 'Zoë', at: '' }),
      name('4', 'Bruno'),
      said({ kind: 'same', id: '1', as: '2', at }),
      said({ kind: 'same', id: '3', as: '2', at }),
      said({ kind: 'apart', id: '4', as: '1', at }),
    ])
      await keep(server, owner, thing);
    expect(await erasePerson(database, id, 'Zoë')).toEqual({ kind: 'erased', count: 3 });
    const texts = (await everything(server, owner)).map(({ text }) => text).join();
    expect(texts).not.toMatch(/Zo/);
    expect(texts).toContain('Bruno');
    expect(texts.match(/"kind":"name","name":""/g)).toHaveLength(3);
    expect(await erasePerson(database, id, 'Zoë')).toEqual({ kind: 'nobody' });
    expect(await erasePerson(database, id, '1')).toEqual({ kind: 'nobody' });
  });

  test('says which of two people with one name; a laptop’s clock that is ahead doesn’t matter', async () => {
    const { database, id, server, owner } = await clubBeside(first);
    const soon = new Date(Date.now() + 60_000).toISOString();
    for (const each of ['1', '2'])
      await keep(server, owner, said({ kind: 'name', id: each, name: 'Anna', at: soon }));
    expect(await erasePerson(database, id, 'Anna')).toEqual({ kind: 'several', ids: ['1', '2'] });
    expect(await erasePerson(database, id, '2')).toEqual({ kind: 'erased', count: 1 });
    const named = (await everything(server, owner)).filter(({ text }) => text.includes('Anna'));
    expect(named.map(({ text }) => (JSON.parse(text) as { id: string }).id)).toEqual(['1']);
  });
});

describe('a monitor', () => {
  async function watched(token: string | null, trustsLoopback = true, club = first) {
    const watch = openWatch({ database: club.database, listening: () => 3, token, trustsLoopback });
    const server = await startClubServer({
      database: club.database,
      host: '127.0.0.1',
      port: 0,
      watched: watch.watched,
      others: (request, response) => {
        if (!watch.answer(request, response)) response.writeHead(404).end();
      },
    });
    open.push(server);
    const get = async (path: string, authorization = ''): Promise<{ status: number; text: string }> => {
      const response = await fetchAlone(`${server.address}${path}`, {
        headers: authorization === '' ? {} : { Authorization: authorization },
      });
      return { status: response.status, text: await response.text() };
    };
    return { club, server, get };
  }

  test('reads counts, times and sizes, and no name', async () => {
    const { club, server, get } = await watched(null, true, await apart());
    const beside = await clubBeside(club);
    for (const [owner, thing] of [
      [club.owner, log(1)],
      [club.owner, log(2)],
      [beside.owner, log(1)],
      [club.owner, name('1', 'Zoë')],
    ] as const)
      await keep(server, owner, thing);
    await club.member('reader');
    await revoke(club);
    await ask(server, 'GET', '/v1/club', { key: 'a'.repeat(43) });
    await get('/v1/nothing-of-the-protocol');
    const { text } = await get('/metrics');
    for (const line of [
      'vernissage_club_requests_total{kind="log",status="200"} 3',
      'vernissage_club_requests_total{kind="said",status="200"} 1',
      'vernissage_club_requests_total{kind="club",status="401"} 1',
      'vernissage_club_requests_total{kind="other",status="404"} 1',
      'vernissage_club_request_seconds_bucket{kind="log",le="+Inf"} 3',
      'vernissage_club_request_seconds_count{kind="log"} 3',
      'vernissage_club_listening 3',
      'vernissage_club_database_up 1',
      'vernissage_club_clubs 2',
      'vernissage_club_logs 3',
      'vernissage_club_statements 1',
      'vernissage_club_members 2',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).not.toMatch(/Zoë|The club|nothing-of/);
    // Every line is a comment or a name with a number, as Prometheus reads them.
    const odd = text
      .trimEnd()
      .split('\n')
      .filter((line) => !/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/.test(line));
    expect(odd).toEqual([]);
  });

  test('sees how many connections are in use, and what waits for one', async () => {
    const { club, get } = await watched(null);
    const connections = async () => (await get('/metrics')).text.match(/database_connections\{.*/g);
    // What it knows for a while needs none.
    await connections();
    expect(await connections()).toContain('database_connections{state="used"} 0');
    // Nobody gives up waiting, however long the others take to connect.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const held = Array.from({ length: 12 }, () => club.database.within({}, () => released));
    await expect.poll(() => club.database.connections().used).toBe(10);
    expect(await connections()).toEqual([
      'database_connections{state="used"} 10',
      'database_connections{state="idle"} 0',
      'database_connections{state="waiting"} 2',
    ]);
    release();
    await Promise.all(held);
    expect(await connections()).toContain('database_connections{state="waiting"} 0');
  });

  test('from elsewhere needs the token, and so does everybody behind a proxy', async () => {
    const { get } = await watched('a token', false);
    expect((await get('/metrics')).status).toBe(403);
    expect((await get('/metrics', 'Bearer another')).status).toBe(403);
    expect((await get('/metrics', 'Bearer a token')).status).toBe(200);
    expect((await get('/health')).status).toBe(200);
    const { get: without } = await watched(null, false);
    expect((await without('/metrics', 'Bearer null')).status).toBe(403);
  });

  test('hears that the database is away', async () => {
    const { club, get } = await watched(null, true, await apart({ place: first.place }));
    await club.database.close();
    open.splice(open.indexOf(club), 1);
    await club.server.close();
    expect(await get('/health')).toEqual({ status: 503, text: 'the database is away\n' });
    expect((await get('/metrics')).text).toContain('vernissage_club_database_up 0');
  });
});
