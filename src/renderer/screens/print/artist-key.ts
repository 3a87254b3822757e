import type { PastGame } from '../../../shared/api.ts';
import { inkNumber, type Ink } from '../../../shared/core/box.ts';
import { editionOf } from '../../../shared/record/index.ts';

interface Artist {
  readonly name: string;
  readonly ink?: Ink;
}

/** Whose paintings have which colour and pattern, by number: boxes may share a colour, but not always a name. */
export function artistsByInk(
  games: readonly Pick<PastGame, 'edition' | 'wall'>[],
): { readonly ink: number; readonly names: readonly string[] }[] {
  const names = new Map<number, Set<string>>();
  for (const { edition, wall } of games) {
    if (wall === null) continue;
    const artists: readonly Artist[] = editionOf(edition).edition.artists;
    for (const [at, { name }] of artists.entries()) {
      const ink = inkNumber(artists, at);
      names.set(ink, (names.get(ink) ?? new Set()).add(name));
    }
  }
  return [...names].sort(([one], [other]) => one - other).map(([ink, own]) => ({ ink, names: [...own] }));
}
