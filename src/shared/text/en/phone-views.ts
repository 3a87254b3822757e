import { counted, type Noun } from '../noun.ts';
import { one } from './article.ts';

/** What a player's phone says about the game, in English. Its buttons have words of their own. */
export const phoneViews = {
  /** What is asked of this player. */
  you: {
    seal: (artist: string, cards: number) =>
      cards === 1 ? `Your secret bid for ${one(artist)}?` : `Your secret bid for two by ${artist}?`,
    sealed: 'Your bid is in',
    allSealed: 'All bids are in',
    call: (artist: string, cards: number) =>
      cards === 1 ? `Bid for ${one(artist)}?` : `Bid for two by ${artist}?`,
    lead: (sum: string) => `You lead with ${sum}`,
    bid: 'Bid or pass?',
    more: (sum: string) => `More than ${sum}, or pass?`,
    price: 'Set your price',
    take: (sum: string) => `Take it for ${sum}?`,
    add: (artist: string) => `Add a second ${artist}?`,
    buy: (sum: string) => `You get it for ${sum}`,
    free: 'You get it for free',
    away: 'You aren’t at the table',
  },
  awayExplained: 'Your seat is kept, and this phone still belongs to it. Back again? Say so at the laptop.',
  sealedBy: (names: string, many: boolean) => (many ? `${names} have bid.` : `${names} has bid.`),
  nobodySealed: 'Nobody has bid yet.',
  nobodyElseSealed: 'Nobody else has bid yet.',
  tillReveal: 'The laptop reveals them together.',
  sells: (seller: string, cards: number, artist: string) =>
    cards === 1 ? `${seller} is selling ${one(artist)}.` : `${seller} is selling two by ${artist}.`,
  worth: (paintings: number, sum: string) =>
    paintings === 1
      ? `1 painting, worth ${sum} if the round ended now`
      : `${paintings} paintings, worth ${sum} if the round ended now`,
  scores: (cards: number, points: string, card: Noun) =>
    `${counted(cards, card)}, worth ${points} if the round ended now`,
  refused: {
    gone: 'That lot is gone.',
    'not-allowed': 'The laptop enters the sale.',
    'not-kept': 'That couldn’t be saved. Try again.',
    'too-much': 'You haven’t got that much.',
    'price-too-much': 'You can’t set a price above your own money.',
  },
  evening: {
    bought: (paintings: number, price: string, paid: string) =>
      paintings === 1
        ? `Your painting cost ${price} and paid ${paid}.`
        : `Your ${paintings} paintings cost ${price} and paid ${paid}.`,
    paid: (paintings: number, paid: string) =>
      paintings === 1 ? `Your painting paid ${paid}.` : `Your ${paintings} paintings paid ${paid}.`,
    scored: (cards: number, points: string, card: Noun) => `Your ${counted(cards, card)} scored ${points}.`,
    nothing: 'You bought nothing all evening.',
    best: (artist: string, price: string, paid: string) => `The best: ${artist}, ${price} became ${paid}.`,
    worst: (artist: string, price: string, paid: string) => `The worst: ${artist}, ${price} became ${paid}.`,
  },
};
