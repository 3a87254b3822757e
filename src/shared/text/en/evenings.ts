/**
 * What the statistics say across many evenings, without people's names: messages with names are in `statistics.ts`, which
 * isolates them.
 */
export const evenings = {
  standings: {
    player: 'Player',
    favourite: 'Favourite artist',
    rating: 'Rating, at least',
    course: 'Over the years',
    wins: 'Wins; the line is chance',
    latest: 'Last eight games',
    games: (games: number, number: string, day: string) =>
      `${number} ${games === 1 ? 'game' : 'games'}, last on ${day}`,
    highest: (rating: string) => `highest ${rating}`,
    won: (wins: number, number: string, expected: string) =>
      `${number} ${wins === 1 ? 'win' : 'wins'}, ${expected} expected`,
    place: (place: string, players: string) => `${place} of ${players}`,
    unplaced: 'not won',
    average: (place: string) => `average place ${place}`,
    all: (people: string) => `Show all ${people}`,
  },
  /** What the questions are about. */
  subjects: {
    heading: 'What are we like?',
    more: 'More questions',
    currency: 'Played for',
    currencyOf: (boxes: string, games: string) => `${boxes} (${games})`,
    andOthers: (box: string, others: number, number: string) =>
      others === 1 ? `${box} and 1 more` : `${box} and ${number} more`,
    prices: 'Prices',
    customers: 'Who pays whom',
    winning: 'Winning',
    rounds: 'Ends of rounds',
    artists: 'Artists',
    luck: 'Luck and forecast',
    times: 'Times',
    comeback: 'Biggest comeback',
    cameBack: (amount: string) => `${amount} behind`,
    closest: 'Closest win',
    names: 'Names',
    namesSaid: (people: number, number: string) => (people === 1 ? '1 person' : `${number} people`),
    seasons: 'Season table',
  },
  scores: {
    title: 'How much does it take to win?',
    none: 'None of these games has everybody’s score.',
    answer: (players: string, average: string, lead: string) =>
      `With ${players}, ${average} on average, and ${lead} more than the second.`,
    note: 'From the lowest win to the highest score. The dot is the average win.',
    range: 'Average win',
    said: (average: string, least: string, most: string) => `${average} (${least} to ${most})`,
    score: 'Score',
  },
  prices: {
    title: 'What do we pay, and what does it pay?',
    none: 'None of these games tracked every price.',
    note: 'On average per painting. The line is what the bank paid.',
    by: {
      artist: 'Artist',
      kind: 'Kind',
      round: 'Round',
      players: 'Players',
      year: 'Year',
      person: 'Buyer',
    },
    buyers: 'Who buys well?',
    course: {
      title: 'Have prices gone up?',
      one: (year: string, price: string) => `A painting cost ${price} in ${year}, the only year with prices.`,
      more: (first: string, before: string, last: string, now: string) =>
        `Yes. A painting cost ${before} in ${first} and ${now} in ${last}.`,
      less: (first: string, before: string, last: string, now: string) =>
        `No. A painting cost ${before} in ${first} and ${now} in ${last}.`,
    },
    round: (round: string) => `Round ${round}`,
    topTens: 'Top tens',
    tops: { dearest: 'Top ten prices', bargains: 'Top ten bargains', follies: 'Top ten follies' },
    perPainting: 'Per painting',
    paintings: 'Paintings',
    price: 'Price',
    paid: 'Paid out',
    gain: 'Gain',
    both: (price: string, paid: string) => `${price}, paid out ${paid}`,
    between: (low: string, high: string) => `${low} to ${high}`,
  },
  times: {
    title: 'When do we play?',
    perEvening: (games: number, number: string, average: string) =>
      `${number} ${games === 1 ? 'game' : 'games'}, ${average} an evening on average.`,
    timed: (basis: string) => `Times: ${basis}`,
    lasting: (minutes: string) => `A game takes ${minutes} on average.`,
    mostly: (weekday: string, evenings: string, of: string) =>
      `Mostly on ${weekday}: ${evenings} of ${of} evenings.`,
    longest: (weeks: number, number: string, day: string) =>
      weeks === 1 ? 'Never two weeks in a row.' : `At most ${number} weeks in a row, starting on ${day}.`,
    now: (weeks: string) => `Now it’s ${weeks} weeks in a row.`,
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    byWeekday: 'By weekday',
    byYear: 'By year',
    year: 'Year',
    evenings: 'Evenings',
    onThisDay: 'On this day',
    milestones: 'Round numbers',
    milestone: (number: string) => `Game ${number}`,
  },
  enders: {
    title: 'Who ends rounds, and does it pay?',
    none: 'None of these games tracked whose card ended a round.',
    pays: (ending: string, otherwise: string) =>
      `It paid more than the table’s average in ${ending} of those rounds, and in ${otherwise} of the others.`,
    note: 'The line is what chance would give.',
    said: (ended: string, expected: string) => `${ended}, by chance ${expected}`,
    rounds: 'Rounds',
    ended: 'Ended',
    expected: 'By chance',
    ending: 'More than the average when ending it',
    otherwise: 'Otherwise',
  },
  ways: {
    title: 'Does selling or buying win?',
    selling: 'Best seller',
    collecting: 'Best buyer',
    best: 'Who',
    won: 'Games won',
    sells: (selling: string, collecting: string, games: string, many: number) =>
      many === 1
        ? 'Selling: the best seller won the only game with prices.'
        : `Selling. The best seller won ${selling} of ${games} games, the best buyer ${collecting}.`,
    buys: (selling: string, collecting: string, games: string, many: number) =>
      many === 1
        ? 'Buying: the best buyer won the only game with prices.'
        : `Buying. The best buyer won ${collecting} of ${games} games, the best seller ${selling}.`,
    level: (selling: string, _: string, games: string, many: number) =>
      many === 1
        ? 'Neither or both: there is only one game with prices.'
        : `Both alike. The best seller and the best buyer each won ${selling} of ${games} games.`,
    note: 'The best seller got most from the others for lots; the best buyer gained most between prices and payouts.',
  },
  tops: {
    title: 'Which games do we remember?',
    by: {
      comebacks: 'Comebacks',
      changes: 'Lead changes',
      closest: 'Closest wins',
      clearest: 'Clearest wins',
      rounds: 'Dearest rounds',
    },
    amounts: {
      comebacks: 'Behind by',
      changes: 'Lead changes',
      closest: 'Won by',
      clearest: 'Won by',
      rounds: 'Paid in the round',
    },
    untracked: {
      comebacks: 'None of these games tracked every price or every display.',
      changes: 'None of these games tracked every price or every display.',
      closest: 'The scores of these games aren’t known.',
      clearest: 'The scores of these games aren’t known.',
      rounds: 'None of these games tracked every price.',
    },
    none: {
      comebacks: 'Nobody who won was ever behind.',
      changes: 'The lead never changed.',
      closest: 'Nobody won alone by having most.',
      clearest: 'Nobody won alone by having most.',
      rounds: 'Nobody paid anything.',
    },
    lateWins: (share: string) => `In ${share} of games, the winner wasn’t ahead before the last round.`,
    perGame: (changes: string) => `On average ${changes} a game.`,
    between: (value: string, low: string, high: string) => `${value} (${low} to ${high})`,
    winner: 'Winner',
    round: 'Round',
  },
  turns: {
    title: 'Does it help to start?',
    none: 'Nobody wrote down who began in any of these games.',
    seats: ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'],
    said: ['The first', 'The second', 'The third', 'The fourth', 'The fifth', 'The sixth'],
    begins: (share: string, chance: string) =>
      `The first player won ${share} of games; chance would give ${chance}.`,
    best: (seat: string, share: string, chance: string) =>
      `${seat} in turn wins more than chance would give: ${share} instead of ${chance}.`,
    note: 'Seats count from the player who begins. The line is what chance would give.',
    seat: 'In turn',
    sure: 'That’s more than luck usually does.',
    luck: 'That may be luck.',
    won: 'Games won',
    chance: 'By chance',
    interval: '95% interval',
    between: (low: string, high: string) => `${low} to ${high}`,
  },
  pair: {
    heading: 'Compare the two',
    yearsTitle: 'Who was ahead each year?',
    lead: 'Games in front',
    year: 'Year',
    paid: 'Paid',
    total: 'Total',
    perGame: 'Per game',
    untracked: 'None of their games tracked every price.',
  },
};
