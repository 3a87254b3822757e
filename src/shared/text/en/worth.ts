/** What paintings are worth before a round ends, and what made each player’s money. */
export const worth = {
  outcomes: {
    title: 'What a painting is worth',
    average: 'Worth on average',
    nothing: 'nothing',
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
