import type { Seat } from '../../../../shared/core/seats.ts';
import { choices, type Artist, type Effect, type State } from '../../../../shared/gallery/index.ts';
import type { EventJson } from '../../../../shared/record/index.ts';
import type { Session } from '../../../lib/session.svelte.ts';
import {
  NO_CARD,
  answerEarlier,
  layingOrder,
  otherPlayers,
  readCard,
  stepOf,
  type Card,
  type Step,
} from './card.ts';
import { endingOf, type Ending } from './ending.ts';

/** An event that has to be confirmed. */
export interface Pending {
  readonly event: EventJson;
  /** It skips something the rulebook requires. */
  readonly leavesOut: boolean;
  readonly ending: Ending | null;
}

/** Entering a card answer by answer: the current question, and the actions that answer it. */
export interface Entry {
  readonly card: Card;
  readonly step: Step | null;
  readonly pending: Pending | null;
  readonly withAward: () => void;
  /** Players who could play the next card out of turn, as far as the app knows. */
  readonly otherPlayers: readonly Seat[];
  readonly somebodyElse: () => void;
  readonly player: (seat: Seat) => void;
  readonly artist: (artist: Artist) => void;
  readonly effect: (effect: Effect) => void;
  readonly use: (used: boolean) => void;
  readonly lay: (seat: Seat, artist: Artist | null) => void;
  /** Enters the event waiting to be confirmed. */
  readonly confirm: () => void;
  /** Whether there is anything to go back to. */
  readonly goesBack: boolean;
  /** Goes back one answer; before the first, undoes the last event. */
  readonly back: () => void;
  readonly goBackTo: (answer: 'artist' | 'effect') => void;
}

const KEY = 'card';

/** `turnReason`: the log's reason for a moved turn. */
export function enterCards(session: Session, state: () => State, turnReason: () => string): Entry {
  const card = $derived(readCard(session.draft[KEY], state().setup));
  const step = $derived(stepOf(state(), card));
  const pending = $derived(step?.ask === 'nothing' ? pendingOf(state(), step.event) : null);

  const earlier = $derived(answerEarlier(card, layingOrder(state())));
  const lying = $derived(playedCard(state()));

  /** Only an event that ends the round or skips something has to be confirmed. */
  function put(next: Card): void {
    const asked = stepOf(state(), next);
    const waiting = asked?.ask === 'nothing' ? pendingOf(state(), asked.event) : null;
    if (waiting === null || waiting.leavesOut || waiting.ending !== null) void session.keep(KEY, next);
    else void session.append(waiting.event);
  }

  /** The card has already been played and its effect is due: continue with it. */
  function takeUp(kept: Card): void {
    void session.undo();
    void session.keep(KEY, kept);
  }

  return {
    get card() {
      return card;
    },
    get step() {
      return step;
    },
    get pending() {
      return pending;
    },
    withAward: () => put({ ...card, withAward: !card.withAward }),
    get otherPlayers() {
      return otherPlayers(choices(state()));
    },
    somebodyElse: () => put({ ...NO_CARD, somebodyElse: true }),
    player: (turn) => void session.append({ type: 'adjust', reason: turnReason(), turn }),
    artist: (artist) => put({ ...card, artist }),
    effect: (effect) => put({ ...card, effect }),
    use: (used) => put({ ...card, used }),
    lay: (seat, artist) => {
      const { players } = state().setup;
      const laid = Array.from({ length: players }, (_, at) => card.laid[at] ?? null);
      put({ ...card, laid: laid.with(seat, artist) });
    },
    confirm: () => {
      if (pending !== null) void session.append(pending.event);
    },
    get goesBack() {
      return earlier !== null || lying !== null;
    },
    back: () => {
      if (earlier !== null) void session.keep(KEY, earlier);
      else if (lying !== null) takeUp(lying);
    },
    goBackTo: (answer) => {
      if (lying !== null) takeUp(answer === 'artist' ? NO_CARD : lying);
      else put(answer === 'artist' ? { ...NO_CARD, withAward: card.withAward } : { ...card, effect: null });
    },
  };
}

/** The card whose effect is due, as entered before its effect. */
function playedCard({ situation, setup }: State): Card | null {
  if (situation.kind !== 'effect') return null;
  if (setup.tracking === 'counts') return { ...NO_CARD, withAward: true };
  return { ...NO_CARD, artist: setup.artists[situation.artist] ?? null };
}

function pendingOf(state: State, event: EventJson): Pending {
  const leavesOut = event.type === 'decline' && choices(state).decline?.expected === true;
  return { event, leavesOut, ending: endingOf(state, event) };
}
