import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, WebSocketRoute } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { WORDS } from '../../src/shared/text/all-words.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { FOUR_NAMES } from '../fixtures/people.ts';
import { newDataFolder, runApp, startApp } from './app.ts';
import { expectAccessible, ownPage, pageAt } from './browser.ts';
import { runningApp } from './running-app.ts';
import { contractOf } from './phones/table.ts';

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
  const app = runningApp();

  test('reports a part of itself that fails to load, with a way out, and loads it on the next try', async () => {
    const page = await ownPage(`${app.address}#/settings`, {}, (context) =>
      keepBack(context, 'keeping.overview()'),
    );
    await page.getByText('didn’t load').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All games' }).click();
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await page.goBack();
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: en.keeping.title }).waitFor();
  });

  test('says in English if no language loads', async () => {
    const page = await ownPage(app.address, {}, (context) =>
      keepBack(context, ...Object.values(WORDS).map(({ window }) => window.notLoaded.said)),
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

    const { games } = await contractOf(app);
    const options = { tracking: 'counts' } as const;
    const players = FOUR_NAMES.map((name) => ({ name }));
    await games.create({ edition: 'modern-art-1994', players, firstSeat: 0, options });

    reachable = true;
    await page.getByRole('link', { name: /Axel, Beatrix, Clemens and Doris/ }).waitFor();
    await expect.poll(() => page.getByText('Waiting for Vernissage.').isVisible()).toBe(false);
  });

  test('is opened by a second start, and says that the run is over once Ctrl-C has stopped it cleanly', async () => {
    const page = await pageAt(app);
    expect(await runApp('--data', app.data)).toEqual({
      code: 0,
      out: `Vernissage is already running with these games: ${app.address}\n`,
      error: '',
    });
    expect(await app.stop()).toBe(0);
    await page.getByText('Vernissage has closed.').waitFor();
  });
});

test('a killed run locks nobody out, and if its write-ahead log is missing, the next run says what is safe', async () => {
  const data = newDataFolder();
  await (await startApp(data)).kill();
  for (const file of ['vernissage.db-wal', 'vernissage.db-shm']) rmSync(join(data, file), { force: true });
  const app = await startApp(data);
  const page = await pageAt(app);
  await page.getByText('the last entries before the app closed may be lost').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  const gone = once(app.process, 'exit');
  await page.getByRole('button', { name: 'Quit Vernissage' }).click();
  expect(await gone).toEqual([0, null]);
  await page.getByText('Vernissage has closed.').waitFor();
});
