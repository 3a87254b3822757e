import { dirname } from 'node:path';
import type { BackedUp, BackupView, Damage } from '../../../shared/api.ts';
import type { Job } from '../../job/job.ts';
import { checkFile } from '../integrity.ts';
import type { BackupFile } from './backup-files.ts';
import { newestUsable, viewOf } from './choosing.ts';
import { copyDatabase, layCopy, standingStill, takeBackup } from './taking.ts';

/** Takes a backup beside the table. */
export const backup: Job<Omit<BackupFile, 'name'>, BackedUp> = {
  run: async (wanted, { database, file, reached }) => {
    const taken = await takeBackup(database, dirname(file), wanted, reached);
    return taken.ok ? { kind: 'taken', name: taken.value.name } : { kind: 'damaged', damage: taken.error };
  },
};

/** Lays a copy of everything somewhere beside the table: whole, or not at all. */
export const copy: Job<string, null> = {
  run: async (to, { database, reached }) => {
    await layCopy(to, (draft) => standingStill(database, () => copyDatabase(database, draft, reached)));
    return null;
  },
};

/** Looks for the newest backup that is whole, through as many as it takes. */
export const findBackup: Job<null, BackupView | null> = {
  run: (_input, { file, reached }) => {
    const data = dirname(file);
    const found = newestUsable(data, reached);
    return found === null ? null : viewOf(data, found);
  },
};

/** Checks the whole file beside the table. */
export const check: Job<null, readonly Damage[]> = {
  run: async (_input, { database, reached, pause }) => {
    let damage: readonly Damage[] = [];
    for (const checking of checkFile(database)) {
      reached(checking.done, checking.total);
      ({ damage } = checking);
      if (checking.done % GAMES_AT_ONCE === 0) await pause();
    }
    return damage;
  },
};

const GAMES_AT_ONCE = 50;
