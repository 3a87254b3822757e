import { hasEnded, type JobKind, type JobOf, type SavedCopy } from '../../shared/api.ts';
import { backupName } from '../store/backups/backup-files.ts';
import { backupViews } from '../store/backups/choosing.ts';
import { layCopy } from '../store/backups/taking.ts';
import { setAsideFolder, setAsideIn } from '../store/set-aside.ts';
import type { Calls, Desk } from './calls.ts';
import { summaryOf } from './games.ts';

/** What takes a backup, first or last, whoever has asked for it. */
const TAKING_BACKUPS: ReadonlySet<JobKind> = new Set(['backup', 'take-in']);

export function keepingCalls(api: Calls['keeping'], desk: Desk) {
  const { store, workshop, changes, choosePlace } = desk;

  function changed(): void {
    changes.publish('change', { kind: 'keeping' });
  }

  /** Another file is in its place: nothing that any view has shown can be trusted. */
  function exchanged(): void {
    changes.publish('change', { kind: 'exchanged' });
    if (store.isStale()) workshop.start('rebuild', null);
  }

  function tellDamage(found: Promise<boolean>): void {
    void found.then((damaged) => {
      if (damaged) store.tell({ kind: 'damage-found' });
    });
  }

  workshop.watch((jobs) => {
    if (jobs.some(({ kind, state }) => TAKING_BACKUPS.has(kind) && hasEnded(state))) changed();
  });

  async function layCopyAt(file: string): Promise<'done' | 'cancelled' | 'failed'> {
    if (isThere()) {
      const { state } = await workshop.start('copy', file).ended;
      return state.kind === 'done' || state.kind === 'cancelled' ? state.kind : 'failed';
    }
    // A thread finds no file any more; the connection that is open still has all of it.
    return layCopy(file, (draft) => store.copyTo(draft)).then(
      () => 'done',
      () => 'failed',
    );
  }

  function isThere(): boolean {
    try {
      store.mustBeThere();
      return true;
    } catch {
      return false;
    }
  }

  return {
    overview: api.overview.handler(() => ({
      backups: backupViews(store.folder),
      setAside: setAsideIn(store.folder).map(({ name, at, bytes }) => ({ name, at, bytes })),
      setAsideFolder: setAsideFolder(store.folder),
      damaged: store.isDamaged(),
    })),
    backUp: api.backUp.handler(() => {
      const { id, ended } = workshop.start('backup', { at: store.now(), reason: 'by-hand' });
      tellDamage(ended.then(({ state }) => state.kind === 'done' && state.result.kind === 'damaged'));
      return { job: id };
    }),
    check: api.check.handler(() => {
      const { id, ended } = workshop.start('check', null);
      tellDamage(ended.then(({ state }) => state.kind === 'done' && state.result.length > 0));
      return { job: id };
    }),
    restore: api.restore.handler(async ({ input, errors }) => {
      if (workshop.jobs().length > 0) throw errors.BUSY();
      const { ended } = workshop.start('restore', input.name, (laid) => {
        if (laid.kind !== 'laid-out') return;
        store.putBackup(laid.at, laid.presentIsWhole);
        exchanged();
      });
      const { kind } = resultOf(await ended, errors);
      if (kind === 'unusable') throw errors.UNUSABLE();
      if (kind === 'not-found') throw errors.NOT_FOUND();
      return null;
    }),
    repair: api.repair.handler(async ({ errors }) => {
      if (workshop.jobs().length > 0) throw errors.BUSY();
      store.holdStill();
      try {
        const { ended } = workshop.start('mend', null, (salvaged) => {
          store.putMended(salvaged);
          exchanged();
        });
        return resultOf(await ended, errors);
      } finally {
        store.goOn();
      }
    }),
    saveCopy: api.saveCopy.handler(async (): Promise<SavedCopy> => {
      const place = await choosePlace(copyName(store.now()));
      if (place === null) return { kind: 'not-wanted' };
      const { file, address } = place;
      const state = await layCopyAt(file);
      switch (state) {
        case 'done':
          return address === null ? { kind: 'saved' } : { kind: 'to-download', address };
        case 'cancelled':
          return { kind: 'called-off' };
        case 'failed':
          return { kind: 'failed' };
      }
    }),
    trash: api.trash.handler(() =>
      store.games
        .list({ trashed: true })
        .map((game) => ({ ...summaryOf(game), trashedAt: game.trashedAt ?? game.changedAt })),
    ),
    putInTrash: api.putInTrash.handler(({ input, errors }) => {
      if (!store.games.trash(input.id)) throw errors.NOT_FOUND();
      changes.publish('change', { kind: 'games' });
      return null;
    }),
    takeFromTrash: api.takeFromTrash.handler(({ input, errors }) => {
      if (!store.games.restore(input.id)) throw errors.NOT_FOUND();
      changes.publish('change', { kind: 'games' });
      return null;
    }),
    news: api.news.handler(() => store.news()),
    newsRead: api.newsRead.handler(() => {
      store.newsRead();
      changed();
      return null;
    }),
    badDay: api.badDay.handler(() => null),
    mend: api.mend.handler(() => null),
    wholeBackup: api.wholeBackup.handler(() => ({ kind: 'not-known' })),
  };
}

function resultOf<Kind extends JobKind>({ state }: JobOf<Kind>, errors: { CANCELLED: () => Error }) {
  if (state.kind === 'done') return state.result;
  if (state.kind !== 'failed') throw errors.CANCELLED();
  // By its code it is known for what it is, a full disk for instance.
  throw Object.assign(new Error(state.message), { code: state.code });
}

/** A copy of everything is named as a backup is: laid beside the others somewhere, it can be restored there. */
function copyName(at: string): string {
  return backupName({ at, reason: 'by-hand' });
}
