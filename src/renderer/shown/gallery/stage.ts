import { choices, prompts, type Choices, type State } from '../../../shared/gallery/index.ts';
import { clockwiseFrom, type Seat } from '../../../shared/core/seats.ts';
import type { SettlingDraft } from './settling-draft.ts';

type Choice<Name extends keyof Choices> = NonNullable<Choices[Name]>;

/** The current step of scoring a round, in order. */
export type Stage =
  /** There are face-down cards to turn up before the ranking is known. */
  | { readonly kind: 'reveal'; readonly reveal: Choice<'reveal'> }
  /** Everybody showed cards at once, and it matters who ended the round. */
  | { readonly kind: 'finisher'; readonly seats: readonly Seat[] }
  /** Only displayed cards are tracked, and some may not be entered yet. */
  | { readonly kind: 'late'; readonly play: Choice<'play'> }
  /** Only displayed cards are tracked: who displays what? */
  | { readonly kind: 'displays' }
  /** The ranking is final, and players may add cards from their hands. */
  | { readonly kind: 'extras'; readonly extras: Choice<'extras'> }
  | { readonly kind: 'scores' };

export function stageOf(state: State, draft: SettlingDraft): Stage {
  const { reveal, extras, settle, play } = choices(state);
  if (reveal !== null) return { kind: 'reveal', reveal };
  const finishers = possibleFinishers(state);
  if (finishers.length > 0 && draft.finisher === null) return { kind: 'finisher', seats: finishers };
  if (play !== null && !draft.counted) return { kind: 'late', play };
  if (settle !== null && settle.displays !== null && !draft.displayed) return { kind: 'displays' };
  if (extras !== null && extras.seats.some(canAdd)) return { kind: 'extras', extras };
  return { kind: 'scores' };
}

export function canAdd({ artists, most }: Choice<'extras'>['seats'][number]): boolean {
  return artists.length > 0 && most > 0;
}

/** Who may have ended the round, including the player the rules choose; empty if it makes no difference. */
function possibleFinishers(state: State): Seat[] {
  const { situation, setup } = state;
  if (situation.kind !== 'settling' || !prompts(state).some(({ key }) => key === 'finished-together'))
    return [];
  return clockwiseFrom(0, setup.players).filter(
    (seat) => situation.finishedTogether.includes(seat) || seat === situation.calledBy,
  );
}

/** Everybody, clockwise from the player who ended the round. */
export function scoringOrder({ situation, firstPlayer, setup }: State, draft: SettlingDraft): Seat[] {
  const finisher = situation.kind === 'settling' ? situation.finisher : null;
  return clockwiseFrom(draft.finisher ?? finisher ?? firstPlayer, setup.players);
}
