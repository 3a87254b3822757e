import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ADDRESS, evening } from './evening.ts';

const OPEN = { type: 'offer', seat: 0, artist: 'karl-gitter', auction: 'open' };

describe('a stolen key', () => {
  test('is good for its seat and nothing else, until the laptop forgets it', async () => {
    const table = await evening({ events: [OPEN] });
    const owner = await table.seated(1);
    const thief = await table.back(owner.key);
    expect((await thief.told('view')).view).toMatchObject({ kind: 'seat', seat: 1 });
    // The laptop shows that there is one more phone than it said yes to.
    await expect.poll(() => table.state().seats[1]).toEqual({ seat: 1, known: 1, connected: 2 });
    const { now } = await thief.sees(() => true);
    thief.say(`{"say":"do","lot":"${now}","kind":"bid","amount":3,"seat":2}`);
    await thief.told('answer');
    expect(table.state().inbox.map(({ step }) => step)).toEqual([{ kind: 'bid', seat: 1, amount: 3 }]);
    table.phones.forget(1);
    expect(await thief.sentAway()).toBe('forgotten');
  });

  test('is no use as a code, nor a code as a key, nor what is kept of it', async () => {
    const table = await evening();
    const { key } = await table.seated(1);
    const { join } = table.codes();
    const hash = createHash('sha256').update(key).digest('base64url');
    expect(await (await table.saying({ ...join, token: key })).sentAway()).toBe('old-code');
    for (const wrong of [join.token, hash, key.slice(0, -1), `${key}=`, ` ${key}`])
      expect(await (await table.back(wrong)).sentAway(), wrong).toMatch(/forgotten|malformed/);
  });
});

test('a step that was recorded and is sent again does nothing twice, on its own connection or another', async () => {
  const table = await evening({ events: [OPEN] });
  const [b, c] = [await table.seated(1), await table.seated(2)];
  const { now } = await b.sees(() => true);
  const step = { say: 'do', lot: now, kind: 'bid', amount: 3 } as const;
  b.say(step);
  expect(await b.told('answer')).toMatchObject({ ok: true });
  b.say(step);
  expect(await b.told('answer')).toMatchObject({ ok: false });
  const thief = await table.back(b.key);
  thief.say(step);
  expect(await thief.told('answer')).toMatchObject({ ok: false });
  expect(table.state().inbox).toHaveLength(1);
  // Without a key it is nobody's step.
  expect(await (await table.saying(step)).sentAway()).toBe('malformed');
  // And after the lot is sold it is about nothing.
  table.takeOver();
  table.play({ type: 'sale', buyer: 1, price: 3 }, { ...OPEN, seat: 1 });
  await c.sees(({ now: next }) => next !== now);
  b.say(step);
  expect(await b.told('answer')).toMatchObject({ ok: false, why: 'gone' });
  expect(table.state().inbox).toEqual([]);
});

test('phones from yesterday’s game are nobody in today’s, with their keys and with the codes they scanned', async () => {
  const table = await evening();
  const yesterday = await table.seated(1);
  const { join, watch } = table.codes();
  const opened = await table.phones.open('today', ADDRESS);
  expect(opened.ok).toBe(true);
  expect(await yesterday.sentAway()).toBe('over');
  expect(await (await table.back(yesterday.key)).sentAway()).toBe('forgotten');
  for (const scanned of [join, watch])
    expect(await (await table.saying(scanned)).sentAway(), scanned.say).toBe('old-code');
  expect(table.state()).toMatchObject({ game: 'today', seats: [{}, { known: 0, connected: 0 }, {}, {}] });
});

test('two phones of a seat show the same, and either may speak for it', async () => {
  const table = await evening({ events: [{ ...OPEN, auction: 'hidden' }] });
  const [one, other] = [await table.seated(3), await table.seated(3)];
  const { now } = await one.sees(() => true);
  one.say({ say: 'do', lot: now, kind: 'seal', amount: 12 });
  await other.sees(({ sealed }) => sealed === 12);
  other.say({ say: 'do', lot: (await other.sees(() => true)).now, kind: 'seal', amount: 14 });
  expect(await other.told('answer')).toMatchObject({ ok: true });
  await one.sees(({ sealed }) => sealed === 14);
  expect(table.state().sealed).toEqual([3]);
  other.close();
  await expect.poll(() => table.state().seats[3]).toEqual({ seat: 3, known: 2, connected: 1 });
});
