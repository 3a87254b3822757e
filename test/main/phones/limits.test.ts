import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Said } from '../../../src/shared/phones/index.ts';
import { fourRounds, gameOfFour } from '../../shared/phones/phone-games.ts';
import { ADDRESS, evening, type Evening } from './evening.ts';
import { phoneAt, type Phone } from './phone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A phone of its own in the network: loopback has a whole range of addresses, but only Linux answers at all of them. */
async function phoneOf({ place, codes }: Evening, number: number, said: Said = codes().join): Promise<Phone> {
  const phone = await phoneAt(place(), {}, '/seat', { localAddress: `127.0.0.${number}` });
  phone.say(said);
  return phone;
}

const WRONG: Said = { say: 'join', token: 'guess', language: 'en' };

describe.runIf(process.platform === 'linux')('many addresses', () => {
  test('together have sixteen sockets, wherever they come from', async () => {
    const table = await evening();
    const all = await Promise.all(Array.from({ length: 16 }, (_, at) => phoneOf(table, 2 + (at % 4))));
    for (const one of all) await one.told('seats');
    await expect(phoneOf(table, 99)).rejects.toThrow('503');
    all[5]?.close();
    await all[5]?.closed;
    await (await phoneOf(table, 99)).told('seats');
  });

  test('that say nothing give way, the oldest first', async () => {
    const table = await evening();
    const silent = [];
    for (let at = 0; at < 15; at += 1) silent.push(await phoneOf(table, 2 + (at % 4), { say: 'here' }));
    const choosing = await phoneOf(table, 90);
    await choosing.told('seats');
    for (const at of [0, 1]) {
      await (await phoneOf(table, 98)).told('seats');
      await silent[at]?.closed;
    }
    choosing.say({ say: 'here' });
    await choosing.told('here');
  });

  test('with more connections than the door has, half-open or idle, don’t keep a phone out', async () => {
    const table = await evening();
    const seated = await table.seated(2);
    const flood = Array.from({ length: 120 }, (_, at) => {
      const localAddress = `127.0.0.${2 + (at % 4)}`;
      const one = connect({ port: table.place().port, host: '127.0.0.1', localAddress });
      one.on('error', () => undefined);
      // An answer that nobody reads would hide the end behind it.
      one.resume();
      one.write(at % 2 === 0 ? 'GET ' : 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      return one;
    });
    await expect.poll(() => flood.filter(({ closed }) => closed).length).toBeGreaterThan(55);
    await (await phoneOf(table, 99)).told('seats');
    await (await table.back(seated.key)).told('view');
    seated.say({ say: 'here' });
    await seated.told('here');
    for (const one of flood) one.destroy();
  });

  test('that type sixty wrong codes in a minute shut the door for everybody who types one, and for nobody else', async () => {
    const table = await evening();
    const seated = await table.seated(2);
    const typed: Said = { say: 'type', code: table.phones.code('join')?.code ?? '', language: 'en' };
    const back: Said = { say: 'back', key: seated.key, language: 'en' };
    const guess = async (number: number, said: Said = WRONG) =>
      (await phoneOf(table, number, said)).sentAway();
    for (let at = 0; at < 70; at += 1)
      expect(await guess(10 + (at % 7), { ...back, key: 'guess' }), `${at}`).toBe('forgotten');
    expect(await guess(10)).toBe('slow-down');
    for (let at = 0; at < 70; at += 1) expect(await guess(20 + (at % 8)), `${at}`).toBe('old-code');
    const slip: Said = { ...typed, code: 'bcdfghjk' };
    for (let at = 0; at < 59; at += 1) expect(await guess(2 + (at % 7), slip), `${at}`).toBe('old-code');
    await (await phoneOf(table, 99, typed)).told('code');
    expect(table.state().door?.shut).toBe(false);
    expect(await guess(9, slip)).toBe('old-code');
    expect(table.state().door?.shut).toBe(true);
    expect(await guess(98, typed)).toBe('slow-down');
    // What isn't typed is too long to be the next guess, wherever it comes from.
    await (await phoneOf(table, 98)).told('seats');
    for (const number of [10, 98]) await (await phoneOf(table, number, back)).told('view');
    seated.say({ say: 'here' });
    await seated.told('here');
    table.wait(60_000);
    await (await phoneOf(table, 98, typed)).told('code');
  });
});

describe('time', () => {
  test('ten wrong codes in more than a minute are slips, not guesses', async () => {
    const table = await evening();
    for (let at = 0; at < 12; at += 1) {
      expect(await (await table.saying(WRONG)).sentAway()).toBe('old-code');
      table.wait(7000);
    }
  });

  test('sends away a phone that hasn’t said who it is for ten seconds, not one that has shown a code', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const table = await evening();
    // It takes a place anyway.
    const silent = await table.saying({ say: 'here' });
    await silent.told('here');
    const choosing = await table.choosing();
    vi.advanceTimersByTime(9_999);
    expect([...silent.heard]).toEqual(['{"tell":"here"}']);
    vi.advanceTimersByTime(1);
    expect(await silent.sentAway()).toBe('malformed');
    vi.advanceTimersByTime(60_000);
    choosing.say({ say: 'seat', seat: 0 });
    await choosing.told('asking');
  });

  test('closes the door after twelve hours, and not before', async () => {
    const table = await evening({ looksAfterMilliseconds: 20 });
    const phone = await table.seated(1);
    table.wait(12 * HOUR);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(table.state().game).toBe('g');
    table.wait(1);
    expect(await phone.told('refused')).toMatchObject({ why: 'over' });
    await expect.poll(() => table.state()).toMatchObject({ game: null, door: null });
    // Nothing is left that a restart would open.
    await table.phones.reopen();
    expect(table.state().door).toBe(null);

    // The time while the app is closed counts too.
    const next = await evening();
    await next.phones.end();
    next.wait(12 * HOUR + 1);
    await next.phones.reopen();
    expect(next.state()).toMatchObject({ game: null, door: null });
  });

  test('closes it a quarter of an hour after the game is over, however often somebody looks at it until then', async () => {
    const table = await evening({ looksAfterMilliseconds: 20 });
    for (const game of ['first', 'second']) {
      const phone = await table.seated(1);
      const look = async () => {
        table.set({});
        phone.say({ say: 'here' });
        await phone.told('here');
      };
      const finish = async () => {
        table.play(...fourRounds());
        await phone.sees(({ status }) => status === 'finished');
        table.wait(14 * MINUTE);
        await look();
      };
      await finish();
      // Somebody undoes it, and it takes a while until it is over again.
      table.set({ record: gameOfFour(), position: 0 });
      await phone.sees(({ status }) => status !== 'finished');
      table.wait(30 * MINUTE);
      await look();
      await finish();
      expect(table.state().door, `the door of the ${game} game`).not.toBe(null);
      table.wait(2 * MINUTE);
      await expect.poll(() => table.state()).toMatchObject({ game: null, door: null });
      table.set({ record: gameOfFour(), position: 0 });
      expect((await table.phones.open('g', ADDRESS)).ok).toBe(true);
    }
  });

  test('of half a minute without anybody is told, counted from whoever came or could come last', async () => {
    const table = await evening();
    const isToldAfter = (milliseconds: number) => {
      table.wait(milliseconds);
      return table.state().door?.nobody;
    };
    expect([isToldAfter(29_999), isToldAfter(1)]).toEqual([false, true]);
    const phone = await table.seated(1);
    expect(isToldAfter(MINUTE)).toBe(false);
    phone.close();
    await expect.poll(() => table.state().seats[1]?.connected).toBe(0);
    expect([isToldAfter(29_999), isToldAfter(1)]).toEqual([false, true]);
    table.phones.newCode();
    expect([isToldAfter(29_999), isToldAfter(1)]).toEqual([false, true]);
    const board = await table.saying(table.codes().watch);
    await board.told('view');
    expect(isToldAfter(MINUTE)).toBe(false);
    board.close();
    await expect.poll(() => table.state().door?.boards).toBe(0);
    const asking = await table.choosing();
    asking.say({ say: 'seat', seat: 2 });
    await asking.told('asking');
    expect(isToldAfter(MINUTE)).toBe(false);
  });

  test('without the network is told, not any more as soon as the door is open again, and nobody looks once it is closed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const table = await evening();
    table.setAway(true);
    vi.advanceTimersByTime(5000);
    expect(table.state().door?.lost).toBe(true);
    table.setAway(false);
    expect((await table.phones.open('g', ADDRESS)).ok).toBe(true);
    expect(table.state().door?.lost).toBe(false);
    await table.phones.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a seat’s steps count for all its phones', async () => {
    const events = [{ type: 'offer', seat: 0, artist: 'karl-gitter', auction: 'open' }];
    const table = await evening({ events });
    const [one, other] = [await table.seated(1), await table.seated(1)];
    const { now } = await one.sees(() => true);
    const bid = (phone: Phone, amount: number) => phone.say({ say: 'do', lot: now, kind: 'bid', amount });
    for (let amount = 1; amount <= 10; amount += 1) {
      const phone = amount % 2 === 0 ? one : other;
      bid(phone, amount);
      await phone.told('answer');
    }
    bid(other, 11);
    expect(await other.sentAway()).toBe('slow-down');
    const neighbour = await table.seated(2);
    bid(neighbour, 12);
    expect(await neighbour.told('answer')).toMatchObject({ ok: true });
  });

  test('thirty messages a second are the most that a phone may send', async () => {
    const table = await evening();
    const phone = await table.phone();
    for (let at = 0; at < 31; at += 1) phone.say({ say: 'here' });
    expect(await phone.sentAway()).toBe('slow-down');
    expect(phone.heard.filter((text) => text === '{"tell":"here"}')).toHaveLength(30);
  });
});

test('a frame of 4 kB is read; one byte more, or bytes instead of text, end the connection', async () => {
  const table = await evening();
  const frame = (bytes: number) => `{"say":"here"}${' '.repeat(bytes - 14)}`;
  const phone = await table.saying(frame(4096));
  await phone.told('here');
  phone.say(frame(4097));
  expect(await phone.closed).toBe(1009);
  const other = await table.saying(Buffer.from('{"say":"here"}'));
  expect(await other.sentAway()).toBe('malformed');
  expect(other.heard).toHaveLength(1);
});

test('a seat has eight keys: a ninth takes the place of the oldest, and no other seat’s', async () => {
  const table = await evening();
  const neighbour = await table.seated(1);
  const keys: string[] = [];
  for (let at = 0; at < 9; at += 1) {
    expect(table.state().seats[3]?.known).toBe(at);
    const one = await table.seated(3);
    keys.push(one.key);
    one.close();
    await one.closed;
    await expect.poll(() => table.state().seats[3]?.connected).toBe(0);
  }
  expect(table.state().seats[3]?.known).toBe(8);
  const [oldest = '', second = ''] = keys;
  expect(await (await table.back(oldest)).sentAway()).toBe('forgotten');
  await (await table.back(second)).told('view');
  await (await table.back(neighbour.key)).told('view');
});

test('a seat has four phones: a fifth that asks is full, and one that comes back takes the place of the oldest', async () => {
  const table = await evening();
  const oldest = await table.seated(3);
  await table.seated(3);
  await table.seated(3);
  const { key } = await table.seated(3);
  const fifth = await table.choosing();
  fifth.say({ say: 'seat', seat: 3 });
  expect(await fifth.sentAway()).toBe('full');
  const back = await table.back(key);
  await back.told('view');
  await expect.poll(() => table.state().seats[3]?.connected).toBe(4);
  expect(await oldest.sentAway()).toBe('full');
});
