import { Client } from 'pg';
import { openClubDatabase, type ClubDatabase } from '../../src/club/database.ts';
import { startClub } from '../../src/club/joining.ts';
import { USUAL_LIMITS, type Limits } from '../../src/club/limits.ts';
import type { Postgres } from '../../src/club/postgres/index.ts';
import { startClubServer, type ClubServer } from '../../src/club/server.ts';
import type { Carried, Joined, Kept, Members, Role, Since } from '../../src/shared/club/index.ts';
import { textOf } from './played-games.ts';
import { sharedPostgres } from './test-postgres.ts';

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A club on a server of its own, with its first owner. */
export interface TestClub {
  readonly place: Postgres['connection'];
  readonly database: ClubDatabase;
  readonly server: ClubServer;
  readonly id: string;
  readonly owner: Joined;
  readonly invite: (role: Role) => Promise<string>;
  /** Joins with a new invitation. */
  readonly member: (role: Role) => Promise<Joined>;
  /** Errors that nobody expected. */
  readonly errors: unknown[];
  readonly close: () => Promise<void>;
}

/** A server, perhaps in another process. */
type Reached = Pick<ClubServer, 'address'>;

interface Options {
  readonly limits?: Partial<Limits>;
  readonly now?: () => Date;
  readonly place?: Postgres['connection'];
}

export async function openTestClub({ limits, now, place }: Options = {}): Promise<TestClub> {
  const found = place ?? (await newDatabase());
  const database = await openClubDatabase(found);
  const errors: unknown[] = [];
  const server = await startClubServer({
    database,
    host: '127.0.0.1',
    port: 0,
    // Tests send many things at once.
    limits: { ...USUAL_LIMITS, mostAtOnce: 100, ...limits },
    ...(now === undefined ? {} : { now }),
    onError: (error) => errors.push(error),
  });
  return {
    ...(await foundedOn({ place: found, database, server, errors })),
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}

/** Another club on the same server. */
export async function clubBeside(other: TestClub): Promise<TestClub> {
  return { ...(await foundedOn(other)), close: () => Promise.resolve() };
}

async function foundedOn({
  place,
  database,
  server,
  errors,
}: Pick<TestClub, 'place' | 'database' | 'server' | 'errors'>): Promise<Omit<TestClub, 'close'>> {
  const { id, invitation } = await startClub(database, 'The club');
  const owner = await join(server, invitation);
  const invite = async (role: Role): Promise<string> => {
    const { body } = await ask(server, 'POST', '/v1/invitations', { key: owner.key, body: { role } });
    return /#i=(.*)$/.exec((body as { link: string }).link)?.[1] ?? '';
  };
  return {
    place,
    database,
    server,
    id,
    owner,
    errors,
    invite,
    member: async (role) => join(server, await invite(role)),
  };
}

let databases = 0;

/** An empty database, if not in the cluster of all tests then in this one. */
export async function newDatabase(own?: Postgres): Promise<Postgres['connection']> {
  const postgres = own ?? (await sharedPostgres());
  databases += 1;
  const database = `club_${process.pid}_${Date.now()}_${databases}`;
  await query(postgres.connection, `CREATE DATABASE ${database}`);
  return { ...postgres.connection, database };
}

/** Asks the database as its owner, to whom no wall applies. */
export async function query(place: Postgres['connection'], text: string): Promise<unknown[][]> {
  const client = new Client(place);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    return rows;
  } finally {
    await client.end();
  }
}

/**
 * Over a connection of its own. Client and server share this process: after a long pause the one would use what the other
 * has just closed.
 */
export function fetchAlone(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Connection', 'close');
  return fetch(address, { ...init, headers });
}

export async function ask(
  server: Reached,
  method: string,
  path: string,
  { key, body, headers = {} }: { key?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetchAlone(`${server.address}${path}`, {
    method,
    headers: { ...headers, ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export async function join(server: Reached, invitation: string, laptop = 'Laptop'): Promise<Joined> {
  const { status, body } = await tryToJoin(server, invitation, laptop);
  if (status !== 200) throw new Error(`not joined: ${JSON.stringify(body)}`);
  return body as Joined;
}

export function tryToJoin(
  server: Reached,
  invitation: string,
  laptop = 'Laptop',
  path = 'join',
): Promise<Answer> {
  return ask(server, 'POST', `/v1/${path}`, { body: { protocol: 1, invitation, laptop } });
}

export function put(server: Reached, { key }: { key: string }, thing: Carried): Promise<Answer> {
  return ask(server, 'PUT', `/v1/${thing.kind}/${thing.hash}`, { key, body: textOf(thing) });
}

/** Its number. */
export async function keep(server: Reached, member: { key: string }, thing: Carried): Promise<number> {
  const { status, body } = await put(server, member, thing);
  if (status !== 200) throw new Error(`not kept: ${JSON.stringify(body)}`);
  return (body as Kept).seq;
}

export async function membersOf({ server, owner }: Pick<TestClub, 'server' | 'owner'>): Promise<Members> {
  return (await ask(server, 'GET', '/v1/members', { key: owner.key })).body as Members;
}

/** The owner takes away the key of one of the club's members, the latest unless another is named. */
export async function revoke(club: Pick<TestClub, 'server' | 'owner'>, id?: string): Promise<Answer> {
  const member = id ?? (await membersOf(club)).members.at(-1)?.id;
  return ask(club.server, 'POST', `/v1/members/${member}/revoke`, { key: club.owner.key });
}

export async function since(server: Reached, { key }: { key: string }, seq = 0): Promise<Since> {
  return (await ask(server, 'GET', `/v1/since/${seq}`, { key })).body as Since;
}

/** Everything, page by page. */
export async function everything(
  server: Reached,
  member: { key: string },
): Promise<Since['things'][number][]> {
  const things: Since['things'][number][] = [];
  for (let seq = 0; ;) {
    const page = await since(server, member, seq);
    things.push(...page.things);
    if (!page.more) return things;
    seq = page.next;
  }
}
