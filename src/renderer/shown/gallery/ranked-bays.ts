import { explain, type State } from '../../../shared/gallery/index.ts';
import type { RankedBay } from '../settlement/ranked-bay.ts';
import { bayByBay } from '../settlement/ranked-bays.ts';

export function rankedBays(state: State, round: number): RankedBay[] {
  const award = state.setup.edition.awards.value;
  return bayByBay(state, round, explain(state, round)?.artists ?? [], ({ worth }) => ({
    laid: worth.tokens,
    awards: Array.from({ length: worth.awards }, () => award),
    corrected: worth.corrected,
  }));
}
