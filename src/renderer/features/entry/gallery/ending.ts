import type { EndedBy } from '../../../../shared/core/family.ts';
import type { BySeat, Seat } from '../../../../shared/core/seats.ts';
import { choices, ifEndedNow, type Artist, type State } from '../../../../shared/gallery/index.ts';
import { step, type EventJson } from '../../../../shared/record/index.ts';

/** How an event would end the round, going by the visible cards. */
export interface Ending {
  readonly endedBy: EndedBy;
  /** Artists at the limit, with their counts. */
  readonly reached: readonly { readonly artist: Artist; readonly count: number }[];
  /** Who ends it, if that decides who starts the next round and isn't asked later. */
  readonly finisher: Seat | null;
  /** `null` if displays aren't tracked. */
  readonly payouts: BySeat<number> | null;
  /** Cards nobody has seen yet. */
  readonly faceDown: number;
}

/** How an event ends the round; `null` if it doesn't. */
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
    finisher: decidesWhoStarts(then) ? then.situation.finisher : null,
    payouts,
    faceDown,
  };
}

function decidesWhoStarts(state: State): boolean {
  const { setup, situation, round } = state;
  const another = round < setup.edition.rounds && choices(state).settle?.next !== null;
  const asked = situation.kind === 'settling' && situation.finishedTogether.length > 0;
  return setup.edition.nextStarter === 'left-of-finisher' && another && !asked;
}
