import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenOf } from '../test/main/phones/started.ts';
import { newHiddenLot, openMain } from '../test/main/open-main.ts';
import { phoneAt, type Phone } from '../test/main/phones/phone.ts';
import { median, percentile } from './interleaved.ts';
import { entries } from './entries.ts';

/**
 * How long a press on a phone takes until every other screen has been told: three more phones, a board and the table,
 * over real sockets on loopback, with the step on the disk first. Then how long entries at the table take, without phones
 * and with four of them, alternately.
 */

const PRESSES = 400;
const ENTRIES = 200;
const MOST_MILLISECONDS = 100;
/** Pauses as people make them: ten steps a second are the most that a seat may take. */
const BETWEEN_MILLISECONDS = 30;

const { backend, client } = await openMain(mkdtempSync(join(tmpdir(), 'vernissage-phones-')));

async function openPhones(
  game: string,
): Promise<{ readonly phones: readonly Phone[]; readonly board: Phone }> {
  const { door } = await client.phones.open({ game, address: '127.0.0.1' });
  assert.ok(door);
  const at = door;
  const seated = async (seat: number): Promise<Phone> => {
    const phone = await phoneAt(at);
    phone.say({ say: 'join', token: tokenOf(at.joins), language: 'en' });
    await phone.told('seats');
    phone.say({ say: 'seat', seat });
    const { number } = await phone.told('asking');
    const { asking } = await client.phones.state();
    await client.phones.answer({ id: asking.find((one) => one.number === number)?.id ?? '', yes: true });
    await phone.told('view');
    return phone;
  };
  const phones = [];
  for (const seat of [0, 1, 2, 3]) phones.push(await seated(seat));
  const board = await phoneAt(at);
  board.say({ say: 'watch', token: tokenOf(at.watches), language: 'it' });
  await board.told('view');
  return { phones, board };
}

/** Waits until a phone has been told something new. */
async function hears(phone: Phone, before: number): Promise<void> {
  while (phone.heard.slice(before).every((text) => !text.startsWith('{"tell":"view"')))
    await new Promise(setImmediate);
}

const { phones, board } = await openPhones(await newHiddenLot(client));
const changes = await client.changes();
const presses: number[] = [];
for (let press = 0; press < PRESSES; press += 1) {
  const phone = phones[press % phones.length];
  assert.ok(phone);
  const { now, sealed } = await phone.sees(() => true);
  const screens = [...phones.filter((other) => other !== phone), board];
  const before = screens.map(({ heard }) => heard.length);
  const step =
    sealed === null ? ({ kind: 'seal', amount: press % 90 } as const) : ({ kind: 'unseal' } as const);
  const start = performance.now();
  phone.say({ say: 'do', lot: now, ...step });
  await Promise.all([
    phone.told('answer'),
    ...screens.map((screen, at) => hears(screen, before[at] ?? 0)),
    (async () => {
      for (;;) {
        const { done, value } = await changes.next();
        if (done === true || value.kind === 'phones') return;
      }
    })(),
  ]);
  presses.push(performance.now() - start);
  await phone.sees((view) => (view.sealed === null) !== (sealed === null));
  await new Promise((resolve) => setTimeout(resolve, BETWEEN_MILLISECONDS));
}
await changes.return();
const slow = percentile(presses, 0.99);
console.log(
  `a press on a phone reaches every other screen: median ${median(presses).toFixed(1)} ms, ` +
    `99 % within ${slow.toFixed(1)} ms (at most ${MOST_MILLISECONDS})`,
);
if (!(slow <= MOST_MILLISECONDS)) process.exitCode = 1;

const { game: withPhones } = await client.phones.state();
assert.ok(withPhones);
const without = await newHiddenLot(client);
const [alone, together]: [number[], number[]] = [[], []];
for (let round = 0; round < 10; round += 1) {
  alone.push(...(await entries(client, without, ENTRIES / 10)));
  together.push(...(await entries(client, withPhones, ENTRIES / 10)));
}
console.log(
  `an entry at the table: ${median(alone).toFixed(2)} ms without phones, ${median(together).toFixed(2)} ms with four and a board; ` +
    `99 % within ${percentile(alone, 0.99).toFixed(1)} and ${percentile(together, 0.99).toFixed(1)} ms`,
);
await client.phones.close();
backend.close();
process.exit();
