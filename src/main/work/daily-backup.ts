import { backupsIn } from '../store/backups/backup-files.ts';
import type { KeptStore } from '../store/kept-store.ts';
import type { JobQueue } from './job-queue.ts';

/** After the first screen has appeared, and then regularly for an app that stays open. */
const FIRST_AFTER_MILLISECONDS = 10_000;
const EVERY_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 86_400_000;

/** Makes a backup when the last is a day old and there are games; returns a function to stop. */
export function backUpDaily(
  store: KeptStore,
  queue: JobQueue,
  reportError: (error: unknown) => void,
): () => void {
  let timer = setTimeout(look, FIRST_AFTER_MILLISECONDS).unref();

  function look(): void {
    timer = setTimeout(look, EVERY_MILLISECONDS).unref();
    try {
      if (isDue(store)) queue.start('backup', { at: store.now(), reason: 'daily' });
    } catch (error) {
      reportError(error);
    }
  }

  return () => clearTimeout(timer);
}

/** Whether a backup is due. One dated later than tomorrow was made under a wrong clock. */
export function isDue({ folder, games, now }: Pick<KeptStore, 'folder' | 'games' | 'now'>): boolean {
  const [last] = backupsIn(folder);
  const isOld = last === undefined || Math.abs(Date.parse(now()) - Date.parse(last.at)) >= DAY_MILLISECONDS;
  return isOld && Object.values(games.counts()).some((count) => count > 0);
}
