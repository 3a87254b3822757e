import { createServer } from 'node:net';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { openView, type Client } from '../../main/damage/view.ts';
import { startApp, type App } from '../app.ts';
import { NETWORK_ADDRESS, ownPage } from '../browser.ts';

/** A table with real phones: the built app, its door, and browsers that see it as a page from the network. */

/** A whole evening has hundreds of steps, each of which waits for several pages. */
export const PATIENCE = 300_000;

/** An app that offers phones that address. */
export async function startWithPhones(data: string): Promise<App> {
  process.env['VERNISSAGE_PHONES'] = NETWORK_ADDRESS;
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
export async function away<T>(work: () => Promise<T>): Promise<T> {
  const taken = await Promise.all(
    [41971, 41972, 41973, 41974, 41975].map(async (port) => {
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
export async function contractOf(app: Pick<App, 'address'>): Promise<Client> {
  const { client, close } = await openView(app.address);
  onTestFinished(close);
  return client;
}

export function openPhone(
  address: string,
  options: BrowserContextOptions & { readonly prepare?: Parameters<typeof ownPage>[2] } = {},
): Promise<Page> {
  const { prepare, ...context } = options;
  return ownPage(address, { viewport: { width: 360, height: 640 }, hasTouch: true, ...context }, prepare);
}

/** Scans the code, chooses a seat, and the laptop says yes to the number on the phone. */
export async function join(client: Client, page: Page, seat: number, name: string): Promise<void> {
  await page.getByRole('button', { name }).tap();
  const asking = async () => (await client.phones.state()).asking.find((one) => one.seat === seat);
  await expect.poll(asking).toBeDefined();
  const { id = '', number = '' } = (await asking()) ?? {};
  expect(number).toMatch(/^\d\d$/);
  await page.getByText(number, { exact: true }).waitFor();
  await client.phones.answer({ id, yes: true });
  await page.locator('header').getByText(name).waitFor();
}
