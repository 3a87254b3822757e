import { below, chance, pick, random, type Random } from '../../play/random.ts';
import type { Phone } from './phone.ts';
import { ADDRESS, startEvening, tokenOf, type Evening } from './started.ts';

/** What came of it, and everything that was wrong. */
export interface Fuzzed {
  readonly messages: number;
  readonly answered: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

const TELLS = new Set(['seats', 'asking', 'seated', 'refused', 'view', 'answer', 'here']);
const KINDS = ['open', 'once', 'hidden', 'fixed', 'double'];
/** Everything waits for the answers to so many messages. */
const AT_ONCE = 25;

/** Four phones with seats, a board and strangers say anything at all, while lots come and go. */
export async function fuzzPhones(messages: number, seed: number): Promise<Fuzzed> {
  const next = random(seed);
  const answered: Record<string, number> = {};
  const wrong: string[] = [];
  const read = new WeakMap<Phone, number>();
  let table = await atTheTable(next);
  let phones = await everybody(table);
  for (let said = 0; said < messages; said += AT_ONCE) {
    if (chance(next, 0.03)) {
      wrong.push(...table.noted.map(String));
      await table.phones.end();
      table = await atTheTable(next);
      phones = await everybody(table);
    }
    if (chance(next, 0.3)) table.takeOver();
    if (chance(next, 0.05)) table.phones.allow(chance(next, 0.5));
    for (let more = 0; more < AT_ONCE; more += 1) {
      table.wait(1000);
      const phone = pick(next, phones);
      phone.say(somethingFor(phone, next));
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
  wrong.push(...table.noted.map(String));
  await table.phones.end();
  return { messages, answered, wrong };
}

async function atTheTable(next: Random): Promise<Evening> {
  const auction = pick(next, KINDS);
  const table = startEvening({ events: [{ type: 'offer', seat: 0, artist: 'karl-gitter', auction }] });
  const opened = await table.phones.open('g', ADDRESS);
  if (!opened.ok) throw new Error(opened.error);
  return table;
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

async function board(table: Evening): Promise<Phone> {
  const phone = await table.phone();
  phone.say({ say: 'watch', token: tokenOf(table.state().door?.watches ?? ''), language: 'en' });
  return phone;
}

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
      phone.say({ say: 'here' });
      await Promise.race([
        phone.closed,
        (async () => {
          while (!phone.heard.slice(before).includes('{"tell":"here"}')) await new Promise(setImmediate);
        })(),
      ]);
    }),
  );
}

function somethingFor(phone: Phone, next: Random): string {
  const own = lastLot(phone);
  const lot = own ?? 'ab.0.0';
  // A phone with a seat mostly keeps to the protocol: otherwise it would be sent away before it has said anything.
  const isWild = chance(next, own === undefined ? 0.5 : 0.03);
  const steps: readonly (() => unknown)[] = [
    () => ({ say: 'do', lot, kind: pick(next, ['bid', 'seal', 'price']), amount: below(next, 130) }),
    () => ({ say: 'do', lot, kind: pick(next, ['pass', 'take', 'decline', 'unseal']) }),
    () => ({ say: 'do', lot, kind: 'sale', amount: below(next, 130), buyer: below(next, 6) }),
    () => ({ say: 'do', lot, kind: 'add', auction: pick(next, KINDS.slice(0, 4)) }),
    () => ({ say: 'language', language: pick(next, ['en', 'it']) }),
    () => ({ say: 'here' }),
  ];
  const anything: readonly (() => unknown)[] = [
    ...steps,
    () => ({ say: pick(next, ['join', 'watch']), token: noise(next), language: 'en' }),
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
  ])();
}

function lastLot({ heard }: Phone): string | undefined {
  const text = heard.findLast((one) => one.startsWith('{"tell":"view"'));
  return text === undefined ? undefined : /"now":"([^"]+)"/.exec(text)?.[1];
}

function noise(next: Random): string {
  return Array.from({ length: below(next, 30) }, () => String.fromCharCode(below(next, 300))).join('');
}
