import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { checkCopy } from '../../../src/main/store/backups/taking.ts';
import { STORE_FILE, type Store } from '../../../src/main/store/index.ts';
import { assertAlike } from '../../alike.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { wholeGame } from '../../shared/record/games.ts';
import { inTime } from '../../patience.ts';
import { onGround } from '../../soak/ground.ts';
import { importInto } from '../store/importing/import-into.ts';
import { clock } from '../store/importing/laptops.ts';

const IMPORTER = join(import.meta.dirname, 'importer.ts');
export const GAMES = 100;
const played = Array.from({ length: 20 }, (_, seed) => wholeGame(seed + 1));
const COMING = Array.from({ length: GAMES }, (_, at) => ({
  ...played[at % played.length],
  id: `game-${at}`,
}));

/**
 * Kills a process in the middle of an import and examines what is left: every game must be complete or
 * absent, and importing the file again must add the rest. Returns how many games had been imported before.
 */
export function killImportAndLook(): Promise<number> {
  return onGround(async ({ newFolder, open }) => {
    const folder = newFolder();
    const path = join(folder, 'games.ndjson');
    writeFileSync(path, COMING.map((game) => JSON.stringify(game)).join('\n'));
    await importUntilKilled(folder, path);
    const store = open(folder, clock(0));
    const there = store.games.list().length;
    assertAlike('a kill is no damage that needs news', null, store.notices, []);
    allWhole(store);
    const fates = importInto(folder, COMING);
    const known = fates.map((_, at) => (at < there ? 'here' : 'new'));
    assertAlike('each game was there whole or not at all', null, fates.toSorted(), known);
    assertAlike('history knows of every game', null, store.isStale(), false);
    allWhole(store);
    store.close();
    assertAlike('the file is whole', null, checkCopy(join(folder, STORE_FILE)), []);
    return there;
  });
}

async function importUntilKilled(folder: string, path: string): Promise<void> {
  const importer = spawn(process.execPath, [IMPORTER, folder, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(importer, 'close');
  const until = Math.random() * 0.6;
  const reached = async () => {
    for await (const line of createInterface(importer.stdout)) if (Number(line) >= until) break;
  };
  try {
    await inTime('the import', reached());
  } finally {
    importer.kill('SIGKILL');
    await closed;
  }
}

function allWhole(store: Store): void {
  for (const { head } of store.games.list()) {
    const coming = recordOf(COMING[Number(head.id.slice('game-'.length))]);
    assertAlike('a game is as it came', null, store.games.get(head.id)?.record, coming);
  }
}
