import { cardsHeld, choices, type State } from '../../../shared/gallery/index.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import type { Bay } from './board.ts';

/** What the screen shows for one player. */
export interface SeatShown {
  readonly at: Seat;
  readonly name: string;
  readonly plays: boolean;
  /** Has the First Player token, if the edition has one. */
  readonly first: boolean;
  /** `null` if hands aren't tracked. */
  readonly hand: number | null;
  /** The round in which they left, 0 before the first card; `null` if they are there. */
  readonly away: number | null;
  /** `null` if displays aren't tracked. */
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
    away: state.away[at] ?? null,
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
