import type { HistoryCursor, HistoryFacets, HistoryFilter, PastGame } from '../../../shared/api.ts';
import { LARGEST_PAGE } from '../../../shared/api.ts';
import type { Link } from '../../lib/link.svelte.ts';

/** The games that a search finds, read page by page as far as somebody looks. */
export interface FoundGames {
  /** Those read so far, from the newest on. */
  readonly games: readonly PastGame[];
  /** How many there are in all; `null` until that is known. */
  readonly count: number | null;
  readonly facets: HistoryFacets | null;
  readonly failed: boolean;
  readonly find: (filter: HistoryFilter) => Promise<void>;
  /** Reads on until so many are there. */
  readonly upTo: (count: number) => Promise<void>;
}

const FIRST_PAGE = 50;

export function findGames(link: Link): FoundGames {
  let games = $state.raw<readonly PastGame[]>([]);
  let facets = $state.raw<HistoryFacets | null>(null);
  let count = $state<number | null>(null);
  let failed = $state(false);
  let filter: HistoryFilter = {};
  let next: HistoryCursor | null = null;
  /** Every search outdates the answers to the one before. */
  let search = 0;
  let wanted = 0;
  let reading: Promise<void> | null = null;

  async function find(asked: HistoryFilter): Promise<void> {
    const own = (search += 1);
    filter = asked;
    const atLeast = Math.min(LARGEST_PAGE, Math.max(FIRST_PAGE, games.length));
    try {
      const [page, found] = await Promise.all([
        link.client.history.page({ filter, after: null, most: atLeast }),
        link.client.history.facets(filter),
      ]);
      if (own !== search) return;
      games = page.games;
      next = page.next;
      facets = found;
      count = found.games;
      failed = false;
    } catch {
      if (own === search) failed = link.status === 'open';
    }
    if (own === search) await readOn();
  }

  async function upTo(asked: number): Promise<void> {
    wanted = asked;
    await readOn();
  }

  function readOn(): Promise<void> {
    reading ??= read().finally(() => (reading = null));
    return reading;
  }

  async function read(): Promise<void> {
    try {
      while (next !== null && games.length < wanted) {
        const own = search;
        const page = await link.client.history.page({ filter, after: next, most: LARGEST_PAGE });
        if (own !== search) continue;
        games = [...games, ...page.games];
        next = page.next;
      }
    } catch {
      failed = link.status === 'open';
    }
  }

  return {
    get games() {
      return games;
    },
    get count() {
      return count;
    },
    get facets() {
      return facets;
    },
    get failed() {
      return failed;
    },
    find,
    upTo,
  };
}
