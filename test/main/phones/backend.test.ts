import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import type { PhoneDoor } from '../../../src/shared/api.ts';
import { LIVE_AUCTION_KEY, NOTHING_STORED } from '../../../src/shared/bidding/index.ts';
import { backendIn } from '../work/backend-in.ts';
import { newFolder, tokenOf } from './evening.ts';
import { phoneAt, type Phone } from './phone.ts';
import { inTime } from '../../patience.ts';

interface Opened {
  readonly game: string;
  readonly door: PhoneDoor;
}

async function joined(
  door: PhoneDoor,
  seat: number,
): Promise<{ readonly phone: Phone; readonly key: string }> {
  const phone = await phoneAt(door);
  phone.say({ say: 'join', token: tokenOf(door.joins), language: 'en' });
  await phone.told('seats');
  phone.say({ say: 'seat', seat });
  const { key } = await phone.told('seated');
  return { phone, key };
}

async function seal(phone: Phone, amount: number): Promise<void> {
  const { now } = await phone.sees(() => true);
  phone.say({ say: 'do', lot: now, kind: 'seal', amount });
  expect(await phone.told('answer')).toMatchObject({ ok: true });
}

test('a kill in the middle of a sealed auction keeps the seats and the bids, and the game goes on', async () => {
  const folder = newFolder();
  const app = spawn(process.execPath, [...process.execArgv, join(import.meta.dirname, 'killed.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await inTime('a door', once(createInterface(app.stdout), 'line'))) as [string];
  const { game, door } = JSON.parse(line) as Opened;
  const doris = await joined(door, 3);
  const beatrix = await joined(door, 1);
  await seal(doris.phone, 41);
  await seal(beatrix.phone, 42);
  app.kill('SIGKILL');
  await once(app, 'exit');

  const { client } = await backendIn(folder);
  await expect.poll(async () => (await client.phones.state()).door?.port).toBe(door.port);
  expect(await client.phones.state()).toMatchObject({ game, sealed: [3, 1], position: 0 });
  const back = await phoneAt(door);
  back.say({ say: 'back', key: doris.key, language: 'it' });
  await back.sees(({ sealed, name }) => sealed === 41 && name === 'Doris');
  const { position } = await client.games.open({ id: game });
  await client.phones.seal({ game, position, seat: 0, amount: 0 });
  await expect(client.phones.seal({ game, position, seat: 2, amount: 101 })).rejects.toMatchObject({
    code: 'REFUSED',
  });
  await client.phones.seal({ game, position, seat: 2, amount: 42 });
  const { inbox } = await client.phones.reveal({ game, position });
  expect(inbox.at(-1)?.step).toEqual({ kind: 'reveal', bids: [0, 42, 42, 41] });
  await back.sees(({ asked }) => asked.includes('Beatrix') && asked.includes('42.000'));

  // The table takes it over and sells: what was sealed is gone, the seats are not.
  const steps = inbox.map(({ step }) => step);
  const draft = { [LIVE_AUCTION_KEY]: { ...NOTHING_STORED, steps, heard: inbox.at(-1)?.number ?? 0 } };
  await client.games.draft({ id: game, position, draft });
  const sale = { type: 'sale', buyer: 1, price: 42, bids: [null, 42, 42, 41] };
  await client.games.edit({ id: game, position, edits: [{ kind: 'append', event: sale }] });
  await back.sees(({ lot, mine }) => lot === null && mine.has === '100.000');
  await expect
    .poll(() => client.phones.state())
    .toMatchObject({ position: position + 1, sealed: [], inbox: [] });

  await client.games.edit({
    id: game,
    position: position + 1,
    edits: [{ kind: 'header', fields: { abandoned: true } }],
  });
  expect(await back.told('refused')).toMatchObject({ why: 'over' });
  await expect.poll(() => client.phones.state()).toMatchObject({ game: null, door: null });
  await expect(client.phones.open({ game, address: '127.0.0.1' })).rejects.toMatchObject({ code: 'OVER' });
  await expect(client.phones.open({ game: 'none', address: '127.0.0.1' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
