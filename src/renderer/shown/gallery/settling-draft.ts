import { choices, type Artist, type State } from '../../../shared/gallery/index.ts';
import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import { isAmount, isList, isObject, isSeat } from '../../../shared/core/shape.ts';
import type { Draft } from '../../lib/session.svelte.ts';
import { isTyped, nothingTyped, type Typed } from '../settlement/typed-counts.ts';

/**
 * How far the table has got with scoring a round. Saved with the game, so that a restart resumes at the
 * same question.
 */
export interface SettlingDraft {
  readonly round: number;
  /** Face-down cards turned up so far. */
  readonly turnedUp: BySeat<readonly Artist[]>;
  /** Who ended the round, if several cards did at once. */
  readonly finisher: Seat | null;
  /** How many seats have said which cards they add, and their answers. */
  readonly asked: number;
  readonly added: BySeat<readonly Artist[]>;
  /** For games that only track counts: all cards are counted, and so is what each player displays. */
  readonly counted: boolean;
  readonly typed: Typed;
  readonly displayed: boolean;
  /** Who starts the next round, if the table decides differently. */
  readonly next: Seat | null;
}

const KEY = 'settling';

export { KEY as SETTLING_KEY };

export function readSettling(draft: Draft, state: State): SettlingDraft {
  const { players, artists } = state.setup;
  const nobody = Array.from({ length: players }, () => []);
  const nothing: SettlingDraft = {
    round: state.round,
    turnedUp: nobody,
    finisher: null,
    asked: 0,
    added: nobody,
    counted: false,
    typed: nothingTyped(players, artists.length),
    displayed: false,
    next: null,
  };
  const kept = draft[KEY];
  if (!isObject(kept) || kept.round !== state.round) return nothing;
  const { reveal, extras } = choices(state);
  const { finisher, asked, counted, typed, displayed, next } = kept;
  return {
    ...nothing,
    turnedUp: nobody.map((_, seat) =>
      cardsIn(kept.turnedUp, seat, artists).slice(0, reveal?.cards[seat] ?? 0),
    ),
    finisher: isSeat(finisher, players) ? finisher : null,
    asked: isAmount(asked) ? asked : 0,
    added: nobody.map((_, seat) => {
      const { artists: offered, most } = extras?.seats[seat] ?? { artists: [], most: 0 };
      return cardsIn(kept.added, seat, offered).slice(0, most);
    }),
    counted: counted === true,
    typed: isTyped(typed, nothing.typed) ? typed : nothing.typed,
    displayed: displayed === true,
    next: isSeat(next, players) ? next : null,
  };
}

/** Drops cards the rules no longer allow: a correction may have changed the choices. */
function cardsIn(kept: unknown, seat: Seat, allowed: readonly Artist[]): Artist[] {
  const cards: unknown = isList(kept) ? kept[seat] : null;
  return isList(cards) ? cards.flatMap((card) => allowed.find((artist) => artist === card) ?? []) : [];
}
