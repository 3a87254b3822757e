import { ordinal } from './ordinal.ts';

const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** What paintings are worth before a round ends, and what made each player’s money. */
export const worth = {
  outcomes: {
    title: 'What a painting is worth',
    average: 'Worth on average',
    nothing: 'nothing',
  },
  /** What was sold or displayed, seen from later. */
  then: {
    average: (_count: number, worth: string) => `Worth ${worth} on average then`,
    paid: (count: number, paid: string) => `${count === 1 ? 'it' : 'they'} paid ${paid} in the end`,
    paidNothing: (count: number) => `${count === 1 ? 'it' : 'they'} paid nothing in the end`,
    scored: (scored: string) => `it scored ${scored} in the end`,
    scoredNothing: 'it scored nothing in the end',
    /** One of several at once. */
    each: (artist: string, worth: string, scored: string | null) =>
      scored === null ? `${artist}: worth ${worth}` : `${artist}: worth ${worth}, scored ${scored}`,
    /** Columns of a table. */
    worth: 'Worth then',
    gain: 'Gain then',
  },
  bargains: {
    best: 'Bargains',
    worst: 'Follies',
    lot: (buyer: string, count: number, artist: string, price: string, round: number) =>
      `${buyer}, ${count === 1 ? 'one' : 'two'} ${artist} for ${price} in round ${round}`,
    figures: (worth: string, gainThen: string, paid: string, gain: string) =>
      `Worth ${worth} on average then (${gainThen}), paid ${paid} in the end (${gain})`,
  },
  chances: {
    title: 'How did the artists’ chances move?',
    rose: (artist: string, from: string, to: string) => `${artist} rose most, from ${from} to ${to}.`,
    fell: (artist: string, from: string, to: string) => `${artist} fell most, from ${from} to ${to}.`,
    steady: 'In this round nothing moved.',
    note: 'What a painting was worth on average, if every unseen card is equally likely to come next. The numbers have all four outcomes.',
    noteCards:
      'What a card was worth on average, if every unseen card is equally likely to come next. The numbers have all four outcomes.',
    axis: 'Worth on average',
    start: 'Start of the round',
    numbers: 'Worth on average, and the chances of nothing, third, second and first place',
    moments: 'The moments that changed most',
    card: (artist: string, nth: number) => `${artist}’s ${NTH[nth - 1] ?? ordinal(nth)} card`,
    beside: (artist: string) => `${artist} next to the deck`,
    award: (artist: string) => `An award for ${artist}`,
    everyone: 'Everybody’s cards at once',
    reveal: 'The face-down cards',
    unseen: 'Another entry',
    moment: (what: string, gains: string) => `${what}: ${gains}`,
    forPlayer: (amount: string, name: string) => `${amount} for ${name}`,
    forArtist: (amount: string, artist: string) => `${amount} for each ${artist}`,
  },
  accounts: {
    title: 'Selling, buying or luck?',
    titleCards: 'Own cards, steering or luck?',
    start: 'Start',
    selling: 'Selling',
    buying: 'Buying well',
    displaying: 'Own cards',
    steering: 'Steering',
    market: 'The market',
    corrections: 'Corrections',
    money: 'Money',
    points: 'Points',
    answer: (name: string, selling: string, buying: string, steering: string, market: string) =>
      `${name}: ${selling} by selling, ${buying} by buying well, ${steering} by steering, and ${market} from the market.`,
    answerCards: (name: string, displaying: string, steering: string, market: string) =>
      `${name}: ${displaying} from cards when they were displayed, ${steering} by steering, and ${market} from the market.`,
    kindest: (name: string, amount: string) => `The market was kindest to ${name}: ${amount}.`,
    note: 'Each painting counts at what it was worth at that moment, if every unseen card is equally likely to come next. Buying well is its worth minus the price, steering is what your own cards did to your paintings, and the market is what all other cards did. On average the market gives nothing, so one game proves nothing.',
    noteCards:
      'Each card counts at what it was worth when it was displayed, if every unseen card is equally likely to come next. Steering is what your later cards and awards did to it, and the market is what all other cards did. On average the market gives nothing, so one game proves nothing.',
    numbers: 'From the start to the end, by player',
  },
};
