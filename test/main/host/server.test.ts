import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openCopies } from '../../../src/main/host/copies.ts';
import { addressForOnce, startHost, type Host } from '../../../src/main/host/server.ts';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import { inTime } from '../../patience.ts';

/** What everything is below. */
const BELOW = '/unguessed/';
let host: Host;
const heard: unknown[] = [];
/** The rights of each view that connected, in order. */
const rights: unknown[] = [];

beforeAll(async () => {
  host = await startHost({
    port: 0,
    path: BELOW,
    page: () => (request, response) => response.end(`the page at ${request.url}`),
    connect: (send, granted = 'edit') => {
      rights.push(granted);
      return {
        message: (data) => {
          heard.push(data);
          if (data === 'hello') send('hello yourself');
          return Promise.resolve(data !== 'gibberish');
        },
        close: () => heard.push('closed'),
      };
    },
  });
});

afterAll(async () => {
  await host.close();
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Plain HTTP, because fetch doesn't allow setting Host. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port: host.port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** What a page of this host sends with everything. */
function ours({ address, port }: Host = host, word = new URL(address).searchParams.get('token') ?? '') {
  return { cookie: `vernissage-${port}=${word}`, origin: `http://127.0.0.1:${port}` };
}

const token = () => new URL(host.address).searchParams.get('token') ?? '';
const cookie = () => ours().cookie;

/** A view that is connected, or the status it is refused with. */
function tryToConnect(
  headers: Record<string, string>,
  path = 'live',
  port = host.port,
): Promise<WebSocket | number> {
  return new Promise((resolve, reject) => {
    const view = new WebSocket(new URL(path, `ws://127.0.0.1:${port}${BELOW}`), { headers });
    view.on('open', () => resolve(view));
    view.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      view.terminate();
    });
    view.on('error', reject);
  });
}

async function connected(...how: Parameters<typeof tryToConnect>): Promise<WebSocket> {
  const view = await tryToConnect(...how);
  if (typeof view === 'number') throw new Error(`refused with ${view}`);
  return view;
}

/** Another host until the test has finished. */
async function another(options: Partial<Parameters<typeof startHost>[0]> = {}): Promise<Host> {
  const started = await startHost({
    port: 0,
    path: BELOW,
    page: () => (_, response) => response.end(),
    connect: () => ({ message: () => Promise.resolve(true), close: () => undefined }),
    ...options,
  });
  onTestFinished(started.close);
  return started;
}

test.each([
  ['from the running app', () => Promise.resolve(host.addressForOnce())],
  ['for another start', () => addressForOnce(host.address)],
])('a ticket %s admits once, without the token', async (_whose, address) => {
  const { pathname, search } = new URL(await address());
  expect(search).not.toContain(token());
  const another = new URL(await address()).search;
  expect(await ask(pathname + search)).toMatchObject({ status: 303, headers: { location: BELOW } });
  expect(await ask(pathname + search)).toMatchObject({ status: 403, body: '' });
  expect(await ask(pathname + another)).toMatchObject({ status: 303, headers: { location: BELOW } });
  // And it gets no further ticket.
  expect((await ask(`${pathname}${new URL(await address()).search}&ticket`)).body).toBe('');
});

describe('who is admitted', () => {
  test('the printed address exchanges its token for a cookie that scripts and other sites never see', async () => {
    const answer = await ask(`/?token=${token()}`);
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toBe(BELOW);
    expect(answer.headers['set-cookie']).toEqual([`${cookie()}; Path=${BELOW}; HttpOnly; SameSite=Strict`]);
  });

  test('with the cookie the page is served to reading, and may load nothing from elsewhere nor run inline scripts', async () => {
    const { status, body, headers } = await ask(`${BELOW}assets/a.js?b`, { cookie: cookie() });
    expect({ status, body }).toEqual({ status: 200, body: 'the page at /assets/a.js?b' });
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect((await ask(BELOW, { cookie: cookie() }, 'HEAD')).status).toBe(200);
    expect((await ask(BELOW, { cookie: cookie() }, 'POST')).status).toBe(405);
    for (const site of ['none', 'same-origin'])
      expect((await ask(BELOW, { cookie: cookie(), 'sec-fetch-site': site })).status, site).toBe(200);
  });

  test.each([
    ['no token', '/', {}],
    ['no token for a ticket', '/?ticket', {}],
    ['a wrong token', '/?token=guess', {}],
    ['a wrong cookie', BELOW, { cookie: 'vernissage=guess' }],
    ['the cookie, and no path', '/', () => ({ cookie: cookie() })],
    ['the cookie, and the start of the path', '/unguessed', () => ({ cookie: cookie() })],
    ['a file without the cookie', `${BELOW}assets/index.js`, {}],
  ])('%s: 403 and nothing else', async (_, path, headers) => {
    expect(await ask(path, typeof headers === 'function' ? headers() : headers)).toMatchObject({
      status: 403,
      body: '',
    });
  });

  test.each(['//', '///', '//:80', 'http://['])(
    '%s is not an address: it is refused, token or not, and the page is served to others',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 403, body: '' });
      expect(await ask(path, { cookie: cookie() })).toMatchObject({ status: 403, body: '' });
      expect(await ask(BELOW, { cookie: cookie() })).toMatchObject({ status: 200 });
    },
  );

  test.each([
    ['another name for this machine', { host: 'rebound.example:80' }],
    ['localhost, which counts as another name', { host: 'localhost' }],
    ['a request by another page', { origin: 'https://elsewhere.example' }],
    ['a page of another port', { origin: 'http://127.0.0.1:1' }],
    ['a page without an origin', { origin: 'null' }],
    ['a request the browser says is from another site', { 'sec-fetch-site': 'cross-site' }],
    ['a request the browser says is from another port', { 'sec-fetch-site': 'same-site' }],
  ])('%s is refused, token or not', async (_, headers) => {
    expect(await ask(BELOW, { cookie: cookie(), ...headers })).toMatchObject({ status: 403, body: '' });
    expect(await ask(`/?token=${token()}`, headers)).toMatchObject({ status: 403, body: '' });
  });
});

test.each(['/', '/another-path/', '/?token=old'])(
  'an old bookmark of %s gets a page that says what opens the app',
  async (path) => {
    const opened = await ask(path, { 'sec-fetch-mode': 'navigate', 'accept-language': 'it-IT,en;q=0.5' });
    expect(opened.status).toBe(403);
    expect(opened.body).toContain('<html lang="it">');
    expect(opened.body).toContain(WORDS.it.start.oldAddress.text);
    expect(opened.body).not.toContain(BELOW);
    const foreign = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
    expect(await ask(path, foreign)).toMatchObject({ status: 403, body: '' });
  },
);

describe.each([
  ['live', 'edit'],
  ['live/look', 'look'],
])('the live connection at %s', (path, granted) => {
  test('is opened for our own page, answers, and grants no other right', async () => {
    const view = await connected(ours(), path);
    view.send('hello');
    expect(String((await inTime('an answer', once(view, 'message')))[0])).toBe('hello yourself');
    expect(rights.at(-1)).toBe(granted);
    heard.length = 0;
    view.close();
    await expect.poll(() => heard).toContain('closed');
  });

  test.each([
    ['no cookie', { cookie: '' }],
    ['a wrong cookie', { cookie: 'vernissage=guess' }],
    ['no origin', { origin: '' }],
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another host', { host: 'rebound.example' }],
  ])('%s: 403, and nobody is connected', async (_, other) => {
    const before = rights.length;
    const headers = Object.entries({ ...ours(), ...other }).filter(([, value]) => value !== '');
    expect(await tryToConnect(Object.fromEntries(headers), path)).toBe(403);
    expect(rights).toHaveLength(before);
  });

  test.each([
    ['a message outside the contract', 'gibberish', [1008]],
    ['an oversized frame', 'x'.repeat(1_000_001), [1006, 1009]],
  ])('%s closes it, and the host lives on', async (_, said, codes) => {
    const view = await connected(ours(), path);
    view.on('error', () => undefined);
    const closed = once(view, 'close');
    view.send(said);
    expect(codes).toContain((await inTime('the end', closed))[0]);
    expect((await ask(BELOW, { cookie: cookie() })).status).toBe(200);
  });
});

test.each(['live/', 'live/edit', 'live/look/', 'live/look?rights=edit', 'live?look', '', '/live', '/'])(
  'no other address opens a live connection: %s is 403',
  async (path) => {
    const before = rights.length;
    expect(await tryToConnect(ours(), path)).toBe(403);
    expect(rights).toHaveLength(before);
  },
);

describe('a page that stops reading', () => {
  /** Resolves once a host that floods its pages has dropped one that stopped reading. */
  async function flooded(send: (say: (message: string) => void) => void, heartbeatMilliseconds: number) {
    const dropped = Promise.withResolvers<null>();
    const flooding = await another({
      heartbeatMilliseconds,
      connect: (say) => {
        send(say);
        return { message: () => Promise.resolve(true), close: () => dropped.resolve(null) };
      },
    });
    const page = await connected(ours(flooding), 'live', flooding.port);
    page.on('error', () => undefined);
    page.pause();
    await dropped.promise;
  }

  test('is dropped once too much is unread', async () => {
    let sent = 0;
    await flooded((say) => {
      const flood = setInterval(() => {
        sent += 1;
        say('x'.repeat(1_000_000));
        if (sent > 100) clearInterval(flood);
      }, 1);
    }, 1_000_000);
    expect(sent).toBeLessThan(100);
  });

  test('is dropped after several unanswered pings', async () => {
    await flooded(() => undefined, 50);
  });

  test('does not affect a page that answers', async () => {
    const quick = await another({
      heartbeatMilliseconds: 10,
      connect: (say) => ({ message: () => Promise.resolve((say('here'), true)), close: () => undefined }),
    });
    const page = await connected(ours(quick), 'live', quick.port);
    let pings = 0;
    page.on('ping', () => (pings += 1));
    await expect.poll(() => pings).toBeGreaterThan(6);
    page.send('still there?');
    await inTime('an answer', once(page, 'message'));
    expect(page.readyState).toBe(page.OPEN);
  });
});

test('a taken port is reported in one sentence', async () => {
  await expect(another({ port: host.port })).rejects.toThrow(
    `Another program is using port ${host.port}. Choose another with --port N.`,
  );
});

test.each([
  ['the run ends', {}, 4001],
  ['main starts again, and find it with what they have', { token: 'kept' }, 1012],
])('pages are told when %s', async (_what, kept, code) => {
  const first = await another(kept);
  const headers = ours(first);
  const closed = once(await connected(headers, 'live', first.port), 'close');
  await first.close();
  expect((await inTime('the end', closed))[0]).toBe(code);
  const second = await another({ ...kept, port: first.port });
  const again = await tryToConnect(headers, 'live', second.port);
  if (typeof again === 'number') expect([code, again]).toEqual([4001, 403]);
  else {
    again.terminate();
    expect(code).toBe(1012);
  }
});

test('each copy of everything is served completely and once, not counting HEAD requests and what breaks off', async () => {
  const copies = openCopies(mkdtempSync(join(tmpdir(), 'vernissage-given-')));
  const everything = 'everything '.repeat(1_000_000);
  const places = [everything, 'more'].map((text) => {
    const place = copies.place('copy.db');
    writeFileSync(place.file, text);
    return place;
  });
  const giving = createServer(copies.with((_, response) => response.end('the page'))).listen(0, '127.0.0.1');
  await once(giving, 'listening');
  const bound = giving.address();
  const server = `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}/`;
  const ask = (at: number, method = 'GET') => fetch(`${server}${places[at]?.address ?? ''}`, { method });
  const read = async (at: number, method?: string) => (await ask(at, method)).text();
  const there = () => places.map(({ file }) => existsSync(dirname(file)));
  expect(await read(0, 'HEAD')).toBe('');
  const noticed = once(giving, 'request').then(([, response]) => once(response as ServerResponse, 'close'));
  await (await ask(0)).body?.cancel();
  await inTime('the end of it', noticed);
  expect((await read(0)) === everything).toBe(true);
  await expect.poll(there).toEqual([false, true]);
  expect(await read(0)).toBe('the page');
  expect(await read(1)).toBe('more');
  await expect.poll(there).toEqual([false, false]);
  giving.close();
});

test('copies left by a killed run are deleted at the next start, but not those of another folder', () => {
  const [data, other] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'vernissage-given-')));
  const left = openCopies(data ?? '').place('copy.db').file;
  const elsewhere = openCopies(other ?? '').place('copy.db').file;
  for (const file of [left, elsewhere]) writeFileSync(file, 'everything');
  const next = openCopies(data ?? '');
  next.sweep();
  expect([left, elsewhere].map((file) => existsSync(dirname(file)))).toEqual([false, true]);
  const { file } = next.place('copy.db');
  expect(existsSync(dirname(file))).toBe(true);
  next.close();
  for (const folder of [dirname(elsewhere), data, other]) rmSync(folder ?? '', { recursive: true });
});
