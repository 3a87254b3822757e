import { createServer } from 'node:net';
import { chromium as driver, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { clientOver, type Client } from '../../../src/renderer/lib/contract-client.ts';
import { recordOf } from '../../shared/text/described.ts';
import { chromium } from '../../browser/chromium.ts';
import { newDataFolder, startApp, type App } from '../app.ts';
import { openPage } from '../browser.ts';
import { keep } from '../store.ts';

/** An address that no computer has: the browser finds it here, and treats the page as one from a network. */
const ADDRESS = '192.0.2.7';

const PEOPLE = ['Axel', 'Beatrix', 'Clemens', 'Doris'];
const [AXEL, BEATRIX, CLEMENS, DORIS] = [0, 1, 2, 3] as const;
const GAME = 'evening';

let browser: Browser;
let app: App;
const data = newDataFolder();

beforeAll(async () => {
  const { args = [], ...options } = chromium();
  browser = await driver.launch({
    ...options,
    args: [...args, `--host-resolver-rules=MAP ${ADDRESS} 127.0.0.1`],
  });
  keep(data, [
    recordOf({
      format: 'vernissage/game',
      version: 1,
      id: GAME,
      edition: 'modern-art-1994',
      players: PEOPLE.map((name) => ({ id: name.toLowerCase(), name })),
      firstSeat: AXEL,
      options: { tracking: 'ledger' },
      events: [{ type: 'offer', seat: AXEL, artist: 'krypto', auction: 'hidden' }],
    }),
  ]);
  app = await start();
});
afterAll(async () => {
  await app.stop();
  await browser.close();
});

async function start(): Promise<App> {
  process.env['VERNISSAGE_PHONES'] = ADDRESS;
  try {
    return await startApp(data);
  } finally {
    delete process.env['VERNISSAGE_PHONES'];
  }
}

/**
 * Keeps the usual ports taken meanwhile, so that the door gets one that no other test's door takes while this app is
 * being restarted.
 */
async function away<T>(from: readonly number[], work: () => Promise<T>): Promise<T> {
  const taken = await Promise.all(
    from.map(async (port) => {
      const server = createServer();
      await new Promise<void>((resolve) => {
        server.once('error', () => resolve());
        server.listen(port, '127.0.0.1', () => resolve());
      });
      return server;
    }),
  );
  try {
    return await work();
  } finally {
    for (const server of taken) server.close();
  }
}

/** The contract, as the laptop's page uses it. */
async function laptop(): Promise<Client> {
  const { origin } = new URL(app.address);
  const entered = await fetch(app.address, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, { headers: { cookie, origin } });
  const { client, receive } = clientOver((message) => socket.send(message));
  socket.on('message', (message) => receive(String(message)));
  await new Promise((resolve) => socket.once('open', resolve));
  onTestFinished(() => socket.close());
  return client;
}

function phone(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  return openPage(browser, address, { viewport: { width: 360, height: 640 }, hasTouch: true, ...options });
}

/** Scans the code, chooses a seat, and the laptop says yes to the number on the phone. */
async function join(client: Client, page: Page, seat: number): Promise<void> {
  await page.getByRole('button', { name: PEOPLE[seat] ?? '' }).tap();
  const asking = async () => (await client.phones.state()).asking.find((one) => one.seat === seat);
  await expect.poll(asking).toBeDefined();
  const { id = '', number = '' } = (await asking()) ?? {};
  expect(number).toMatch(/^\d\d$/);
  await page.getByText(number, { exact: true }).waitFor();
  await client.phones.answer({ id, yes: true });
  await page
    .locator('header')
    .getByText(PEOPLE[seat] ?? '')
    .waitFor();
}

test('phones join, seal with the laptop, outlast a crash, and see all bids at once', async () => {
  const client = await laptop();
  const { door } = await away([41971, 41972, 41973, 41974, 41975], () =>
    client.phones.open({ game: GAME, address: ADDRESS }),
  );
  if (door === null) throw new Error('the door is closed');
  expect(door.joins).toContain(`http://${ADDRESS}:`);

  const doris = await phone(door.joins);
  expect(await doris.evaluate(() => isSecureContext)).toBe(false);
  expect(new URL(doris.url()).hash).toBe('');
  await join(client, doris, DORIS);
  const beatrix = await phone(door.joins, { locale: 'it-IT', colorScheme: 'dark' });
  await join(client, beatrix, BEATRIX);
  const board = await phone(door.watches, { viewport: { width: 1280, height: 800 } });
  await board.getByText('Modern Art', { exact: true }).waitFor();

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
  await doris.getByRole('heading', { name: 'Seal your bid for a Krypto' }).waitFor();
  await press(doris, '+10');
  await press(doris, '+10');
  await press(doris, '−1');
  await press(doris, 'Seal 19,000');
  await press(doris, 'Take it back');
  await doris.getByRole('textbox').fill('20');
  await doris.keyboard.press('Enter');
  await doris.getByText('Nobody sees it before everyone has sealed.').waitFor();

  await beatrix.getByRole('textbox').fill('23');
  await press(beatrix, 'Sigilla 23.000');
  await beatrix.getByText('Nessuno la vede finché non hanno offerto tutti.').waitFor();
  const { position } = await client.phones.state();
  const at = { game: GAME, position };
  await client.phones.seal({ ...at, seat: CLEMENS, amount: 12 });

  // Nobody learns anything but who has sealed.
  await board.getByText(/^Doris, Beatrix,? and Clemens have sealed/).waitFor();
  for (const page of [doris, board]) expect(await page.locator('body').innerText()).not.toMatch(/23[,.]000/);

  await app.kill();
  await doris.getByText('No connection').waitFor();
  app = await start();
  for (const page of [doris, beatrix, board])
    await page.getByText(/^(?:No connection|Nessun collegamento)/).waitFor({ state: 'detached' });
  const again = await laptop();
  await expect
    .poll(async () => (await again.phones.state()).seats.map(({ connected }) => connected))
    .toEqual([0, 1, 0, 1]);
  expect(new Set((await again.phones.state()).sealed)).toEqual(new Set([BEATRIX, CLEMENS, DORIS]));

  await again.phones.seal({ ...at, seat: AXEL, amount: 0 });
  await again.phones.reveal(at);
  await board.getByText('Beatrix gets it for 23,000').waitFor();
  await doris.getByRole('heading', { name: 'Beatrix gets it for 23,000' }).waitFor();
  await beatrix.getByRole('heading', { name: /23\.000/ }).waitFor();
  // What the others have bid is seen with it.
  await doris.getByText('12,000').waitFor();

  await again.phones.close();
  await doris.getByRole('heading', { name: 'That’s it for tonight' }).waitFor();
  await beatrix.getByRole('heading', { name: 'Per stasera è tutto' }).waitFor();
});
