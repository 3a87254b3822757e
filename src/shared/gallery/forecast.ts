import type { BySeat, Seat } from '../core/seats.ts';
import { at, byName, isEmpty, payoutsOf, total } from '../core/tally.ts';
import type { Artist, CardSymbol } from './edition.ts';
import { rank, valuesOf } from './scoring.ts';
import { dealBefore, valueToken } from './setup.ts';
import { standing, type State } from './state.ts';
import { symbolsUnseen, unseenCards } from './warnings.ts';

// All of this goes by the cards in sight: what lies face down, and what will be added from the hands, nobody knows.

/** What everybody would get if the round ended now. */
export interface Standing {
  /** Best first, as far as there are tokens. */
  readonly ranking: readonly Artist[];
  /** What a card would score. */
  readonly values: Readonly<Record<string, number>>;
  /** `null` where nobody has said who displays what. */
  readonly payouts: BySeat<number> | null;
  /** Cards that lie face down and are left out of all this. */
  readonly faceDown: number;
}

export function ifEndedNow(state: State): Standing {
  const { setup, counts, displays, faceDown } = state;
  const ranking = rank(setup, counts);
  const values = valuesOf(setup, state, ranking);
  return {
    ranking: ranking.flatMap((place) => setup.artists[place] ?? []),
    values: byName(setup.artists, values),
    payouts: setup.tracking === 'full' ? payoutsOf(setup.players, displays, values) : null,
    faceDown: total(faceDown),
  };
}

/** How an artist could reach the limit next: by any card, by a card with a second one, by everyone's cards at once. */
export const REACHES = ['one-more', 'second-card', 'everyone'] as const;
export type Reach = (typeof REACHES)[number];

export interface Near {
  readonly artist: Artist;
  readonly count: number;
  /** Cards still missing to the limit. */
  readonly left: number;
  /** The shortest way there. */
  readonly reach: Reach;
}

/** The artists that one turn could bring to the limit, by the cards that may still be in the hands. */
export function nearlyOver(state: State): readonly Near[] {
  const { setup, counts, situation } = state;
  if (situation.kind === 'settling' || situation.kind === 'finished') return [];
  return setup.artists.flatMap((artist, place) => {
    const count = at(counts, place);
    const left = setup.limit - count;
    const reach = reachOf(state, place, left);
    return reach === null ? [] : { artist, count, left, reach };
  });
}

function reachOf(state: State, artist: number, left: number): Reach | null {
  if (left > unseenCards(state, artist)) return null;
  if (left === 1) return 'one-more';
  if (left === 2 && secondMayFollow(state, artist)) return 'second-card';
  if (left > mostAtOnce(state, artist)) return null;
  // With fewer than half the cards there, this would be a warning at every turn.
  return everyonePlays(state) || left * 2 <= state.setup.limit ? 'everyone' : null;
}

function everyonePlays({ situation }: State): boolean {
  return situation.kind === 'effect' && situation.symbol === 'everyone';
}

function secondMayFollow(state: State, artist: number): boolean {
  return symbolsUnseen(state, artist, 'second-up') > 0 && someHandHolds(state, 2);
}

function someHandHolds({ setup, hands }: State, cards: number): boolean {
  return setup.tracking === 'counts' || hands.some((hand) => hand >= cards);
}

/** Cards of one artist that could land in a turn in which everybody plays. */
function mostAtOnce(state: State, artist: number): number {
  const { setup } = state;
  const players = setup.tracking === 'counts' ? setup.players : state.hands.filter((hand) => hand > 0).length;
  if (everyonePlays(state)) return players;
  const coming = setup.artists.some((_, other) => hasEveryoneCard(state, other));
  if (!coming) return 0;
  // Whoever plays the card that calls for it needs another one to join in.
  const joining = someHandHolds(state, 2) ? players : players - 1;
  return joining + (hasEveryoneCard(state, artist) ? 1 : 0);
}

function hasEveryoneCard(state: State, artist: number): boolean {
  return symbolsUnseen(state, artist, 'everyone') > 0 && unseenCards(state, artist) > 0;
}

/** What the edition prints of an artist and nobody has seen yet: in hands, face down, in the deck or out of the game. */
export interface Unseen {
  readonly artist: Artist;
  readonly printed: number;
  readonly cards: number;
  /** At most so many of them bear the symbol: cards laid as a second, or together, may have borne it unsaid. */
  readonly symbolsAtMost: Readonly<Record<CardSymbol, number>>;
  /** The most one card can still score this round without another award. */
  readonly bestValue: number;
}

export function unseen(state: State): readonly Unseen[] {
  const { setup } = state;
  return setup.artists.map((artist, place) => {
    const cards = Math.max(0, unseenCards(state, place));
    const most = (symbol: CardSymbol): number =>
      Math.max(0, Math.min(cards, symbolsUnseen(state, place, symbol)));
    return {
      artist,
      printed: at(setup.printed, place),
      cards,
      symbolsAtMost: {
        draw: most('draw'),
        'second-up': most('second-up'),
        'second-down': most('second-down'),
        everyone: most('everyone'),
        award: most('award'),
      },
      bestValue: standing(setup, state, place) + valueToken(setup, 0),
    };
  });
}

/** Where the cards are that nobody can see. */
export interface Held {
  /** `null` where hands are not kept. */
  readonly hands: BySeat<number> | null;
  readonly faceDown: BySeat<number>;
  /** What each hand gets before the next round; 0 where there is none. */
  readonly nextDeal: number;
}

export function cardsHeld({ setup, hands, faceDown, round }: State): Held {
  return {
    hands: setup.tracking === 'full' ? hands : null,
    faceDown,
    nextDeal: dealBefore(setup, round + 1),
  };
}

/** Seats that hold no card and sit out, while others play on. */
export function withoutCards({ setup, hands }: State): readonly Seat[] {
  if (setup.tracking === 'counts' || isEmpty(hands)) return [];
  return hands.flatMap((cards, seat) => (cards === 0 ? seat : []));
}
