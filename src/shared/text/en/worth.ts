/** What paintings are worth before a round ends, and what made each player’s money. */
export const worth = {
  forecast: {
    show: 'Show the forecast',
    explained: {
      auction:
        'What every artist may still pay this round and how likely that is, with a fair price for the lot on offer. Everybody sees it, here and on the big screen.',
      gallery:
        'What every artist may still score this round and how likely that is. Everybody sees it, here and on the big screen.',
    },
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
  accounts: {
    title: 'Selling, buying or luck?',
    titleCards: 'Own cards, pushing artists or luck?',
    start: 'Start',
    selling: 'Selling',
    buying: 'Buying well',
    displaying: 'Own cards',
    steering: 'Pushing artists',
    market: 'The market',
    corrections: 'Corrections',
    money: 'Money',
    points: 'Points',
    answer: (name: string, selling: string, buying: string, steering: string, market: string) =>
      `${name}: ${selling} by selling, ${buying} by buying well, ${steering} by pushing artists, and ${market} from the market.`,
    answerCards: (name: string, displaying: string, steering: string, market: string) =>
      `${name}: ${displaying} from cards when they were displayed, ${steering} by pushing artists, and ${market} from the market.`,
    kindest: (name: string, amount: string) => `The market was kindest to ${name}: ${amount}.`,
    note: 'Buying well: the worth by the forecast, minus the price. Pushing artists: what your cards did to your paintings. The market: what all other cards did, which is luck.',
    noteCards:
      'Own cards: their worth by the forecast when displayed. Pushing artists: what your later cards and awards did to it. The market: what all other cards did, which is luck.',
    numbers: 'From the start to the end, by player',
  },
  /** Over many games, for a person and for everybody. */
  figures: {
    whose: (name: string) => `Is ${name} good or lucky?`,
    ours: 'Who is good, and who is lucky?',
    interval: '95% interval',
    difference: 'Difference',
    takes: 'Games it takes',
    cause: 'From',
    between: (low: string, high: string) => `${low} to ${high}`,
    clearest: (cause: string, amount: string) =>
      `The clearest difference from the others at the table: ${cause}, ${amount} per game.`,
    clearestOf: (name: string, amount: string) =>
      `The clearest difference from the others at the table: ${name}, ${amount} per game.`,
    enough: (takes: string, games: string) =>
      `It takes ${takes} games before that means anything, and there are ${games}.`,
    notEnough: (takes: string, games: number, number: string) =>
      games === 1
        ? `It takes ${takes} games before that means anything, and there’s only 1.`
        : `It takes ${takes} games before that means anything, and there are only ${number}.`,
    tooFew: (least: string, games: number, number: string) =>
      games === 1
        ? `1 game says nothing yet: it takes at least ${least}.`
        : `${number} games say nothing yet: it takes at least ${least}.`,
    alike: 'Nobody differs from the others at all.',
    untracked: 'None of these games tracked every price.',
    untrackedCards: 'None of these games tracked who displayed what.',
    note: 'Lines are 95% intervals: the true average is probably there. “Games it takes”: how many before luck alone no longer explains it.',
    working: (done: string, of: string) => `${done} of ${of} games worked out.`,
    begins: 'Working out what everything was worth…',
    waiting: (games: number, number: string, of: string) =>
      games === 1
        ? `1 of ${of} games is still to be worked out.`
        : `${number} of ${of} games are still to be worked out.`,
    failed: 'Couldn’t work out the rest. Your games are safe.',
    goOn: 'Work out the rest',
  },
};
