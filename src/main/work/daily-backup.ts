import { backupsIn } from '../store/backups/backup-files.ts';
import type { KeptStore } from '../store/kept-store.ts';
import type { Workshop } from './workshop.ts';

/** After the first screen is there, and then now and then, for an app that is left open. */
const FIRST_AFTER_MILLISECONDS = 10_000;
const EVERY_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 86_400_000;

/** Takes a backup when the last is a day old and there is something to back up; returns how to stop. */
export function backUpDaily(store: KeptStore, workshop: Workshop, met: (error: unknown) => void): () => void {
  let timer = setTimeout(look, FIRST_AFTER_MILLISECONDS).unref();

  function look(): void {
    timer = setTimeout(look, EVERY_MILLISECONDS).unref();
    try {
      if (isDue(store)) workshop.start('backup', { at: store.now(), reason: 'daily' });
    } catch (error) {
      met(error);
    }
  }

  return () => clearTimeout(timer);
}

/** Whether a backup should be taken now. One that says it is from later than tomorrow was taken by a wrong clock. */
export function isDue({ folder, games, now }: Pick<KeptStore, 'folder' | 'games' | 'now'>): boolean {
  const [last] = backupsIn(folder);
  const isOld = last === undefined || Math.abs(Date.parse(now()) - Date.parse(last.at)) >= DAY_MILLISECONDS;
  return isOld && Object.values(games.counts()).some((count) => count > 0);
}
