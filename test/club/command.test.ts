import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join as path } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { patient } from '../patience.ts';
import { takeLock } from '../../src/main/folder/lock.ts';
import { readTls } from '../../src/club/command/serving.ts';
import { runningPostgres } from '../../src/club/postgres/index.ts';
import { canRunOrdinarily, ordinarily } from '../ordinary-user.ts';
import { CERTIFICATE, PRIVATE_KEY } from './certificate.ts';
import { freePort, runHere, serveClub, startCommand, stopCommand, tokenIn, type Ran } from './commands.ts';
import { joinClub } from '../../src/main/sharing/club-client.ts';
import { log } from './played-games.ts';
import { ask, everything, join, keep } from './test-club.ts';
import { newServerFolder, removeServerFolder } from './test-postgres.ts';

const folder = newServerFolder();
const started: Ran[] = [];
/** PostgreSQL writes everything down before it stops. */
const PATIENTLY = { timeout: patient(20_000) };
const THE_WHOLE_TIME = { timeout: patient(180_000) };

afterAll(async () => {
  for (const ran of started) await stopCommand(ran);
  removeServerFolder(folder);
});

async function serve(port: number): ReturnType<typeof serveClub> {
  const served = await serveClub(['--data', folder, '--name', 'Casa Rossa'], port);
  started.push(served);
  return served;
}

const run = (...words: string[]): ReturnType<typeof runHere> => runHere([...words, '--data', folder]);

test('a club is started, commanded while it runs, killed, and stopped', THE_WHOLE_TIME, async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  expect(await run('--port', String(port))).toMatchObject({
    code: 1,
    said: `Another program is using port ${port}. Choose another with --port N.\n`,
  });
  other.close();
  const first = await serve(port);
  expect(first.said()).toContain('The club “Casa Rossa” is new.');
  const owner = await join(first, tokenIn(first.said()), 'Anna’s laptop');
  await keep(first, owner, log(1));

  // Other commands work meanwhile, and name the address of this server.
  const invited = await run('invite', 'reader');
  expect(invited.said).toContain(`${first.address}/#i=`);
  const reader = await join(first, tokenIn(invited.said), 'Bruno’s laptop');
  expect(reader.role).toBe('reader');
  const members = await run('members');
  expect(members).toMatchObject({ code: 0 });
  const id = /^(\S+) .*Bruno’s laptop$/m.exec(members.said)?.[1] ?? '';
  expect(await run('revoke', 'nobody')).toMatchObject({ code: 1 });
  expect((await run('revoke', id)).said).toContain('Bruno’s laptop can’t reach the club any more.');
  expect((await ask(first, 'GET', '/v1/club', reader)).body).toEqual({ problem: 'revoked' });

  // What an owner whose laptop is lost writes down is what the next laptop takes.
  const code = /^ {2}(http\S+#r=\S+)$/m.exec((await run('recover')).said)?.[1] ?? '';
  expect(await joinClub(code, 'Anna’s next laptop')).toMatchObject({ ok: true, value: { role: 'owner' } });

  expect(await run('--port', String(port))).toMatchObject({
    code: 1,
    said: `Another server is using ${folder}. Stop that one first, or choose another folder with --data DIR.\n`,
  });

  // The only owner of another club loses their key; somebody who writes is still there.
  const there = ['--club', 'Casa Verde'];
  await join(first, tokenIn((await run('new-club', 'Casa Verde')).said), 'Carla’s laptop');
  await join(first, tokenIn((await run('invite', 'writer', ...there)).said), 'Dino’s laptop');
  const [only = ''] = (await run('members', ...there)).said.split(' ');
  await run('revoke', only, ...there);

  // Its process is killed, and its database ends by itself; the next server finds everything.
  await stopCommand(first, 'SIGKILL');
  if (process.platform !== 'win32') await expect.poll(() => runningPostgres(folder)).toBeNull();
  const second = await serve(port);
  expect(second.said()).not.toContain('is new');
  expect(await everything(second, owner)).toHaveLength(1);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.said().match(/owns the club “.*?”/g)).toEqual(['owns the club “Casa Verde”']);
  expect(runningPostgres(folder)).toBeNull();

  // It isn't there for a moment, and another command says so.
  const cluster = path(folder, 'postgres/cluster');
  const lock = takeLock(folder);
  const starting = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)', cluster], { cwd: cluster });
  const notice = path(cluster, 'postmaster.pid');
  writeFileSync(notice, [starting.pid, cluster, 0, 5432, path(folder, 'postgres/run'), ''].join('\n'));
  await expect.poll(() => runningPostgres(folder)).not.toBeNull();
  expect((await run('members')).said).toContain('is just starting or stopping. Try again in a moment.');
  starting.kill();
  await once(starting, 'exit');
  lock?.release();

  // They work while nothing runs, too.
  expect((await run('clubs')).said).toMatch(/^[\w-]{36} {2}Casa Rossa$/m);
  expect(runningPostgres(folder)).toBeNull();

  if (process.platform === 'win32') return;
  const waiting = path(folder, 'waiting');
  execFileSync('mkfifo', [waiting]);
  const restoring = startCommand(['restore', waiting, '--data', folder]);
  // It waits here until somebody reads there.
  const writing = await open(waiting, 'w');
  restoring.child.kill('SIGINT');
  await expect.poll(() => runningPostgres(folder), PATIENTLY).toBeNull();
  await writing.close();
  expect(await restoring.ended).toBe(1);
  expect(restoring.said()).toContain('Stopped before it was done.');
});

test.skipIf(!canRunOrdinarily)('a folder that can’t be written to is named', async () => {
  const closed = newServerFolder();
  chmodSync(closed, 0o555);
  const { said, ended } = startCommand(['--data', closed], ordinarily);
  expect(await ended).toBe(1);
  expect(said()).toContain(`This account may not write to ${closed} (EACCES).`);
  removeServerFolder(closed);
});

test('a certificate or a key that is empty isn’t taken for none', () => {
  const files = { cert: path(folder, 'cert.pem'), key: path(folder, 'key.pem') };
  const write = (cert: string, key: string): void => {
    writeFileSync(files.cert, cert);
    writeFileSync(files.key, key);
  };
  write(CERTIFICATE, PRIVATE_KEY);
  expect(readTls(files)).toEqual({ cert: CERTIFICATE, key: PRIVATE_KEY });
  write('', PRIVATE_KEY);
  expect(() => readTls(files)).toThrow(`Couldn’t use ${files.cert} as a certificate or key`);
  write(CERTIFICATE, '');
  expect(() => readTls(files)).toThrow(`Couldn’t use ${files.key} as a certificate or key`);
});

test('a command makes no club in a folder that has none', async () => {
  const plain = newServerFolder();
  expect((await runHere(['members', '--data', plain])).said).toContain('There’s no club in');
  expect(readdirSync(plain)).toEqual([]);
  removeServerFolder(plain);
});
