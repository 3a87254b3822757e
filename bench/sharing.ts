import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CarrierKind } from '../src/shared/api.ts';
import { coverWithSilentDrive, coverWithTinyDrive } from '../test/main/drives.ts';
import { newHiddenLot, openMain, type MainClient } from '../test/main/open-main.ts';
import { entries } from './entries.ts';
import { median, percentile } from './interleaved.ts';
import { folderOfManyGames, MANY_GAMES } from './ten-thousand-games.ts';

/**
 * Sharing ten thousand games through a folder: how long the first laptop takes to put them there, a new one to take them
 * in, and both to look when there is nothing new. Meanwhile entries are made at the table, and compared with entries while
 * nothing is exchanged. Then the same for a folder whose disk is full, and one whose drive doesn't answer.
 */

const ENTRIES = 200;
const folder = mkdtempSync(join(tmpdir(), 'vernissage-shared-'));
const CARRIER: CarrierKind = 'folder';

/** Until the exchange has ended that somebody asked for. */
async function exchange(client: MainClient, ask: () => Promise<unknown>): Promise<number> {
  const before = await syncedAt(client);
  const start = performance.now();
  await ask();
  for (;;) {
    const { shared } = await client.sharing.state();
    const own = shared.find(({ kind }) => kind === CARRIER);
    if (own?.state.kind === 'failed') throw new Error(own.state.problem.why);
    if (own?.state.kind === 'waiting' && own.at !== before) return performance.now() - start;
    await setTimeout(20);
  }
}

async function syncedAt(client: MainClient): Promise<string | null> {
  const { shared } = await client.sharing.state();
  return shared.find(({ kind }) => kind === CARRIER)?.at ?? null;
}

async function measure(name: string, client: MainClient): Promise<void> {
  const game = await newHiddenLot(client);
  await entries(client, game, ENTRIES / 4);
  const alone = await entries(client, game, ENTRIES);
  const state = { isOver: false };
  const first = exchange(client, () => client.sharing.shareFolder({ path: folder })).finally(
    () => (state.isOver = true),
  );
  const together: number[] = [];
  while (!state.isOver) together.push(...(await entries(client, game, 10)));
  console.log(`${name}: ${((await first) / 1000).toFixed(1)} s`);
  console.log(`entries: ${spread(alone)}; meanwhile, ${together.length} of them: ${spread(together)}`);
  const idle: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) idle.push(await exchange(client, () => client.sharing.syncNow()));
  console.log(`with nothing new: ${median(idle).toFixed(0)} ms`);
}

function spread(times: readonly number[]): string {
  return `median ${median(times).toFixed(1)} ms, 99 % within ${percentile(times, 0.99).toFixed(1)} ms`;
}

/** Entries until a sync has found out that nothing can be put there. */
async function measureBeside(what: string, client: MainClient): Promise<void> {
  const game = await newHiddenLot(client);
  await entries(client, game, ENTRIES / 4);
  let why = '';
  void exchange(client, () => client.sharing.syncNow()).catch((error: unknown) => (why = String(error)));
  const times: number[] = [];
  while (why === '' || times.length < ENTRIES) times.push(...(await entries(client, game, 10)));
  console.log(`entries beside ${what} (${why}), ${times.length} of them: ${spread(times)}`);
}

const first = await openMain(folderOfManyGames());
await measure(`putting ${MANY_GAMES} games into a folder`, first.client);
first.backend.close();
const second = await openMain(mkdtempSync(join(tmpdir(), 'vernissage-second-')));
await measure(`taking ${MANY_GAMES} games in`, second.client);
second.backend.close();

const disk = mkdtempSync(join(tmpdir(), 'vernissage-full-'));
const full = coverWithTinyDrive(disk, 400);
const third = await openMain(folderOfManyGames());
await third.client.sharing.shareFolder({ path: disk });
await measureBeside('a full disk', third.client);
const drive = await coverWithSilentDrive(disk);
await measureBeside('a drive that doesn’t answer', third.client);
drive?.disconnect();
third.backend.close();
full?.disconnect();
process.exit();
