import { err, ok, type Result } from '../../shared/core/result.ts';
import type { News, Salvaged } from '../../shared/api.ts';
import { layOut, putInPlace } from './backups/restoring.ts';
import { backupsIn } from './backups/backup-files.ts';
import type { OpenProblem } from './connection.ts';
import { openStore, type Store, type StoreNotice, type Surroundings } from './index.ts';
import { mend } from './salvage/mending.ts';

/** A store whose file may be exchanged for another while everybody goes on using it. */
export interface KeptStore extends Store {
  readonly folder: string;
  readonly now: () => string;
  readonly news: () => readonly News[];
  readonly tell: (news: News) => void;
  readonly newsRead: () => void;
  /** Whether damage was found in the file that is open. */
  readonly isDamaged: () => boolean;
  /** Puts a backup in the place of the present file. */
  readonly restore: (name: string) => Result<null, 'not-found' | 'unusable'>;
  /** Puts a sound file in the place of the present one, with everything that can be found in it. */
  readonly repair: () => Salvaged;
}

export function keepStore(
  folder: string,
  surroundings: Surroundings,
  before: readonly News[] = [],
): Result<KeptStore, OpenProblem> {
  const opened = openStore(folder, surroundings);
  if (!opened.ok) return opened;
  let current = opened.value;
  let damaged = false;
  let news: readonly News[] = [...before, ...current.notices.map(newsOf)];

  /** Whatever becomes of the work, a file is open afterwards: another one, or the same again. */
  function whileClosed<T>(work: () => T): T {
    current.close();
    try {
      return work();
    } finally {
      const again = openStore(folder, surroundings);
      if (again.ok) current = again.value;
      damaged = !again.ok;
    }
  }

  return ok({
    folder,
    now: surroundings.now,
    get games() {
      return current.games;
    },
    get players() {
      return current.players;
    },
    get settings() {
      return current.settings;
    },
    get logs() {
      return current.logs;
    },
    get outgoing() {
      return current.outgoing;
    },
    get history() {
      return current.history;
    },
    get statistics() {
      return current.statistics;
    },
    samples: () => current.samples(),
    isStale: () => current.isStale(),
    get notices() {
      return current.notices;
    },
    mustBeThere: () => current.mustBeThere(),
    copyTo: (file) => current.copyTo(file),
    close: () => current.close(),
    news: () => news,
    tell: (one) => {
      damaged ||= one.kind === 'damage-found';
      news = [...news.filter(({ kind }) => kind !== one.kind), one];
    },
    newsRead: () => {
      news = [];
    },
    isDamaged: () => damaged,
    restore: (name) => {
      const backup = backupsIn(folder).find((one) => one.name === name);
      const laid = layOut(folder, name);
      if (laid !== 'laid-out' || backup === undefined) return err(laid === 'unusable' ? laid : 'not-found');
      whileClosed(() => putInPlace(folder, surroundings.now()));
      news = [{ kind: 'restored', at: backup.at }];
      return ok(null);
    },
    repair: () => {
      const salvaged = whileClosed(() => mend(folder, surroundings.now()));
      news = [{ kind: 'mended', salvaged }];
      return salvaged;
    },
  });
}

function newsOf(notice: StoreNotice): News {
  return { kind: notice === 'write-ahead-log-missing' ? 'log-missing' : notice };
}
