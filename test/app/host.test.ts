import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BrowserContext, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../../src/shared/text/en/index.ts';
import { it } from '../../src/shared/text/it/index.ts';
import { newDataFolder, runApp, runAppIn, startApp, type App } from './app.ts';
import { expectAccessible, ownPage, pageAt } from './browser.ts';

/** Blocks the page's files that contain one of these texts. */
async function keepBack(context: BrowserContext, ...texts: readonly string[]): Promise<void> {
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    const file = await route.fetch();
    const code = await file.text();
    if (texts.some((text) => code.includes(text))) await route.abort();
    else await route.fulfill({ response: file });
  });
}

describe('the page of a running app', () => {
  const data = newDataFolder();
  let app: App;
  beforeAll(async () => {
    app = await startApp(data);
  });
  afterAll(() => app.stop());

  test('reports a part of itself that fails to load, with a way out, and loads it on the next try', async () => {
    const page = await ownPage(app.address);
    const origin = new URL(page.url()).origin;
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await keepBack(page.context(), 'people.known()');
    await page.goto(`${origin}/#/players`);
    await page.reload();
    await page.getByText('didn’t load').waitFor();
    await expectAccessible(page, ['light']);
    await page.getByRole('link', { name: 'All games' }).click();
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await page.goBack();
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Players' }).waitFor();
  });

  test('says in English if no language loads', async () => {
    const page = await ownPage(app.address, {}, (context) =>
      keepBack(context, en.window.notLoaded.said, it.window.notLoaded.said),
    );
    const again = page.getByRole('button', { name: 'Vernissage didn’t load. Try again.' });
    await again.waitFor();
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await again.click();
    await page.getByRole('button', { name: 'New game' }).waitFor();
  });

  test('reconnects by itself when the connection drops, and nothing is missed in between', async () => {
    const sockets: WebSocketRoute[] = [];
    let reachable = true;
    const page = await ownPage(app.address, {}, async (context) => {
      await context.routeWebSocket('**/live', (socket) => {
        if (!reachable) {
          void socket.close({ code: 3000 });
          return;
        }
        sockets.push(socket);
        socket.connectToServer();
      });
    });
    await page.getByText('No games yet.').waitFor();
    reachable = false;
    await sockets[0]?.close({ code: 3000 });
    await page.getByText('Waiting for Vernissage.').waitFor();

    const other = await pageAt(app);
    await other.getByRole('button', { name: 'New game' }).click();
    for (const [at, name] of ['Ada', 'Bea', 'Cleo', 'Dora'].entries()) {
      await other.getByLabel(`Seat ${at + 1}`, { exact: true }).fill(name);
    }
    await other.getByRole('button', { name: 'Start the game' }).click();
    await other.getByText('Round 1 of 4').waitFor();

    reachable = true;
    await page.getByRole('link', { name: /Ada, Bea, Cleo and Dora/ }).waitFor();
    await expect.poll(() => page.getByText('Waiting for Vernissage.').isVisible()).toBe(false);
  });

  test('is opened by a second start, and says that the run is over once Ctrl-C has stopped it cleanly', async () => {
    const page = await pageAt(app);
    expect(await runApp('--data', data)).toEqual({
      code: 0,
      out: `Vernissage is already running with these games: ${app.address}\n`,
      error: '',
    });
    expect(await app.stop()).toBe(0);
    await page.getByText('Vernissage has closed.').waitFor();
  });
});

describe('a killed run', () => {
  test('locks nobody out, and if its write-ahead log is missing, the next run says what is safe', async () => {
    const data = newDataFolder();
    await (await startApp(data)).kill();
    for (const file of ['vernissage.db-wal', 'vernissage.db-shm']) rmSync(join(data, file), { force: true });
    const app = await startApp(data);
    const page = await pageAt(app);
    await page.getByText('the last entries before the app closed may be lost').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);

    await page.getByRole('button', { name: 'Menu' }).click();
    const gone = once(app.process, 'exit');
    await page.getByRole('button', { name: 'Quit Vernissage' }).click();
    expect(await gone).toEqual([0, null]);
    await page.getByText('Vernissage has closed.').waitFor();
  });

  test('is waited for until another answers at its address', async () => {
    const data = newDataFolder();
    // Below the range systems assign, so that nothing takes it between two runs.
    const port = String(12_000 + (process.pid % 20_000));
    const first = await startApp(data, '--port', port);
    const page = await ownPage(first.address);
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await first.kill();
    await page.getByText('Waiting for Vernissage.').waitFor();

    const second = await startApp(data, '--port', port);
    await page.getByText('Vernissage has closed.').waitFor();
    // Opening the new run in the same browser sets a cookie that works for both pages.
    const tab = await page.context().newPage();
    tab.setDefaultTimeout(10_000);
    await tab.goto(second.address);
    await tab.getByRole('button', { name: 'New game' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await second.stop();
  });
});

test('a port in use, a missing folder and an unknown option: one sentence and exit code 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  expect(await runApp('--data', newDataFolder(), '--port', String(port))).toEqual({
    code: 1,
    out: '',
    error: `Another program is using port ${port}. Choose another with --port N.\n`,
  });
  taken.close();

  const missing = join(newDataFolder(), 'gmaes');
  expect(await runApp('--data', missing)).toEqual({
    code: 1,
    out: '',
    error: `There’s no folder ${missing}. Create it first, or leave out --data.\n`,
  });
  expect(await runApp('--prot', '4000')).toEqual({
    code: 1,
    out: '',
    error: 'There’s no option --prot. To see them all: npm start -- --help\n',
  });
  expect(await runAppIn('it_IT.UTF-8', '--data', missing)).toMatchObject({
    error: `La cartella ${missing} non esiste; creala prima, oppure ometti --data.\n`,
  });
});
