import { ok, type Result } from '../../shared/core/result.ts';
import type { News, Salvaged } from '../../shared/api.ts';
import { putInPlace } from './backups/restoring.ts';
import type { OpenProblem } from './connection.ts';
import { openStore, type Store, type StoreNotice, type Surroundings } from './index.ts';
import { putMendedInPlace } from './salvage/mending.ts';

/** A store whose file may be exchanged for another while everybody goes on using it. */
export interface KeptStore extends Store {
  readonly folder: string;
  readonly now: () => string;
  readonly news: () => readonly News[];
  readonly tell: (news: News) => void;
  /** Calls this whenever something is told. */
  readonly whenTold: (listener: () => void) => void;
  readonly newsRead: () => void;
  /** Whether damage was found in the file that is open. */
  readonly isDamaged: () => boolean;
  /** Puts the backup that is laid out in the place of the present file. */
  readonly putBackup: (at: string, presentIsWhole: boolean) => void;
  /** Takes nothing more in, so that nothing is written which a file that is being laid out would lack. */
  readonly holdStill: () => void;
  /** Takes entries in again. */
  readonly goOn: () => void;
  readonly isHeldStill: () => boolean;
  /** Puts the sound file that is laid out in the place of the present one. */
  readonly putMended: (salvaged: Salvaged) => void;
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
  let heldStill = false;
  let news: readonly News[] = [...before, ...current.notices.map(newsOf)];
  const listeners = new Set<() => void>();

  /** Whatever becomes of the work, a file is open afterwards: another one, or the same again. */
  function whileClosed<T>(work: () => T): T {
    current.close();
    try {
      return work();
    } finally {
      heldStill = false;
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
    sampleStatistics: () => current.sampleStatistics(),
    isStale: () => current.isStale(),
    behind: () => current.behind(),
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
      for (const listener of listeners) listener();
    },
    whenTold: (listener) => void listeners.add(listener),
    newsRead: () => {
      news = [];
    },
    isDamaged: () => damaged,
    putBackup: (at, presentIsWhole) => {
      whileClosed(() => putInPlace(folder, surroundings.now(), presentIsWhole));
      news = [{ kind: 'restored', at }];
    },
    holdStill: () => {
      heldStill = true;
      current.setReadOnly(true);
    },
    goOn: () => {
      if (heldStill) current.setReadOnly(false);
      heldStill = false;
    },
    isHeldStill: () => heldStill,
    putMended: (salvaged) => {
      whileClosed(() => putMendedInPlace(folder, surroundings.now()));
      news = [{ kind: 'mended', salvaged }];
    },
    setReadOnly: (readOnly) => current.setReadOnly(readOnly),
  });
}

function newsOf(notice: StoreNotice): News {
  return { kind: notice === 'write-ahead-log-missing' ? 'log-missing' : notice };
}
