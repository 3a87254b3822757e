import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checked } from '../../src/club/checking.ts';
import { openClubDatabase } from '../../src/club/database.ts';
import { startClub } from '../../src/club/joining.ts';
import { openKeeper } from '../../src/club/keeping.ts';
import { USUAL_LIMITS } from '../../src/club/limits.ts';
import { openNewsRoom, type ClubNews } from '../../src/club/news.ts';
import { Refused } from '../../src/club/problems.ts';
import { startClubServer } from '../../src/club/server.ts';
import type { Member, Members, Role } from '../../src/shared/club/index.ts';
import { log, name, said, textOf } from './played-games.ts';
import {
  ask,
  clubBeside,
  everything,
  join,
  keep,
  newDatabase,
  membersOf,
  openTestClub,
  put,
  query,
  revoke,
  since,
  tryToJoin,
  type TestClub,
  fetchAlone,
} from './test-club.ts';
import { openStream } from './test-stream.ts';

/** Most tests get on with one club. */
let club: TestClub;
const others: TestClub[] = [];

beforeAll(async () => {
  club = await openTestClub({ limits: { wrong: { perSecond: 100, atOnce: 1000 } } });
});

afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
  expect(club.errors).toEqual([]);
});

afterAll(() => club.close());

/** With nobody and nothing in it yet. */
function another(): Promise<TestClub> {
  return clubBeside(club);
}

let elsewhere: ReturnType<typeof newDatabase> | undefined;

/** A club with a server of its own, on a database that such servers have one after the other. */
async function apart(options: Parameters<typeof openTestClub>[0] = {}): Promise<TestClub> {
  const opened = await openTestClub({ place: await (elsewhere ??= newDatabase()), ...options });
  others.push(opened);
  return opened;
}

const ROLES: readonly Role[] = ['owner', 'writer', 'reader'];
const SEASON = said({
  kind: 'season',
  season: { title: 'League', from: '2026-01-01', to: '2026-06-30', rule: 'places', least: 1 },
  at: '2026-01-01T12:00:00.000Z',
});
const NOBODYS_KEY = 'a'.repeat(43);

describe('joining', () => {
  test('an invitation becomes a key once', async () => {
    const invitation = await club.invite('writer');
    const joined = await join(club.server, invitation, '  Ada’s laptop ');
    expect(joined).toMatchObject({ role: 'writer', club: { id: club.id, name: 'The club' }, recovery: null });
    expect((await membersOf(club)).members.map((member) => member.laptop)).toContain('Ada’s laptop');

    const again = await tryToJoin(club.server, invitation);
    expect(again).toMatchObject({ status: 410, body: { problem: 'no-invitation' } });
  });

  test('of ten laptops with the same invitation, one gets in', async () => {
    const invitation = await club.invite('reader');
    const answers = await Promise.all(Array.from({ length: 10 }, () => tryToJoin(club.server, invitation)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(410)]);
  });

  test('an invitation is good for a week', async () => {
    const { server, place, invite, id } = await another();
    const [expired, open] = [await invite('writer'), await invite('reader')];
    const [[days]] = (await query(
      place,
      `SELECT round(extract(epoch FROM until - now()) / 86400)::int FROM vernissage.invitation WHERE used IS NULL AND club = '${id}'`,
    )) as [[number]];
    expect(days).toBe(7);
    await query(
      place,
      `UPDATE vernissage.invitation SET until = now() - interval '1 second' WHERE role = 'writer' AND club = '${id}'`,
    );
    expect((await tryToJoin(server, expired)).status).toBe(410);
    // Whatever else has been sent out since, and it's no use for anything else.
    await invite('owner');
    expect((await tryToJoin(server, open, 'Laptop', 'recover')).status).toBe(410);
    expect(await join(server, open)).toMatchObject({ role: 'reader', recovery: null });
  });

  test('no secret is in the database', async () => {
    const { place, owner, invite } = await another();
    const invitation = await invite('writer');
    const kept = JSON.stringify(
      await query(
        place,
        `SELECT to_jsonb(m)::text, encode(key_sha256, 'hex') FROM vernissage.member m UNION ALL
         SELECT to_jsonb(i)::text, '' FROM vernissage.invitation i UNION ALL
         SELECT to_jsonb(c)::text, '' FROM vernissage.club c`,
      ),
    );
    for (const secret of [owner.key, invitation, owner.recovery ?? '']) {
      expect(secret.length).toBeGreaterThan(20);
      expect(kept).not.toContain(secret);
    }
    expect(kept).toContain(createHash('sha256').update(owner.key).digest('hex'));
  });

  test('a laptop with another protocol is told so', async () => {
    const { status, body } = await ask(club.server, 'POST', '/v1/join', {
      body: { protocol: 2, invitation: await club.invite('writer'), laptop: '' },
    });
    expect([status, body]).toEqual([409, { problem: 'other-version', protocol: 1 }]);
    expect((await ask(club.server, 'GET', '/v2/club', { key: club.owner.key })).status).toBe(409);
  });

  test.each([
    ['not JSON', '{'],
    ['another shape', '{"invitation":5}'],
    ['nested too deep', '['.repeat(300) + ']'.repeat(300)],
  ])('a request that is %s is malformed', async (_, body) => {
    const response = await fetchAlone(`${club.server.address}/v1/join`, { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([422, { problem: 'malformed' }]);
  });

  test('the recovery code makes another owner, and is replaced', async () => {
    const { server, owner } = await another();
    const code = owner.recovery ?? '';
    expect(code).toMatch(/^([2-9A-Z]{5}-){5}[2-9A-Z]{5}$/);
    const typed = code.toLowerCase().replaceAll('-', '');
    const answers = await Promise.all([1, 2, 3].map(() => tryToJoin(server, typed, 'New', 'recover')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const joined = answers.find(({ status }) => status === 200)?.body as { role: Role; recovery: string };
    expect(joined.role).toBe('owner');
    expect(joined.recovery).not.toBe(code);
    expect((await tryToJoin(server, joined.recovery, 'Newer', 'recover')).status).toBe(200);
  });
});

describe('who may do what', () => {
  const REQUESTS: readonly [string, string, unknown, readonly Role[]][] = [
    ['GET', '/v1/club', undefined, ROLES],
    ['GET', '/v1/since/0', undefined, ROLES],
    ['PUT', `/v1/log/${log(1).hash}`, log(1).text, ['owner', 'writer']],
    ['PUT', `/v1/said/${name('ada', 'Ada').hash}`, textOf(name('ada', 'Ada')), ['owner', 'writer']],
    ['PUT', `/v1/said/${SEASON.hash}`, textOf(SEASON), ['owner']],
    ['GET', '/v1/members', undefined, ['owner']],
    ['POST', '/v1/invitations', { role: 'reader' }, ['owner']],
    ['POST', '/v1/page', { open: false }, ['owner']],
    ['POST', '/v1/members/00000000-0000-4000-8000-000000000000/revoke', undefined, []],
  ];

  const keys = new Map<Role, string>();
  beforeAll(async () => {
    keys.set('owner', club.owner.key);
    for (const role of ['writer', 'reader'] as const) keys.set(role, (await club.member(role)).key);
  });

  test.each(REQUESTS)('%s %s', async (method, path, body, allowed) => {
    const asked = (key?: string) =>
      ask(club.server, method, path, { body, ...(key === undefined ? {} : { key }) });
    for (const role of ROLES) {
      const answer = await asked(keys.get(role));
      if (allowed.includes(role)) expect(answer.status).toBe(200);
      else if (role !== 'owner')
        expect(answer).toMatchObject({ status: 403, body: { problem: 'not-allowed' } });
    }
    for (const key of [undefined, NOBODYS_KEY, 'x']) {
      expect(await asked(key)).toMatchObject({ status: 401, body: { problem: 'unknown-key' } });
    }
  });

  test('a revoked laptop is out at once', async () => {
    const member = await club.member('writer');
    await keep(club.server, member, log(2));
    const { id = '' } = (await membersOf(club)).members.at(-1) ?? {};
    const before = (await membersOf(club)).members;
    const revoked = (await revoke(club, id)).body as Members;
    expect(revoked.members.map((one) => ({ ...one, seen: '' }))).toEqual(
      before.map((one) => ({ ...one, seen: '', revoked: one.revoked || one.id === id })),
    );
    expect(revoked.members.filter(({ isYou }) => isYou)).toMatchObject([{ laptop: 'Laptop', role: 'owner' }]);
    for (const [method, path, body] of REQUESTS) {
      const answer = await ask(club.server, method, path, { body, key: member.key });
      expect(answer).toMatchObject({ status: 403, body: { problem: 'revoked' } });
    }
    expect((await revoke(club, id)).status).toBe(200);
  });

  test('a club keeps its last owner, even if two revoke each other', async () => {
    const two = await another();
    expect(await revoke(two)).toMatchObject({ status: 403, body: { problem: 'last-owner' } });

    const second = await two.member('owner');
    await two.member('writer');
    const [first, other] = (await membersOf(two)).members.map(({ id }) => id);
    const answers = await Promise.all([revoke(two, other), revoke({ ...two, owner: second }, first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);

    // Neither an owner who was removed before nor somebody who only writes stands in for the last one.
    const [owner, id] = answers[0]?.status === 200 ? [two.owner, first] : [second, other];
    expect(await revoke({ ...two, owner }, id)).toMatchObject({
      status: 403,
      body: { problem: 'last-owner' },
    });
  });

  test('a member of one club is nobody in another', async () => {
    const { id, invitation } = await startClub(club.database, 'Another');
    const stranger = await join(club.server, invitation);
    expect(stranger.club).toEqual({ id, name: 'Another' });
    await keep(club.server, club.owner, log(3));
    await keep(club.server, stranger, log(4));
    expect((await everything(club.server, stranger)).map(({ hash }) => hash)).toEqual([log(4).hash]);
    const theirs = (await everything(club.server, club.owner)).map(({ hash }) => hash);
    expect(theirs).toContain(log(3).hash);
    expect(theirs).not.toContain(log(4).hash);
    const [first] = (await membersOf(club)).members;
    expect(await revoke({ ...club, owner: stranger }, first?.id)).toMatchObject({
      status: 404,
      body: { problem: 'not-found' },
    });
    // The same log may be in both.
    expect(await keep(club.server, stranger, log(3))).toBe(2);
  });

  test('a member was seen lately, and that is written once a minute', async () => {
    const own = await another();
    await query(own.place, `UPDATE vernissage.member SET seen = now() - interval '59 seconds'`);
    const before = (await you(own)).seen;
    expect((await you(own)).seen).toBe(before);
    await query(own.place, `UPDATE vernissage.member SET seen = now() - interval '61 seconds'`);
    await you(own);
    expect(Date.parse((await you(own)).seen ?? '')).toBeGreaterThan(Date.now() - 30_000);
  });
});

async function you(of: TestClub): Promise<Member> {
  const found = (await membersOf(of)).members.find((member) => member.isYou);
  if (found === undefined) throw new Error('an owner is a member');
  return found;
}

describe('what is kept', () => {
  test('of what waits together, each is answered for itself, and what is new is numbered in turn', async () => {
    const { database, server, owner, place, id, member } = await another();
    const known = await keep(server, owner, log(1));
    for (const role of ['writer', 'reader', 'writer'] as const) await member(role);
    const { members } = await membersOf({ server, owner });
    await revoke({ server, owner });
    const lock = await openTransaction(place);
    await lock(`SELECT FROM vernissage.club WHERE id = '${id}' FOR UPDATE`);
    const keeper = openKeeper(database);
    const [writer, reader, removed] = [1, 2, 3];
    const answers = [
      [0, log(2), { seq: known + 1 }],
      [writer, log(3), { seq: known + 2 }],
      [0, log(3), { seq: known + 2 }],
      [removed, log(4), 'revoked'],
      [reader, log(4), 'revoked'],
      [writer, SEASON, 'not-allowed'],
      [0, log(1), { seq: known }],
      [0, SEASON, { seq: known + 3 }],
      [writer, log(5), { seq: known + 4 }],
    ] as const;
    const keeping = answers.map(([by, thing]) => {
      const one = members[by] ?? expect.unreachable();
      const arrived = { kind: thing.kind, hash: thing.hash, text: textOf(thing) };
      return keeper
        .keep({ ...one, club: id }, checked(arrived, new Date().toISOString()))
        .catch((error: unknown) => (error instanceof Refused ? error.problem.problem : error));
    });
    await lock('COMMIT');
    expect(await Promise.all(keeping)).toEqual(answers.map(([, , answer]) => answer));
    expect((await everything(server, owner)).slice(1)).toEqual(
      [log(2), log(3), SEASON, log(5)].map((thing, at) => {
        return { seq: known + 1 + at, kind: thing.kind, hash: thing.hash, text: textOf(thing) };
      }),
    );
  });

  test('an erased name is nowhere in the tables', async () => {
    const { place, server, owner } = await another();
    const met = said({ kind: 'met', id: 'grete', name: 'Unverwechselbar', at: '2026-01-02' });
    const [called, erased] = [name('grete', 'Grete Unverwechselbar', 1), name('grete', '', 2)];
    // A laptop that was away still has them at the end.
    for (const thing of [met, called, erased, called, met]) await keep(server, owner, thing);
    const rows = JSON.stringify(await query(place, 'SELECT statement FROM vernissage.said'));
    expect(rows).not.toContain('Unverwechselbar');
    expect((await everything(server, owner)).map(({ text }) => text)).toEqual([textOf(name('grete', '', 2))]);
  });

  test('a statement from the future is refused', async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const soon = said({ kind: 'trashed', game: 'g', at: at(1) });
    expect((await put(club.server, club.owner, soon)).status).toBe(200);
    const late = said({ kind: 'restored', game: 'g', at: at(3) });
    const answer = await put(club.server, club.owner, late);
    expect(answer).toMatchObject({ status: 422, body: { problem: 'wrong-clock' } });
    // A game may say that it was played at any time.
    const met = said({ kind: 'met', id: 'm', name: 'M', at: at(100_000) });
    expect((await put(club.server, club.owner, met)).status).toBe(200);
  });

  test.each([
    ['not canonical', JSON.stringify({ kind: 'name', id: 'a', name: 'A', at: '2026-01-01T12:00:00.000Z' })],
    ['unknown', '{"kind":"gossip"}'],
    ['with more in it', textOf(name('a', 'A')).replace('{', '{"a":1,')],
  ])('a statement that is %s is malformed', async (_, text) => {
    const hash = createHash('sha256').update(text).digest('hex');
    const answer = await ask(club.server, 'PUT', `/v1/said/${hash}`, { key: club.owner.key, body: text });
    expect(answer).toMatchObject({ status: 422, body: { problem: 'malformed' } });
    const wrong = await put(club.server, club.owner, { ...name('a', 'A'), hash });
    expect(wrong).toMatchObject({ status: 422, body: { problem: 'wrong-hash' } });
  });
});

describe('reading', () => {
  test('everything comes in pages of a megabyte at most, in order', async () => {
    const { place, server, owner, id } = await another();
    const logs = Array.from({ length: 10 }, (_, at) => log(100 + at));
    const names = Array.from({ length: 20 }, (_, at) => name(`p${at}`, `P ${at}`));
    await Promise.all([...logs, ...names].map((thing) => keep(server, owner, thing)));
    // As if each were eighty times as long.
    await query(place, `UPDATE vernissage.log SET length = length * 80 WHERE club = '${id}'`);
    const seqs: number[] = [];
    let pages = 0;
    for (let seq = 0, more = true; more; pages += 1) {
      const page = await since(server, owner, seq);
      expect(page.things.length).toBeGreaterThan(0);
      const length = page.things.reduce(
        (sum, { kind, text }) => sum + text.length * (kind === 'log' ? 80 : 1),
        0,
      );
      expect(length < 1_100_000 || page.things.length === 1).toBe(true);
      seqs.push(...page.things.map((thing) => thing.seq));
      ({ next: seq, more } = page);
      expect(seqs.at(-1)).toBe(seq);
    }
    expect(pages).toBeGreaterThan(3);
    expect(seqs).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    // And of two thousand things at most.
    await query(
      place,
      `INSERT INTO vernissage.said (club, subject_sha256, hash, seq, length, statement)
         SELECT '${id}', int8send(n), int8send(n), 30 + n, 1, '' FROM generate_series(1, 2001) AS n;
       UPDATE vernissage.club SET latest = 2031 WHERE id = '${id}'`,
    );
    const [first, rest] = [await since(server, owner, 30), await since(server, owner, 2030)];
    expect(first).toMatchObject({ next: 2030, more: true });
    expect(first.things.map(({ seq }) => seq)).toEqual(Array.from({ length: 2000 }, (_, at) => at + 31));
    expect(rest).toMatchObject({ things: [{ seq: 2031 }], next: 2031, more: false });
    expect(await since(server, owner, 2031)).toMatchObject({ things: [], next: 2031, more: false });
    expect(await since(server, owner, 9000)).toMatchObject({ things: [], next: 9000, more: false });
  });

  test('a thing larger than a page comes alone', async () => {
    const { place, server, owner, id } = await another();
    for (const at of [1, 2, 3]) await keep(server, owner, log(at));
    await query(place, `UPDATE vernissage.log SET length = 2000000 WHERE seq = 2 AND club = '${id}'`);
    const first = await since(server, owner);
    expect([first.things.map(({ seq }) => seq), first.more]).toEqual([[1], true]);
    const second = await since(server, owner, 1);
    expect([second.things.map(({ seq }) => seq), second.more]).toEqual([[2], true]);
    expect((await since(server, owner, 2)).more).toBe(false);
  });

  test('the server says who it is, what time it is and how far it has got', async () => {
    const { body } = await ask(club.server, 'GET', '/v1/club', { key: club.owner.key });
    const { things, epoch } = await since(club.server, club.owner);
    expect(body).toMatchObject({
      protocol: 1,
      role: 'owner',
      epoch,
      latest: things.at(-1)?.seq,
      club: { id: club.id, name: 'The club' },
    });
    expect(Math.abs(Date.parse((body as { now: string }).now) - Date.now())).toBeLessThan(10_000);
  });

  test('answers are compressed if the laptop can read that', async () => {
    await keep(club.server, club.owner, log(30));
    const plain = await ask(club.server, 'GET', '/v1/since/0', {
      key: club.owner.key,
      headers: { 'Accept-Encoding': 'identity' },
    });
    const packed = await ask(club.server, 'GET', '/v1/since/0', {
      key: club.owner.key,
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.body).toEqual(plain.body);
  });

  test('a reader never skips what is committed late', async () => {
    const { place, server, owner, id } = await another();
    await keep(server, owner, log(1));
    const slow = await openTransaction(place);
    await slow(
      `UPDATE vernissage.club SET latest = latest + 1 WHERE id = '${id}';
       INSERT INTO vernissage.said (club, subject_sha256, hash, seq, length, statement)
         VALUES ('${id}', '\\x01', '\\x02', 2, 4, 'slow')`,
    );
    const waiting = keep(server, owner, log(2));
    // It is numbered only after the slow one, and until then nobody reads past it.
    await expect.poll(() => query(place, 'SELECT FROM pg_locks WHERE NOT granted')).toHaveLength(1);
    expect(await since(server, owner)).toMatchObject({ next: 1, more: false });
    await slow('COMMIT');
    expect(await waiting).toBe(3);
    expect((await since(server, owner, 1)).things.map(({ seq }) => seq)).toEqual([2, 3]);
  });
});

async function openTransaction(place: TestClub['place']): Promise<(text: string) => Promise<void>> {
  const client = new Client(place);
  await client.connect();
  await client.query('BEGIN');
  return async (text) => {
    await client.query(text);
    if (text === 'COMMIT') await client.end();
  };
}

function dropConnections(place: TestClub['place']): Promise<unknown> {
  return query(
    place,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
}

describe('the second wall', () => {
  const TABLES = ['club', 'log', 'said', 'member', 'invitation'] as const;

  test('a query that has named no club sees nothing, and one that has sees no other', async () => {
    const { place, database, server, owner, id, invite } = await another();
    const { id: theirs, invitation } = await startClub(database, 'Another');
    const stranger = await join(server, invitation);
    for (const member of [owner, stranger]) {
      await keep(server, member, log(1));
      await keep(server, member, name('ada', 'Ada'));
    }
    await invite('writer');
    const as = (club: string, text: string) =>
      query(
        place,
        `BEGIN; SET LOCAL ROLE vernissage_club; SET LOCAL vernissage.club = '${club}'; ${text}; COMMIT`,
      ).then(
        () => 'done',
        (error: unknown) => (error as { code?: string }).code,
      );
    const counted = (text: string, club = '') =>
      database.within({ ...(club === '' ? {} : { club }) }, async (transaction) => {
        const { rows } = await sql.raw<{ n: number }>(text).execute(transaction);
        return rows[0]?.n;
      });
    for (const table of TABLES) {
      const column = table === 'club' ? 'id' : 'club';
      const all = `SELECT count(*)::int AS n FROM vernissage.${table}`;
      expect([table, await counted(all)]).toEqual([table, 0]);
      expect([table, await counted(all, id)]).not.toEqual([table, 0]);
      expect([table, await counted(`${all} WHERE ${column} = '${theirs}' OR true`, id)]).toEqual([
        table,
        await counted(`${all} WHERE ${column} = '${id}'`, id),
      ]);
      expect([table, await counted(`${all} WHERE ${column} = '${theirs}'`, id)]).toEqual([table, 0]);
    }
    const insert = (club: string) =>
      `INSERT INTO vernissage.said (club, subject_sha256, hash, seq, length, statement)
       VALUES ('${club}', '\\x01', '\\x02', 99, 1, 'x')`;
    expect(await as(id, insert(theirs))).toBe('42501');
    expect(await as(id, insert(id))).toBe('done');
    // Not even its own log can be changed, and the role may not leave its walls.
    expect(await as(id, 'DELETE FROM vernissage.log')).toBe('42501');
    expect(await as(id, 'UPDATE vernissage.log SET events = 0')).toBe('42501');
    expect(await as(id, 'TRUNCATE vernissage.said')).toBe('42501');
    expect(await as(id, "UPDATE vernissage.member SET role = 'owner'")).toBe('42501');
    expect(await as(id, 'ALTER TABLE vernissage.log DISABLE ROW LEVEL SECURITY')).toBe('42501');
  });

  test('the role that serves owns nothing, and every table has its wall', async () => {
    const { place } = club;
    const owned = await query(
      place,
      `SELECT relname FROM pg_class WHERE relowner = 'vernissage_club'::regrole UNION ALL
       SELECT nspname FROM pg_namespace WHERE nspowner = 'vernissage_club'::regrole UNION ALL
       SELECT proname FROM pg_proc WHERE proowner = 'vernissage_club'::regrole`,
    );
    expect(owned).toEqual([]);
    const rights = await query(
      place,
      `SELECT rolsuper, rolbypassrls, rolcanlogin, rolcreaterole FROM pg_roles WHERE rolname = 'vernissage_club'`,
    );
    expect(rights).toEqual([[false, false, false, false]]);
    const open = await query(
      place,
      `SELECT relname FROM pg_class WHERE relnamespace = 'vernissage'::regnamespace AND relkind = 'r'
       AND NOT (relrowsecurity AND relforcerowsecurity)`,
    );
    expect(open).toEqual([['schema_version']]);
  });

  test('every transaction of the server is behind the wall', async () => {
    const role = await club.database.within({}, async (transaction) => {
      const { rows } = await sql<{ role: string; commit: string }>`
        SELECT current_user AS role, current_setting('synchronous_commit') AS commit`.execute(transaction);
      return rows[0];
    });
    expect(role).toEqual({ role: 'vernissage_club', commit: 'on' });
  });
});

describe('the database', () => {
  test('two servers may start on an empty database at the same time', async () => {
    const place = await newDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openClubDatabase(place)));
    for (const database of opened) await database.close();
    expect(await query(place, 'SELECT version FROM vernissage.schema_version')).toEqual([[1]]);
  });

  test('one of a newer version is refused with a sentence', async () => {
    const place = await newDatabase();
    await (await openClubDatabase(place)).close();
    await query(place, 'UPDATE vernissage.schema_version SET version = 99');
    await expect(openClubDatabase(place)).rejects.toThrow(
      'This database was written by a newer version of Vernissage (99, not 1). Update Vernissage.',
    );
  });

  test('a user without rights of an administrator can own a club', async () => {
    const place = await newDatabase();
    const user = `somebody_${Date.now()}`;
    await query(
      place,
      `CREATE ROLE ${user} LOGIN PASSWORD 'p'; GRANT vernissage_club TO ${user}; GRANT CREATE ON DATABASE ${place.database} TO ${user}`,
    );
    const database = await openClubDatabase({ ...place, user, password: 'p' });
    const { id } = await startClub(database, 'Ours');
    const { id: next } = await startClub(database, 'A later one');
    expect(await database.clubs()).toEqual([
      { id, name: 'Ours' },
      { id: next, name: 'A later one' },
    ]);
    await database.close();
  });

  test('a full disk is told from one that is away', async () => {
    const { place, server, owner, errors } = await apart();
    await query(
      place,
      `CREATE FUNCTION vernissage.fail() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER fail BEFORE INSERT ON vernissage.log EXECUTE FUNCTION vernissage.fail()`,
    );
    expect(await put(server, owner, log(1))).toMatchObject({ status: 507, body: { problem: 'full' } });
    await query(place, 'DROP TRIGGER fail ON vernissage.log');
    expect((await put(server, owner, log(1))).status).toBe(200);

    await query(place, `ALTER TABLE vernissage.club RENAME TO elsewhere`);
    expect((await put(server, owner, log(2))).status).toBe(503);
    expect(errors).toHaveLength(1);
    await query(place, `ALTER TABLE vernissage.elsewhere RENAME TO club`);
  });
});

describe('news', () => {
  test('arrives when somebody adds something, on any server, and ends with the key', async () => {
    const { server, owner, place, member } = await another();
    const second = await openTestClub({ place });
    const reader = await member('reader');
    const stream = await openStream(second.server, reader.key);
    expect(await stream.next()).toBe('data: 0');
    await keep(server, owner, log(1));
    expect(await stream.next()).toBe('data: 1');

    // Of another club it hears nothing.
    await keep(second.server, second.owner, log(5));
    await revoke({ server, owner });
    expect(await stream.next()).toBe('event: refused\ndata: {"problem":"revoked"}');
    expect(await stream.next()).toBeNull();
    await second.close();
  });

  test('of who is there is for the owners of that club', async () => {
    const clubs = [await another(), await another()];
    const [ours] = clubs;
    const writer = await ours?.member('writer');
    const listening = [...clubs.map(({ owner }) => owner), writer];
    const streams = await Promise.all(listening.map((who) => openStream(club.server, who?.key ?? '')));
    // Then everything has been heard that was said before.
    for (const { server, owner } of clubs) await keep(server, owner, log(1));
    for (const stream of streams) expect(await stream.until('data: 1')).toBe(true);
    // Somebody comes with the recovery code, somebody with an invitation, who goes again.
    await tryToJoin(club.server, ours?.owner.recovery ?? '', 'New', 'recover');
    await ours?.member('reader');
    if (ours !== undefined) await revoke(ours);
    const heard = async (count: number, stream = 0) => {
      const said: (string | null)[] = [];
      while (said.length < count) said.push((await streams[stream]?.next()) ?? null);
      return said;
    };
    const members = 'event: members\ndata:';
    // Those who are still there are told again how far the club has got.
    expect(await heard(4)).toEqual([members, members, members, 'data: 1']);
    expect(await heard(1, 2)).toEqual(['data: 1']);
    for (const { server, owner } of clubs) await keep(server, owner, log(2));
    for (const stream of streams.keys()) expect(await heard(1, stream)).toEqual(['data: 2']);
    for (const stream of streams) stream.close();
  });

  test('goes on when PostgreSQL has dropped the connection, and makes up for what nobody was told of', async () => {
    const { server, owner, place, member } = await apart();
    const removed = await openStream(server, (await member('reader')).key);
    expect(await removed.next()).toBe('data: 0');
    const stream = await openStream(server, owner.key);
    // An owner may hear of the members first, of whom they are one since a moment ago.
    expect(await stream.until('data: 0')).toBe(true);
    await query(place, `UPDATE vernissage.member SET revoked = now() WHERE role = 'reader'`);
    await dropConnections(place);
    expect(await stream.until('event: members\ndata:')).toBe(true);
    expect(await stream.until('data: 0')).toBe(true);
    expect(await removed.until('event: refused\ndata: {"problem":"revoked"}')).toBe(true);
    await expect.poll(() => put(server, owner, log(1)).then(({ status }) => status)).toBe(200);
    expect(await stream.until('data: 1')).toBe(true);
    await keep(server, owner, log(2));
    expect(await stream.until('data: 2')).toBe(true);
    stream.close();
  });

  test('a heartbeat shows that it is still there, and a laptop may listen so often', async () => {
    const { server, owner, member } = await apart({
      limits: { heartbeatMilliseconds: 50, mostStreamsPerKey: 2 },
    });
    const streams = [await openStream(server, owner.key), await openStream(server, owner.key)];
    expect(await streams[0]?.until(':')).toBe(true);
    const third = await ask(server, 'GET', '/v1/news', { key: owner.key });
    expect(third).toMatchObject({ status: 429, body: { problem: 'too-many' } });
    streams.push(await openStream(server, (await member('reader')).key));
    expect(server.listening()).toBe(3);
    for (const stream of streams) stream.close();
    await expect.poll(() => server.listening()).toBe(0);
  });

  test('a laptop that leaves before it is let in isn’t counted', async () => {
    const { database, owner, place } = await apart();
    const left = Promise.withResolvers<unknown>();
    const server = await startClubServer({
      database,
      host: '127.0.0.1',
      port: 0,
      watched: (handle) => (request, response) => {
        response.once('close', () => left.resolve(null));
        handle(request, response);
      },
    });
    const locking = await openTransaction(place);
    await locking('LOCK TABLE vernissage.member');
    const leaving = new AbortController();
    const asked = fetchAlone(`${server.address}/v1/news`, {
      headers: { Authorization: `Bearer ${owner.key}` },
      signal: leaving.signal,
    });
    await expect.poll(() => query(place, 'SELECT FROM pg_locks WHERE NOT granted')).toHaveLength(1);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    // Until the server has noticed.
    await left.promise;
    await locking('COMMIT');
    const stream = await openStream(server, owner.key);
    expect(await stream.until('data: 0')).toBe(true);
    expect(server.listening()).toBe(1);
    stream.close();
    await server.close();
  });

  test('goes on after an error that nobody expected, which is noted once each time', async () => {
    const { database, place } = await apart();
    let unforeseen = 2;
    const noted: unknown[] = [];
    const newClient = (): ReturnType<typeof database.newClient> => {
      unforeseen -= 1;
      if (unforeseen >= 0) throw new Error('unforeseen');
      return database.newClient();
    };
    const room = openNewsRoom({ newClient }, (error) => noted.push(error));
    const [heard, heardBefore]: [ClubNews[], ClubNews[]] = [[], []];
    const leave = room.listen((news) => heardBefore.push(news));
    room.listen((news) => heard.push(news));
    await expect.poll(() => heard).toEqual([{ kind: 'back' }]);
    leave();
    expect(noted).toMatchObject([{ message: 'unforeseen' }]);
    unforeseen = 1;
    await dropConnections(place);
    await expect.poll(() => heard).toEqual([{ kind: 'back' }, { kind: 'back' }]);
    expect(noted).toHaveLength(2);
    expect(heardBefore).toHaveLength(1);
    await room.close();
  });
});

describe('limits', () => {
  test('a laptop that asks too often is told when to ask again', async () => {
    let now = Date.now();
    const { server, owner, member } = await apart({
      now: () => new Date(now),
      limits: { perKey: { perSecond: 0.5, atOnce: 5 }, wrong: { perSecond: 0.1, atOnce: 3 } },
    });
    const other = await member('reader');
    const asked = ({ key } = owner) => ask(server, 'GET', '/v1/club', { key });
    const answers: number[] = [];
    for (let at = 0; at < 8; at += 1) answers.push((await asked()).status);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(2);
    const refused = await asked();
    expect(refused.body).toEqual({ problem: 'too-many', seconds: 2 });
    expect(refused.headers.get('retry-after')).toBe('2');
    // An address that guesses keys hears only that it was too often; members there go on.
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) statuses.push((await asked({ ...other, key: NOBODYS_KEY })).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await tryToJoin(server, NOBODYS_KEY)).status).toBe(429);
    expect((await asked(other)).status).toBe(200);
    now += 2000;
    expect((await asked()).status).toBe(200);
  });

  test('who reads a lot at once waits, and nobody else does', async () => {
    const { server, database, owner, member } = await apart();
    const other = await member('reader');
    const asked = ({ key }: { readonly key: string }) => ask(server, 'GET', '/v1/since/0', { key });
    const { mostReadAtOnce } = USUAL_LIMITS;
    await database.apart(async (client) => {
      // Nothing else is answered meanwhile.
      await client.query('BEGIN');
      await client.query('LOCK TABLE vernissage.member');
      const flood = Array.from({ length: mostReadAtOnce + 1 }, () => asked(owner));
      const refused = await Promise.race(flood);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
      const others = asked(other);
      await client.query('COMMIT');
      expect((await others).status).toBe(200);
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(mostReadAtOnce);
    });
  });

  test('an address that asks for the page too often is told when to ask again', async () => {
    const { database, owner } = await apart();
    const limits = { ...USUAL_LIMITS, perAddress: { perSecond: 0.5, atOnce: 2 } };
    const page: RequestListener = (_, response) => response.end('page');
    const server = await startClubServer({ database, host: '127.0.0.1', port: 0, limits, others: page });
    const asked = () => fetchAlone(server.address);
    const answers = [await asked(), await asked(), await asked()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers.get('retry-after')).toBe('2');
    // Members too, whatever they ask for.
    expect((await ask(server, 'GET', '/v1/club', { key: owner.key })).status).toBe(429);
    await server.close();
  });
});
