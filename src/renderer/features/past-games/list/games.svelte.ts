import {
  LARGEST_PAGE,
  received,
  type HistoryFacets,
  type HistoryFilter,
  type PastGame,
} from '../../../../shared/api.ts';
import type { Link } from '../../../lib/link.svelte.ts';
import { flatLines, linesOf, type Lines } from './lines.ts';
import type { Seen } from './window.ts';

/** The games one below another, not by time. */
export interface Order {
  /** What they are ordered by. */
  readonly by: string;
  /** The ids of all that match. */
  readonly ids: () => Promise<readonly string[]>;
}

const FIRST_LOOK: Seen = { first: 0, end: 50 };

/** The games a search finds, loaded where the list is scrolled to. */
export class FoundGames {
  /** By position; `undefined` if not loaded yet. While a search is repeated, those that it found before. */
  games = $state.raw<readonly (PastGame | undefined)[]>([]);
  facets = $state.raw<HistoryFacets | null>(null);
  failed = $state(false);
  /** Newest first by year, month and evening, or in another order; `null` until known. */
  readonly lines = $derived.by(() => this.#layOut?.(this.#downTo()) ?? null);
  /** How many there are, in open years and others; `null` until known. */
  readonly count = $derived(this.lines?.games ?? null);

  readonly #link: Link;
  readonly #downTo: () => string | undefined;
  #layOut = $state.raw<((downTo: string | undefined) => Lines) | null>(null);
  #filter: HistoryFilter = {};
  #about = '';
  /** Those of the latest answer. */
  #known: readonly (PastGame | undefined)[] = [];
  #read = this.#byTime({});
  #seen = FIRST_LOOK;
  /** Ignore answers to earlier searches, and load no further games until the latest is answered. */
  #search = 0;
  #answered = 0;
  #reading: Promise<void> | null = null;
  /** The page being loaded. */
  #underWay: Promise<unknown> = Promise.resolve();

  /** Years below `downTo` are folded. */
  constructor(link: Link, downTo: () => string | undefined = () => undefined) {
    this.#link = link;
    this.#downTo = downTo;
  }

  /** Searches, or repeats a search. The visible games stay until the new ones have loaded. */
  async find(asked: HistoryFilter, order?: Order): Promise<void> {
    const own = (this.#search += 1);
    const about = JSON.stringify([asked, order?.by]);
    const isRepeated = about === this.#about;
    if (!isRepeated) this.#seen = FIRST_LOOK;
    this.#about = about;
    this.#filter = asked;
    try {
      await this.#findList(own, order, isRepeated);
      if (own === this.#search) this.failed = false;
      // The filters' options come after the list, which matters more.
      const facets = own === this.#search ? await this.#link.client.history.facets(asked) : null;
      if (own === this.#search) this.facets = facets;
    } catch {
      if (own === this.#search) this.failed = this.#link.status === 'open';
    }
    if (own === this.#search) this.#readOn();
  }

  /** Reports the visible positions. Resolves when they are loaded, or when others are visible instead. */
  readonly look = async (at: Seen): Promise<void> => {
    this.#seen = at;
    this.#readOn();
    while (this.#reading !== null && this.#seen === at && !this.#isRead(at)) await this.#underWay;
  };

  /** Reads all of them, visible or not. */
  readonly everything = async (): Promise<readonly PastGame[]> => {
    const [read, count] = [this.#read, this.count ?? 0];
    const all: PastGame[] = [];
    for (let skip = 0; skip < count; skip += LARGEST_PAGE) all.push(...(await read(skip, LARGEST_PAGE)));
    return all;
  };

  async #findList(own: number, order: Order | undefined, isRepeated: boolean): Promise<void> {
    const ids = order === undefined ? undefined : await order.ids();
    if (own !== this.#search) return;
    const read = ids === undefined ? this.#byTime(this.#filter) : this.#inOrder(ids);
    const skip = this.#seen.first;
    const most = Math.min(LARGEST_PAGE, Math.max(FIRST_LOOK.end, this.#seen.end - skip));
    const longest = this.lines?.longest ?? 0;
    const [page, layOut] = await Promise.all([
      read(skip, most),
      ids === undefined
        ? this.#link.client.history
            .outline(this.#filter)
            .then((months) => (downTo?: string) => linesOf(months, downTo))
        : () => flatLines(ids.length, longest),
    ]);
    if (own !== this.#search) return;
    this.#answered = own;
    this.#read = read;
    this.#known = laid([], skip, page);
    // A row that is hidden until it has loaded again would lose the focus.
    this.games = isRepeated ? laid(this.#known, 0, this.games) : this.#known;
    this.#layOut = layOut;
    this.#readOn();
  }

  #byTime(filter: HistoryFilter) {
    return async (skip: number, most: number): Promise<readonly PastGame[]> =>
      received(await this.#link.client.history.page({ filter, skip, most }));
  }

  #inOrder(ids: readonly string[]) {
    return async (skip: number, most: number): Promise<readonly PastGame[]> =>
      received(await this.#link.client.history.games(ids.slice(skip, skip + most)));
  }

  #readOn(): void {
    this.#reading ??= this.#readWanted().finally(() => (this.#reading = null));
  }

  /** Loads until nothing visible is missing. Skips positions that were only scrolled past. */
  async #readWanted(): Promise<void> {
    try {
      for (let piece = this.#wanted(); piece !== null; piece = this.#wanted()) {
        const own = this.#search;
        const asked = this.#read(piece.skip, piece.most);
        this.#underWay = asked.catch(() => undefined);
        const found = await asked;
        if (own !== this.#search) continue;
        this.failed = false;
        this.#known = laid(this.#known, piece.skip, found);
        this.games = laid(this.#known, 0, this.games);
        // Fewer than expected: the list has become shorter, and a change event will say so.
        if (found.length < piece.most) return;
      }
    } catch {
      this.failed = this.#link.status === 'open';
    }
  }

  #wanted() {
    const isKnown = (place: number) => this.#known[place] !== undefined;
    return this.#answered === this.#search ? nextPiece(this.#seen, this.count ?? 0, isKnown) : null;
  }

  #isRead({ first, end }: Seen): boolean {
    for (let place = first; place < Math.min(this.count ?? 0, end); place += 1)
      if (this.#known[place] === undefined) return false;
    return true;
  }
}

/** The list with more games filled in. */
function laid(
  known: readonly (PastGame | undefined)[],
  skip: number,
  more: readonly (PastGame | undefined)[],
): (PastGame | undefined)[] {
  const all = known.slice();
  for (const [at, game] of more.entries()) all[skip + at] ??= game;
  return all;
}

/** Games per request: with more, the visible ones would have to wait for the rest. */
export const PAGE = 100;

/** A page of the list to load. */
export interface Piece {
  readonly skip: number;
  readonly most: number;
}

/**
 * What to load next: the visible games first, then a page on either side, so that scrolling finds them
 * ready. `null` if all of that is loaded.
 */
export function nextPiece(seen: Seen, count: number, isKnown: (place: number) => boolean): Piece | null {
  const parts = [
    seen,
    { first: seen.end, end: seen.end + PAGE },
    { first: seen.first - PAGE, end: seen.first },
  ];
  for (const { first, end } of parts) {
    for (let place = Math.max(0, first); place < Math.min(count, end); place += 1) {
      if (isKnown(place)) continue;
      const skip = place - (place % PAGE);
      return { skip, most: Math.min(PAGE, count - skip) };
    }
  }
  return null;
}
