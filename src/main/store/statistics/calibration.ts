import { ROUNDS_TO_JUDGE, type CalibrationFigures } from '../../../shared/api.ts';
import type { ValuedGames } from './valued-games.ts';

/** How often the forecast was right. */
export function calibrationOf({ waiting, rounds, judged, steps }: ValuedGames): CalibrationFigures {
  return {
    basis: { games: judged, of: waiting.of - waiting.games },
    rounds,
    steps:
      rounds < ROUNDS_TO_JUDGE
        ? null
        : steps
            .filter(({ times }) => times > 0)
            .map(({ said, times, happened, interval }) => ({
              said: said / times,
              times,
              happened: { value: happened / times, interval },
            })),
  };
}
