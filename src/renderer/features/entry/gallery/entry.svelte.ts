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

/** What deserves a second word before it is entered. */
export interface Pending {
  readonly event: EventJson;
  /** The rulebook tells the player to do what is left out here. */
  readonly leavesOut: boolean;
  readonly ending: Ending | null;
}

/** A card as it is entered, answer by answer: what is asked now, and the verbs that answer. */
export interface Entry {
  readonly card: Card;
  readonly step: Step | null;
  readonly pending: Pending | null;
  readonly withAward: () => void;
  /** Who could play the next card although it is another’s turn, as far as the app knows. */
  readonly otherPlayers: readonly Seat[];
  readonly somebodyElse: () => void;
  readonly player: (seat: Seat) => void;
  readonly artist: (artist: Artist) => void;
  readonly effect: (effect: Effect) => void;
  readonly use: (used: boolean) => void;
  readonly lay: (seat: Seat, artist: Artist | null) => void;
  /** Enters what was waiting for a second word. */
  readonly confirm: () => void;
  /** One answer back; past the first, the last event is taken back. */
  readonly back: () => void;
  readonly goBackTo: (answer: 'artist' | 'effect') => void;
}

const KEY = 'card';

/** `turnReason`: what the log says of a turn that was moved. */
export function enterCards(session: Session, state: () => State, turnReason: () => string): Entry {
  const card = $derived(readCard(session.draft[KEY], state().setup));
  const step = $derived(stepOf(state(), card));
  const pending = $derived(step?.ask === 'nothing' ? pendingOf(state(), step.event) : null);

  /** What ends nothing and leaves nothing out needs no second word. */
  function put(next: Card): void {
    const asked = stepOf(state(), next);
    const waiting = asked?.ask === 'nothing' ? pendingOf(state(), asked.event) : null;
    if (waiting === null || waiting.leavesOut || waiting.ending !== null) void session.keep(KEY, next);
    else void session.append(waiting.event);
  }

  /** The card lies already and asks for something: it is taken up again. */
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
    back: () => {
      const earlier = answerEarlier(card, layingOrder(state()));
      const lying = lyingCard(state());
      if (earlier !== null) void session.keep(KEY, earlier);
      else if (lying !== null) takeUp(lying);
    },
    goBackTo: (answer) => {
      const lying = lyingCard(state());
      if (lying !== null) takeUp(answer === 'artist' ? NO_CARD : lying);
      else put(answer === 'artist' ? { ...NO_CARD, withAward: card.withAward } : { ...card, effect: null });
    },
  };
}

/** The card whose effect is awaited, as it was entered before its effect was said. */
function lyingCard({ situation, setup }: State): Card | null {
  if (situation.kind !== 'effect') return null;
  if (setup.tracking === 'counts') return { ...NO_CARD, withAward: true };
  return { ...NO_CARD, artist: setup.artists[situation.artist] ?? null };
}

function pendingOf(state: State, event: EventJson): Pending {
  const leavesOut = event.type === 'decline' && choices(state).decline?.expected === true;
  return { event, leavesOut, ending: endingOf(state, event) };
}
