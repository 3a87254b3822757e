import { join } from 'node:path';
import type { BrowserContextOptions, Page, WebSocketRoute } from 'playwright-core';
import { expect } from 'vitest';
import { pageFiles } from '../../../src/main/page-files.ts';
import { pagePolicy } from '../../../src/main/page-policy.ts';
import type { Said, Told } from '../../../src/shared/phones/index.ts';
import { NETWORK_ADDRESS, ownPage } from '../browser.ts';

const files = pageFiles(join(import.meta.dirname, '../../../out/phone'));

/** An address as a phone sees it on a local network: not a secure context, and nothing is there. */
const ADDRESS = `http://${NETWORK_ADDRESS}:41971`;

export interface FakeDoor {
  readonly page: Page;
  /** Everything the phone has said, in order. */
  readonly said: readonly Said[];
  readonly tell: (...told: readonly Told[]) => void;
  /** Waits for something the phone says. */
  readonly hears: (said: Partial<Said>) => Promise<void>;
}

/** A phone with the built page, whose door is the test. */
export async function openPhone({
  fragment = '#j=table',
  ...options
}: BrowserContextOptions & { readonly fragment?: string } = {}): Promise<FakeDoor> {
  const said: Said[] = [];
  let socket: WebSocketRoute | null = null;
  const page = await ownPage(
    `${ADDRESS}/${fragment}`,
    { viewport: { width: 360, height: 640 }, hasTouch: true, ...options },
    async (context) => {
      await context.route(`${ADDRESS}/**`, (route) => {
        const file = files.at(new URL(route.request().url()).pathname);
        return file === null
          ? route.fulfill({ status: 404 })
          : route.fulfill({
              body: file.body,
              contentType: file.kind,
              headers: { 'Content-Security-Policy': pagePolicy("'self'") },
            });
      });
      await context.routeWebSocket(`${ADDRESS.replace('http', 'ws')}/seat`, (opened) => {
        socket = opened;
        opened.onMessage((text) => {
          const heard: Said = JSON.parse(String(text));
          said.push(heard);
          if (heard.say === 'here') opened.send(JSON.stringify({ tell: 'here' }));
        });
      });
    },
  );
  return {
    page,
    said,
    tell: (...told) => told.forEach((each) => socket?.send(JSON.stringify(each))),
    hears: async (wanted) => {
      await expect.poll(() => said).toContainEqual(expect.objectContaining(wanted));
    },
  };
}
