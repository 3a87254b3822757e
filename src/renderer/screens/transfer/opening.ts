import { FATES, type LookedThrough } from '../../../shared/api.ts';
import type { Place } from '../../../shared/routes/index.ts';

/** What becomes of files that were opened rather than brought in: whoever opens a game wants to see it. */
export type Opening =
  /** It is here as it is in the file, or further. */
  | { readonly kind: 'go'; readonly to: Place }
  /** It is new, or goes on, and everybody in it is known: there is nothing to ask or to warn of. */
  | { readonly kind: 'take' }
  | { readonly kind: 'show' };

export function openingOf(found: LookedThrough): Opening {
  const to = gameIn(found);
  if (to === null || found.counts.different > 0) return { kind: 'show' };
  if (found.games.here.some(({ trashed }) => trashed)) return { kind: 'show' };
  if (found.counts.here > 0) return { kind: 'go', to };
  return { kind: found.strangers.length + found.newcomers === 0 ? 'take' : 'show' };
}

/** Where the one game of some files is seen once it is in: its two logs where there are two; `null` for any other files. */
export function gameIn({ counts, games, brokenCount }: LookedThrough): Place | null {
  const all = FATES.reduce((sum, fate) => sum + counts[fate], 0);
  const [game] = FATES.flatMap((fate) => games[fate]);
  if (game === undefined || all > 1 || brokenCount > 0) return null;
  return { screen: counts.different > 0 ? 'transfer' : 'game', id: game.id };
}
