import {
  hasEnded,
  isBackgroundWork,
  sentOnce,
  type BackupView,
  type JobKind,
  type JobOf,
  type SavedCopy,
} from '../../shared/api.ts';
import { backupName } from '../store/backups/backup-files.ts';
import { backupViews } from '../store/backups/choosing.ts';
import { putInPlace } from '../store/backups/restoring.ts';
import { writeCopy } from '../store/backups/taking.ts';
import { isBelieved } from '../../shared/core/believed.ts';
import { succeeds } from '../../shared/core/unless-it-fails.ts';
import { JobFailed } from '../store/file-trouble.ts';
import { setAsideFolder, setAsideIn } from '../store/set-aside.ts';
import type { Calls, CopyPlace, ApiContext } from './calls.ts';
import { summaries } from './games.ts';

/** Jobs that make or check backups, for any caller. */
const ABOUT_BACKUPS: ReadonlySet<JobKind> = new Set(['backup', 'import', 'check', 'restore']);

export function keepingCalls(api: Calls['keeping'], deps: ApiContext) {
  const { store, queue, changes, choosePlace, outages } = deps;

  function changed(): void {
    changes.publish('change', { kind: 'keeping' });
  }

  queue.watch((jobs) => {
    if (jobs.some(({ kind, state }) => ABOUT_BACKUPS.has(kind) && hasEnded(state))) changed();
  });

  async function writeCopyTo(file: string): Promise<'done' | 'cancelled' | 'failed'> {
    if (succeeds(store.assertInPlace)) {
      const { state } = await queue.start('copy', file).ended;
      return state.kind === 'done' || state.kind === 'cancelled' ? state.kind : 'failed';
    }
    // The worker can't open the file any more, but this connection still has all of it.
    return writeCopy(file, (draft) => store.copyTo(draft)).then(
      () => 'done',
      () => 'failed',
    );
  }

  return {
    overview: api.overview.handler(() => ({
      backups: backupViews(store.folder).toSorted(latestShownFirst(store.now())),
      setAside: setAsideIn(store.folder).map(({ name, at, bytes }) => ({ name, at, bytes })),
      setAsideFolder: setAsideFolder(store.folder),
      dropped: store.dropped.list(),
      damaged: store.isDamaged(),
    })),
    backUp: api.backUp.handler(() => {
      const { id } = queue.start('backup', { at: store.now(), reason: 'by-hand' });
      return { job: id };
    }),
    check: api.check.handler(() => ({ job: queue.start('check', null).id })),
    restore: api.restore.handler(async ({ input, errors }) => {
      if (queue.jobs().some(({ kind }) => !isBackgroundWork(kind))) throw errors.BUSY();
      const { ended } = queue.start('restore', input.name, (prepared) => {
        if (prepared.kind !== 'prepared') return;
        outages.exchange(() => putInPlace(store.folder, store.now(), prepared.presentIsWhole), {
          kind: 'restored',
          at: prepared.at,
        });
        // Everything that views have shown may have changed.
        changes.publish('change', { kind: 'exchanged' });
      });
      const { kind } = resultOf(await ended, errors);
      if (kind === 'unusable') throw errors.UNUSABLE();
      if (kind === 'not-found') throw errors.NOT_FOUND();
      return null;
    }),
    saveCopy: api.saveCopy.handler(async (): Promise<SavedCopy> => {
      let place: CopyPlace | null;
      try {
        place = await choosePlace(copyName(store.now()));
      } catch {
        // There is no space for a copy; the games themselves are fine.
        return { kind: 'failed' };
      }
      if (place === null) return { kind: 'not-wanted' };
      const { file, address } = place;
      const state = await writeCopyTo(file);
      switch (state) {
        case 'done':
          return address === null ? { kind: 'saved' } : { kind: 'to-download', address };
        case 'cancelled':
          return { kind: 'called-off' };
        case 'failed':
          return { kind: 'failed' };
      }
    }),
    trash: api.trash.handler(() => {
      const summaryOf = summaries(store.players);
      return sentOnce(
        store.games
          .list({ trashed: true })
          .map((game) => ({ ...summaryOf(game), trashedAt: game.trashedAt ?? game.changedAt })),
      );
    }),
    news: api.news.handler(() => store.news()),
    newsRead: api.newsRead.handler(() => {
      store.newsRead();
      changed();
      return null;
    }),
    droppedSeen: api.droppedSeen.handler(() => {
      store.dropped.dismiss();
      changed();
      return null;
    }),
    outage: api.outage.handler(() => outages.current()),
    repair: api.repair.handler(({ input }) => outages.repair(input.way)),
    wholeBackup: api.wholeBackup.handler(() => outages.wholeBackup()),
  };
}

function resultOf<Kind extends JobKind>({ state }: JobOf<Kind>, errors: { CANCELLED: () => Error }) {
  if (state.kind === 'done') return state.result;
  throw state.kind === 'failed' ? new JobFailed(state) : errors.CANCELLED();
}

/**
 * The list is sorted by date, impossible dates last; of two within a second, the later backup comes first.
 */
function latestShownFirst(now: string): (one: BackupView, other: BackupView) => number {
  const shownAt = ({ at }: BackupView): number => (isBelieved(at, now) ? Date.parse(at) : 0);
  return (one, other) => shownAt(other) - shownAt(one);
}

/** Named like a backup, so that it can be restored if it is put among the backups. */
function copyName(at: string): string {
  return backupName({ at, reason: 'by-hand' });
}
