import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { checked } from '../../src/club/checking.ts';
import { openClubPage } from '../../src/club/page/index.ts';
import { openPageStores } from '../../src/club/page/page-stores.ts';
import { openTickets } from '../../src/club/page/tickets.ts';
import { erasePerson } from '../../src/club/operating.ts';
import { startClubServer, type ClubServer } from '../../src/club/server.ts';
import { clientOver, type Client } from '../../src/renderer/lib/contract-client.ts';
import { received } from '../../src/shared/api.ts';
import { readClubLink, type Members, type PageTicket } from '../../src/shared/club/index.ts';
import { CLUB_DOOR } from '../../src/shared/text/all-club-door.ts';
import { ownPage } from '../app/browser.ts';
import { largeLog, log, logOf, name, said } from './played-games.ts';
import { evening } from '../main/store/many-games.ts';
import {
  ask,
  clubBeside,
  membersOf,
  openTestClub,
  put,
  query,
  revoke,
  type TestClub,
  fetchAlone,
} from './test-club.ts';
import { inTime, patient } from '../patience.ts';

let club: TestClub;
let page: ReturnType<typeof openClubPage>;
let server: ClubServer;
const errors: unknown[] = [];
const note = (error: unknown) => errors.push(error);
/** What went wrong, each once: whatever else was reading there says the same. */
const noted = () => [
  ...new Set(errors.splice(0).map((error) => (error instanceof Error ? error.message : error))),
];
const threads: Worker[] = [];
process.on('worker', (thread) => threads.push(thread));
const tickets = openTickets(Date.now);
const folder = mkdtempSync(join(tmpdir(), 'vernissage-page-'));
const window = join(folder, 'window');

/** Files are written in threads, after everything else. */
const PATIENTLY = { timeout: patient(20_000) };

/** Games that count, of known people. */
const [game, second] = [evening(0), evening(1)];
const people = game.players.map(({ id }) => id ?? '');

beforeAll(async () => {
  mkdirSync(window);
  writeFileSync(
    join(window, 'index.html'),
    '<!doctype html><html lang="en"><head></head><body>window</body></html>',
  );
  club = await openTestClub();
  page = openClubPage({
    database: club.database,
    folder: join(folder, 'pages'),
    window,
    address: () => server.address,
    tickets,
    note,
  });
  server = await startClubServer({
    database: club.database,
    host: '127.0.0.1',
    port: 0,
    others: page.others,
    upgrade: page.upgrade,
    giveTicket: tickets.give,
    onError: note,
  });
});

afterAll(async () => {
  await server.close();
  await page.close();
  await club.close();
  expect(errors).toEqual([]);
});

async function setPage(open: boolean, { owner } = club): Promise<string> {
  const { body } = await ask(server, 'POST', '/v1/page', { key: owner.key, body: { open } });
  return /#p=(.*)$/.exec((body as Members).page ?? '')?.[1] ?? '';
}

function exchange(token: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetchAlone(`${server.address}/page`, {
    method: 'POST',
    headers: { Origin: server.address, ...headers },
    body: JSON.stringify({ token }),
  });
}

async function cookieFor(token: string): Promise<string> {
  const response = await exchange(token);
  expect(response.status).toBe(204);
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict/);
  expect(cookie, 'for a year').toContain('; Max-Age=31536000');
  return cookie.split(';')[0] ?? '';
}

interface Reader {
  readonly client: Client;
  readonly socket: WebSocket;
}

async function read(cookie: string, origin = server.address): Promise<Reader | number> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/live`, {
    headers: { Cookie: cookie, Origin: origin },
  });
  const { client, receive, closed } = clientOver((message) => socket.send(message));
  socket.on('message', (data: Buffer) => receive(data.toString()));
  socket.on('close', closed);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve({ client, socket }));
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.once('error', reject);
  });
}

async function reader(cookie: string): Promise<Reader> {
  const found = await read(cookie);
  if (typeof found === 'number') throw new Error(`refused: ${found}`);
  onTestFinished(() => found.socket.terminate());
  return found;
}

/** Somebody at the page of this club, which is opened if it isn't yet. */
async function openReader(of = club): Promise<Reader> {
  return reader(await cookieFor(await setPage(true, of)));
}

async function gamesAt({ client }: Reader): Promise<string[]> {
  const found = received(await client.history.page({ filter: {}, most: 10 }));
  return found.map(({ id }) => id);
}

async function namesAt({ client }: Reader): Promise<string[]> {
  const found = received(await client.history.page({ filter: {}, most: 10 }));
  return found.flatMap(({ players }) => players.map((player) => player.name));
}

test('a closed page is for nobody, and says what to do', async () => {
  const response = await fetchAlone(`${server.address}/`, {
    headers: { 'Accept-Language': 'it-IT,it;q=0.9' },
  });
  expect(await response.text()).toContain('chiedi il link al tuo club');
  expect(await read('vernissage-page=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).toBe(403);
  expect((await exchange('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')).status).toBe(403);
});

test('what a laptop puts on the server appears on the page, under present names, and an erased name is gone', async () => {
  const cookie = await cookieFor(await setPage(true));
  const there = await reader(cookie);
  expect(await there.client.app.info()).toMatchObject({ club: 'The club', dataFolder: null });
  expect(await namesAt(there)).toEqual([]);

  const changes = await there.client.changes();
  await put(server, club.owner, logOf(game));
  for (const [at, id] of people.entries()) await put(server, club.owner, name(id, `Person ${at}`));
  await expect.poll(() => namesAt(there)).toEqual(people.map((_, at) => `Person ${at}`));
  expect((await changes.next()).value).toBeDefined();

  await put(server, club.owner, name(people[0] ?? '', '', 5));
  await expect.poll(async () => (await namesAt(there)).includes('Person 0')).toBe(false);
  expect(JSON.stringify(await there.client.people.known())).not.toContain('Person 0');
  expect(JSON.stringify(await there.client.games.open({ id: game.id }))).not.toContain('Person 0');
});

test('an erased name isn’t in any file of the page any more, whoever erased it', async () => {
  const there = await openReader();
  const [, byLaptop = '', byOperator = ''] = people;
  const soon = new Date().toISOString();
  const call = (id: string, called: string, at = soon) =>
    put(server, club.owner, said({ kind: 'name', id, name: called, at }));
  // Long enough to take pages of their own, and renamed often enough to leave copies behind.
  for (let time = 0; time < 20; time += 1) {
    const at = new Date(Date.now() - 60_000 + time).toISOString();
    await call(byLaptop, `Laptopia ${'Ä'.repeat(9 * time)} ${time}`, at);
    await call(byOperator, `Operatoria ${'B'.repeat(9 * time)} ${time}`, at);
  }
  await call(byLaptop, 'Laptopia');
  await call(byOperator, 'Operatoria');
  await call('somebody-else', 'Standing By');
  await expect.poll(() => namesAt(there)).toEqual(expect.arrayContaining(['Laptopia', 'Operatoria']));
  expect(filesWith('Laptopia')).not.toEqual([]);

  await put(server, club.owner, said({ kind: 'name', id: byLaptop, name: '', at: new Date().toISOString() }));
  await expect.poll(() => filesWith('Laptopia'), PATIENTLY).toEqual([]);
  expect(filesWith('Operatoria')).not.toEqual([]);
  expect(await erasePerson(club.database, club.id, byOperator)).toEqual({ kind: 'erased', count: 1 });
  await expect.poll(() => filesWith('Operatoria'), PATIENTLY).toEqual([]);
  expect(JSON.stringify(await there.client.people.known())).toContain('Standing By');
});

test('what came while the page heard nothing is there when the database is back, and a name that was erased while the server was away goes when that is', async () => {
  const own = join(folder, 'pages', 'away');
  const listening = vi.fn(club.database.newClient);
  const back = vi.fn();
  const stores = () => openPageStores({ ...club.database, newClient: listening }, own, { note });
  const before = stores();
  before.onRevoked(back);
  const clubs = [club, await clubBeside(club)];
  for (const { id } of clubs) await before.of({ id, name: 'The club' });
  await expect.poll(() => back.mock.calls).toEqual([[null]]);
  const connection: ReturnType<typeof listening> = listening.mock.results[0]?.value;
  await connection.query('UNLISTEN *');
  for (const { owner } of clubs) await put(server, owner, name('away', 'Awayana'));
  await connection.end();
  const isAt = ({ id }: TestClub) => filesWith('Awayana').some((file) => file.startsWith(join(own, id)));
  for (const each of clubs) await expect.poll(() => isAt(each), PATIENTLY).toBe(true);
  await before.close();

  for (const { id } of clubs) await erasePerson(club.database, id, 'away');
  await expect.poll(() => filesWith('Awayana').every((file) => file.startsWith(own)), PATIENTLY).toBe(true);
  expect(filesWith('Awayana')).not.toEqual([]);
  const after = stores();
  await expect.poll(() => filesWith('Awayana'), PATIENTLY).toEqual([]);
  await after.close();
});

test('closing doesn’t wait until the page is filled', async () => {
  const stores = openPageStores(club.database, join(folder, 'pages', 'closing'), { note });
  await put(server, club.owner, log(7));
  const { waiting, unlock } = await lock('log');
  const reading = stores.of({ id: club.id, name: 'The club' });
  await waiting(1);
  await stores.close();
  await unlock();
  await reading;
});

/** Until it is unlocked, nobody reads, and nobody adds to this table. */
async function lock(table: 'log' | 'said') {
  const locking = club.database.newClient();
  await locking.connect();
  await locking.query(`BEGIN; LOCK TABLE vernissage.${table}`);
  return {
    /** Until so many wait for it. */
    waiting: (count: number) =>
      expect
        .poll(() => query(club.place, 'SELECT FROM pg_locks WHERE NOT granted'), PATIENTLY)
        .toHaveLength(count),
    unlock: () => locking.end(),
  };
}

/** What this thread has worked, in microseconds. On a busy machine it waits, too. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

/** The most that the thread works without anybody else's turn. */
function longestTurn() {
  let [before, most] = [worked(), 0];
  const timer = setInterval(() => {
    most = Math.max(most, worked() - before);
    before = worked();
  }, 1);
  return {
    end: () => {
      clearInterval(timer);
      return most;
    },
  };
}

/** The page's files that have these bytes. */
function filesWith(text: string): readonly string[] {
  return readdirSync(join(folder, 'pages'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
}

test('a large log that arrives keeps no reader waiting, what is said meanwhile comes after it, and who opens it keeps no member waiting', async () => {
  const there = await openReader();
  const large = largeLog(1);
  const before = worked();
  checked(large, new Date().toISOString());
  const alone = worked() - before;
  await put(server, club.owner, log(1));
  const turns = longestTurn();
  const { waiting, unlock } = await lock('said');
  await put(server, club.owner, large);
  await waiting(1);
  const saying = put(server, club.owner, name('late', 'Latecomer'));
  await waiting(2);
  await unlock();
  await saying;
  await expect
    .poll(async () => JSON.stringify(received(await there.client.games.list())), { timeout: patient(10_000) })
    .toContain('large-1');
  expect(turns.end()).toBeLessThan(alone / 2);
  await expect
    .poll(async () => JSON.stringify(await there.client.people.known()), PATIENTLY)
    .toContain('Latecomer');

  const answered: string[] = [];
  const opening = there.client.games.open({ id: 'large-1' }).then(() => answered.push('reader'));
  for (const member of ['first', 'second']) {
    await ask(server, 'GET', '/v1/club', { key: club.owner.key });
    answered.push(member);
  }
  await opening;
  expect(answered).toEqual(['first', 'second', 'reader']);
});

test('the season that the group shows is on the page', async () => {
  const there = await openReader();
  const season = { title: 'League', from: '2024-01-01', to: '2026-12-31', rule: 'places', least: 1 } as const;
  await put(server, club.owner, said({ kind: 'season', season, at: '2026-01-01T12:00:00.000Z' }));
  await expect.poll(() => there.client.season.kept()).toEqual({ season, isOfClub: true });
  // And readers write nothing.
  await expect(there.client.settings.set({ theme: 'dark' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(there.client.sample.show()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('with the link the window is shown, marked as one that reads, and other pages in the browser get nothing', async () => {
  const token = await setPage(true);
  const cookie = await cookieFor(token);
  const response = await fetchAlone(`${server.address}/`, { headers: { Cookie: cookie } });
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await response.text()).toMatch(/^<!doctype html><html data-reads /);
  expect(await read(cookie, 'https://elsewhere.example')).toBe(403);
  expect((await exchange(token, { Origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await exchange(token, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
});

test('an invitation and a recovery code that are opened in a browser are copied for the app, by readers too', async () => {
  const [reads = '', value = ''] = (await cookieFor(await setPage(true))).split('=');
  const { invitation, recovery, copied } = CLUB_DOOR.en;
  const permissions = ['clipboard-read', 'clipboard-write'];
  for (const [kind, title] of Object.entries({ i: invitation, r: recovery })) {
    const link = `${server.address}/#${kind}=${kind.repeat(43)}`;
    const cookies = kind === 'r' ? [{ name: reads, value, url: server.address }] : [];
    const door = await ownPage(link, { permissions }, (context) => context.addCookies(cookies));
    await door.getByRole('heading', { level: 2, name: title }).waitFor();
    await door.getByRole('button').click();
    await door.getByText(copied).waitFor();
    expect(await door.evaluate(() => navigator.clipboard.readText())).toBe(link);
  }
});

test('closing the page ends it for everybody at once, and opening it again makes another link', async () => {
  const before = await setPage(true);
  expect(before).toMatch(/^[\w-]{43}$/);
  expect(await setPage(true)).toBe(before);
  expect((await membersOf(club)).page).toContain(`#p=${before}`);
  const cookie = await cookieFor(before);
  const there = await reader(cookie);
  const closed = once(there.socket, 'close');
  expect(await setPage(false)).toBe('');
  expect((await inTime('the end of a reader', closed))[0]).toBe(4001);
  expect(await read(cookie)).toBe(403);
  expect(
    (await fetchAlone(`${server.address}/`, { method: 'HEAD', headers: { Cookie: cookie } })).status,
  ).toBe(403);
  const after = await setPage(true);
  expect(after).not.toBe(before);
  expect((await exchange(before)).status).toBe(403);
});

async function ticketFor(key: string): Promise<string> {
  const { body } = await ask(server, 'POST', '/v1/ticket', { key });
  return readClubLink((body as PageTicket).link)?.token ?? '';
}

test('a member reads the page though its link is closed, by a ticket that works once, until they are revoked', async () => {
  await setPage(false);
  expect((await ask(server, 'POST', '/v1/ticket', { key: 'A'.repeat(43) })).status).toBe(401);
  const bert = await club.member('reader');
  const ticket = await ticketFor(bert.key);
  const cookie = await cookieFor(ticket);
  expect((await exchange(ticket)).status).toBe(403);

  const there = await reader(cookie);
  expect(await namesAt(there)).not.toEqual([]);
  const closed = once(there.socket, 'close');
  await revoke(club);
  expect((await inTime('the end of a reader', closed))[0]).toBe(4001);
  expect(await read(cookie)).toBe(403);
});

test('each club has a page of its own, and what happens to one concerns no other', async () => {
  const other = await clubBeside(club);
  const ours = await openReader();
  const before = await gamesAt(ours);
  const cookie = await cookieFor(await setPage(true, other));
  const theirs = await reader(cookie);
  expect(await gamesAt(theirs)).toEqual([]);
  await put(server, other.owner, logOf(second));
  await expect.poll(() => gamesAt(theirs)).toHaveLength(1);
  expect(await gamesAt(ours)).toEqual(before);

  const closed = once(theirs.socket, 'close');
  rmSync(join(folder, 'pages', other.id), { recursive: true });
  await expect(gamesAt(theirs)).rejects.toThrow();
  await inTime('the end of a reader', closed);
  // What was about to be worked out in the background may miss the folder too.
  const missed = noted().filter((each) => !String(each).includes('the directory does not exist'));
  expect(missed).toEqual(['the file of the games is no longer in its folder']);
  const again = [await reader(cookie), await reader(cookie)];
  for (const each of again) await expect.poll(() => gamesAt(each)).toHaveLength(1);
  const ended = again.map(({ socket }) => once(socket, 'close'));
  await setPage(false, other);
  expect(
    (await inTime('the end of both readers', Promise.all(ended))).map(([code]: unknown[]) => code),
  ).toEqual([4001, 4001]);
  expect(ours.socket.readyState).toBe(WebSocket.OPEN);
  expect(await gamesAt(ours)).toEqual(before);

  // Nobody waits for an answer from a thread that has died.
  const gone = once(ours.socket, 'close');
  const thread = threads.find(({ threadName, threadId }) => threadName === 'page' && threadId > 0);
  await thread?.terminate();
  await inTime('the end of a reader', gone);
  expect(noted()).toEqual(['the thread of a page ended with 1']);
});
