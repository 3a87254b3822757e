import { areClose, areOneCompany, type PlayedAt } from '../../../shared/core/evening.ts';
import type { CountedGame } from './counted-games.ts';

/** The games of each evening, from first to last. */
export function eveningsOf(games: readonly CountedGame[]): CountedGame[][] {
  const evenings: CountedGame[][] = [];
  for (const game of games) {
    const evening = evenings.at(-1);
    const before = evening?.at(-1);
    const goesOn =
      before !== undefined &&
      areClose(whenAndWhere(before), whenAndWhere(game)) &&
      areOneCompany(peopleIn(before), peopleIn(game));
    if (goesOn) evening?.push(game);
    else evenings.push([game]);
  }
  return evenings;
}

function whenAndWhere({ playedAt, place }: CountedGame): PlayedAt {
  return { at: Date.parse(playedAt), place };
}

function peopleIn({ results }: CountedGame): string[] {
  return results.map(({ person }) => person);
}
