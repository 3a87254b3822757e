import type { Away } from '../core/away.ts';
import type { EndedBy } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { SYMBOLS, type ByArtist, type CardSymbol } from './edition.ts';
import { dealBefore, type Setup } from './setup.ts';
import { at, everywhere, isEmpty, nothing, plus, type Tally } from '../core/tally.ts';

/** What the table is doing. A seat is `null` if the tracking doesn't cover it. */
export type Situation =
  /** A round begins: the card next to the deck has not been turned up yet, and `seat` will lead. */
  | { readonly kind: 'influence'; readonly seat: Seat | null }
  /** Between two turns: `seat` plays the next card. */
  | { readonly kind: 'turn'; readonly seat: Seat | null }
  /** The effect of the card just played must be used or declined. */
  | {
      readonly kind: 'effect';
      readonly symbol: CardSymbol;
      readonly seat: Seat | null;
      readonly artist: number;
    }
  /** The round is over and its scores are due. */
  | Settling
  /** The last round is scored, or nobody has cards for another. */
  | { readonly kind: 'finished' };

export interface Settling {
  readonly kind: 'settling';
  readonly endedBy: EndedBy;
  /** The artists at the limit when it ended; cards turned up later may bring others there. */
  readonly reached: readonly number[];
  /** Who finished the round; `null` if no player's card did, or it wasn't entered. */
  readonly finisher: Seat | null;
  /** After an everyone effect: whose cards ended the round, and who called for them. */
  readonly finishedTogether: readonly Seat[];
  readonly calledBy: Seat | null;
  /** Cards added after the ranking, per artist; `null` until entered. */
  readonly extras: ByArtist<number> | null;
}

/** A scored round, with everything its scores were worked out from. */
export interface SettledRound extends Tokens {
  readonly round: number;
  readonly endedBy: EndedBy;
  readonly counts: Tally;
  readonly displays: Tally;
  readonly extras: ByArtist<number> | null;
  readonly ranking: readonly number[];
  readonly values: Tally;
  readonly payouts: Tally;
}

/** The tokens on and beside the artists before this round's; their sum is an artist's standing. */
export interface Tokens {
  /** Points of the value tokens of earlier rounds. */
  readonly valueTokens: ByArtist<number>;
  /** The number of award tokens. */
  readonly awards: ByArtist<number>;
  /** The sum of the scorekeeper's corrections. */
  readonly corrections: ByArtist<number>;
}

/** One moment of a game. In `counts`, hands and displays stay empty. */
export interface State extends Tokens {
  readonly setup: Setup;
  readonly situation: Situation;
  readonly round: number;
  /** Who holds the First Player token; in boxes without a token, who leads the round. */
  readonly firstPlayer: Seat;
  /** Who played the last card of this round; if several were played at once, the one that counts as last. */
  readonly lastToPlay: Seat | null;
  readonly hands: BySeat<number>;
  readonly away: Away;
  readonly scores: BySeat<number>;
  /** Cards that end the round and rank the artists: displayed, turned up, and the one next to the deck. */
  readonly counts: ByArtist<number>;
  /** The artist's index on the card next to the deck; `null` before it is turned up. */
  readonly influence: number | null;
  /** Cards in front of the players that score: for each artist, one number per seat. */
  readonly displays: Tally;
  /** Cards not turned up yet: they only count at the scoring. */
  readonly faceDown: BySeat<number>;
  /** Cards of earlier rounds, out of the game. */
  readonly discarded: ByArtist<number>;
  /** Symbols seen so far: for each artist, one number per symbol in the order of `SYMBOLS`. */
  readonly symbolsSeen: Tally;
  readonly settled: readonly SettledRound[];
}

export function start(setup: Setup): State {
  const { players, artists, firstSeat } = setup;
  const none = nothing(artists.length);
  const full = setup.tracking === 'full';
  return {
    setup,
    situation: { kind: 'influence', seat: full ? firstSeat : null },
    round: 1,
    firstPlayer: firstSeat,
    lastToPlay: null,
    hands: full ? everywhere(players, dealBefore(setup, 1)) : nothing(players),
    away: Array.from({ length: players }, () => null),
    scores: nothing(players),
    counts: none,
    influence: null,
    displays: nothing(players * artists.length),
    faceDown: nothing(players),
    valueTokens: none,
    awards: none,
    corrections: none,
    discarded: none,
    symbolsSeen: nothing(artists.length * SYMBOLS.length),
    settled: [],
  };
}

/** The index in `displays` of a seat's cards of an artist. */
export function displayPlace(setup: Setup, seat: Seat, artist: number): number {
  return seat * setup.artists.length + artist;
}

/** Cards on the table, without the one next to the deck, per artist. */
export function inFrontOfPlayers({ counts, influence }: State): ByArtist<number> {
  return influence === null || at(counts, influence) === 0 ? counts : plus(counts, influence, -1);
}

/** The sum of an artist's tokens before this round's. */
export function standing(setup: Setup, tokens: Tokens, artist: number): number {
  return (
    at(tokens.valueTokens, artist) +
    at(tokens.awards, artist) * setup.edition.awards.value +
    at(tokens.corrections, artist)
  );
}

/** The index in `symbolsSeen` of an artist's symbol. */
export function symbolPlace(artist: number, symbol: CardSymbol): number {
  return artist * SYMBOLS.length + SYMBOLS.indexOf(symbol);
}

/** Whether an effect can be used at all: it lapses without cards for it. */
export function canFollow(symbol: CardSymbol, hands: Tally, seat: Seat): boolean {
  switch (symbol) {
    case 'draw':
    case 'award':
      return true;
    case 'second-up':
    case 'second-down':
      return at(hands, seat) > 0;
    case 'everyone':
      return !isEmpty(hands);
  }
}
