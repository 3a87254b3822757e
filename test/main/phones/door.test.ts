import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openDoor } from '../../../src/main/phones/door.ts';
import { DOOR_CLOSED, DOOR_REFUSED, type Said } from '../../../src/shared/phones/index.ts';
import { fourRounds } from '../../shared/phones/phone-games.ts';
import { ADDRESS, ask, evening as started } from './evening.ts';
import { phoneAt, type Phone } from './phone.ts';

/** What happens is told when it does, not when somebody looks. */
const evening = () => started({ looksAfterMilliseconds: 3_600_000 });

async function isRefused(opening: Promise<Phone>, status: number): Promise<void> {
  await expect(opening).rejects.toThrow(`Unexpected server response: ${status}`);
}

describe('the page', () => {
  test('is served with its files, its policy, and nothing else', async () => {
    const table = await evening();
    const page = await ask(table, '/');
    expect(page).toMatchObject({ status: 200, body: '<!doctype html>phone' });
    expect(page.policy).toMatch(/default-src 'none'.*connect-src 'self'.*frame-ancestors 'none'/);
    expect(await ask(table, '/assets/phone-1.js?x=1')).toMatchObject({ status: 200, body: '1' });
    expect(await ask(table, '/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    const foreign = [
      '/index.html',
      '/phones.json',
      '/../phones.json',
      '/%2e%2e/phones.json',
      '//',
      '/live/look',
      `/${'b'.repeat(41)}`,
      '*',
    ];
    // Whatever is typed behind the address, the page says what is wrong with it.
    for (const path of ['/BCDF-ghjk', '/bcdf%20ghjk/', '/b', '/seat'])
      expect(await ask(table, path), path).toMatchObject({ status: 200, body: page.body });
    for (const path of foreign) expect(await ask(table, path), path).toMatchObject({ status: 404, body: '' });
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect(await ask(table, '/', { method })).toMatchObject({ status: 404, body: '' });
  });

  test('is not there for another name, which is how a page elsewhere would try it, or for another page', async () => {
    const table = await evening();
    const { port } = table.place();
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      ADDRESS,
    ])
      expect(await ask(table, '/', { host }), host).toMatchObject({ status: 403, body: '' });
    for (const origin of ['null', 'http://evil.example', `http://${ADDRESS}:1`, `https://${ADDRESS}:${port}`])
      expect(await ask(table, '/', { origin }), origin).toMatchObject({ status: 403, body: '' });
  });
});

describe('the socket', () => {
  test('is only for our own page at the printed address', async () => {
    const table = await evening();
    const { address, port } = table.place();
    await isRefused(
      table.phone({ host: `evil.example:${port}`, origin: `http://evil.example:${port}` }),
      403,
    );
    await isRefused(table.phone({ origin: 'http://evil.example' }), 403);
    await isRefused(table.phone({ origin: 'null' }), 403);
    await isRefused(phoneAt({ address, port }, {}, '/live'), 403);
    await isRefused(phoneAt({ address, port }, {}, '/seat?x'), 403);
    const without = new WebSocket(`ws://127.0.0.1:${port}/seat`, { headers: { host: `${address}:${port}` } });
    await expect(new Promise((_, reject) => without.once('error', reject))).rejects.toThrow('403');
  });

  test('closes on anything that isn’t the protocol', async () => {
    const table = await evening();
    // The last two come too early.
    for (const said of ['', '{}', '{"say":"do","lot":"a","kind":"pass"}', '{"say":"seat","seat":0}'])
      expect(await (await table.saying(said)).sentAway(), said).toBe('malformed');
    expect(table.state().door).toMatchObject({ boards: 0 });
  });

  test('takes eight from one address', async () => {
    const table = await evening();
    const phones = await Promise.all(Array.from({ length: 8 }, () => table.phone()));
    await isRefused(table.phone(), 503);
    phones[0]?.close();
    await phones[0]?.closed;
    await (await table.saying({ say: 'here' })).told('here');
  });

  test.each(['', 'GET / HTTP/1.1\r\nHost: ', 'GET / HTTP/1.1\r\nContent-Length: 9\r\n\r\n{'])(
    'drops half a request after its time: %j',
    async (half) => {
      const door = await openDoor({
        address: ADDRESS,
        listensOn: '127.0.0.1',
        ports: [0],
        certificate: null,
        page: { at: () => null },
        came: () => ({ said: () => undefined, left: () => undefined, isStranger: () => true }),
        slowestRequestMilliseconds: 100,
      });
      onTestFinished(() => door.close(DOOR_CLOSED));
      const sockets = [1, 2].map(() => connect(door.port, '127.0.0.1').resume());
      for (const socket of sockets) {
        socket.on('error', () => undefined);
        socket.write(half);
      }
      await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([true, true]);
    },
  );
});

describe('joining', () => {
  test('is confirmed at the laptop, with the same two digits', async () => {
    const table = await evening();
    const phone = await table.saying(table.codes().join);
    expect((await phone.told('seats')).seats).toEqual(
      ['Axel', 'Beatrix', 'Clemens', 'Doris'].map((name, seat) => ({ seat, name, phones: 0 })),
    );
    phone.say({ say: 'seat', seat: 3 });
    const { number } = await phone.told('asking');
    expect(number).toMatch(/^[1-9]\d$/);
    const asked = () => table.shown().asking;
    await expect.poll(asked).toEqual([{ id: 'asking-1', seat: 3, number }]);
    // With the code alone it gets no further.
    expect(phone.heard.join()).not.toMatch(/"view"|"key"/);
    table.phones.answer('asking-1', false);
    expect(await phone.told('refused')).toMatchObject({ why: 'not-you' });
    await expect.poll(asked).toEqual([]);
    const other = await table.choosing();
    other.say({ say: 'seat', seat: 1 });
    const taken = (await other.told('asking')).number;
    phone.say({ say: 'seat', seat: 2 });
    expect((await phone.told('asking')).number).not.toBe(taken);
    table.phones.answer('asking-2', true);
    expect(await other.told('seated')).toMatchObject({ seat: 1 });
    table.phones.answer('asking-3', true);
    const { seat, key } = await phone.told('seated');
    expect(seat).toBe(2);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect((await phone.told('view')).view).toMatchObject({ kind: 'seat', seat: 2, name: 'Clemens' });
    await expect.poll(() => table.shown().seats[2]).toEqual({ seat: 2, known: 1, connected: 1 });
    expect(asked()).toEqual([]);
    expect(table.phones.seen()).toEqual({ game: 'g', connected: [1, 2], sealed: [] });
    expect(JSON.stringify(table.state())).not.toContain(key);
  });

  test('is for the seat that was confirmed, whatever the phone says later', async () => {
    const table = await evening();
    const phone = await table.seated(1);
    phone.say({ say: 'seat', seat: 2 });
    expect(await phone.sentAway()).toBe('malformed');
    await expect.poll(() => table.shown().seats[1]).toEqual({ seat: 1, known: 1, connected: 0 });
    const other = await table.seated(1);
    other.say(table.codes().join);
    expect(await other.sentAway()).toBe('malformed');
    const beyond = await table.choosing();
    beyond.say({ say: 'seat', seat: 4 });
    expect(await beyond.sentAway()).toBe('malformed');
  });

  test('an asking phone that leaves is no longer asked about', async () => {
    const table = await evening();
    const phone = await table.choosing();
    phone.say({ say: 'seat', seat: 0 });
    await phone.told('asking');
    phone.close();
    await expect.poll(() => table.shown().asking).toEqual([]);
    table.phones.answer('asking-1', true);
    expect(table.state().seats[0]).toEqual({ seat: 0, known: 0, connected: 0 });
  });

  test('a new code voids the old one, for those who hadn’t finished too', async () => {
    const table = await evening();
    const seated = await table.seated(0);
    const { join: old, watch } = table.codes();
    const [choosing, asking] = [await table.choosing(), await table.choosing()];
    asking.say({ say: 'seat', seat: 1 });
    await asking.told('asking');
    table.phones.newCode();
    expect(await choosing.sentAway()).toBe('old-code');
    expect(await asking.sentAway()).toBe('old-code');
    await expect
      .poll(() => table.shown())
      .toMatchObject({ asking: [], door: { joins: table.place().joins } });
    expect(await (await table.saying(old)).sentAway()).toBe('old-code');
    seated.say({ say: 'here' });
    await seated.told('here');
    await table.choosing();
    await (await table.saying(watch)).told('view');
  });

  test('a board needs its own code, and neither code opens what the other does', async () => {
    const table = await evening();
    const { join, watch } = table.codes();
    const board = await table.saying({ ...watch, language: 'it' });
    expect((await board.told('view')).view).toMatchObject({ kind: 'board', round: 'Round 1 di 4' });
    await expect.poll(() => table.shown().door?.boards).toBe(1);
    for (const wrong of [
      { ...join, token: watch.token },
      { ...watch, token: join.token },
    ])
      expect(await (await table.saying(wrong)).sentAway(), wrong.say).toBe('old-code');
    board.say({ say: 'do', lot: 'a', kind: 'pass' });
    expect(await board.sentAway()).toBe('malformed');
  });

  test('phones of one seat each have their own language, and so do boards', async () => {
    const table = await evening();
    const { watch } = table.codes();
    const seated = [await table.seated(0), await table.seated(0)];
    const boards = [await table.saying(watch), await table.saying(watch)];
    await expect.poll(() => table.shown().door?.boards).toBe(2);
    for (const one of [seated[1], boards[0]]) {
      one?.say({ say: 'language', language: 'it' });
      await expect.poll(() => one?.heard.at(-1)).toContain('Round 1 di 4');
    }
    table.play(...fourRounds().slice(0, 10));
    const shown = () => [...seated, ...boards].map(({ heard }) => /Round 2 .. 4/.exec(heard.join())?.[0]);
    const [english, italian] = ['Round 2 of 4', 'Round 2 di 4'];
    await expect.poll(shown).toEqual([english, italian, italian, english]);
    const kinds = (phones: readonly Phone[]) =>
      new Set(phones.flatMap(({ heard }) => heard.join().match(/"kind":"(?:seat|board)"/g)));
    expect([kinds(seated), kinds(boards)]).toEqual([new Set(['"kind":"seat"']), new Set(['"kind":"board"'])]);
  });

  test('guessing closes the door for a minute, then it opens again', async () => {
    const table = await evening();
    for (let guess = 0; guess < 10; guess += 1) {
      const isCode = guess % 2 === 0;
      const phone = await (isCode
        ? table.saying({ ...table.codes().join, token: `guess-${guess}` })
        : table.back(`guess-${guess}`));
      expect(await phone.sentAway()).toBe(isCode ? 'old-code' : 'forgotten');
    }
    expect(await (await table.saying(table.codes().join)).sentAway()).toBe('slow-down');
    table.wait(60_000);
    await table.choosing();
  });
});

describe('a code to type', () => {
  const typed = (code = ''): Said => ({ say: 'type', code, language: 'en' });

  test('is exchanged for what the QR code says, by everybody who types it, and opens nothing itself', async () => {
    const table = await evening();
    for (const kind of ['join', 'watch'] as const) {
      const { code = '' } = table.phones.code(kind) ?? {};
      const long = table.codes()[kind];
      for (const written of [code, `${code.slice(0, 4).toUpperCase()} - ${code.slice(4)}`]) {
        const phone = await table.saying(typed(written));
        expect(await phone.told('code')).toEqual({ tell: 'code', kind, token: long.token });
        phone.say(long);
        await phone.told(kind === 'join' ? 'seats' : 'view');
      }
      const hasty = await table.saying(typed(code));
      hasty.say({ say: 'seat', seat: 0 });
      expect(await hasty.sentAway()).toBe('malformed');
    }
  });

  test('is shown for a minute and works for another; with new codes, or phones off and on, for none', async () => {
    const table = await evening();
    const shown = () => table.phones.code('join') ?? { code: '', left: 0 };
    const works = async ({ code }: { readonly code: string }) =>
      (await table.saying(typed(code))).told('code').then(
        () => true,
        () => false,
      );
    const first = shown();
    expect(first).toEqual({ code: expect.stringMatching(/^[b-df-hjkmnpr-tv-z]{8}$/), left: 60_000 });
    table.wait(59_999);
    expect(shown()).toEqual({ code: first.code, left: 1 });
    table.wait(1);
    const second = shown();
    expect(second.code).not.toBe(first.code);
    table.wait(59_999);
    expect([await works(first), await works(second)]).toEqual([true, true]);
    table.wait(1);
    expect([await works(first), await works(second)]).toEqual([false, true]);
    // Nobody has looked at the laptop since.
    table.wait(60_000);
    expect(await works(second)).toBe(false);
    const third = shown();
    // The clock is set back.
    table.wait(-1);
    expect([shown().code === third.code, await works(third)]).toEqual([false, false]);
    const voided = [shown()];
    table.phones.newCode();
    voided.push(shown());
    table.phones.forget(null);
    voided.push(shown());
    await table.phones.close();
    expect(table.phones.code('join')).toBe(null);
    await table.phones.open('g', ADDRESS);
    for (const one of voided) expect(await works(one)).toBe(false);
    expect(await works(shown())).toBe(true);
  });
});

describe('leaving', () => {
  test('the laptop forgets the phones of a seat, or all of them and the boards', async () => {
    const table = await evening();
    const [axel, doris] = [await table.seated(0), await table.seated(3)];
    const { watch } = table.codes();
    const board = await table.saying(watch);
    await board.told('view');
    table.phones.forget(0);
    expect(await axel.sentAway()).toBe('forgotten');
    expect(table.state().door?.boards).toBe(1);
    await expect.poll(() => table.shown().seats[0]).toEqual({ seat: 0, known: 0, connected: 0 });
    expect(await (await table.back(axel.key)).sentAway()).toBe('forgotten');
    doris.say({ say: 'here' });
    await doris.told('here');
    table.phones.forget(null);
    expect(await doris.sentAway()).toBe('forgotten');
    expect(await board.sentAway()).toBe('forgotten');
    expect(await (await table.saying(watch)).sentAway()).toBe('old-code');
  });

  test('switching phones off closes the door', async () => {
    const table = await evening();
    const phone = await table.seated(0);
    const place = table.place();
    await table.phones.close();
    expect(await phone.told('refused')).toMatchObject({ why: 'over' });
    expect(table.state()).toMatchObject({ game: null, door: null });
    await expect(phoneAt(place)).rejects.toThrow('ECONNREFUSED');
  });

  test.each([
    ['deleted', null],
    ['in the trash', { trashed: true }],
  ])('a game that is %s has no phones', async (_, change) => {
    const table = await evening();
    const phone = await table.seated(0);
    table.set(change);
    expect(await phone.told('refused')).toMatchObject({ why: 'over' });
    expect([DOOR_REFUSED, DOOR_CLOSED]).toContain(await phone.closed);
    await expect.poll(() => table.shown()).toMatchObject({ game: null, door: null });
  });

  test('the door moves with its address, and says when that is gone', async () => {
    const table = await evening();
    expect(await table.phones.open('g', '10.0.0.1')).toEqual({ ok: false, error: 'address' });
    expect(table.state().door).toMatchObject({ address: ADDRESS, lost: false });
    const phone = await table.seated(1);
    const { port } = table.place();
    expect((await table.phones.open('g', ADDRESS)).ok).toBe(true);
    expect(await phone.closed).toBe(1012);
    expect(table.place().port).toBe(port);
    const back = await table.saying({ say: 'back', key: phone.key, language: 'it' });
    expect((await back.told('view')).view.round).toBe('Round 1 di 4');
  });
});
