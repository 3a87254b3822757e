import type { EndedBy } from '../../../../../shared/core/family.ts';
import type { BySeat } from '../../../../../shared/core/seats.ts';
import { ifEndedNow, type Artist, type State } from '../../../../../shared/gallery/index.ts';
import { step, type EventJson } from '../../../../../shared/record/index.ts';

/** The round's end as an event would bring it about, by the cards in sight. */
export interface Ending {
  readonly endedBy: EndedBy;
  /** Artists that are at the limit then, with their counts. */
  readonly reached: readonly { readonly artist: Artist; readonly count: number }[];
  /** `null` where nobody has said who displays what. */
  readonly payouts: BySeat<number> | null;
  /** Cards that nobody has seen yet. */
  readonly faceDown: number;
}

/** What an event ends; `null` where the round goes on. */
export function endingOf(state: State, event: EventJson): Ending | null {
  const after = step({ family: 'gallery', setup: state.setup, state }, event);
  if (!after.ok || after.value.family !== 'gallery') return null;
  const then = after.value.state;
  if (then.situation.kind !== 'settling') return null;
  const { payouts, faceDown } = ifEndedNow(then);
  return {
    endedBy: then.situation.endedBy,
    reached: then.situation.reached.flatMap((at) => {
      const artist = then.setup.artists[at];
      return artist === undefined ? [] : { artist, count: then.counts[at] ?? 0 };
    }),
    payouts,
    faceDown,
  };
}
