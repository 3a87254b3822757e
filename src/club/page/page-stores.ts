import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { clubRow, type ClubDatabase } from '../database.ts';
import { openNewsRoom } from '../news.ts';
import { troubleOf } from '../problems.ts';
import type { Club, PageOptions } from './page-here.ts';
import { openPageStore, type PageStore } from './page-store.ts';

/** A page that is filled takes no time. Of one that isn't, readers see what is there so far. */
const MOST_FILLING_MILLISECONDS = 2000;

/** The pages' games, a folder for each club. All of it can be deleted at any time: it is filled again. */
export function openPageStores(database: ClubDatabase, folder: string, { note }: Pick<PageOptions, 'note'>) {
  const stores = new Map<string, Promise<ReturnType<typeof following>>>();
  const revoked = new Set<(club: string | null) => void>();
  const losses = new Set<(club: string) => void>();
  const room = openNewsRoom(database, note);
  let isClosed = false;

  const stopListening = room.listen((news) => {
    if (news.kind === 'revoked' || news.kind === 'back')
      for (const listener of revoked) listener(news.kind === 'back' ? null : news.club);
    if (news.kind === 'back') openThoseThere().catch(noteUnlessAway);
    for (const [club, kept] of stores) {
      if (news.kind === 'back' || (news.kind === 'latest' && news.club === club))
        kept.then(({ follow }) => follow(), note);
    }
  });

  async function openFor(club: Club) {
    const own = join(folder, club.id);
    const { epoch } = await database.within({ club: club.id }, (transaction) =>
      clubRow(transaction, club.id),
    );
    const lost = (): void => {
      stores.delete(club.id);
      for (const listener of losses) listener(club.id);
    };
    const open = (): Promise<PageStore | null> => {
      mkdirSync(own, { recursive: true, mode: 0o700 });
      return openPageStore({ folder: own, club, place: database.place, note, lost });
    };
    let store = await open();
    if (store !== null && store.epoch !== '' && store.epoch !== epoch) {
      // The server was restored from a backup: what isn't there any more mustn't be here.
      await store.close();
      store = null;
    }
    if (store === null) {
      rmSync(own, { recursive: true, force: true });
      store = await open();
    }
    if (store === null) throw new Error('the page’s games can’t be opened');
    return following(store);
  }

  function opened(club: Club) {
    const found = stores.get(club.id) ?? openFor(club);
    stores.set(club.id, found);
    found.catch(() => stores.delete(club.id));
    return found;
  }

  /** When the database is back, it is tried again. */
  function noteUnlessAway(error: unknown): void {
    if (troubleOf(error) === null) note(error);
  }

  async function openThoseThere(): Promise<void> {
    const clubs = await database.clubs();
    await Promise.all(clubs.filter(({ id }) => !isClosed && existsSync(join(folder, id))).map(opened));
  }

  /** Takes what is new, once at a time. */
  function following(store: PageStore) {
    let isWanted = false;
    let running: Promise<void> | null = null;
    async function take(): Promise<void> {
      while (isWanted && !isClosed) {
        isWanted = false;
        await store.take().catch(note);
      }
    }
    const follow = (): void => {
      isWanted = true;
      running ??= take().finally(() => (running = null));
    };
    follow();
    return { store, follow, settled: () => running ?? Promise.resolve() };
  }

  return {
    /** Opens it, if it isn't yet: those that were read before are, so that what is erased leaves their files. */
    of: async (club: Club) => {
      const { store, settled } = await opened(club);
      await Promise.race([settled(), after(MOST_FILLING_MILLISECONDS, undefined, { ref: false })]);
      return store;
    },
    /** Calls back when somebody in the club may have lost their access, or nobody knows. */
    onRevoked: (listener: (club: string | null) => void): void => void revoked.add(listener),
    /** Calls back when the page of a club has ended by itself: its readers, when they come again, get another. */
    onLost: (listener: (club: string) => void) => void losses.add(listener),
    close: async () => {
      isClosed = true;
      stopListening();
      await room.close();
      for (const kept of stores.values()) {
        await kept.then(
          async ({ store, settled }) => {
            // It ends what is under way, which could go on for long.
            await store.close();
            await settled();
          },
          () => undefined,
        );
      }
    },
  };
}
