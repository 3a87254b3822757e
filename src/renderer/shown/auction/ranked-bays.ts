import { explain, type State } from '../../../shared/auction/index.ts';
import type { RankedBay } from '../settlement/ranked-bay.ts';
import { bayByBay } from '../settlement/ranked-bays.ts';

export function rankedBays(state: State, round: number): RankedBay[] {
  return bayByBay(state, round, explain(state, round)?.artists ?? [], ({ tiles, corrected }) => ({
    laid: tiles,
    awards: [],
    corrected,
  }));
}
