import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newDataFolder } from '../app/app.ts';
import { countOf, newGame } from '../app/whole-game.ts';
import { endOf, LAUNCH_WORDS, logOf, root, speakingEnglish, tellNothing } from './electron.ts';

/** The program that `npm run dist` has packed, or the installed one that `VERNISSAGE_PACKED` names. */
function packedProgram(): string | null {
  const named = process.env['VERNISSAGE_PACKED'];
  if (named !== undefined) return resolve(named);
  const [found] = globSync(
    [
      'dist/linux*-unpacked/vernissage',
      'dist/win*-unpacked/Vernissage.exe',
      'dist/mac*/Vernissage.app/Contents/MacOS/Vernissage',
    ],
    { cwd: root },
  );
  return found === undefined ? null : join(root, found);
}

const program = packedProgram() ?? '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
  return address.port;
}

interface Started {
  readonly child: ChildProcess;
  readonly page: Page;
  readonly milliseconds: number;
}

/** From outside: its fuses switch the inspector off, but the page can be reached as in any Chromium. */
async function start(data: string, ...words: readonly string[]): Promise<Started> {
  const port = await freePort();
  tellNothing(data);
  const shownBefore = timesShown(data);
  const before = performance.now();
  const child = spawn(
    program,
    [...LAUNCH_WORDS, `--remote-debugging-port=${port}`, '--data', data, ...words],
    { stdio: 'ignore', env: speakingEnglish() },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const address = `http://127.0.0.1:${port}`;
  const isThere = async () =>
    (
      await fetch(`${address}/json/list`).then(
        (answer) => answer.text(),
        () => '',
      )
    ).includes('vernissage://app/');
  await expect.poll(isThere, { interval: 50 }).toBe(true);
  const browser = await chromium.connectOverCDP(address);
  const page = browser.contexts()[0]?.pages()[0];
  if (page === undefined) throw new Error('there is a window, but no page in it');
  // A page thinks it is visible while its window is still hidden, but the app notes when it is shown.
  await expect.poll(() => timesShown(data), { interval: 50 }).toBe(shownBefore + 1);
  const milliseconds = performance.now() - before;
  page.setDefaultTimeout(15_000);
  return { child, page, milliseconds };
}

function timesShown(data: string): number {
  return existsSync(join(data, 'logs')) ? logOf(data).split('"what":"shown","window":"table"').length - 1 : 0;
}

/** As the system ends it; Windows has no signals, but closing the window ends it there. */
async function end({ child, page }: Started): Promise<number | null> {
  const gone = once(child, 'exit');
  if (process.platform === 'win32') await page.close();
  else child.kill('SIGTERM');
  await gone;
  return child.exitCode;
}

describe.runIf(existsSync(program))('the packed app', () => {
  test('shows its window within three seconds', { retry: 2 }, async () => {
    expect((await start(newDataFolder())).milliseconds).toBeLessThan(3000);
  });

  test('keeps a game, and makes a backup with its worker from the archive', async () => {
    const data = newDataFolder();
    const first = await start(data);
    await newGame(first.page, ['Uma', 'Vic', 'Wim', 'Xenia']);
    await first.page.keyboard.press('3');
    await expect.poll(() => countOf(first.page, 'Christin P')).toBe(1);
    await first.page.evaluate(() => void (location.hash = '#/settings'));
    await first.page.getByRole('button', { name: 'Back up now' }).click();
    const backups = join(data, 'backups');
    await expect.poll(() => existsSync(backups) && readdirSync(backups).length).toBeGreaterThan(0);
    expect(await end(first)).toBe(0);
    expect(readdirSync(data)).not.toContain('vernissage.db-wal');

    const again = await start(data);
    await again.page.getByRole('link', { name: /Continue/ }).click();
    await expect.poll(() => countOf(again.page, 'Christin P')).toBe(1);
    expect(await end(again)).toBe(0);
  });

  // Electron checks its archive on these systems only.
  test.skipIf(process.platform === 'linux')('doesn’t start if its archive was changed', async () => {
    const archive = ['resources', '../Resources']
      .map((folder) => join(dirname(program), folder, 'app.asar'))
      .find(existsSync);
    if (archive === undefined) throw new Error('the packed app has an archive');
    const before = readFileSync(archive);
    const changed = Buffer.from(before);
    // In the list of its files.
    changed.write('X', changed.indexOf('index.html'));
    const data = newDataFolder();
    onTestFinished(() => writeFileSync(archive, before));
    writeFileSync(archive, changed);
    const child = spawn(program, [...LAUNCH_WORDS, '--data', data], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: speakingEnglish(),
    });
    expect((await endOf(child)).code).not.toBe(0);
    expect(timesShown(data)).toBe(0);
  });

  test('can’t be used as Node or attached to a debugger', async () => {
    const data = newDataFolder();
    const port = await freePort();
    const running = await start(data, `--inspect=${port}`);
    await expect(fetch(`http://127.0.0.1:${port}/json/version`)).rejects.toThrow();
    // As Node this would end with 7; as the app it is a second start.
    const second = spawn(program, [...LAUNCH_WORDS, '-e', 'process.exit(7)', '--data', data], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...speakingEnglish(), ELECTRON_RUN_AS_NODE: '1' },
    });
    expect((await endOf(second)).code).toBe(0);
    expect(await end(running)).toBe(0);
  });
});
