import { cardsHeld, choices, type State } from '../../../shared/gallery/index.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import type { Bay } from './board.ts';

/** One player as the table sees them. */
export interface SeatShown {
  readonly at: Seat;
  readonly name: string;
  readonly plays: boolean;
  /** Holds the First Player token, where the edition has one. */
  readonly first: boolean;
  /** `null` where hands are not kept. */
  readonly hand: number | null;
  /** `null` where nobody says who displays what. */
  readonly displayed: readonly { readonly bay: Bay; readonly count: number }[] | null;
  readonly faceDown: number;
  readonly score: number;
}

export function seatsOf(
  state: State,
  bays: readonly Bay[],
  players: readonly { readonly name: string }[],
): SeatShown[] {
  const { hands, faceDown } = cardsHeld(state);
  const displayed = choices(state).adjust?.displayed ?? null;
  const playing = seatPlaying(state);
  return players.map(({ name }, at) => ({
    at,
    name,
    plays: playing === at,
    first: state.setup.edition.nextStarter === 'left-of-first-player' && state.firstPlayer === at,
    hand: hands?.[at] ?? null,
    displayed:
      displayed === null
        ? null
        : bays.flatMap((bay) => {
            const count = displayed[at]?.[bay.artist] ?? 0;
            return count > 0 ? { bay, count } : [];
          }),
    faceDown: faceDown[at] ?? 0,
    score: state.scores[at] ?? 0,
  }));
}

function seatPlaying({ situation }: State): Seat | null {
  switch (situation.kind) {
    case 'influence':
    case 'turn':
    case 'effect':
      return situation.seat;
    case 'settling':
    case 'finished':
      return null;
  }
}
