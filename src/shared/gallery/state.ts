import type { EndedBy } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { SYMBOLS, type ByArtist, type CardSymbol } from './edition.ts';
import { dealBefore, type Setup } from './setup.ts';
import { at, everywhere, isEmpty, nothing, plus, type Tally } from '../core/tally.ts';

/** Where a table can be. A seat is `null` where the tracking does not know it. */
export type Situation =
  /** A round begins: the card beside the deck has not been turned up, and `seat` will lead. */
  | { readonly kind: 'influence'; readonly seat: Seat | null }
  /** Between two turns: `seat` plays the next card. */
  | { readonly kind: 'turn'; readonly seat: Seat | null }
  /** The card just played asks for something, and the answer is awaited. */
  | {
      readonly kind: 'effect';
      readonly symbol: CardSymbol;
      readonly seat: Seat | null;
      readonly artist: number;
    }
  /** The round is over and waits for its scores. */
  | Settling
  /** The last round is scored, or nobody has a card for another. */
  | { readonly kind: 'finished' };

export interface Settling {
  readonly kind: 'settling';
  readonly endedBy: EndedBy;
  /** The artists at the limit when it ended; what is turned up later may bring others there. */
  readonly reached: readonly number[];
  /** Who finished the round; `null` when no player's card did, or nobody said whose it was. */
  readonly finisher: Seat | null;
  /** Where everybody’s cards were shown at once: whose cards ended the round, and who called for them. */
  readonly finishedTogether: readonly Seat[];
  readonly calledBy: Seat | null;
  /** Cards added after the ranking, artist by artist; `null` as long as nothing was said about them. */
  readonly extras: ByArtist<number> | null;
}

/** A round whose scores stand: what they were made of, and what came of it. */
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

/** What lies on and beside the artists, before this round's value tokens: its sum is an artist's standing. */
export interface Tokens {
  /** Points of the value tokens of earlier rounds. */
  readonly valueTokens: ByArtist<number>;
  /** Award tokens. */
  readonly awards: ByArtist<number>;
  /** What the scorekeeper's corrections add up to. */
  readonly corrections: ByArtist<number>;
}

/** One moment of a game. In `counts` hands and displays stay at nothing. */
export interface State extends Tokens {
  readonly setup: Setup;
  readonly situation: Situation;
  readonly round: number;
  /** Who holds the First Player token; without a token, whose place leads the round. */
  readonly firstPlayer: Seat;
  /** Who laid the last card of this round, of several laid together the one that counts as last. */
  readonly lastToPlay: Seat | null;
  readonly hands: BySeat<number>;
  readonly scores: BySeat<number>;
  /** Cards that end the round and rank the artists: shown, turned up, and the one beside the deck. */
  readonly counts: ByArtist<number>;
  /** The place of the artist on the card beside the deck; `null` before it is turned up. */
  readonly influence: number | null;
  /** Cards in front of the players that score: artist by artist, seat after seat. */
  readonly displays: Tally;
  /** Cards not turned up yet: they count at the scoring alone. */
  readonly faceDown: BySeat<number>;
  /** Cards of earlier rounds, out of the game. */
  readonly discarded: ByArtist<number>;
  /** Symbols seen so far, artist by artist in the order of `SYMBOLS`. */
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

/** Where a seat's cards of an artist stand in `displays`. */
export function displayPlace(setup: Setup, seat: Seat, artist: number): number {
  return seat * setup.artists.length + artist;
}

/** Cards on the table but for the one beside the deck, artist by artist. */
export function inFrontOfPlayers({ counts, influence }: State): ByArtist<number> {
  return influence === null || at(counts, influence) === 0 ? counts : plus(counts, influence, -1);
}

/** What the tokens on and beside an artist add up to, before this round's. */
export function standing(setup: Setup, tokens: Tokens, artist: number): number {
  return (
    at(tokens.valueTokens, artist) +
    at(tokens.awards, artist) * setup.edition.awards.value +
    at(tokens.corrections, artist)
  );
}

/** Where a symbol of an artist stands in `symbolsSeen`. */
export function symbolPlace(artist: number, symbol: CardSymbol): number {
  return artist * SYMBOLS.length + SYMBOLS.indexOf(symbol);
}

/** Whether what a symbol asks for can be done at all: without cards for it, it lapses. */
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
