import { FATES, type FileContents } from '../../../shared/api.ts';
import type { Place } from '../../../shared/routes/index.ts';

/** What to do with opened files: opening a game means wanting to see it. */
export type Opening =
  /** The game is already here, identical or further on. */
  | { readonly kind: 'go'; readonly to: Place }
  /** It is new or a continuation, and everybody in it is known, so there is nothing to ask or warn about. */
  | { readonly kind: 'take' }
  | { readonly kind: 'show' };

export function openingOf(found: FileContents): Opening {
  const to = gameIn(found);
  if (to === null || found.counts.different > 0) return { kind: 'show' };
  // What only seems to be a game here may be another.
  if (found.games.here.some(({ trashed, match }) => trashed || match !== null)) return { kind: 'show' };
  if (found.counts.here > 0) return { kind: 'go', to };
  return { kind: found.strangers.length + found.newcomers === 0 ? 'take' : 'show' };
}

/**
 * The screen for the only game in some files once it is imported: the comparison if it has two logs. `null`
 * for any other files.
 */
export function gameIn({ counts, games, brokenCount }: FileContents): Place | null {
  const all = FATES.reduce((sum, fate) => sum + counts[fate], 0);
  const [game] = FATES.flatMap((fate) => games[fate]);
  if (game === undefined || all > 1 || brokenCount > 0) return null;
  return { screen: counts.different > 0 ? 'transfer' : 'game', id: game.id };
}
