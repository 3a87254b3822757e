import { AUCTION_KINDS, type AuctionKind } from '../auction/index.ts';
import { SYMBOLS, type CardSymbol } from '../gallery/index.ts';
import { editionOf, type AnyEdition, type EventJson } from '../record/index.ts';
import type { Words } from './en/index.ts';
import { auctionTerms } from './terms.ts';

/** What can be printed on a card besides its artist. */
export type Sign = AuctionKind | CardSymbol;

const SIGNS: readonly Sign[] = [...AUCTION_KINDS, ...SYMBOLS];

/** Returns the symbol with this name, if it is one: prompts and rulings about a symbol use its name. */
export function signNamed(name: unknown): Sign | null {
  return SIGNS.find((sign) => sign === name) ?? null;
}

/** The symbol a ruling is about: its key equals or starts with the symbol's name. */
export function signAbout(question: string): Sign | null {
  return SIGNS.find((sign) => question === sign || question.startsWith(`${sign}-`)) ?? null;
}

/** The symbol on the card that was played. */
export function signOf({ auction, effect }: EventJson): Sign | null {
  return signNamed(auction) ?? signNamed(effect);
}

/** A symbol, and what the box calls it. */
export interface SignNamed {
  readonly sign: Sign;
  readonly name: string;
}

/** Every symbol on an edition’s cards. */
export function signNames(words: Words, edition: AnyEdition): readonly SignNamed[] {
  const known = editionOf(edition);
  switch (known.family) {
    case 'auction': {
      const { kinds } = auctionTerms(words, known.edition);
      return AUCTION_KINDS.map((sign) => ({ sign, name: kinds[sign] }));
    }
    case 'gallery': {
      const { effects } = words.galleryTable;
      return SYMBOLS.map((sign) => ({
        sign,
        name: [effects[sign].name, effects[sign].detail].filter((part) => part !== '').join(' '),
      }));
    }
  }
}
