import {
  LARGEST_PAGE,
  received,
  type HistoryCursor,
  type HistoryFacets,
  type HistoryFilter,
  type HistoryPage,
  type PastGame,
} from '../../../../shared/api.ts';
import type { Link } from '../../../lib/link.svelte.ts';
import { linesOf, type Lines } from './lines.ts';
import { nextPiece, type Piece } from './pages.ts';
import type { Seen } from './window.ts';

/** The games a search finds, loaded where the list is scrolled to. */
export interface FoundGames {
  /** By position, newest first; `undefined` if not loaded yet. */
  readonly games: readonly (PastGame | undefined)[];
  /** The whole list by year, month and evening; `null` until known. */
  readonly lines: Lines | null;
  /** The total; `null` until known. */
  readonly count: number | null;
  readonly facets: HistoryFacets | null;
  readonly failed: boolean;
  /** Searches, or repeats a search. The visible games stay until the new ones have loaded. */
  readonly find: (filter: HistoryFilter) => Promise<void>;
  /** Reports the visible positions. Resolves when they are loaded, or when others are visible instead. */
  readonly look: (seen: Seen) => Promise<void>;
  /** Reads all of them, visible or not. */
  readonly everything: () => Promise<readonly PastGame[]>;
}

const FIRST_LOOK: Seen = { first: 0, end: 50 };

export function findGames(link: Link): FoundGames {
  let games = $state.raw<readonly (PastGame | undefined)[]>([]);
  let facets = $state.raw<HistoryFacets | null>(null);
  let lines = $state.raw<Lines | null>(null);
  let failed = $state(false);
  let filter: HistoryFilter = {};
  let seen = FIRST_LOOK;
  /** Ignore answers to earlier searches, and load no further games until the latest is answered. */
  let search = 0;
  let answered = 0;
  let reading: Promise<void> | null = null;
  /** The page being loaded. */
  let underWay: Promise<unknown> = Promise.resolve();

  async function find(asked: HistoryFilter): Promise<void> {
    const own = (search += 1);
    if (JSON.stringify(asked) !== JSON.stringify(filter)) seen = FIRST_LOOK;
    filter = asked;
    try {
      await findList(own);
      if (own === search) failed = false;
      await findFacets(own);
    } catch {
      if (own === search) failed = link.status === 'open';
    }
    if (own === search) readOn();
  }

  async function findList(own: number): Promise<void> {
    const skip = seen.first;
    const most = Math.min(LARGEST_PAGE, Math.max(FIRST_LOOK.end, seen.end - skip));
    const [page, months] = await Promise.all([
      link.client.history.page({ filter, after: null, skip, most }),
      link.client.history.outline(filter),
    ]);
    if (own !== search) return;
    answered = own;
    games = laid([], skip, received(page).games);
    lines = linesOf(months);
    readOn();
  }

  /** The filters' options come after the list, which matters more. */
  async function findFacets(own: number): Promise<void> {
    if (own !== search) return;
    const found = await link.client.history.facets(filter);
    if (own === search) facets = found;
  }

  async function look(at: Seen): Promise<void> {
    seen = at;
    readOn();
    while (reading !== null && seen === at && !isRead(at)) await underWay;
  }

  async function everything(): Promise<readonly PastGame[]> {
    const asked = filter;
    const all: PastGame[] = [];
    let after: HistoryCursor | null = null;
    do {
      const page: HistoryPage = received(
        await link.client.history.page({ filter: asked, after, most: LARGEST_PAGE }),
      );
      all.push(...page.games);
      after = page.next;
    } while (after !== null);
    return all;
  }

  function readOn(): void {
    reading ??= read().finally(() => (reading = null));
  }

  /** Loads until nothing visible is missing. Skips positions that were only scrolled past. */
  async function read(): Promise<void> {
    try {
      for (let piece = wanted(); piece !== null; piece = wanted()) {
        const own = search;
        const asked = link.client.history.page({ filter, after: null, ...piece });
        underWay = asked.catch(() => undefined);
        const page = await asked;
        if (own !== search) continue;
        failed = false;
        const found = received(page).games;
        games = laid(games, piece.skip, found);
        // Fewer than expected: the list has become shorter, and a change event will say so.
        if (found.length < piece.most) return;
      }
    } catch {
      failed = link.status === 'open';
    }
  }

  function wanted(): Piece | null {
    return answered === search ? nextPiece(seen, lines?.count ?? 0, isKnown) : null;
  }

  function isRead({ first, end }: Seen): boolean {
    for (let place = first; place < Math.min(lines?.count ?? 0, end); place += 1)
      if (!isKnown(place)) return false;
    return true;
  }

  function isKnown(place: number): boolean {
    return games[place] !== undefined;
  }

  return {
    get games() {
      return games;
    },
    get lines() {
      return lines;
    },
    get count() {
      return lines?.count ?? null;
    },
    get facets() {
      return facets;
    },
    get failed() {
      return failed;
    },
    find,
    look,
    everything,
  };
}

/** The list with more games filled in. */
function laid(
  known: readonly (PastGame | undefined)[],
  skip: number,
  more: readonly PastGame[],
): (PastGame | undefined)[] {
  const all = known.slice();
  for (const [at, game] of more.entries()) all[skip + at] ??= game;
  return all;
}
