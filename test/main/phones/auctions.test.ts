import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { A, B, C, D, offer, sale } from '../../fixtures/auction.ts';
import type { Phone } from './phone.ts';
import type { PhoneGame } from '../../../src/main/phones/index.ts';
import { LIFTED } from '../../../src/shared/core/lifting.ts';
import type { SaidStep } from '../../../src/shared/phones/index.ts';
import { fourRounds, gameOfFour } from '../../shared/phones/phone-games.ts';
import { ADDRESS, evening, newFolder, openEvening, type Evening } from './evening.ts';

const karl = (auction: string) => offer(A, 'karl-gitter', auction);

type Step = Omit<SaidStep, 'say' | 'lot'>;
/** Whose phone says it, and why it is refused. */
type Turn = readonly [seat: number, step: Step, why?: string];

/** Does something in the lot that the phone shows, and waits for the answer. */
async function act(phone: Phone, step: Step, lot?: string) {
  const { now } = await phone.sees(() => true);
  phone.say({ say: 'do', lot: lot ?? now, ...step });
  return phone.told('answer');
}

const everybody = (table: Evening) => Promise.all([A, B, C, D].map((seat) => table.seated(seat)));

describe('sealed bids', () => {
  test('come from phones and the laptop in any order, and nobody sees them until they are revealed', async () => {
    const table = await evening({ events: [karl('hidden')] });
    const { b, d } = { b: await table.seated(B), d: await table.seated(D) };
    expect(await act(d, { kind: 'seal', amount: 47 })).toMatchObject({ ok: true });
    await b.sees(({ seats }) => seats[D]?.says === 'has bid');
    table.takeOver();
    expect(table.phones.seal('g', 1, A, 31)).toBe(null);
    expect(table.phones.seal('g', 1, C, 0)).toBe(null);
    const kept = table.takeOver();
    expect(kept.steps).toEqual([D, A, C].map((seat) => ({ kind: 'cover', seat, amount: null })));
    expect(table.phones.reveal('g', 1)).toBe('out-of-turn');
    expect(await act(b, { kind: 'seal', amount: 46 })).toMatchObject({ ok: true });
    await d.sees(({ asked }) => asked === 'All bids are in');
    // A changed mind is nobody's business either.
    expect(await act(b, { kind: 'seal', amount: 45 }, (await b.sees(() => true)).now)).toMatchObject({
      ok: true,
    });
    for (const secret of [/31/, /4[567]/]) {
      expect(JSON.stringify(table.takeOver())).not.toMatch(secret);
      expect(JSON.stringify([table.state().inbox, table.state().sealed, table.phones.seen()])).not.toMatch(
        secret,
      );
    }
    expect(b.heard.join()).not.toMatch(/"sealed":(47|31)|47,000|31,000/);
    expect(d.heard.join()).not.toMatch(/"sealed":(4[56]|31)|4[56],000|31,000/);
    expect(table.phones.reveal('g', 1)).toBe(null);
    expect(table.takeOver().steps.at(-1)).toEqual({ kind: 'reveal', bids: [31, 45, 0, 47] });
    await d.sees(({ asked }) => asked.startsWith('You get it for'));
    await b.sees(({ seats }) => seats[D]?.wins === true);
  });

  test('can be taken back until then, and not changed afterwards, even if the laptop takes the reveal back', async () => {
    const table = await evening({ events: [karl('hidden')] });
    const phones = await everybody(table);
    for (const phone of phones)
      expect(await act(phone, { kind: 'seal', amount: 5 })).toMatchObject({ ok: true });
    const [, , c] = phones;
    if (c === undefined) return expect.unreachable();
    expect(await act(c, { kind: 'unseal' })).toMatchObject({ ok: true });
    await c.sees(({ sealed, myTurn }) => sealed === null && myTurn);
    expect(table.state().sealed.toSorted()).toEqual([A, B, D]);
    expect(table.phones.reveal('g', 1)).toBe('out-of-turn');
    expect(await act(c, { kind: 'seal', amount: 6 })).toMatchObject({ ok: true });
    expect(table.phones.reveal('g', 1)).toBe(null);
    const revealed = table.takeOver();
    table.keepAuction({ ...revealed, steps: revealed.steps.slice(0, -1), undone: revealed.steps.slice(-1) });
    await c.sees(({ asked }) => asked === 'All bids are in');
    expect(await act(c, { kind: 'seal', amount: 50 })).toMatchObject({ ok: false, why: 'gone' });
    expect(await act(c, { kind: 'unseal' })).toMatchObject({ ok: false, why: 'gone' });
    expect(table.phones.seal('g', 1, C, 50)).toBe('gone');
    expect(table.phones.reveal('g', 1)).toBe(null);
    expect(table.takeOver().steps.at(-1)).toEqual({ kind: 'reveal', bids: [5, 5, 6, 5] });
    table.play(sale(C, 6), offer(B, 'karl-gitter', 'hidden'));
    expect(table.phones.seal('g', 2, C, 50), 'the next one').toBe(null);
  });

  test('that are lost are asked for again instead of being revealed as none', async () => {
    const folder = newFolder();
    const table = await evening({ folder, events: [karl('hidden')] });
    for (const seat of [A, B, C, D]) expect(table.phones.seal('g', 1, seat, 10 + seat)).toBe(null);
    const kept = table.takeOver();
    await table.phones.end();
    writeFileSync(join(folder, 'phones.json'), '{"half":');
    const next = openEvening({ folder, events: [karl('hidden')] });
    next.keepAuction(kept);
    expect(next.state().game).toBe(null);
    expect(next.phones.seal('g', 1, A, 10)).toBe(null);
    expect(next.phones.reveal('g', 1)).toBe(null);
    expect(next.takeOver().steps).toEqual([{ kind: 'cover', seat: A, amount: null }]);
    for (const seat of [B, C, D]) expect(next.phones.seal('g', 1, seat, 7)).toBe(null);
    expect(next.phones.reveal('g', 1)).toBe(null);
    expect(next.takeOver().steps.at(-1)).toEqual({ kind: 'reveal', bids: [10, 7, 7, 7] });
  });

  test('of a seat that changes its mind all evening fill nothing, and delay nobody else', async () => {
    const table = await evening({ events: [karl('hidden')] });
    const [b, d] = [await table.seated(B), await table.seated(D)];
    await act(b, { kind: 'seal', amount: 9 });
    const { now } = await d.sees(({ seats }) => seats[B]?.says === 'has bid');
    for (let at = 0; at <= 200; at += 1) {
      table.wait(100);
      b.say({ say: 'do', lot: now, ...(at % 2 === 0 ? { kind: 'unseal' } : { kind: 'seal', amount: 9 }) });
      expect(await b.told('answer')).toMatchObject({ ok: true });
      // For a while no page of the table is open.
      if (at > 100) table.takeOver();
      if (at % 50 === 0) expect(await act(d, { kind: 'seal', amount: 40 }, now)).toMatchObject({ ok: true });
    }
    expect(table.takeOver().steps).toEqual([{ kind: 'cover', seat: D, amount: null }]);
    expect(JSON.stringify(table.game()?.draft).length).toBeLessThan(200);
    expect(statSync(join(table.folder, 'phones.json')).size).toBeLessThan(1500);
  });

  test('stay with their game while phones are on for another, and outlast a restart there', async () => {
    const folder = newFolder();
    const other = { record: gameOfFour(karl('hidden')), position: 1, draft: null, trashed: false };
    const others = new Map([['other', { ...other, record: { ...other.record, id: 'other' } }]]);
    const table = await evening({ folder, others, events: [karl('hidden')] });
    const phone = await table.seated(A);
    table.phones.allow(true);
    expect(await act(phone, { kind: 'seal', amount: 20 })).toMatchObject({ ok: true });
    for (const seat of [B, C, D]) expect(table.phones.seal('g', 1, seat, 20 - seat)).toBe(null);
    expect(await table.phones.open('other', ADDRESS)).toMatchObject({ ok: true });
    expect(await phone.told('refused')).toMatchObject({ why: 'over' });
    expect(table.state()).toMatchObject({ game: 'other', sealed: [], inbox: [] });
    const guest = await table.back(phone.key);
    expect(await guest.told('refused')).toMatchObject({ why: 'forgotten' });
    await table.phones.open('g', ADDRESS);
    expect(table.state()).toMatchObject({ game: 'g', sale: false, seats: [{ known: 0 }, {}, {}, {}] });
    await table.phones.open('other', ADDRESS);
    expect(table.phones.seal('other', 1, A, 5)).toBe(null);
    await table.phones.end();

    const next = openEvening({ folder, others, events: [karl('hidden')] });
    await next.phones.reopen();
    expect(next.state()).toMatchObject({ game: 'other', sealed: [A] });
    expect(next.phones.state('g')).toMatchObject({ door: null, seats: [], sealed: [A, B, C, D] });
    expect(next.phones.reveal('other', 1)).toBe('out-of-turn');
    expect(next.phones.reveal('g', 1)).toBe(null);
    expect(next.phones.state('g').inbox.at(-1)?.step).toEqual({ kind: 'reveal', bids: [20, 19, 18, 17] });
    next.play(sale(A, 20));
    await expect.poll(() => next.phones.state('g').game).toBe(null);
    expect(next.state()).toMatchObject({ game: 'other', sealed: [A] });
    await next.phones.open('g', ADDRESS);
    expect(next.state()).toMatchObject({ game: 'g', sealed: [] });
    expect(next.phones.state('other').sealed).toEqual([A]);
  });

  test('are in a file of their own that only its owner can read', async () => {
    const table = await evening({ events: [karl('hidden')] });
    const { key } = await table.seated(A);
    expect(table.phones.seal('g', 1, A, 88)).toBe(null);
    expect(readdirSync(table.folder)).toEqual(['phones.json']);
    const file = join(table.folder, 'phones.json');
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain('88');
    expect(readFileSync(file, 'utf8')).not.toContain(key);
  });
});

describe('open auctions', () => {
  test('run from phones and the laptop mixed, with undo', async () => {
    const table = await evening({ events: [karl('open')] });
    const { b, d } = { b: await table.seated(B), d: await table.seated(D) };
    const before = (await b.sees(() => true)).now;
    expect(await act(d, { kind: 'bid', amount: 10 })).toMatchObject({ ok: true });
    // A higher bid is still one, even if it was meant for an earlier moment.
    expect(await act(b, { kind: 'bid', amount: 11 }, before)).toMatchObject({ ok: true });
    expect(await act(d, { kind: 'bid', amount: 11 }, before)).toMatchObject({ ok: false, why: 'not-higher' });
    const kept = table.takeOver();
    expect(kept.steps).toHaveLength(2);
    table.keepAuction({ ...kept, steps: kept.steps.slice(0, 1), undone: kept.steps.slice(1) });
    await b.sees(({ standing }) => standing?.seat === D && standing.sum === '10,000');
    // What the laptop took back doesn't return by itself.
    expect(table.takeOver().steps).toHaveLength(1);
    expect(await act(b, { kind: 'bid', amount: 101 })).toMatchObject({
      ok: false,
      why: 'too-much',
      said: 'You haven’t got that much.',
    });
    table.play(sale(D, 10));
    await b.sees(({ lot }) => lot === null);
    expect(await act(b, { kind: 'bid', amount: 50 }, before)).toMatchObject({ ok: false, why: 'gone' });
    expect(table.state().inbox).toEqual([]);
  });

  test.each<[auction: string, steps: readonly Turn[], last: number, asked: string]>([
    [
      'once',
      [
        [C, { kind: 'pass' }, 'out-of-turn'],
        [B, { kind: 'bid', amount: 4 }],
        [C, { kind: 'pass' }],
        [D, { kind: 'bid', amount: 4 }, 'not-higher'],
        [D, { kind: 'bid', amount: 5 }],
        [A, { kind: 'pass' }],
      ],
      D,
      'You get it for',
    ],
    [
      'fixed',
      [
        [B, { kind: 'price', amount: 9 }, 'out-of-turn'],
        [A, { kind: 'price', amount: 101 }, 'price-too-much'],
        [A, { kind: 'price', amount: 9 }],
        [B, { kind: 'decline' }],
        [C, { kind: 'take' }],
      ],
      C,
      'You get it for',
    ],
    [
      'double',
      [
        [A, { kind: 'decline' }],
        [B, { kind: 'add', auction: 'once' }],
      ],
      A,
      'Beatrix adds a second Karl Gitter: once around',
    ],
  ])('%s: each speaks in turn, even if no page of the table is open', async (auction, steps, last, asked) => {
    const table = await evening({ events: [karl(auction)] });
    const phones = await everybody(table);
    for (const [seat, step, why] of steps) {
      const phone = phones[seat];
      if (phone === undefined) return expect.unreachable();
      if (why !== 'out-of-turn') await phone.sees(({ myTurn }) => myTurn);
      expect(await act(phone, step)).toMatchObject(why === undefined ? { ok: true } : { ok: false, why });
    }
    await phones[last]?.sees((view) => view.asked.startsWith(asked));
  });

  test.each([true, false])('the auctioneer may enter a sale if allowed, app-run or not: %s', async (runs) => {
    const table = await evening({ events: [karl('open')], runs });
    const { a, b } = { a: await table.seated(A), b: await table.seated(B) };
    const sells = { kind: 'sale', buyer: C, amount: 9 } as const;
    // Phones don't change who runs it.
    await b.sees(({ can }) => can.some(({ kind }) => kind === 'bid') === runs);
    if (!runs) expect(await act(b, { kind: 'bid', amount: 3 })).toMatchObject({ ok: false, why: 'gone' });
    for (const may of [true, false]) {
      table.phones.allow(may);
      expect(table.state().sale).toBe(may);
    }
    expect(await act(a, sells)).toMatchObject({ ok: false, why: 'not-allowed' });
    table.phones.allow(true);
    await a.sees(({ can }) => can.some(({ kind }) => kind === 'sale'));
    expect(await act(b, sells)).toMatchObject({ ok: false, why: 'out-of-turn' });
    // Nothing is learnt about others' money.
    expect(await act(a, { ...sells, amount: 999 })).toMatchObject({ ok: true });
    expect(table.takeOver().steps).toEqual([{ kind: 'sold', seat: C, amount: 999 }]);
  });

  test('what can’t be saved isn’t done, neither a step nor opening the door, and the disk is blamed', async () => {
    const table = await evening({ events: [karl('open')] });
    const phone = await table.seated(B);
    // Where the new file would be there is a folder that can't be removed like a file.
    const inTheWay = join(table.folder, 'phones.json.new');
    mkdirSync(inTheWay);
    expect(await act(phone, { kind: 'bid', amount: 3 })).toMatchObject({ ok: false, why: 'not-kept' });
    expect(table.state().inbox).toEqual([]);
    await table.phones.end();
    // As it was, it opens again with nothing to save.
    await table.phones.reopen();
    expect(table.state().door).not.toBe(null);
    await expect(table.phones.open('g', ADDRESS)).rejects.toThrow(inTheWay);
    expect(table.state().door).toBe(null);
    rmSync(inTheWay, { recursive: true });
    expect(await table.phones.open('g', ADDRESS)).toMatchObject({ ok: true });
    expect(await act(await table.back(phone.key), { kind: 'bid', amount: 3 })).toMatchObject({ ok: true });
  });
});

describe('the end of a game', () => {
  test('shows each player their own evening, and covers everybody’s money again in the next one', async () => {
    const others = new Map<string, PhoneGame>();
    const table = await evening({ others });
    const phone = await table.seated(B);
    table.play(...fourRounds());
    const { evening: own, ending } = await phone.sees(({ status }) => status === 'finished');
    expect(own?.works.length).toBeGreaterThan(0);
    expect(own?.said[0]).toMatch(/^Your \d+ paintings cost/);
    expect(ending).toEqual({ title: 'Game over: show your money', lifted: [] });
    // The table lifts the covers, and says nothing more when the last is off.
    table.set({ draft: { [LIFTED]: 1 } });
    await phone.sees((view) => (view.ending?.lifted.length ?? 0) > 0);
    table.set({ draft: {} });
    await phone.sees((view) => view.ending?.lifted.length === 4);
    expect((await table.phones.open('g', ADDRESS)).ok).toBe(false);

    const begun = { record: { ...gameOfFour(), id: 'h' }, position: 0, draft: null, trashed: false };
    others.set('h', begun);
    expect((await table.phones.open('h', ADDRESS)).ok).toBe(true);
    const second = await table.seated(B);
    others.set('h', { ...begun, record: { ...gameOfFour(...fourRounds()), id: 'h' }, position: 1 });
    table.phones.update({ kind: 'games' });
    const { ending: covered } = await second.sees(({ status }) => status === 'finished');
    expect(covered?.lifted).toEqual([]);
  });

  test('after a restart there is nothing of a game that is over', async () => {
    const folder = newFolder();
    const table = await evening({ folder });
    await table.seated(B);
    await table.phones.end();
    const next = openEvening({ folder, events: fourRounds() });
    await next.phones.reopen();
    expect(next.state()).toMatchObject({ game: null, door: null });
    expect(readdirSync(folder)).toEqual([]);
  });
});
