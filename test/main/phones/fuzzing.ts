import { offer, sale } from '../../fixtures/auction.ts';
import { below, chance, pick, random, type Random } from '../../play/random.ts';
import type { Phone } from './phone.ts';
import { ADDRESS, startEvening, type Evening } from './started.ts';

/** What came of it, and everything that was wrong. */
export interface Fuzzed {
  readonly messages: number;
  readonly answered: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

const TELLS = new Set(['code', 'seats', 'asking', 'seated', 'refused', 'view', 'answer', 'here']);
const ARTISTS = ['karl-gitter', 'lite-metal', 'yoko', 'christin-p', 'krypto'];
const KINDS = ['open', 'once', 'hidden', 'fixed', 'double'];
/** Everything waits for the answers to so many messages. */
const AT_ONCE = 25;

/** The seat whose phone only watches: nothing that others say may change anything of its. */
const WITNESS = 3;
const SEALED = 17;

/** Phones with seats, a board and strangers say anything at all, while lots come and go. */
export async function fuzzPhones(messages: number, seed: number): Promise<Fuzzed> {
  const next = random(seed);
  const answered: Record<string, number> = {};
  const wrong: string[] = [];
  const read = new WeakMap<Phone, number>();
  const memory: string[] = [];
  let table = await atTheTable(next);
  let witness = await witnessAt(table);
  let phones = await everybody(table);
  for (let said = 0; said < messages; said += AT_ONCE) {
    if (chance(next, 0.03)) {
      wrong.push(...(await harmDone(table, witness)));
      await table.phones.end();
      table = await atTheTable(next);
      witness = await witnessAt(table);
      phones = await everybody(table);
    }
    if (chance(next, 0.3)) table.takeOver();
    const going = chance(next, 0.2) ? nextLot(table, next) : null;
    if (going !== null) {
      wrong.push(...(await harmDone(table, witness)));
      const { phone } = witness;
      const { now: old } = await phone.sees(() => true);
      table.play(...going);
      await phone.sees(({ now }) => now.split('.')[1] !== old.split('.')[1]);
      witness = await coveredBy(phone, table);
    }
    if (chance(next, 0.05)) table.phones.allow(chance(next, 0.5));
    for (let more = 0; more < AT_ONCE; more += 1) {
      table.wait(1000);
      const phone = pick(next, phones);
      phone.say(somethingFor(phone, memory, next));
    }
    await settled(phones);
    for (const phone of phones) {
      const news = phone.heard.slice(read.get(phone) ?? 0);
      read.set(phone, phone.heard.length);
      for (const text of news) {
        const told: unknown = JSON.parse(text);
        const tell = String(Reflect.get(Object(told), 'tell'));
        if (!TELLS.has(tell)) wrong.push(`told ${text}`);
        const why =
          tell === 'answer' || tell === 'refused' ? ` ${String(Reflect.get(Object(told), 'why'))}` : '';
        answered[tell + why] = (answered[tell + why] ?? 0) + 1;
      }
    }
    phones = await everybody(table);
    const { door, sealed, inbox } = table.state();
    if (door === null) wrong.push(`the door is closed after ${said}`);
    if (sealed.some((seat) => seat > 3) || inbox.length > 500) wrong.push(JSON.stringify({ sealed, inbox }));
  }
  wrong.push(...(await harmDone(table, witness)));
  await table.phones.end();
  return { messages, answered, wrong };
}

async function atTheTable(next: Random): Promise<Evening> {
  const auction = pick(next, KINDS);
  const table = startEvening({ events: [offer(0, 'karl-gitter', auction)] });
  const opened = await table.phones.open('g', ADDRESS);
  if (!opened.ok) throw new Error(opened.error);
  return table;
}

interface Witness {
  readonly phone: Phone;
  readonly before: string;
  readonly hidden: boolean;
}

/** What nobody but the laptop may change. */
function journalOf({ game }: Evening): string {
  const { record, position, trashed } = game() ?? {};
  return JSON.stringify({ record, position, trashed });
}

/** The laptop enters what became of the lot, and the next seat offers another; `null` if it has been enough. */
function nextLot({ game }: Evening, next: Random): readonly object[] | null {
  const { events = [] } = game()?.record ?? {};
  const lots = Math.ceil(events.length / 2);
  const artist = ARTISTS[lots];
  // A double asks for a second card first.
  const isDouble = JSON.stringify(events.at(-1)).includes('double');
  if (artist === undefined || isDouble) return null;
  return [sale(below(next, 3), 1), offer(lots % 4, artist, pick(next, KINDS))];
}

async function witnessAt(table: Evening): Promise<Witness> {
  return coveredBy(await table.seated(WITNESS), table);
}

/** Seals a bid if the lot has any, and does nothing else. */
async function coveredBy(phone: Phone, table: Evening): Promise<Witness> {
  const { now } = await phone.sees(() => true);
  phone.say({ say: 'do', lot: now, kind: 'seal', amount: SEALED });
  const { ok: hidden } = await phone.told('answer');
  return { phone, before: journalOf(table), hidden };
}

/** What is wrong with a table and its other seats after all that was said. */
async function harmDone(table: Evening, { phone, before, hidden }: Witness): Promise<readonly string[]> {
  const wrong = table.noted.map(String);
  if (journalOf(table) !== before) wrong.push('the journal has changed');
  const { seats, sealed, inbox } = table.state();
  if (seats[WITNESS]?.connected !== 1 || seats[WITNESS].known !== 1) wrong.push('a seat has another’s phone');
  phone.say({ say: 'language', language: 'it' });
  phone.say({ say: 'here' });
  await phone.told('here');
  if (phone.heard.some((text) => text.includes('"refused"'))) wrong.push('a quiet phone was sent away');
  // A sale has the buyer's seat, and is the auctioneer's to enter.
  const own = inbox.filter(({ step }) => step.kind !== 'sold' && 'seat' in step && step.seat === WITNESS);
  if (own.some(({ step }) => step.kind !== 'cover')) wrong.push(`said for another: ${JSON.stringify(own)}`);
  if (hidden) {
    if (!sealed.includes(WITNESS)) wrong.push('a sealed bid has gone');
    const { sealed: amount } = await phone.sees(({ name }) => name === 'Doris');
    if (amount !== SEALED) wrong.push(`a sealed bid is now ${amount}`);
  }
  // The door still lets in who belongs there.
  table.wait(61_000);
  const late = await table.choosing();
  late.close();
  await late.closed;
  return wrong;
}

/** Six phones: those that were sent away are replaced. */
async function everybody(table: Evening): Promise<readonly Phone[]> {
  // A minute later nobody remembers wrong codes.
  table.wait(61_000);
  const before = known.get(table) ?? [];
  const isAway = ({ heard }: Phone) =>
    heard.some((text) => text.startsWith('{"tell":"refused","why":"') && !text.includes('not-you'));
  await Promise.all(before.filter(isAway).map(({ closed }) => closed));
  const all: Phone[] = [];
  for (const [place, come] of GUESTS.entries()) {
    const phone = before[place];
    all.push(phone === undefined || isAway(phone) ? await come(table) : phone);
  }
  known.set(table, all);
  return all;
}

const seated = (seat: number) => (table: Evening) => table.seated(seat);
const stranger = (table: Evening) => table.phone();

const board = (table: Evening) => table.saying(table.codes().watch);

const GUESTS: readonly ((table: Evening) => Promise<Phone>)[] = [
  seated(0),
  seated(1),
  seated(2),
  board,
  stranger,
  stranger,
];

const known = new WeakMap<Evening, readonly Phone[]>();

/** Waits until everybody has been answered, or has been sent away. */
async function settled(phones: readonly Phone[]): Promise<void> {
  await Promise.all(
    phones.map(async (phone) => {
      const before = phone.heard.length;
      let isAway = false;
      void phone.closed.then(() => (isAway = true));
      phone.say({ say: 'here' });
      while (!isAway && !phone.heard.includes('{"tell":"here"}', before)) await new Promise(setImmediate);
    }),
  );
}

/** Everybody has heard what everybody said, and says it again. */
const REMEMBERED = 200;

function somethingFor(phone: Phone, memory: string[], next: Random): string | Buffer {
  if (memory.length > 0 && chance(next, 0.05)) return pick(next, memory);
  const text = anythingFor(phone, next);
  if (text.length <= 1000) memory.push(text);
  if (memory.length > REMEMBERED) memory.shift();
  return chance(next, 0.01) ? Buffer.from(text, chance(next, 0.5) ? 'utf8' : 'utf16le') : text;
}

function anythingFor(phone: Phone, next: Random): string {
  const own = lastLot(phone);
  const lot = chance(next, 0.03) ? lotElsewhere(own, next) : (own ?? 'ab.0.0');
  // A phone with a seat mostly keeps to the protocol: otherwise it would be sent away before it has said anything.
  const isWild = chance(next, own === undefined ? 0.5 : 0.03);
  const steps: readonly (() => unknown)[] = [
    () => ({ say: 'do', lot, kind: pick(next, ['bid', 'seal', 'price']), amount: below(next, 130) }),
    () => ({ say: 'do', lot, kind: pick(next, ['pass', 'take', 'decline', 'unseal']) }),
    () => ({ say: 'do', lot, kind: 'bid', amount: below(next, 130), seat: below(next, 5), buyer: WITNESS }),
    () => ({ say: 'do', lot, kind: 'sale', amount: below(next, 130), buyer: below(next, 6) }),
    () => ({ say: 'do', lot, kind: 'add', auction: pick(next, KINDS.slice(0, 4)) }),
    () => ({ say: 'language', language: pick(next, ['en', 'it']) }),
    () => ({ say: 'here' }),
  ];
  const anything: readonly (() => unknown)[] = [
    ...steps,
    () => ({ say: pick(next, ['join', 'watch']), token: noise(next), language: 'en' }),
    () => ({ say: 'type', code: pick(next, [noise(next), 'bcdfghjk']), language: 'en' }),
    () => ({ say: 'back', key: noise(next), language: 'en' }),
    () => ({ say: 'seat', seat: below(next, 7) - 1 }),
    () => noise(next),
  ];
  const said = pick(next, isWild ? anything : steps)();
  const text = JSON.stringify(said);
  if (!isWild) return text;
  const at = below(next, text.length + 1);
  return pick(next, [
    () => text.slice(0, at),
    () => text.slice(0, at) + noise(next) + text.slice(at),
    () => text.replace(/\d+/, pick(next, ['-1', '1e99', '0.5', '"7"', 'null', '99999999999999999999', '[]'])),
    () => text.replace(/"[a-z]+"/, pick(next, ['"__proto__"', '"constructor"', '{}', '"\\u0000"', '"'])),
    () => '['.repeat(1 + below(next, 4000)),
    () => text + ' '.repeat(below(next, 5000)),
    () => text + ' '.repeat(chance(next, 0.1) ? 2_000_000 : 0),
    () => `{"say":${'{"say":'.repeat(below(next, 500))}1`,
  ])();
}

/** The lot of another game, position or step. */
function lotElsewhere(own: string | undefined, next: Random): string {
  const [game = 'ab', position = '0', step = '0'] = (own ?? '').split('.');
  return pick(next, [
    () => `other.${position}.${step}`,
    () => `${game}.${Number(position) + below(next, 5) - 2}.${step}`,
    () => `${game}.${position}.${Number(step) + below(next, 9) - 4}`,
    () => [position, game, step].join('.'),
  ])();
}

function lastLot({ heard }: Phone): string | undefined {
  const text = heard.findLast((one) => one.startsWith('{"tell":"view"'));
  return text === undefined ? undefined : /"now":"([^"]+)"/.exec(text)?.[1];
}

function noise(next: Random): string {
  return Array.from({ length: below(next, 30) }, () => String.fromCharCode(below(next, 300))).join('');
}
