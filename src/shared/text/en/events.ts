import { capitalised, counted, type Noun } from '../noun.ts';
import type { Effect } from '../../gallery/index.ts';
import { one } from './article.ts';
import { ordinal } from './ordinal.ts';

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
const paintings = (count: number, artist: string) => (count === 1 ? `the ${artist}` : `two ${artist}`);
const upOrDown = (change: number) => (change < 0 ? 'fewer' : 'more');
const comma = (what: string | null) => (what === null ? '' : `, ${what}`);

/** What a card asks for besides being displayed. */
const effects: Record<Exclude<Effect, 'none'>, string> = {
  draw: 'a card to draw',
  'second-up': 'a second card face up',
  'second-down': 'a card face down',
  everyone: 'a card from everybody',
  award: 'an award',
};

/** What happened at the table, one sentence per event. Names and money arrive ready to read. */
export const events = {
  unreadable: 'An entry that can’t be read here',
  limitReached: (count: number, artist: string) => `${ordinal(count)} ${artist}: the round is over`,
  outOfCards: 'Nobody has any cards left: the round is over',
  calledOut: 'Everybody is out of cards: the round is over',
  gameOver: 'The game is over',
  starts: (seat: string, round: number, why: string) => `${seat} starts round ${round}${comma(why || null)}`,
  tieLeft: (artist: string, others: string) => `${artist} ties with ${others} and is further left`,
  tieNumber: (artist: string, others: string) => `${artist} ties with ${others} and has the lower number`,
  bids: (bids: string) => `Bids: ${bids}`,
  goesOn: 'The table deals another round',
  effects,

  offer: (seat: string | null, artist: string, kind: string | null) =>
    `${seat === null ? `${capitalised(one(artist))} was put up` : `${seat} put up ${one(artist)}`}${comma(kind)}`,
  pair: (seat: string | null, artist: string, kind: string | null) =>
    `${seat === null ? `A second ${artist} was added` : `${seat} added a second ${artist}`}${comma(kind)}`,
  unpaired: 'Nobody added a card',
  unpairedKept: (seat: string, artist: string) => `Nobody added a card: ${seat} keeps the ${artist} for free`,
  paid: (buyer: string, shares: string, count: number, artist: string) =>
    `${buyer} paid ${shares} for ${paintings(count, artist)}`,
  paidTo: (to: string, amount: string) => `${to} ${amount}`,
  paidToBank: (amount: string) => `the bank ${amount}`,
  free: (buyer: string, count: number, artist: string, named: boolean) =>
    `${named ? 'The price was 0' : 'Nobody bid'}: ${buyer} gets ${paintings(count, artist)} for free`,
  bought: (buyer: string, seller: string, count: number, artist: string) =>
    `${buyer} bought ${paintings(count, artist)} from ${seller}`,
  kept: (buyer: string, count: number, artist: string) => `${buyer} kept ${paintings(count, artist)}`,
  boughtUnknown: (buyer: string, price: string | null) =>
    price === null ? `${buyer} bought it` : `${buyer} bought it for ${price}`,
  mystery: (seat: string | null, artist: string, kind: string | null) =>
    `${seat === null ? 'A mystery card was turned over' : `${seat} turned over a mystery card`}: ${one(artist)}${comma(kind)}`,
  paidOut: (round: number, payouts: string) => `Round ${round} paid out: ${payouts}`,
  paidNothing: (round: number) => `Round ${round} paid out: nobody gets anything`,
  closed: (round: number) => `Round ${round} closed`,
  counted: (amounts: string) => `Money counted: ${amounts}`,

  influence: (artist: string, card: Noun) => `The ${card.one} is ${one(artist)}`,
  play: (seat: string | null, artist: string, effect: string | null) =>
    `${seat === null ? `${capitalised(one(artist))} was displayed` : `${seat} displayed ${one(artist)}`}${effect === null ? '' : `, with ${effect}`}`,
  draw: (seat: string | null) => (seat === null ? 'A card was drawn' : `${seat} drew a card`),
  second: (seat: string | null, artist: string) =>
    seat === null ? `A second ${artist} was displayed` : `${seat} displayed a second ${artist}`,
  faceDown: (seat: string | null) =>
    seat === null ? 'A card was played face down' : `${seat} played a card face down`,
  everyone: (laid: string) => `Everybody played a card: ${laid}`,
  award: (seat: string | null, artist: string) =>
    seat === null ? `An award went to ${artist}` : `${seat} gave an award to ${artist}`,
  decline: (seat: string | null, effect: string | null) =>
    `${seat ?? 'The player'} skipped the symbol${effect === null ? '' : ` (${effect})`}`,
  reveal: (shown: string) => `Turned up: ${shown}`,
  extras: (added: string) => `Added to the displays: ${added}`,
  noExtras: 'Nobody added a card to the displays',
  scored: (round: number, points: string) => `Round ${round} scored: ${points}`,
  scoredNothing: (round: number) => `Round ${round} scored: nobody gets anything`,
  laid: (seat: string, artists: string) => `${seat} (${artists})`,
  has: (seat: string, what: string) => `${seat} ${what}`,

  takesOver: (by: string, from: string) => `${by} takes over from ${from}`,
  swapSeats: (names: string) => `${names} swap seats`,
  /** Only those who sit somewhere else now, clockwise. */
  sitAnew: (names: string) => `New seats, clockwise: ${names}`,
  /** Who goes and who comes, with the reason if one was entered. */
  away: {
    leaves: (seat: string) => `${seat} leaves`,
    notYet: (seat: string) => `${seat} isn’t here yet`,
    joins: (seat: string) => `${seat} joins`,
    isBack: (seat: string) => `${seat} is back`,
    because: (moves: string, reason: string) => (reason === '' ? moves : `${moves} (${reason})`),
  },
  adjust: (reason: string) => (reason === '' ? 'Adjusted' : `Adjusted (${reason})`),
  adjusted: {
    cash: (seat: string, amount: string, change: number) =>
      `${seat} ${amount} ${change < 0 ? 'less' : 'more'}`,
    scores: (seat: string, amount: string, change: number, points: Noun) =>
      `${seat} ${counted(amount, points)} ${upOrDown(change)}`,
    hands: (seat: string, change: number) => `${seat} ${cards(Math.abs(change))} ${upOrDown(change)} in hand`,
    counts: (artist: string, change: number) =>
      `${cards(Math.abs(change))} ${upOrDown(change)} of ${artist} on the table`,
    owned: (seat: string, artist: string, change: number) =>
      `${seat} ${Math.abs(change)} ${artist} ${upOrDown(change)}`,
    standing: (artist: string, amount: string, change: number) =>
      `${artist} worth ${amount} ${change < 0 ? 'less' : 'more'} from earlier rounds`,
    turn: (seat: string) => `${seat} is next`,
  },
};
