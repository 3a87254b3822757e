import type { Edition, Setup } from '../auction/index.ts';
import type { AuctionQuestion } from './auction-questions.ts';
import { cardsOf, dealt, playersFrom, prizes, type Judged } from './ruling.ts';

/** Every answer of the referee, one text each. */
export const AUCTION_ANSWERS = [
  'goal',
  'course',
  'earning',
  'players',
  'layout',
  'screens',
  'cards',
  'deal',
  'deal-mystery',
  'youngest',
  'turn',
  'kinds',
  'open',
  'once',
  'hidden',
  'fixed',
  'double',
  'auctioneer-may-bid',
  'whole-units',
  'no-bids-free',
  'bids-rise',
  'bids-within-cash',
  'bids-count',
  'no-deals',
  'money-hidden',
  'fists-clockwise',
  'fixed-within-cash',
  'price-above-nothing',
  'fixed-must-buy',
  'double-nobody-must',
  'double-same-artist',
  'double-free',
  'taken-over-all',
  'taken-over-shared',
  'share-refused',
  'share-variant',
  'offerer-pays-in-full',
  'offerer-pays-half',
  'double-seats-skipped',
  'pays-auctioneer',
  'face-up',
  'fifth-or-all-out',
  'fifth-unsold',
  'fifth-double-alone',
  'fifth-pair-unsold',
  'no-cards-still-buys',
  'mystery',
  'mystery-after-auction',
  'mystery-only-counts',
  'all-cards-count',
  'leftmost-stated',
  'leftmost-partly-stated',
  'fewer-tiles',
  'sum-of-tiles',
  'tiles-wait',
  'example-misprinted',
  'example-right',
  'all-sold',
  'left-of-last',
  'all-out-ends',
  'all-out-double-unsold',
  'most-money',
  'money-shared',
] as const;
export type AuctionAnswer = (typeof AUCTION_ANSWERS)[number];

/** What a table has chosen, or can choose. */
export const AUCTION_CHOICES = [
  'held',
  'mendable',
  'starter-named',
  'going-on-asked',
  'split-on',
  'split-off',
  'split-not-offered',
  'order-own',
  'order-as-printed',
  'mystery-on',
  'mystery-off',
  'noted',
] as const;
export type AuctionChoice = (typeof AUCTION_CHOICES)[number];

export interface AuctionGround {
  readonly edition: Edition;
  readonly players: number;
  readonly mystery: boolean;
  readonly splitDouble: boolean;
  readonly ownOrder: boolean;
}

/** What rulings depend on: the edition and the table's options. */
export function auctionGround({ edition, players, mystery, splitDouble, artists }: Setup): AuctionGround {
  const ownOrder = edition.artists.some(({ id }, place) => artists[place] !== id);
  return { edition, players, mystery, splitDouble, ownOrder };
}

/** A table of this size without any options. */
export function plainAuction(edition: Edition, players: number): AuctionGround {
  return { edition, players, mystery: false, splitDouble: false, ownOrder: false };
}

export type AuctionJudged = Judged<AuctionAnswer, keyof Edition['cites'], AuctionChoice>;

export function judgeAuction(question: AuctionQuestion, ground: AuctionGround): AuctionJudged {
  const { edition, mystery, splitDouble, ownOrder, players } = ground;
  const { limit, rounds } = edition;
  switch (question) {
    case 'goal':
      return { answer: 'goal', rules: ['goal', 'rounds'], detail: { rounds } };
    case 'course':
      return { answer: 'course', rules: ['course', 'value', 'discard'], detail: { limit, rounds } };
    case 'earning':
      return { answer: 'earning', rules: ['earning', 'sell'] };
    case 'players':
      return { answer: 'players', rules: ['setup'], detail: playersFrom(edition.players) };
    case 'layout':
      return {
        answer: 'layout',
        rules: ['setup', 'banker', 'screens', 'tiles'],
        detail: { cash: edition.startingCash },
      };
    case 'screens':
      return { answer: 'screens', rules: ['screens'] };
    case 'cards':
      return { answer: 'cards', rules: ['card-numbers'], detail: cardsOf(edition.artists) };
    case 'deal':
      return {
        answer: mystery ? 'deal-mystery' : 'deal',
        rules: mystery ? ['mystery-deal', 'next-deal', 'last-deal'] : ['setup', 'next-deal', 'last-deal'],
        detail: dealt(mystery ? edition.mystery?.deal : edition.deal[players]),
      };
    case 'first-auctioneer':
      return { answer: 'youngest', rules: ['first-auctioneer'] };
    case 'turn':
      return { answer: 'turn', rules: ['turn'] };
    case 'kinds':
      return { answer: 'kinds', rules: ['turn'] };
    case 'open':
    case 'once':
    case 'hidden':
    case 'fixed':
      return { answer: question, rules: [question] };
    case 'double':
      return { answer: 'double', rules: ['double', 'double-added', 'double-unpaired'] };
    case 'auctioneer-bids':
      return { answer: 'auctioneer-may-bid', rules: ['open', 'once', 'hidden', 'fixed-unsold'] };
    case 'least-bid':
      return { answer: 'whole-units', rules: ['least-bid'], choice: 'held' };
    case 'no-bids':
      return { answer: 'no-bids-free', rules: ['no-bids'] };
    case 'equal-bids':
      return { answer: 'bids-rise', rules: ['bid-higher'], choice: 'held' };
    case 'bid-over-cash':
      return { answer: 'bids-within-cash', rules: ['bid-within-cash'], choice: 'held' };
    case 'bid-back':
      return { answer: 'bids-count', rules: [], choice: 'mendable' };
    case 'deals':
      return { answer: 'no-deals', rules: [], choice: 'held' };
    case 'others-money':
      return { answer: 'money-hidden', rules: ['screens'] };
    case 'tied-fists':
      return { answer: 'fists-clockwise', rules: ['hidden-tie', 'hidden-tie-auctioneer'] };
    case 'fixed-price':
      return { answer: 'fixed-within-cash', rules: ['fixed-cap'], choice: 'held' };
    case 'price-nothing':
      return { answer: 'price-above-nothing', rules: ['least-price'], choice: 'held' };
    case 'fixed-nobody':
      return { answer: 'fixed-must-buy', rules: ['fixed-unsold'] };
    case 'double-alone':
      return { answer: 'double-nobody-must', rules: ['double', 'double-unpaired'], choice: 'held' };
    case 'double-second':
      return { answer: 'double-same-artist', rules: ['double'] };
    case 'double-nobody':
      return { answer: 'double-free', rules: ['double-unpaired'] };
    case 'double-taken-over':
      return splitDouble
        ? { answer: 'taken-over-shared', rules: ['double-added', 'double-split'], choice: 'split-on' }
        : {
            answer: 'taken-over-all',
            rules: ['double-added', 'double-proceeds'],
            choice: shareChoice(ground),
          };
    case 'double-share':
      return {
        answer: edition.splitDouble === 'refused' ? 'share-refused' : 'share-variant',
        rules: ['double-split'],
        choice: shareChoice(ground),
      };
    case 'double-offerer-buys':
      return splitDouble
        ? { answer: 'offerer-pays-half', rules: [], choice: 'mendable' }
        : { answer: 'offerer-pays-in-full', rules: ['double-proceeds'] };
    case 'double-next':
      return { answer: 'double-seats-skipped', rules: ['double-next'] };
    case 'payment':
      return { answer: 'pays-auctioneer', rules: ['payment'] };
    case 'bought':
      return { answer: 'face-up', rules: ['bought'] };
    case 'round-end':
      return { answer: 'fifth-or-all-out', rules: ['fifth', 'all-out'], detail: { limit } };
    case 'fifth':
      return { answer: 'fifth-unsold', rules: ['fifth'], detail: { limit } };
    case 'fifth-double':
      return { answer: 'fifth-double-alone', rules: ['fifth-double'], detail: { limit } };
    case 'fifth-pair':
      return { answer: 'fifth-pair-unsold', rules: ['fifth-pair'], detail: { limit } };
    case 'no-cards':
      return { answer: 'no-cards-still-buys', rules: ['out-of-cards'] };
    case 'mystery':
      return { answer: 'mystery', rules: ['mystery-deal', 'mystery'], choice: mysteryChoice(ground) };
    case 'mystery-when':
      return { answer: 'mystery-after-auction', rules: ['mystery'], choice: mysteryChoice(ground) };
    case 'mystery-card':
      return {
        answer: 'mystery-only-counts',
        rules: ['mystery-unsold', 'mystery-counts', 'mystery-end', 'mystery-double'],
        choice: mysteryChoice(ground),
      };
    case 'what-counts':
      return { answer: 'all-cards-count', rules: ['ranking'] };
    case 'equal-artists':
      return {
        answer: edition.artistOrder === 'stated' ? 'leftmost-stated' : 'leftmost-partly-stated',
        rules: ['artist-tie', 'artist-order'],
        choice: ownOrder ? 'order-own' : 'order-as-printed',
      };
    case 'few-artists':
      return { answer: 'fewer-tiles', rules: ['few-artists'], choice: 'mendable' };
    case 'value':
      return { answer: 'sum-of-tiles', rules: ['tiles', 'value'], detail: prizes(edition.tiles) };
    case 'tiles-kept':
      return { answer: 'tiles-wait', rules: ['value'] };
    case 'example':
      return edition.exampleMisprinted
        ? { answer: 'example-misprinted', rules: ['sell'] }
        : { answer: 'example-right', rules: ['value'] };
    case 'after-selling':
      return { answer: 'all-sold', rules: ['sell', 'discard'] };
    case 'who-starts':
      return { answer: 'left-of-last', rules: ['starter'], choice: 'starter-named' };
    case 'all-out':
      return { answer: 'all-out-ends', rules: ['all-out'], choice: 'going-on-asked' };
    case 'all-out-double':
      // The rulebooks speak of one last painting; for a pair it follows from what they say about the fifth card.
      return { answer: 'all-out-double-unsold', rules: ['all-out'], choice: 'mendable' };
    case 'win':
      return { answer: 'most-money', rules: ['win'] };
    case 'equal-money':
      return { answer: 'money-shared', rules: [], choice: 'noted' };
  }
}

function shareChoice({ edition, splitDouble }: AuctionGround): AuctionChoice {
  if (edition.splitDouble === 'refused') return 'split-not-offered';
  return splitDouble ? 'split-on' : 'split-off';
}

function mysteryChoice({ mystery }: AuctionGround): AuctionChoice {
  return mystery ? 'mystery-on' : 'mystery-off';
}
