import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codeOf } from '../../shared/core/error-code.ts';
import { listen } from '../../main/listening.ts';
import { CommandProblem } from '../command/problem.ts';
import { giveTo, letPass, type Account } from './account.ts';
import { runningAs, startGuarded } from './guarded.ts';
import { isAlive, leftoverIn } from './leftover.ts';
import { preparePrograms, type Programs } from './programs.ts';

const execute = promisify(execFile);

/** What a client needs; `pg` takes it as it is. */
export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** A PostgreSQL of our own, in a folder that nobody else uses. */
export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

export interface PostgresOptions {
  /** Who it runs as, if not as we do. */
  readonly account: Account | null;
  /** Whether what it confirms survives a power cut. Only tests do without. */
  readonly durable: boolean;
}

const USER = 'vernissage';
const SOCKET_PORT = 5432;
/** Systems allow 104 bytes or more for the path of a socket, with a zero at its end. */
const LONGEST_SOCKET = 103;
/** Recovering after a crash can take a while, and interrupting it helps nobody. */
const STARTS_WITHIN_SECONDS = 600;
const STOPS_WITHIN_SECONDS = 60;
const LARGEST_LOG_BYTES = 5_000_000;

/** The processes that worked for a database that was killed need a moment to notice. */
const OTHERS_STILL_THERE = 'pre-existing shared memory block';
const TRIES = 20;

interface Places {
  readonly home: string;
  readonly cluster: string;
  readonly password: string;
  readonly sockets: string;
  readonly log: string;
}

/**
 * Starts the database in this folder, and makes it first if there is none. The caller holds the folder’s lock, so
 * a database still open there was left by a server that was killed.
 */
export async function startPostgres(folder: string, options: PostgresOptions) {
  const { account } = options;
  letPass(account, folder);
  const programs = preparePrograms(join(folder, 'programs'));
  const places = placesIn(join(folder, 'postgres'));
  if (existsSync(places.home)) checkMajor(places, programs);
  else await makeCluster(folder, programs, options);
  const run = (program: string, words: readonly string[]) => runAs(account, places.cluster, program, words);
  await stopLeftover(places, programs, run);
  const password = passwordIn(places);
  const listening = await chooseListening(places);
  configure(places, account, settings(listening, options.durable));
  shortenLog(places.log);
  let endGuard: () => void = () => undefined;
  const start = async (triesLeft = TRIES): Promise<void> => {
    endGuard();
    try {
      endGuard = await startGuarded(
        programs.control,
        [
          ...['start', '--wait', '--silent', '--timeout', String(STARTS_WITHIN_SECONDS)],
          ...['--pgdata', places.cluster, '--log', places.log],
        ],
        runningAs(account, places.cluster),
      );
    } catch {
      const reason = endOf(places.log);
      if (!reason.includes(OTHERS_STILL_THERE) || triesLeft === 0)
        throw new CommandProblem(({ database }) => database.notStarted(places.log, reason));
      await wait(500);
      await start(triesLeft - 1);
    }
  };
  await start();
  return {
    /** As its superuser. */
    connection: {
      ...listening,
      user: USER,
      password,
      database: 'postgres',
    },
    /** Starts it again if it has ended by itself; nothing happens if it runs. */
    revive: async () => {
      if (leftoverIn(places.cluster).kind === 'running') return;
      forgetEnded(places);
      await start();
    },
    stop: async () => {
      await stopLeftover(places, programs, run);
      endGuard();
    },
  };
}

/** Whether there is a database in this folder, running or not. */
export function hasPostgres(folder: string): boolean {
  return existsSync(placesIn(join(folder, 'postgres')).home);
}

/** How to reach the database in this folder while another process runs it; `null` if nobody does. */
export function runningPostgres(folder: string): Connection | null {
  const places = placesIn(join(folder, 'postgres'));
  const { cluster } = places;
  if (leftoverIn(cluster).kind !== 'running') return null;
  // PostgreSQL writes there where it listens.
  const [, , , port, socket = '', host = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split(
    '\n',
  );
  return {
    host: socket === '' ? host : socket,
    port: Number(port),
    user: USER,
    password: passwordIn(places),
    database: 'postgres',
  };
}

function placesIn(home: string): Places {
  return {
    home,
    cluster: join(home, 'cluster'),
    password: join(home, 'password'),
    sockets: join(home, 'run'),
    log: join(home, 'log'),
  };
}

function passwordIn({ home, password }: Places): string {
  try {
    return readFileSync(password, 'utf8').trim();
  } catch (error) {
    throw new CommandProblem(({ database }) => database.unreadable(home, codeOf(error) ?? String(error)));
  }
}

function checkMajor({ home, cluster }: Places, { major }: Programs): void {
  let there: string;
  try {
    there = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new CommandProblem(({ database }) => database.unreadable(home, codeOf(error) ?? String(error)));
  }
  if (there !== major) {
    throw new CommandProblem(({ database }) => database.otherMajor(home, there, major));
  }
}

/** In a draft that is renamed at the end, so that there is no half-made database. */
async function makeCluster(
  folder: string,
  { initdb }: Programs,
  { account, durable }: PostgresOptions,
): Promise<void> {
  const draft = placesIn(join(folder, 'postgres.draft'));
  rmSync(draft.home, { recursive: true, force: true });
  for (const each of [draft.home, draft.cluster, draft.sockets]) mkdirSync(each, { mode: 0o700 });
  writeFileSync(draft.password, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  giveTo(account, draft.home);
  try {
    await runAs(account, draft.cluster, initdb, [
      ...['--pgdata', draft.cluster, '--username', USER, '--pwfile', draft.password],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--no-instructions'],
      // Its order of letters never changes, unlike the system’s, so that no update damages an index.
      ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      ...(durable ? [] : ['--no-sync']),
    ]);
  } catch (error) {
    rmSync(draft.home, { recursive: true, force: true });
    throw new CommandProblem(({ database }) => database.notMade(folder, saidBy(error)));
  }
  renameSync(draft.home, join(folder, 'postgres'));
}

/** Its files name a process that may be another program’s by now, and PostgreSQL would take that for itself. */
function forgetEnded({ cluster, sockets }: Places): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  for (const name of readdirSync(sockets)) rmSync(join(sockets, name), { force: true });
}

async function stopLeftover(
  places: Places,
  { control }: Programs,
  run: (program: string, words: readonly string[]) => Promise<void>,
): Promise<void> {
  const { cluster } = places;
  const leftover = leftoverIn(cluster);
  switch (leftover.kind) {
    case 'none':
      return;
    case 'gone':
      forgetEnded(places);
      return;
    case 'running':
      for (const mode of ['fast', 'immediate']) {
        await run(control, [
          ...['stop', '--wait', '--silent', '--timeout', String(STOPS_WITHIN_SECONDS)],
          ...['--pgdata', cluster, '--mode', mode],
        ]).catch(() => undefined);
        if (!isAlive(leftover.process) || leftoverIn(cluster).kind !== 'running') return;
      }
      throw new CommandProblem(({ database }) => database.notStopped(cluster, leftover.process));
  }
}

/** A socket in a private folder if there can be one, otherwise a port that only this computer reaches. */
async function chooseListening({ sockets }: Places): Promise<Pick<Connection, 'host' | 'port'>> {
  const socket = join(sockets, `.s.PGSQL.${SOCKET_PORT}`);
  return process.platform !== 'win32' && Buffer.byteLength(socket) <= LONGEST_SOCKET
    ? { host: sockets, port: SOCKET_PORT }
    : { host: '127.0.0.1', port: await freePort() };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, '127.0.0.1');
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Small, because a club is: 10 million games are a few gigabytes. Its log has no values, since names are private. */
function settings({ host, port }: Pick<Connection, 'host' | 'port'>, durable: boolean): string {
  const isSocket = host !== '127.0.0.1';
  const lines: readonly (readonly [string, string])[] = [
    ['listen_addresses', isSocket ? '' : host],
    ['unix_socket_directories', isSocket ? host : ''],
    ['unix_socket_permissions', '0700'],
    ['port', String(port)],
    ['max_connections', '50'],
    ['shared_buffers', '64MB'],
    ['maintenance_work_mem', '64MB'],
    ['max_wal_size', '512MB'],
    ['max_parallel_workers_per_gather', '0'],
    ['io_method', 'sync'],
    ['jit', 'off'],
    ['fsync', durable ? 'on' : 'off'],
    ['synchronous_commit', durable ? 'on' : 'off'],
    ['full_page_writes', durable ? 'on' : 'off'],
    ['timezone', 'UTC'],
    ['log_timezone', 'UTC'],
    ['log_checkpoints', 'off'],
    ['log_min_messages', 'log'],
    ['log_min_error_statement', 'panic'],
    ['log_parameter_max_length_on_error', '0'],
  ];
  const quoted = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  return lines.map(([name, value]) => `${name} = ${quoted(value)}\n`).join('');
}

function configure({ cluster }: Places, account: Account | null, text: string): void {
  const file = join(cluster, 'postgresql.conf');
  writeFileSync(file, text, { mode: 0o600 });
  chmodSync(file, 0o600);
  giveTo(account, file);
}

function shortenLog(log: string): void {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG_BYTES)
    renameSync(log, `${log}.old`);
}

function endOf(log: string): string {
  try {
    return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
  } catch (error) {
    return codeOf(error) ?? String(error);
  }
}

async function runAs(
  account: Account | null,
  cwd: string,
  program: string,
  words: readonly string[],
): Promise<void> {
  await execute(program, [...words], runningAs(account, cwd));
}

function saidBy(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return said === '' ? String(error) : said;
}
