import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Client } from '../../../src/renderer/lib/contract-client.ts';
import { phone as words } from '../../../src/shared/text/en/phone.ts';
import { join, openPhone } from './table.ts';

/** What a player does on their own phone. Every step waits until the phone offers it. */
export type PhoneOfSeat = ReturnType<typeof phoneOfSeat>;

function phoneOfSeat(page: Page, sum: (amount: number) => string) {
  const { acts } = words;
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).tap();
  const type = async (amount: number, said: (sum: string) => string) => {
    await page.getByRole('textbox').fill(String(amount));
    await press(said(sum(amount)));
  };
  const cover = page.getByRole('button', { name: words.cover.hold(words.cover.money) });
  const seen = (state: 'hidden' | 'visible') =>
    page.evaluate((next) => {
      Object.defineProperty(document, 'visibilityState', { value: next, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  return {
    page,
    bid: (amount: number) => type(amount, acts.bid),
    seal: (amount: number) => (amount === 0 ? press(acts.noBid) : type(amount, acts.seal)),
    price: (amount: number) => type(amount, acts.price),
    pass: () => press(acts.pass),
    take: () => press(/^Take it/),
    leave: () => press(acts.decline),
    add: press,
    addNone: () => press(acts.addNone),
    /** Nothing is asked of this player any more. */
    rests: () => expect.poll(() => page.locator('form').count()).toBe(0),
    /** The money under the cover, while it is held. */
    money: async () => {
      await cover.focus();
      await page.keyboard.down(' ');
      const shown = await page.locator('footer [role=status]').filter({ hasText: /\d/ }).innerText();
      await page.keyboard.up(' ');
      return shown;
    },
    /** The screen goes dark and the network is gone, until `wakes`. */
    sleeps: async () => {
      await seen('hidden');
      await page.context().setOffline(true);
    },
    wakes: async () => {
      await page.context().setOffline(false);
      await seen('visible');
    },
  };
}

const SLOW_MILLISECONDS = 120;

/** Everything this phone says and hears takes a while. */
async function slowDown(context: BrowserContext): Promise<void> {
  await context.routeWebSocket(/\/seat$/, (socket) => {
    const door = socket.connectToServer();
    socket.onMessage((text) => void setTimeout(() => door.send(text), SLOW_MILLISECONDS));
    door.onMessage((text) => void setTimeout(() => socket.send(text), SLOW_MILLISECONDS));
  });
}

interface Joining {
  readonly client: Client;
  readonly joins: string;
  readonly names: readonly string[];
  readonly sum: (amount: number) => string;
  /** The seat whose phone is slow. */
  readonly slow: number;
}

/** A phone for everybody at the table. */
export async function phonesFor(table: Joining): Promise<readonly PhoneOfSeat[]> {
  const { client, joins, names, sum, slow } = table;
  const phones: PhoneOfSeat[] = [];
  for (const [seat, name] of names.entries()) {
    // One of them has no camera.
    const { code = '' } = (seat === 1 ? await client.phones.code({ kind: 'join' }) : null) ?? {};
    const address = code === '' ? joins : joins.replace(/#.*/, code.toUpperCase());
    const page = await openPhone(address, seat === slow ? { prepare: slowDown } : {});
    await join(client, page, seat, name);
    phones.push(phoneOfSeat(page, sum));
  }
  return phones;
}

export interface ShownEvening {
  readonly said: string;
  readonly works: readonly string[];
}

/** What the phone says at the end. */
export async function eveningOn(page: Page, name: string): Promise<ShownEvening> {
  const section = page.getByRole('region', { name: words.evening.of(name) });
  const works = await section.getByRole('listitem').allInnerTexts();
  return {
    said: await section.locator('p').first().innerText(),
    works: works.map((text) => text.replaceAll(/\s+/g, ' ').trim()),
  };
}
