import type { Database } from 'better-sqlite3';
import { join } from 'node:path';
import type { News } from '../../shared/api.ts';
import { copyDatabase } from './backups/taking.ts';
import type { Misread } from './beside.ts';
import { openToRead } from './connection.ts';
import { openStore, STORE_FILE, type Store, type Surroundings } from './index.ts';
import { keepUnread, unreadNews } from './unread-news.ts';

/** The file isn't open; the backend knows why. */
export class NotOpen extends Error {
  constructor() {
    super('the games are not open');
  }
}

/** Whether the file was closed while it was in use. */
export function wasClosed(error: unknown): boolean {
  if (error instanceof NotOpen) return true;
  return error instanceof TypeError && error.message === 'The database connection is not open';
}

/** A store whose file can be closed, reopened or replaced while others keep using it. */
export type KeptStore = ReturnType<typeof openKeptStore>;

export function openKeptStore(folder: string, surroundings: Surroundings) {
  let current: Store | null = null;
  /**
   * SQLite deletes the log with the last connection unless that one is read-only. This one is, and is closed
   * last.
   */
  let reader: Database | null = null;
  let damaged = false;
  let news: readonly News[] = [];
  const listeners = new Set<() => void>();

  function store(): Store {
    if (current === null) throw new NotOpen();
    return current;
  }

  /** Later, because it may be found anywhere. */
  function healed(what: string): void {
    surroundings.healed?.(what);
    setImmediate(() => {
      for (const listener of listeners) listener();
    });
  }

  function change(next: readonly News[]): void {
    news = next;
    keepUnread(folder, news);
    for (const listener of listeners) listener();
  }

  return {
    folder,
    now: surroundings.now,
    /** Opens the file in the folder, or returns why that is impossible. Until then everything else throws. */
    open: (before: readonly News[] = []) => {
      const opened = openStore(folder, { ...surroundings, healed });
      if (!opened.ok) return opened.error;
      current = opened.value;
      reader?.close();
      reader = readerOf(join(folder, STORE_FILE));
      damaged = before.some(({ kind }) => kind === 'damage-found');
      change(withoutRepeats([...unreadNews(folder), ...before, ...current.notices]));
      return null;
    },
    isOpen: () => current !== null,
    /** Closes a damaged file and keeps its log, which a repair needs. */
    closeUncleanly: () => {
      const left = current;
      current = null;
      left?.closeUncleanly();
    },
    close: () => {
      const left = current;
      current = null;
      reader?.close();
      reader = null;
      left?.close();
    },
    get games() {
      return store().games;
    },
    get players() {
      return store().players;
    },
    get boxes() {
      return store().boxes;
    },
    get settings() {
      return store().settings;
    },
    get season() {
      return store().season;
    },
    get dropped() {
      return store().dropped;
    },
    get logs() {
      return store().logs;
    },
    get sharing() {
      return store().sharing;
    },
    get outgoing() {
      return store().outgoing;
    },
    get history() {
      return store().history;
    },
    samples: () => store().samples(),
    listAgain: (misread: Misread) => store().listAgain(misread),
    isStale: () => store().isStale(),
    behind: () => store().behind(),
    get notices() {
      return store().notices;
    },
    assertInPlace: () => store().assertInPlace(),
    tryWriting: () => store().tryWriting(),
    /** Whether there is anything to copy: an open file, or one closed by `closeUncleanly`. */
    canBeCopied: () => current !== null || reader !== null,
    copyTo: async (file: string) => {
      if (current === null && reader !== null) await copyDatabase(reader, file);
      else await store().copyTo(file);
    },
    news: () => news,
    addNews: (one: News) => {
      damaged ||= one.kind === 'damage-found';
      change([...news.filter(({ kind }) => kind !== one.kind), one]);
    },
    removeNews: (kind: News['kind']) => change(news.filter((one) => one.kind !== kind)),
    /** Calls the listener whenever news is added or removed, or something is set aside. */
    onNewsChange: (listener: () => void) => void listeners.add(listener),
    newsRead: () => {
      // News that still applies stays, read or not.
      change(news.filter(({ kind }) => kind === 'not-kept'));
    },
    isDamaged: () => damaged,
  };
}

/** A start that fails and is tried again finds the same once more. */
function withoutRepeats(news: readonly News[]): readonly News[] {
  const said = news.map((one) => JSON.stringify(one));
  return news.filter((_, at) => said.indexOf(said[at] ?? '') === at);
}

/** A connection joins the log only once it has read something. */
function readerOf(file: string): Database | null {
  const reader = openToRead(file);
  try {
    reader.prepare('SELECT 1 FROM sqlite_schema').get();
    return reader;
  } catch {
    reader.close();
    return null;
  }
}
