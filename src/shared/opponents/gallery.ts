import type { LookAhead } from '../core/chances.ts';
import type { Seat } from '../core/seats.ts';
import { at, plus, total } from '../core/tally.ts';
import {
  applied,
  asked,
  type Ask,
  type Card,
  type GalleryCard,
  type Move,
  type Option,
} from '../dealing/index.ts';
import { unseen, worth, type State } from '../gallery/index.ts';
import { knowing, lead, worthsOf, type Decision } from './shared.ts';
import type { Temper } from './temper.ts';

/** All that an opponent knows: the table's state has nobody's cards. */
export interface GallerySeen {
  readonly family: 'gallery';
  readonly seat: Seat;
  readonly hand: readonly GalleryCard[];
  /** Its own cards that lie face down. */
  readonly faceDown: readonly GalleryCard[];
  readonly state: State;
  readonly ask: Ask;
}

/** What a card in the hand is worth later, in points, as long as another round is played. */
const KEPT = 1.2;
/** What a collector adds for an artist that is displayed already, in points. */
const LIKED = 10;

export function decideInGallery(seen: GallerySeen, temper: Temper, ahead: LookAhead): Decision {
  const { ask, state, hand, faceDown } = seen;
  const look = knowing(ahead, { ...state, hand, faceDown, unseen: unseen(state) });
  const before = leadOf(seen, look, temper);
  const { move, after, ends } = bestOf(seen, ask.options, look, temper);
  return { move, why: { kind: 'score', before, after, ends } };
}

function bestOf(seen: GallerySeen, options: readonly Option[], look: LookAhead, temper: Temper) {
  const judged = options.map(({ move, card, artist }) => {
    const then = thenSeen(seen, move, card);
    const ends = then.state.situation.kind === 'settling' && seen.state.situation.kind !== 'settling';
    const liked = card !== null && displayedBy(seen, artist) > 0 ? temper.fondness * LIKED : 0;
    return { move, ends, after: reached(then, look, temper) + liked };
  });
  const best = judged.toSorted((one, other) => other.after - one.after)[0];
  if (best === undefined) throw new Error(`seat ${seen.seat} has nothing to ${seen.ask.kind}`);
  return best;
}

/** What the position is worth; the effect of the card just played is used as well as it can be. */
function reached(then: GallerySeen, look: LookAhead, temper: Temper): number {
  const { state, seat, hand } = then;
  const { situation } = state;
  const isOwn = situation.kind === 'effect' && situation.seat === seat && situation.symbol !== 'everyone';
  if (!isOwn || then.ask.kind !== 'play') return leadOf(then, look, temper);
  const { kind, options } = asked(state, seat, hand);
  return bestOf({ ...then, ask: { ...then.ask, kind } }, options, look, temper).after;
}

/** What the seat sees once it has made the move. */
function thenSeen(seen: GallerySeen, move: Move, card: Card<string> | null): GallerySeen {
  const { state, seat } = seen;
  const hand = seen.hand.filter(({ id }) => id !== card?.id);
  const down = seen.hand.filter(({ id }) => id === card?.id);
  if (move.kind !== 'event')
    return { ...seen, hand, state: card === null ? state : showing(state, seat, card.artist) };
  const faceDown = move.event.type === 'face-down' ? [...seen.faceDown, ...down] : seen.faceDown;
  return { ...seen, hand, faceDown, state: applied(state, move.event) ?? state };
}

/** The table with a card that is shown at once with others', before those are known. */
function showing(state: State, seat: Seat, artist: string): State {
  const { setup, counts, displays, hands, situation } = state;
  const place = setup.artists.indexOf(artist);
  return {
    ...state,
    // Once the values are set, none is counted.
    counts: situation.kind === 'settling' ? counts : plus(counts, place, 1),
    displays: plus(displays, seat * setup.artists.length + place, 1),
    hands: plus(hands, seat, -1),
  };
}

/** What the seat's cards score on average, less the others' average. */
function leadOf({ state, seat, faceDown }: GallerySeen, look: LookAhead, temper: Temper): number {
  const { players, artists } = state.setup;
  const values = worthsOf(worth(state, look));
  const hidden = total(faceDown.map(({ artist }) => at(values, artists.indexOf(artist))));
  return lead(players, seat, state.displays, values, temper) + hidden + at(state.hands, seat) * keptIn(state);
}

function keptIn({ setup, round }: State): number {
  return round < setup.edition.rounds ? KEPT : 0;
}

function displayedBy({ state, seat }: GallerySeen, artist: string | null): number {
  const { artists } = state.setup;
  return artist === null ? 0 : at(state.displays, seat * artists.length + artists.indexOf(artist));
}
