import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Visit } from '../../src/phone/visit.ts';
import type { PhoneAddress, PhonesState } from '../../src/shared/api.ts';
import { startIn } from './network/calls.ts';

/**
 * A laptop in two networks: a phone is in one, a stranger in the other. Each has a network namespace, so that addresses
 * and cables are real as far as the system knows.
 */
const [LAPTOP, PHONE, STRANGER] = ['l', 'p', 's'].map((one) => `vernissage-${process.pid}-${one}`) as [
  string,
  string,
  string,
];
const HOME = '192.168.77.1';
const ELSEWHERE = '10.77.0.1';
const NEXT = '192.168.77.9';

function ip(...words: readonly string[]): void {
  execFileSync('ip', words, { stdio: 'pipe' });
}

function inside(namespace: string, words: string): void {
  ip('-n', namespace, ...words.split(' '));
}

/** Why there can't be namespaces here; `null` once they are there. */
function buildNetworks(): string | null {
  try {
    for (const each of [LAPTOP, PHONE, STRANGER]) ip('netns', 'add', each);
    connectTo(PHONE, 'wlan0', `${HOME}/24`, '192.168.77.2/24');
    connectTo(STRANGER, 'eth0', `${ELSEWHERE}/24`, '10.77.0.2/24');
    for (const each of [LAPTOP, PHONE, STRANGER]) inside(each, 'link set lo up');
    inside(LAPTOP, 'route add default via 192.168.77.2');
    // Both know the way to every address of the laptop.
    inside(PHONE, `route add ${ELSEWHERE} via ${HOME}`);
    return null;
  } catch (error) {
    removeNetworks();
    return `network namespaces need Linux, iproute2 and root: ${String(error).split('\n', 1)[0]}`;
  }
}

function connectTo(other: string, name: string, laptop: string, theirs: string): void {
  ip('link', 'add', name, 'netns', LAPTOP, 'type', 'veth', 'peer', 'name', name, 'netns', other);
  inside(LAPTOP, `addr add ${laptop} dev ${name}`);
  inside(other, `addr add ${theirs} dev ${name}`);
  inside(LAPTOP, `link set ${name} up`);
  inside(other, `link set ${name} up`);
}

function removeNetworks(): void {
  for (const each of [LAPTOP, PHONE, STRANGER]) {
    try {
      ip('netns', 'delete', each);
    } catch {
      // It was never made.
    }
  }
}

const skip = buildNetworks() ?? false;
after(removeNetworks);

async function until<Found>(look: () => Promise<Found>, passes: (found: Found) => boolean): Promise<Found> {
  for (let tries = 0; ; tries += 1) {
    const found = await look();
    if (passes(found)) return found;
    assert.ok(tries < 300, `after a minute still ${JSON.stringify(found)}`);
    await wait(200);
  }
}

void test(
  'phones across a network: one address, a cable pulled, and an address that changes',
  { skip },
  async () => {
    const laptop = startIn(LAPTOP, 'laptop.ts', [mkdtempSync(join(tmpdir(), 'vernissage-network-'))]);
    const phone = startIn(PHONE, 'phone.ts', []);
    const stranger = startIn(STRANGER, 'phone.ts', []);
    after(() => {
      for (const each of [laptop, phone, stranger]) each.end();
    });
    const state = async () => (await laptop.call('state')) as PhonesState;
    const visit = async () => (await phone.call('visit')) as Visit | null;
    const doorAt = async (address: string) => {
      const { door } = (await laptop.call('open', address)) as PhonesState;
      assert.ok(door);
      return door;
    };
    const takeSeat = async (address: string, seat: number) => {
      await phone.call('scan', address);
      await until(visit, (now) => now?.stage.at === 'choosing');
      await phone.call('choose', seat);
      await until(visit, (now) => now?.stage.at === 'seat' && now.connected);
    };
    const sealed = async (...seats: readonly number[]) => {
      await until(state, (now) => seats.every((seat) => now.sealed.includes(seat)));
    };

    // The address that leads out comes first.
    const addresses = (await laptop.call('addresses')) as readonly PhoneAddress[];
    assert.deepEqual(
      addresses.map(({ name, address }) => [name, address]),
      [
        ['wlan0', HOME],
        ['eth0', ELSEWHERE],
      ],
    );

    const { port, joins } = await doorAt(HOME);
    assert.equal(await phone.call('page', `http://${HOME}:${port}/`), '<!doctype html>phone');
    await takeSeat(joins, 3);
    await phone.call('act', { kind: 'seal', amount: 41 });
    await sealed(3);

    // Bound to that one address.
    assert.equal(await stranger.call('reach', { host: ELSEWHERE, port }), 'ECONNREFUSED');
    assert.equal(await phone.call('reach', { host: ELSEWHERE, port }), 'ECONNREFUSED');
    assert.match(String(await stranger.call('reach', { host: HOME, port })), /ENETUNREACH|no answer/);

    // The cable is pulled: the laptop says so, and nobody waits.
    inside(PHONE, 'link set wlan0 down');
    await until(state, ({ door }) => door?.lost === true);
    await laptop.call('seal', { seat: 0, amount: 5 });
    await sealed(0, 3);
    await until(visit, (now) => now?.connected === false);
    await phone.call('act', { kind: 'seal', amount: 44 });

    // And put back: the phone returns by itself, asks nothing, and says what it still had to say.
    inside(PHONE, 'link set wlan0 up');
    await until(state, ({ door }) => door?.lost === false);
    const back = await until(
      visit,
      (now) =>
        now?.connected === true && now.stage.at === 'seat' && !now.sending && now.stage.view.sealed === 44,
    );
    assert.equal(back?.problem, '');
    assert.deepEqual((await state()).seats[3], { seat: 3, known: 1, connected: 1 });

    // The address changes: the laptop asks where to go, and the code is another one.
    inside(LAPTOP, `addr del ${HOME}/24 dev wlan0`);
    inside(LAPTOP, `addr add ${NEXT}/24 dev wlan0`);
    await until(state, ({ door }) => door?.lost === true);
    await assert.rejects(laptop.call('open', HOME));
    const moved = await doorAt(NEXT);
    assert.equal(moved.lost, false);
    assert.equal(moved.joins, joins.replace(HOME, NEXT));
    await takeSeat(moved.joins, 3);
    const there = await until(visit, (now) => now?.stage.at === 'seat');
    assert.equal(there?.stage.at === 'seat' && there.stage.view.sealed, 44);
    assert.match(String(await phone.call('reach', { host: HOME, port })), /EHOSTUNREACH|ETIMEDOUT|no answer/);
  },
);
