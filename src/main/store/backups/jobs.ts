import { dirname } from 'node:path';
import type { BackedUp, BackupView, Damage } from '../../../shared/api.ts';
import type { Job } from '../../job/job.ts';
import { checkFile, type Checking } from '../integrity.ts';
import { backupsIn, type BackupFile } from './backup-files.ts';
import { checkBackup, newestUsable, viewOf } from './choosing.ts';
import { copyDatabase, writeCopy, inSnapshot, takeBackup } from './taking.ts';

export const backup: Job<Pick<BackupFile, 'at' | 'reason'>, BackedUp> = {
  run: async (wanted, { database, file, progress }) => {
    const taken = await takeBackup(database, dirname(file), wanted, progress);
    return taken.ok ? { kind: 'taken', name: taken.value.name } : { kind: 'damaged', damage: taken.error };
  },
};

/** Saves a copy of everything: all of it or nothing. */
export const copy: Job<string, null> = {
  run: async (to, { database, progress }) => {
    await writeCopy(to, (draft) => inSnapshot(database, () => copyDatabase(database, draft, progress)));
    return null;
  },
};

/** Finds the newest undamaged backup, checking as many as necessary. */
export const findBackup: Job<null, BackupView | null> = {
  run: (_input, { file, progress }) => {
    const data = dirname(file);
    const found = newestUsable(data, progress);
    return found === null ? null : viewOf(data, found);
  },
};

/** Checks the whole file and then every backup, so that damage is found before a backup is needed. */
export const check: Job<null, readonly Damage[]> = {
  run: async (_input, { database, file, progress, pause }) => {
    const data = dirname(file);
    const backups = backupsIn(data);
    const files = backups.length + 1;
    let found: Pick<Checking, 'damage' | 'beside'> = { damage: [], beside: [] };
    for (const checking of checkFile(database, { inUse: true })) {
      progress(checking.done, checking.total * files);
      found = checking;
      if (checking.done % GAMES_AT_ONCE === 0) await pause();
    }
    for (const heal of found.beside) heal();
    const damaged: Damage[] = [];
    for (const [at, { name }] of backups.entries()) {
      await pause();
      const condition = checkBackup(data, name, (done, of) => progress((at + 1) * of + done, of * files));
      if (condition === 'damaged') damaged.push({ kind: 'backup', name });
    }
    return [...found.damage, ...found.beside.map(() => ({ kind: 'beside' }) as const), ...damaged];
  },
};

const GAMES_AT_ONCE = 50;
