import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { timingSafeEqual } from 'node:crypto';
import type { ClubDatabase } from './database.ts';
import { sha256 } from './secrets.ts';

export interface WatchOptions {
  readonly database: ClubDatabase;
  /** How many laptops are listening for news. */
  readonly listening: () => number;
  /** Somebody who sends it may read the metrics. */
  readonly token: string | null;
  /** Whether a request from this computer is the operator’s: behind a proxy, everything seems to come from here. */
  readonly trustsLoopback: boolean;
}

const KINDS = [
  'join',
  'recover',
  'club',
  'log',
  'said',
  'since',
  'news',
  'members',
  'invitations',
  'page',
  'ticket',
];
/** In seconds, as Prometheus counts. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A monitor asks more often than it needs to. */
const REMEMBERED_MILLISECONDS = 10_000;
/** Counting more rows one by one would take longer than it’s worth. */
const MOST_COUNTED = 100_000;

interface Timing {
  readonly counts: number[];
  sum: number;
  count: number;
}

interface Sizes {
  readonly clubs: number;
  readonly members: number;
  readonly logs: number;
  readonly statements: number;
  readonly bytes: number;
}

/** What an operator’s monitor asks. No name, key or address is in the answers. */
export function openWatch({ database, listening, token, trustsLoopback }: WatchOptions) {
  const requests = new Map<string, number>();
  const timings = new Map<string, Timing>();
  const sizes = remembered(() => sizesOf(database));
  const up = remembered(() => isUp(database), 1000);

  function note(kind: string, status: number, seconds: number): void {
    const name = `kind="${kind}",status="${status}"`;
    requests.set(name, (requests.get(name) ?? 0) + 1);
    // A stream lasts as long as a laptop listens.
    if (kind === 'news') return;
    const timing = timings.get(kind) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
    BUCKETS.forEach((most, index) => {
      if (seconds <= most) timing.counts[index] = (timing.counts[index] ?? 0) + 1;
    });
    timing.sum += seconds;
    timing.count += 1;
    timings.set(kind, timing);
  }

  async function metrics(): Promise<string> {
    // Asking whether it is up takes one, or waits for it.
    const { used, idle, waiting } = database.connections();
    const isThere = await up();
    const size = isThere ? await sizes().catch(() => null) : null;
    return [
      metric('requests_total', 'counter', 'Requests by kind and status.', [...requests]),
      ...latencies(timings),
      metric('listening', 'gauge', 'Laptops listening for news.', [['', listening()]]),
      metric('database_up', 'gauge', 'Whether the database answers.', [['', isThere ? 1 : 0]]),
      metric(
        'database_connections',
        'gauge',
        'Connections that requests share, and requests that wait for one.',
        [
          ['state="used"', used],
          ['state="idle"', idle],
          ['state="waiting"', waiting],
        ],
      ),
      ...(size === null
        ? []
        : [
            metric('clubs', 'gauge', 'Clubs.', [['', size.clubs]]),
            metric('members', 'gauge', 'Laptops that may come in.', [['', size.members]]),
            metric('logs', 'gauge', 'Logs; an estimate once there are many.', [['', size.logs]]),
            metric('statements', 'gauge', 'Statements; an estimate once there are many.', [
              ['', size.statements],
            ]),
            metric('bytes', 'gauge', 'Bytes on disk, with indexes.', [['', size.bytes]]),
          ]),
      metric('memory_bytes', 'gauge', 'Memory of the server.', [['', process.memoryUsage.rss()]]),
      metric('uptime_seconds', 'gauge', 'Since the server started.', [['', Math.round(process.uptime())]]),
    ].join('');
  }

  function mayRead(...[request]: Parameters<RequestListener>): boolean {
    const sent = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token !== null && sent !== undefined) return timingSafeEqual(sha256(sent), sha256(token));
    return trustsLoopback && isLoopback(request.socket.remoteAddress ?? '');
  }

  /** The same requests, counted and timed. */
  function watched(handle: RequestListener): RequestListener {
    return (request, response) => {
      const started = performance.now();
      const kind = kindOf(request.url ?? '');
      response.on('close', () => note(kind, response.statusCode, (performance.now() - started) / 1000));
      handle(request, response);
    };
  }

  return {
    watched,
    /** GET /health and GET /metrics; `false` for every other request. */
    answer: (request: IncomingMessage, response: ServerResponse) => {
      const path = request.url?.split('?')[0];
      if (path !== '/health' && path !== '/metrics') return false;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        send(response, 405, 'only GET\n');
      } else if (path === '/health') {
        void up().then((isThere) =>
          isThere ? send(response, 200, 'ok\n') : send(response, 503, 'the database is away\n'),
        );
      } else if (mayRead(request, response)) {
        void metrics().then((text) => send(response, 200, text));
      } else {
        send(response, 403, 'only from this computer, or with the token\n');
      }
      return true;
    },
  };
}

function latencies(timings: ReadonlyMap<string, Timing>): string[] {
  const name = 'vernissage_club_request_seconds';
  if (timings.size === 0) return [];
  const lines = [...timings].flatMap(([kind, { counts, sum, count }]) => [
    ...BUCKETS.map((most, index) => `${name}_bucket{kind="${kind}",le="${most}"} ${counts[index] ?? 0}\n`),
    `${name}_bucket{kind="${kind}",le="+Inf"} ${count}\n`,
    `${name}_sum{kind="${kind}"} ${sum.toFixed(6)}\n`,
    `${name}_count{kind="${kind}"} ${count}\n`,
  ]);
  return [`# HELP ${name} How long answers took.\n# TYPE ${name} histogram\n`, ...lines];
}

function metric(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  values: readonly (readonly [labels: string, value: number])[],
): string {
  const full = `vernissage_club_${name}`;
  const lines = values.map(([labels, value]) => `${full}${labels === '' ? '' : `{${labels}}`} ${value}\n`);
  return [`# HELP ${full} ${help}\n`, `# TYPE ${full} ${type}\n`, ...lines].join('');
}

/** Only what the protocol has, so that nobody fills the memory with other words. */
function kindOf(url: string): string {
  const kind = /^\/v\d+\/([a-z]+)/.exec(url)?.[1] ?? '';
  return KINDS.includes(kind) ? kind : 'other';
}

function isUp(database: ClubDatabase): Promise<boolean> {
  return database.clubs().then(
    () => true,
    () => false,
  );
}

function sizesOf(database: ClubDatabase): Promise<Sizes> {
  return database.apart(async (client) => {
    const { rows: tables } = await client.query<{ name: string; rows: number; bytes: number }>(
      `SELECT relname AS name, reltuples::float8 AS rows, pg_total_relation_size(oid)::float8 AS bytes
       FROM pg_class WHERE relnamespace = 'vernissage'::regnamespace AND relkind = 'r'`,
    );
    const estimated = (name: string): number => tables.find((table) => table.name === name)?.rows ?? 0;
    const clubs = await database.clubs();
    const counted = async (name: 'log' | 'said' | 'member'): Promise<number> => {
      if (estimated(name) > MOST_COUNTED) return Math.round(estimated(name));
      let count = 0;
      for (const { id } of clubs) count += await countIn(database, id, name);
      return count;
    };
    return {
      clubs: clubs.length,
      members: await counted('member'),
      logs: await counted('log'),
      statements: await counted('said'),
      bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  });
}

function countIn(database: ClubDatabase, club: string, name: 'log' | 'said' | 'member'): Promise<number> {
  return database.within({ club }, async (transaction) => {
    const counting = transaction
      .selectFrom(name)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('club', '=', club);
    const asked = name === 'member' ? counting.where('revoked', 'is', null) : counting;
    return (await asked.executeTakeFirstOrThrow()).count;
  });
}

/** Asks at most so often, however many ask. */
function remembered<T>(ask: () => Promise<T>, milliseconds = REMEMBERED_MILLISECONDS): () => Promise<T> {
  let latest: { readonly until: number; readonly answer: Promise<T> } | null = null;
  return () => {
    if (latest === null || performance.now() > latest.until)
      latest = { until: performance.now() + milliseconds, answer: ask() };
    return latest.answer;
  };
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
}
