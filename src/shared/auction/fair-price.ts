import type { Artist } from './edition.ts';
import type { State } from './state.ts';

/** What is up for auction. If only the cards are tracked: the painting put up last. */
export interface LotOnOffer {
  readonly artist: Artist;
  readonly cards: 1 | 2;
  /** A second card may be added first, which changes what the lot is worth. */
  readonly mayGrow: boolean;
}

export function lotOnOffer({ situation, setup }: State): LotOnOffer | null {
  switch (situation.kind) {
    case 'selling':
      return lot(situation.artist, situation.cards, false);
    case 'doubling':
      return lot(situation.artist, 1, true);
    case 'counting': {
      const { last } = situation;
      return last === null ? null : lot(last.artist, last.cards, last.kind === 'double');
    }
    case 'offering':
    case 'settling':
    case 'finished':
      return null;
  }

  function lot(place: number, cards: 1 | 2, mayGrow: boolean): LotOnOffer | null {
    const artist = setup.artists[place];
    return artist === undefined ? null : { artist, cards, mayGrow };
  }
}

/** Three prices of a lot at which two choices are equally good for a player. */
export interface FairPrice {
  /** Below this, the auctioneer gains more by keeping the lot than by selling it. */
  readonly keep: number;
  /** Up to this, another player gains by buying it before the auctioneer does. */
  readonly auctioneer: number;
  /** Up to this, a player gains by buying it before another buyer does. */
  readonly buyer: number;
}

/** The band for a lot that is worth this much on average, if everybody wants to gain on the average of the others. */
export function fairPrice(worth: number, players: number): FairPrice {
  return {
    keep: (worth * players) / (2 * players - 1),
    auctioneer: (worth * players) / (players + 1),
    buyer: worth,
  };
}
