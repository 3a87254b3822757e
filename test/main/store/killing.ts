import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { openStore, STORE_FILE } from '../../../src/main/store/index.ts';
import { acknowledgementOf, type Acknowledgement } from './acknowledgement.ts';

const WRITER = join(import.meta.dirname, 'writer.ts');

/**
 * Kills a process that writes games after a random time, and examines what is left. Throws if anything
 * acknowledged is missing; returns how many acknowledgements were checked.
 */
export async function killAndLook(seed: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-killed-'));
  try {
    const acknowledged = await writeUntilKilled(folder, seed);
    lookAtDatabase(folder);
    lookAtGames(folder, acknowledged);
    return acknowledged.length;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function writeUntilKilled(folder: string, seed: number): Promise<readonly Acknowledgement[]> {
  const writer = spawn(process.execPath, [WRITER, folder, String(seed)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  writer.stdout.on('data', (text) => (said += String(text)));
  await once(writer.stdout, 'data');
  await after(Math.random() * 250);
  const closed = once(writer, 'close');
  writer.kill('SIGKILL');
  const [exit] = (await closed) as [number | null];
  if (exit !== null) throw new Error(`the writer ended by itself (${exit})`);
  // An incomplete line was acknowledged to no one.
  const lines = said.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Acknowledgement);
}

function lookAtDatabase(folder: string): void {
  // Read-only, so that the write-ahead log stays as the killed process left it.
  const database = new Database(join(folder, STORE_FILE), { readonly: true });
  const found = database.pragma('integrity_check', { simple: true });
  const broken = database.pragma('foreign_key_check');
  database.close();
  if (found !== 'ok') throw new Error(`the database is not sound: ${String(found)}`);
  if (!Array.isArray(broken) || broken.length > 0) throw new Error('references are broken');
}

function lookAtGames(folder: string, acknowledged: readonly Acknowledgement[]): void {
  const store = openStore(folder, { now: () => '', newId: () => '' });
  if (!store.ok) throw new Error(store.error.kind);
  if (store.value.notices.length > 0) throw new Error('the write-ahead log is there, and said to be missing');
  const last = new Map(acknowledged.map((each) => [each.id, each]));
  for (const told of last.values()) {
    const view = store.value.games.get(told.id);
    if (view === null) throw new Error(`game ${told.id} is gone`);
    if (view.problem !== null) throw new Error(`game ${told.id} no longer plays: ${view.problem.code}`);
    const found = acknowledgementOf(view);
    // One more row may have been saved without being reported.
    const oneMore = found.position === told.position + 1;
    if (!oneMore && found.position !== told.position)
      throw new Error(`game ${told.id} stands at ${found.position}`);
    if (!oneMore && found.record !== told.record) throw new Error(`game ${told.id} is not what was told`);
    const laterDraft = found.draft !== null && found.draft > (told.draft ?? -1);
    if (!oneMore && found.draft !== told.draft && !laterDraft) throw new Error('a draft is gone');
  }
  store.value.close();
}
