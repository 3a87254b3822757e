import type { EndedBy } from '../../../../shared/core/family.ts';
import type { BySeat, Seat } from '../../../../shared/core/seats.ts';
import { choices, ifEndedNow, type Artist, type State } from '../../../../shared/gallery/index.ts';
import { step, type EventJson } from '../../../../shared/record/index.ts';

/** The round's end as an event would bring it about, by the cards in sight. */
export interface Ending {
  readonly endedBy: EndedBy;
  /** Artists that are at the limit then, with their counts. */
  readonly reached: readonly { readonly artist: Artist; readonly count: number }[];
  /** Who ends it, where that decides who starts the next round and nobody is asked about it later. */
  readonly finisher: Seat | null;
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
