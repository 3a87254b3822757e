import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join as path } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runningPostgres } from '../../src/club/postgres/index.ts';
import { log } from './played-games.ts';
import { ask, everything, join, keep } from './test-club.ts';
import { newServerFolder, removeServerFolder } from './test-postgres.ts';

/** The command in a process of its own, without building the window first. */
const COMMAND = path(import.meta.dirname, 'commanded.ts');
const folder = newServerFolder();
const started: ChildProcess[] = [];

afterAll(async () => {
  for (const child of started) if (child.exitCode === null && child.signalCode === null) await stop(child);
  removeServerFolder(folder);
});

interface Ran {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

function start(words: readonly string[]): Ran {
  const { VERNISSAGE_CLUB_DATABASE: _, ...environment } = process.env;
  const child = spawn(process.execPath, [COMMAND, ...words, '--data', folder], {
    env: { ...environment, LC_ALL: 'en_GB.UTF-8' },
  });
  started.push(child);
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  return { child, said: () => said, ended: once(child, 'close').then(([code]) => code as number | null) };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
}

async function serve(port: number): Promise<Ran & { readonly address: string }> {
  const ran = start(['--port', String(port), '--name', 'Casa Rossa']);
  await expect.poll(ran.said, { timeout: 50_000 }).toContain('Only this computer can reach it');
  return { ...ran, address: `http://127.0.0.1:${port}` };
}

async function run(...words: string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  const ran = start(words);
  const code = await ran.ended;
  return { code, said: ran.said() };
}

const tokenIn = (text: string): string => /#i=([\w-]+)/.exec(text)?.[1] ?? '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('a club is started, commanded while it runs, killed, and stopped', { timeout: 180_000 }, async () => {
  const port = await freePort();
  const first = await serve(port);
  await expect.poll(first.said).toContain('Then invite the others');
  expect(first.said()).toContain('The club “Casa Rossa” is new.');
  const server = { address: first.address } as Parameters<typeof join>[0];
  const owner = await join(server, tokenIn(first.said()), 'Anna’s laptop');
  await keep(server, owner, log(1));

  // Other commands work meanwhile, and name the address of this server.
  const invited = await run('invite', 'reader');
  expect(invited.said).toContain(`${first.address}/#i=`);
  const reader = await join(server, tokenIn(invited.said), 'Bruno’s laptop');
  expect(reader.role).toBe('reader');
  const members = await run('members');
  expect(members).toMatchObject({ code: 0 });
  const id = /^(\S+) .*Bruno’s laptop$/m.exec(members.said)?.[1] ?? '';
  expect((await run('revoke', id)).said).toContain('Bruno’s laptop can’t reach the club any more.');
  expect((await ask(server, 'GET', '/v1/club', reader)).body).toEqual({ problem: 'revoked' });
  expect(await run('--port', String(port))).toMatchObject({
    code: 1,
    said: `Another server is using ${folder}. Stop that one first, or choose another folder with --data DIR.\n`,
  });

  // Its process is killed, and the database goes on alone; the next server finds everything.
  await stop(first.child, 'SIGKILL');
  expect(runningPostgres(folder)).not.toBeNull();
  const second = await serve(port);
  expect(second.said()).not.toContain('is new');
  expect(await everything(server, owner)).toHaveLength(1);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(runningPostgres(folder)).toBeNull();

  // They work while nothing runs, too.
  expect((await run('clubs')).said).toMatch(/^[\w-]{36} {2}Casa Rossa\n$/);
  expect(await run('revoke', 'nobody')).toMatchObject({ code: 1 });
  expect(runningPostgres(folder)).toBeNull();
});
