import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Cancelled } from '../../../src/main/job/job.ts';
import { clubCarrier } from '../../../src/main/sharing/club-carrier.ts';
import { clubClient, joinClub } from '../../../src/main/sharing/club-client.ts';
import type { SharingProblem } from '../../../src/shared/api/sharing.ts';
import { clubLink, type ClubSeen, type Since } from '../../../src/shared/club/index.ts';
import { log, name } from '../../club/played-games.ts';
import { answering } from './answering.ts';
import { KEY, problemOf, taken } from './carried.ts';

const TOKEN = 't'.repeat(43);

describe('what else may answer', () => {
  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

  const club: ClubSeen = {
    protocol: 1,
    epoch: 'e',
    club: { id: 'c', name: 'C' },
    role: 'writer',
    latest: 9,
    now: new Date().toISOString(),
  };

  /** A server that is right in everything but this. */
  const but = (others: (request: IncomingMessage, response: ServerResponse) => void): RequestListener => {
    return (request, response) => {
      if (request.url === '/v1/club') json(response, 200, { ...club, now: new Date().toISOString() });
      else others(request, response);
    };
  };

  test('a link to a page is opened only if it leads to the same server', async () => {
    const ticket = 'T'.repeat(43);
    let link = '';
    const server = await answering(but((_, response) => json(response, 200, { link })));
    const { ticket: ask } = clubClient({ server, key: 'K'.repeat(43) });
    link = `${server}/#p=${ticket}`;
    expect(await ask()).toEqual({ ok: true, value: { link } });
    for (const wrong of [`https://elsewhere.example/#p=${ticket}`, `${server}/#i=${ticket}`, 'file:///etc']) {
      link = wrong;
      expect(await ask()).toEqual({ ok: false, error: { why: 'no-club' } });
    }
  });

  const answers =
    (status: number, body: unknown): RequestListener =>
    (_, response) =>
      json(response, status, body);

  const page = (things: Since['things'], rest: Partial<Since> = {}): Since => ({
    epoch: 'e',
    things,
    next: 9,
    more: false,
    ...rest,
  });

  test.each<[string, RequestListener, SharingProblem]>([
    ['a page', (_, response) => response.end('<html>'), { why: 'no-club' }],
    ['JSON of something else', answers(200, { hello: 1 }), { why: 'no-club' }],
    ['nothing', (_, response) => response.end(), { why: 'no-club' }],
    ['an error without a reason', (_, response) => response.writeHead(404).end('no'), { why: 'no-club' }],
    [
      'a proxy whose server is away',
      (_, response) => response.writeHead(502, { 'Retry-After': 90 }).end('<html>'),
      { why: 'busy', seconds: 90 },
    ],
    [
      'a server whose database is away',
      answers(503, { problem: 'unavailable', seconds: 40 }),
      { why: 'busy', seconds: 40 },
    ],
    [
      'an older server whose database is away',
      answers(503, { problem: 'unavailable' }),
      { why: 'busy', seconds: 30 },
    ],
    ['a full server', answers(507, { problem: 'full' }), { why: 'full' }],
    [
      'a newer server',
      answers(409, { problem: 'other-version', protocol: 2 }),
      { why: 'other-version', update: 'here' },
    ],
    [
      'an older server',
      answers(409, { problem: 'other-version', protocol: 0 }),
      { why: 'other-version', update: 'there' },
    ],
    ['a connection that breaks', (request) => request.socket.destroy(), { why: 'no-network' }],
    [
      'an answer that breaks off',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('{');
        setTimeout(() => response.destroy(), 20);
      },
      { why: 'no-network' },
    ],
    ['something that isn’t HTTP', (request) => request.socket.end('SSH-2.0-x\r\n'), { why: 'no-club' }],
    [
      'an endless answer',
      (_, response) => {
        response.writeHead(200);
        const more = () => {
          if (!response.destroyed) response.write(' '.repeat(1_000_000), () => setImmediate(more));
        };
        more();
      },
      { why: 'no-club' },
    ],
    [
      'a little that unpacks to a lot',
      (_, response) =>
        response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(' '.repeat(20_000_000))),
      { why: 'no-club' },
    ],
  ])('%s', async (_, listener, problem) => {
    const server = await answering(listener);
    expect(await problemOf(taken(clubCarrier({ server, key: KEY })))).toEqual(problem);
    const joined = await joinClub(clubLink({ server, kind: 'invitation', token: TOKEN }), 'Laptop');
    expect(joined).toEqual({ ok: false, error: problem });
  });

  test('a redirect isn’t followed, and no key goes anywhere else', async () => {
    const asked: string[] = [];
    const elsewhere = await answering((request, response) => {
      asked.push(request.url ?? '');
      json(response, 200, club);
    });
    const server = await answering((_, response) => response.writeHead(307, { Location: elsewhere }).end());
    expect(await problemOf(taken(clubCarrier({ server, key: KEY })))).toEqual({ why: 'no-club' });
    expect(asked).toEqual([]);
  });

  test('a certificate that nobody vouches for', async () => {
    const asked: string[] = [];
    const server = await answering((request) => asked.push(request.url ?? ''), true);
    expect(await problemOf(taken(clubCarrier({ server, key: KEY })))).toEqual({ why: 'certificate' });
    expect(asked).toEqual([]);
    // And the other way round.
    const plain = await answering((_, response) => response.end());
    const problem = await problemOf(taken(clubCarrier({ server: plain.replace('http', 'https'), key: KEY })));
    expect(problem).toEqual({ why: 'no-club' });
  });

  test('only this computer is spoken to without encryption', async () => {
    for (const server of ['http://club.example', 'http://192.168.1.5:41972', 'http://127.0.0.1.example']) {
      expect(await problemOf(taken(clubCarrier({ server, key: KEY })))).toEqual({ why: 'not-encrypted' });
    }
    expect(await joinClub(`http://club.example/#i=${TOKEN}`, 'Laptop')).toEqual({
      ok: false,
      error: { why: 'not-encrypted' },
    });
    for (const link of [
      '',
      'https://club.example',
      `https://club.example/#p=${TOKEN}`,
      `ftp://c/#i=${TOKEN}`,
    ]) {
      expect(await joinClub(link, 'Laptop')).toEqual({ ok: false, error: { why: 'no-link' } });
    }
  });

  test('nobody there', async () => {
    expect(await problemOf(taken(clubCarrier({ server: 'http://127.0.0.1:1', key: KEY })))).toEqual({
      why: 'no-network',
    });
  });

  test('what doesn’t say what its hash promises is skipped and named', async () => {
    const good = { seq: 1, kind: 'log' as const, hash: log(1).hash, text: log(1).text };
    const server = await answering(
      but(
        answers(
          200,
          page([
            good,
            { ...good, hash: 'a'.repeat(64) },
            { ...good, hash: 'b'.repeat(64), text: '{' },
            { ...good, hash: 'c'.repeat(64), text: '['.repeat(1000) },
            { ...good, kind: 'said', hash: 'd'.repeat(64), text: '{"kind":"gossip"}' },
          ]),
        ),
      ),
    );
    const { things, skipped } = await taken(clubCarrier({ server, key: KEY }));
    expect(things).toEqual([log(1)]);
    expect(skipped).toEqual(['a', 'b', 'c', 'd'].map((letter) => letter.repeat(64)));
  });

  test('a server that never gets anywhere isn’t a club', async () => {
    const server = await answering(but(answers(200, page([], { next: 0, more: true }))));
    expect(await problemOf(taken(clubCarrier({ server, key: KEY })))).toEqual({ why: 'no-club' });
  });

  test('a laptop that is told to wait asks again later, a few requests at a time', async () => {
    let [asked, now, most] = [0, 0, 0];
    const server = await answering(
      but((_, response) => {
        asked += 1;
        const isOneOfThree = asked <= 3;
        now += 1;
        most = Math.max(most, now);
        setTimeout(() => {
          now -= 1;
          if (isOneOfThree) json(response, 429, { problem: 'too-many', seconds: 0 });
          else json(response, 200, { seq: 1 });
        }, 10);
      }),
    );
    const things = Array.from({ length: 30 }, (_, at) => name(`p${at}`, 'P'));
    expect(await clubCarrier({ server, key: KEY }).put(things)).toEqual([]);
    expect(asked).toBe(33);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);

    const busy = await answering(answers(429, { problem: 'too-many', seconds: 600 }));
    expect(await problemOf(clubCarrier({ server: busy, key: KEY }).put(things))).toEqual({
      why: 'busy',
      seconds: 600,
    });
  });

  test.each<[string, RequestListener]>([
    ['an answer', () => undefined],
    ['its turn', answers(429, { problem: 'too-many', seconds: 20 })],
  ])('a sync that is cancelled while it waits for %s ends at once', async (_, answer) => {
    const asked = Promise.withResolvers<null>();
    const server = await answering((request, response) => {
      answer(request, response);
      asked.resolve(null);
    });
    const cancelling = new AbortController();
    const { put } = clubCarrier({ server, key: KEY }, { cancelled: cancelling.signal });
    const putting = put([log(1), log(2)]);
    await asked.promise;
    // An answer takes a moment to arrive.
    setTimeout(() => cancelling.abort(), 50);
    await expect(putting).rejects.toBeInstanceOf(Cancelled);
    await expect(put([log(3)])).rejects.toBeInstanceOf(Cancelled);
  });
});
