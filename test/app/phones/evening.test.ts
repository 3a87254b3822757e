import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auctionRecord, offer } from '../../fixtures/auction.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { NETWORK_ADDRESS } from '../browser.ts';
import { runningApp } from '../running-app.ts';
import { keep } from '../store.ts';
import { away, contractOf, join, openPhone, startWithPhones } from './table.ts';

const [AXEL, BEATRIX, CLEMENS, DORIS] = [0, 1, 2, 3] as const;
const GAME = 'evening';

const app = runningApp(
  (data) => keep(data, [recordOf(auctionRecord([offer(AXEL, 'krypto', 'hidden')], { id: GAME }))]),
  startWithPhones,
);

test('phones join, seal with the laptop, outlast a crash, and see all bids at once', async () => {
  const client = await contractOf(app);
  const { door } = await away(() => client.phones.open({ game: GAME, address: NETWORK_ADDRESS }));
  if (door === null) throw new Error('the door is closed');
  expect(door.joins).toContain(`http://${NETWORK_ADDRESS}:`);

  const doris = await openPhone(door.joins);
  expect(await doris.evaluate(() => isSecureContext)).toBe(false);
  expect(new URL(doris.url()).hash).toBe('');
  await join(client, doris, DORIS, 'Doris');
  const beatrix = await openPhone(door.joins, { locale: 'it-IT', colorScheme: 'dark' });
  await join(client, beatrix, BEATRIX, 'Beatrix');
  const board = await openPhone(door.watches, { viewport: { width: 1280, height: 800 } });
  await board.getByText('Modern Art', { exact: true }).waitFor();

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
  await doris.getByRole('heading', { name: 'Your secret bid for a Krypto?' }).waitFor();
  await press(doris, '+10');
  await press(doris, '+10');
  await press(doris, '−1');
  await press(doris, 'Bid 19,000');
  await press(doris, 'Take it back');
  await doris.getByRole('textbox').fill('20');
  await doris.keyboard.press('Enter');
  await doris.getByText('Nobody sees it before everybody has bid.').waitFor();
  await doris.getByText('Nobody else has bid yet.').waitFor();

  await beatrix.getByRole('textbox').fill('23');
  await press(beatrix, 'Offri 23.000');
  await beatrix.getByText('Nessuno la vede finché non hanno offerto tutti.').waitFor();
  const { position } = await client.phones.state();
  const at = { game: GAME, position };
  await client.phones.seal({ ...at, seat: CLEMENS, amount: 12 });

  // Nobody learns anything but who has sealed.
  await board.getByText(/^Doris, Beatrix,? and Clemens have bid/).waitFor();
  for (const page of [doris, board]) expect(await page.locator('body').innerText()).not.toMatch(/23[,.]000/);

  await app.kill();
  await doris.getByText('No connection').waitFor();
  await app.start();
  for (const page of [doris, beatrix, board])
    await page.getByText(/^(?:No connection|Nessun collegamento)/).waitFor({ state: 'detached' });
  const again = await contractOf(app);
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
