import { clockwiseFrom, type BySeat, type Seat } from '../../../../shared/core/seats.ts';
import { isList, isObject } from '../../../../shared/core/shape.ts';
import {
  EFFECTS,
  choices,
  type Artist,
  type Choices,
  type Effect,
  type State,
} from '../../../../shared/gallery/index.ts';
import type { EventJson } from '../../../../shared/record/index.ts';

/** The current card as entered so far, before it is an event. */
export interface Card {
  /** With only counts tracked: this card comes with an award. */
  readonly withAward: boolean;
  /** The next card is played out of turn. */
  readonly somebodyElse: boolean;
  readonly artist: Artist | null;
  readonly effect: Effect | null;
  /** The cards entered so far, when everybody plays one at once. */
  readonly laid: BySeat<Artist | null>;
  /** Whether the effect is used. */
  readonly used: boolean | null;
}

export const NO_CARD: Card = {
  withAward: false,
  somebodyElse: false,
  artist: null,
  effect: null,
  laid: [],
  used: null,
};

type Offered<Kind extends keyof Choices> = NonNullable<Choices[Kind]>;

/** The current question. */
export type Step =
  | { readonly ask: 'influence'; readonly influence: Offered<'influence'> }
  | { readonly ask: 'artist'; readonly play: Offered<'play'> }
  | { readonly ask: 'player'; readonly seats: readonly Seat[] }
  | { readonly ask: 'effect'; readonly play: Offered<'play'>; readonly artist: Artist }
  | { readonly ask: 'draw'; readonly seat: Seat }
  | { readonly ask: 'second'; readonly second: Offered<'second'> }
  | { readonly ask: 'face-down'; readonly seat: Seat }
  | { readonly ask: 'award'; readonly award: Offered<'award'> }
  | { readonly ask: 'no-award-left' }
  | {
      readonly ask: 'everyone';
      readonly everyone: Offered<'everyone'>;
      readonly seat: Seat;
      readonly left: number;
    }
  /** Everything has been answered. */
  | { readonly ask: 'nothing'; readonly event: EventJson };

/** The next question, given what the rules allow and what has been entered; `null` if no card is due. */
export function stepOf(state: State, card: Card): Step | null {
  const now = choices(state);
  if (now.influence !== null) {
    if (card.artist === null) return { ask: 'influence', influence: now.influence };
    return said({ type: 'influence', artist: card.artist });
  }
  if (now.play !== null && !now.play.late) {
    const others = otherPlayers(now);
    if (card.somebodyElse && others.length > 0) return { ask: 'player', seats: others };
    return playStep(now.play, card);
  }
  if (now.everyone !== null) return everyoneStep(state, now.everyone, card);
  if (now.decline === null) return null;
  if (card.used === false) return said({ type: 'decline' });
  return effectStep(now, card);
}

/** Players who could play the next card out of turn. */
export function otherPlayers({ play, adjust }: Choices): readonly Seat[] {
  if (play === null) return [];
  return adjust?.turns.filter((seat) => !play.seats.includes(seat)) ?? [];
}

function said(event: EventJson): Step {
  return { ask: 'nothing', event };
}

function playStep(play: Offered<'play'>, { artist, effect, withAward }: Card): Step {
  const preview = play.artists.find((each) => each.artist === artist);
  if (preview === undefined) return { ask: 'artist', play };
  if (!play.named) {
    const award = withAward && !preview.ends ? { effect: 'award' } : {};
    return said({ type: 'play', artist: preview.artist, ...award });
  }
  const [seat] = play.seats;
  // The symbol of the card that ends the round is ignored, so don't ask for it.
  if (preview.ends) return said({ type: 'play', seat, artist: preview.artist });
  if (effect === null) return { ask: 'effect', play, artist: preview.artist };
  return said({ type: 'play', seat, artist: preview.artist, effect });
}

function effectStep({ draw, second, faceDown, award }: Choices, card: Card): Step {
  if (draw !== null) return card.used ? said({ type: 'draw' }) : { ask: 'draw', seat: draw.seat };
  if (second !== null) {
    return card.used ? said({ type: 'second', artist: second.preview.artist }) : { ask: 'second', second };
  }
  if (faceDown !== null) {
    return card.used ? said({ type: 'face-down' }) : { ask: 'face-down', seat: faceDown.seat };
  }
  if (award === null) return { ask: 'no-award-left' };
  return card.artist === null ? { ask: 'award', award } : said({ type: 'award', artist: card.artist });
}

function everyoneStep(state: State, everyone: Offered<'everyone'>, { laid }: Card): Step {
  const missing = layingOrder(state).filter((seat) => (laid[seat] ?? null) === null);
  const [seat] = missing;
  if (seat !== undefined) return { ask: 'everyone', everyone, seat, left: missing.length };
  const artists = Array.from({ length: everyone.players }, (_, at) =>
    everyone.seats.includes(at) ? (laid[at] ?? null) : null,
  );
  return said({ type: 'everyone', artists });
}

/** Who plays a card with everybody else, clockwise from the player who called for it. */
export function layingOrder(state: State): readonly Seat[] {
  const { situation, setup } = state;
  const seats = choices(state).everyone?.seats ?? [];
  const caller = situation.kind === 'effect' ? (situation.seat ?? 0) : 0;
  return clockwiseFrom(caller, setup.players).filter((seat) => seats.includes(seat));
}

/** The card one answer earlier; `null` if nothing has been entered. */
export function answerEarlier(card: Card, order: readonly Seat[]): Card | null {
  const last = order.findLast((seat) => (card.laid[seat] ?? null) !== null);
  if (last !== undefined) return { ...card, laid: card.laid.with(last, null) };
  if (card.used !== null) return { ...card, used: null };
  if (card.effect !== null) return { ...card, effect: null };
  if (card.artist !== null) return { ...card, artist: null };
  return card.withAward || card.somebodyElse ? NO_CARD : null;
}

/** The saved card; anything invalid starts from scratch. */
export function readCard(kept: unknown, { artists, players }: State['setup']): Card {
  if (!isObject(kept)) return NO_CARD;
  const known = (id: unknown) => artists.find((one) => one === id) ?? null;
  const { withAward, somebodyElse, artist, effect, laid, used } = kept;
  return {
    withAward: withAward === true,
    somebodyElse: somebodyElse === true,
    artist: known(artist),
    effect: EFFECTS.find((one) => one === effect) ?? null,
    laid: isList(laid) ? Array.from({ length: players }, (_, seat) => known(laid[seat])) : [],
    used: typeof used === 'boolean' ? used : null,
  };
}
