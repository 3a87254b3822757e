import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { checkCopy } from '../../../src/main/store/backups/taking.ts';
import { openStore, STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { readRecord } from '../../../src/shared/record/index.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { importInto } from '../store/importing/import-into.ts';

const IMPORTER = join(import.meta.dirname, 'importer.ts');
export const GAMES = 200;
const played = Array.from({ length: 20 }, (_, seed) => wholeGame(seed + 1));
const COMING = Array.from({ length: GAMES }, (_, at) => ({
  ...played[at % played.length],
  id: `game-${at}`,
}));

/**
 * Kills a process in the middle of an import and examines what is left: every game must be complete or
 * absent, and importing the file again must add the rest. Returns how many games had been imported before.
 */
export async function killImportAndLook(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'vernissage-killed-'));
  try {
    const path = join(folder, 'games.ndjson');
    writeFileSync(path, COMING.map((game) => JSON.stringify(game)).join('\n'));
    await importUntilKilled(folder, path);
    const store = open(folder);
    const there = store.games.list().length;
    if (store.notices.length > 0) throw new Error(`said of a file that is whole: ${store.notices.join()}`);
    allWhole(store);
    const fates = importInto(folder, COMING);
    const { length: again } = fates.filter((fate) => fate === 'here');
    if (again !== there) throw new Error(`${there} games were there, and ${again} known again`);
    if (fates.some((fate) => fate === 'different' || fate === 'further'))
      throw new Error('a game was half there');
    if (store.games.list().length !== GAMES) throw new Error('the rest did not come in');
    if (store.isStale()) throw new Error('a game is there that history does not know of');
    allWhole(store);
    store.close();
    const damage = checkCopy(join(folder, STORE_FILE));
    if (damage.length > 0) throw new Error(JSON.stringify(damage));
    return there;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function importUntilKilled(folder: string, path: string): Promise<void> {
  const importer = spawn(process.execPath, [IMPORTER, folder, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(importer, 'close');
  const until = Math.random() * 0.8;
  for await (const line of createInterface(importer.stdout)) if (Number(line) >= until) break;
  importer.kill('SIGKILL');
  await closed;
}

function open(folder: string): Store {
  const store = openStore(folder, { now: () => '2026-11-21T23:00:00.000Z', newId: () => '' });
  if (!store.ok) throw new Error(store.error.kind);
  return store.value;
}

function allWhole(store: Store): void {
  for (const { head } of store.games.list()) {
    const coming = readRecord(COMING[Number(head.id.slice('game-'.length))]);
    if (!coming.ok || !isDeepStrictEqual(store.games.get(head.id)?.record, coming.value)) {
      throw new Error(`${head.id} is not as it came`);
    }
  }
}
