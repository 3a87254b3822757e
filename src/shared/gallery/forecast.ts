import { isAway } from '../core/away.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { at, byName, isEmpty, payoutsOf, total } from '../core/tally.ts';
import type { Artist, CardSymbol } from './edition.ts';
import { rank, valuesOf } from './scoring.ts';
import { dealBefore, valueToken } from './setup.ts';
import { standing, type State } from './state.ts';
import { symbolsUnseen, unseenCards } from './warnings.ts';

// All of this is based on face-up cards: face-down cards, and cards that will be added from hands, are unknown.

/** What everybody would get if the round ended now. */
export interface Forecast {
  /** Best first, one per token. */
  readonly ranking: readonly Artist[];
  /** What one card would score. */
  readonly values: Readonly<Record<string, number>>;
  /** `null` if displays aren't known. */
  readonly payouts: BySeat<number> | null;
  /** Face-down cards, not counted here. */
  readonly faceDown: number;
}

export function ifEndedNow(state: State): Forecast {
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

/**
 * How an artist could reach the limit next: with any card, with a card and a second one, or with everyone's cards at
 * once.
 */
export const REACHES = ['one-more', 'second-card', 'everyone'] as const;
export type Reach = (typeof REACHES)[number];

export interface Near {
  readonly artist: Artist;
  readonly count: number;
  /** Cards short of the limit. */
  readonly left: number;
  /** The shortest way there. */
  readonly reach: Reach;
}

/** The artists that could reach the limit in one turn, given the cards that may still be in hands. */
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
  // With less than half the cards on the table, this would be a warning every turn.
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

/** The most cards of one artist that can be played in an everyone turn. */
function mostAtOnce(state: State, artist: number): number {
  const { setup } = state;
  const players = setup.tracking === 'counts' ? setup.players : state.hands.filter((hand) => hand > 0).length;
  if (everyonePlays(state)) return players;
  const coming = setup.artists.some((_, other) => hasEveryoneCard(state, other));
  if (!coming) return 0;
  // The player of the everyone card needs another card to join in.
  const joining = someHandHolds(state, 2) ? players : players - 1;
  return joining + (hasEveryoneCard(state, artist) ? 1 : 0);
}

function hasEveryoneCard(state: State, artist: number): boolean {
  return symbolsUnseen(state, artist, 'everyone') > 0 && unseenCards(state, artist) > 0;
}

/** The cards of an artist that nobody has seen yet: in hands, face down, in the deck or out of the game. */
export interface Unseen {
  readonly artist: Artist;
  readonly printed: number;
  readonly cards: number;
  /** An upper bound: cards played as a second card or in an everyone turn may have had the symbol. */
  readonly symbolsAtMost: Readonly<Record<CardSymbol, number>>;
  /** The most that one card can still score this round without another award. */
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

/** Where the unseen cards are. */
export interface Held {
  /** `null` if hands aren't tracked. */
  readonly hands: BySeat<number> | null;
  readonly faceDown: BySeat<number>;
  /** Cards dealt to each hand before the next round; 0 if there is none. */
  readonly nextDeal: number;
}

export function cardsHeld({ setup, hands, faceDown, round }: State): Held {
  return {
    hands: setup.tracking === 'full' ? hands : null,
    faceDown,
    nextDeal: dealBefore(setup, round + 1),
  };
}

/** Players without cards, while others play on. */
export function withoutCards({ setup, hands, away }: State): readonly Seat[] {
  if (setup.tracking === 'counts' || isEmpty(hands)) return [];
  return hands.flatMap((cards, seat) => (cards === 0 && !isAway(away, seat) ? seat : []));
}
