import { FORECAST_KEY, OVERVIEW_KEY, type Change, type GameView } from '../../shared/api.ts';
import { coverBids, LIVE_AUCTION_KEY } from '../../shared/bidding/index.ts';
import { isObject } from '../../shared/core/shape.ts';
import type { Rights } from './calls.ts';

/**
 * The parts of a draft that are public: the explanation before the first card, whether the forecast is shown, the
 * progress of settling a round, and which covers are lifted.
 */
const PUBLIC_KEYS: ReadonlySet<string> = new Set([OVERVIEW_KEY, FORECAST_KEY, 'settling', 'covers-lifted']);

/**
 * The parts of a draft that a view with the right to look may see: the public parts and the auction in
 * progress, without bids that are still hidden. Anything else may be a player's secret.
 */
export function draftForAll(draft: unknown): Readonly<Record<string, unknown>> | null {
  if (!isObject(draft)) return null;
  const { [LIVE_AUCTION_KEY]: live } = draft;
  const seen = Object.entries(draft).filter(([key]) => PUBLIC_KEYS.has(key));
  return {
    ...Object.fromEntries(seen),
    ...(live === undefined ? {} : { [LIVE_AUCTION_KEY]: coverBids(live) }),
  };
}

/** A game as a view with these rights may see it. */
export function viewFor(rights: Rights, view: GameView): GameView {
  switch (rights) {
    case 'edit':
      return view;
    case 'look':
      return { ...view, draft: draftForAll(view.draft) };
    case 'read':
      return { ...view, draft: null, canUndo: false, canRedo: false };
  }
}

/** A change as a view that looks at a table hears of it. */
export function seenChange(change: Change): Change {
  switch (change.kind) {
    case 'game':
      return { kind: 'game', view: viewFor('look', change.view) };
    case 'phones':
      // The codes let a phone in, and what is said on phones is for the table.
      return { kind: 'phones', seen: change.seen, state: null };
    case 'draft':
    case 'games':
    case 'people':
    case 'boxes':
    case 'season':
    case 'keeping':
    case 'cut-short':
    case 'exchanged':
    case 'outage':
    case 'settings':
    case 'sharing':
    case 'members':
      return change;
  }
}

/** A change as a view that reads what was played hears of it; `null` if it's none of its business. */
export function readChange(change: Change): Change | null {
  switch (change.kind) {
    case 'game':
      return change.view.trashed ? null : { kind: 'game', view: viewFor('read', change.view) };
    case 'games':
    case 'people':
    case 'boxes':
    case 'season':
    case 'cut-short':
    case 'exchanged':
      return change;
    case 'draft':
    case 'keeping':
    case 'outage':
    case 'settings':
    case 'sharing':
    case 'members':
    case 'phones':
      return null;
  }
}
