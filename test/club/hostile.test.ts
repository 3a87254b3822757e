import { connect } from 'node:net';
import { request as sendTo } from 'node:http';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEEPEST } from '../../src/shared/core/limits.ts';
import { patient } from '../patience.ts';
import { log, textOf } from './played-games.ts';
import { ask, everything, keep, openTestClub, type TestClub, fetchAlone } from './test-club.ts';

let club: TestClub;

beforeAll(async () => {
  club = await openTestClub({ limits: { mostReceivingMilliseconds: 1000 } });
  await keep(club.server, club.owner, log(1));
});
afterAll(async () => {
  // Whatever was sent, no error was a surprise, and everybody else was served.
  expect(club.errors).toEqual([]);
  expect(await everything(club.server, club.owner)).toHaveLength(1);
  await club.close();
});

const key = (): string => club.owner.key;

/** Everything the server answers to these bytes before it closes the connection, or for a while. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(club.server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, patient(2_000)))]);
  socket.destroy();
  return answer;
}

describe('bodies', () => {
  const address = (): string => `/v1/log/${log(2).hash}`;
  const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  const changed = (found: string, put: string) => () => textOf(log(2)).replace(found, put);

  test.each<[string, string | (() => string), number, string]>([
    ['nothing', '', 422, 'malformed'],
    ['no game', '{}', 422, 'not-a-game'],
    ['a log with names', changed('"name":""', '"name":"Ada"'), 422, 'malformed'],
    ['a log against the rules', changed('"events":[', '"events":[{"type":"swap"},'), 422, 'not-a-game'],
    ['a log with a prototype', changed('{', '{"__proto__":{},'), 422, 'malformed'],
    ['half of a log', () => textOf(log(2)).slice(0, -20), 422, 'malformed'],
    ['another log', () => textOf(log(3)), 422, 'wrong-hash'],
    ['null', 'null', 422, 'not-a-game'],
    ['a list as deep as may be', deep(DEEPEST), 422, 'not-a-game'],
    ['a list that is too deep', deep(DEEPEST + 1), 422, 'malformed'],
    ['a list that would fill the stack', deep(400_000), 422, 'malformed'],
    ['an object that would fill the stack', '{"a":'.repeat(150_000), 422, 'malformed'],
    ['a megabyte of blanks', ' '.repeat(1_000_000), 422, 'malformed'],
    ['more than a megabyte', ' '.repeat(1_000_001), 413, 'too-large'],
    ['numbers that overflow', '{"format":1e999}', 422, 'malformed'],
    ['a log with an unpaired surrogate', changed('"players"', '"\\ud800"'), 422, 'not-a-game'],
    ['a log with a zero byte', changed('"players"', '"pl\\u0000"'), 422, 'not-a-game'],
  ])('%s', async (_, text, status, problem) => {
    const body = typeof text === 'string' ? text : text();
    const answer = await ask(club.server, 'PUT', address(), { key: key(), body });
    expect(answer).toMatchObject({ status, body: { problem } });
  });

  test.each([
    ['bytes that aren’t UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['UTF-16', Buffer.from('{}', 'utf16le')],
    ['something packed', gzipSync('{}')],
  ])('%s', async (_, body) => {
    const response = await fetchAlone(`${club.server.address}${address()}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${key()}`, 'Content-Encoding': 'gzip' },
      body: new Uint8Array(body),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ problem: 'malformed' });
  });

  test('a body without a length that never ends is cut off', async () => {
    const request = sendTo(`${club.server.address}${address()}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${key()}` },
    });
    const timer = setInterval(() => request.write(' '.repeat(100_000)), 1);
    const ended = await new Promise<number | string | undefined>((resolve) => {
      request.on('response', ({ statusCode }) => resolve(statusCode));
      // The answer may be lost when the server closes a connection on which more is arriving.
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
    clearInterval(timer);
    request.destroy();
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(ended);
  });

  test('half a head is dropped after the time that the configuration names', async () => {
    const socket = connect(club.server.port, '127.0.0.1').resume();
    socket.on('error', () => undefined);
    socket.write('GET /v1/club HTTP/1.1\r\nHost: ');
    await expect.poll(() => socket.closed).toBe(true);
  });

  test('a body that comes byte by byte is not waited for, and others are served meanwhile', async () => {
    const head = `PUT ${address()} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key()}\r\nContent-Length: 100\r\n\r\n`;
    const slow = Array.from({ length: 30 }, () => raw(`${head}{`));
    const { status } = await ask(club.server, 'GET', '/v1/club', { key: key() });
    expect(status).toBe(200);
    for (const answer of await Promise.all(slow)) expect(answer).not.toContain('200 OK');
  });
});

test.each([
  ['none', undefined],
  ['an empty one', 'Bearer '],
  ['another scheme', 'Basic b3duZXI6b3duZXI='],
  ['one that is nearly right', () => `Bearer ${key().slice(0, -1)}`],
  ['one with more at the end', () => `Bearer ${key()}A`],
  ['one with a quote', "Bearer ' OR key_sha256 IS NOT NULL OR key_sha256 = '"],
  ['its own hash', `Bearer ${'a'.repeat(64)}`],
  ['a very long one', `Bearer ${'a'.repeat(8000)}`],
  ['two', () => `Bearer ${key()}, Bearer ${key()}`],
])('a key of %s opens nothing', async (_, sent) => {
  const authorization = typeof sent === 'function' ? sent() : sent;
  const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
  for (const [method, path] of [
    ['GET', '/v1/since/0'],
    ['GET', '/v1/members'],
    ['GET', '/v1/news'],
    ['PUT', `/v1/log/${log(2).hash}`],
    ['POST', '/v1/invitations'],
  ] as const) {
    const answer = await ask(club.server, method, path, {
      headers,
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    expect([401, 429]).toContain(answer.status);
  }
});

test.each([
  ['GET', '/v1/log/../../etc/passwd'],
  ['GET', '/v1/since/0/club'],
  ['GET', '/v1/since/-1'],
  ['GET', '/v1/since/1e3'],
  ['GET', '/v1/since/9999999999999999'],
  ['GET', '/v1/since/0%3B%20DROP%20TABLE%20log'],
  ['GET', '/v1/since/٣'],
  ['PUT', `/v1/log/${'A'.repeat(64)}`],
  ['PUT', `/v1/log/${'a'.repeat(63)}`],
  ['PUT', `/v1/log/%00${'a'.repeat(61)}`],
  ['POST', "/v1/members/' OR 1=1/revoke"],
  ['DELETE', `/v1/log/${'a'.repeat(64)}`],
  ['PATCH', '/v1/club'],
  ['POST', '/v1/members/x/revoke'],
  ['GET', '/v1/'],
  ['GET', '/v1/elsewhere'],
  ['GET', '/v1/constructor'],
])('the address %s %s', async (method, path) => {
  const response = await fetchAlone(`${club.server.address}${path}`, {
    method,
    headers: { Authorization: `Bearer ${key()}` },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  expect([404, 409]).toContain(response.status);
});

describe('HTTP that no laptop speaks', () => {
  const HEAD = 'GET /v1/club HTTP/1.1\r\nHost: x\r\n';

  test.each([
    ['no host', 'GET /v1/club HTTP/1.1\r\n\r\n', 400],
    ['a length and chunks', `${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['a header that is too long', `${HEAD}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a proxy’s request', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', 0],
    ['an address of another server', 'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n', 0],
    ['an empty address', 'GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 0],
  ])('%s', async (_, bytes, status) => {
    const answer = await raw(bytes);
    if (status > 0) expect(answer).toContain(`HTTP/1.1 ${status}`);
    else expect(answer).not.toContain('200 OK');
    expect((await ask(club.server, 'GET', '/v1/club', { key: key() })).status).toBe(200);
  });

  test('a flood of connections that say nothing keeps nobody out', async () => {
    const idle = Array.from({ length: 300 }, () =>
      connect(club.server.port, '127.0.0.1').on('error', () => undefined),
    );
    expect((await ask(club.server, 'GET', '/v1/club', { key: key() })).status).toBe(200);
    for (const socket of idle) socket.destroy();
  });
});
