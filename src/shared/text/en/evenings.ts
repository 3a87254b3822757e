/**
 * What the statistics say across many evenings, without people's names: messages with names are in `statistics.ts`, which
 * isolates them.
 */
export const evenings = {
  standings: {
    player: 'Player, favourite artist',
    favourite: 'Favourite artist',
    rating: 'Rating and uncertainty',
    course: 'Over the years',
    wins: 'Wins, and what chance would give',
    latest: 'Last eight',
    games: (games: number, number: string, day: string) =>
      `${number} ${games === 1 ? 'game' : 'games'}, last on ${day}`,
    highest: (rating: string) => `highest ${rating}`,
    won: (wins: number, number: string, expected: string) =>
      `${number} ${wins === 1 ? 'win' : 'wins'}, ${expected} expected`,
    place: (place: string, players: string) => `${place} of ${players}`,
    unplaced: 'not won',
    average: (place: string) => `place ${place} on average`,
    all: (people: string) => `Show all ${people}`,
  },
  moreRecords: 'Records with other boxes',
  questions: {
    title: 'Questions',
    all: 'All questions and answers',
  },
  scores: {
    title: 'How much does it take to win?',
    none: 'None of these games has everybody’s score.',
    answer: (players: string, average: string, least: string) =>
      `With ${players}, ${average} on average. The lowest win was ${least}.`,
    note: 'From the lowest win to the highest score. The dot is the average win.',
    range: 'Average win',
    said: (average: string, least: string, most: string) => `${average} (${least} to ${most})`,
    score: 'Score',
  },
  dealing: {
    selling: 'Selling',
    collecting: 'Collecting',
    from: 'From',
    perGame: 'Per game',
    paintings: 'Paintings',
    note: 'Selling is what others paid, collecting is payouts minus purchases.',
  },
  prices: {
    title: 'What do we pay, and what does it pay?',
    none: 'None of these games tracked every price.',
    note: 'On average per painting. The line is what the bank paid.',
    by: { artist: 'Artist', kind: 'Kind', round: 'Round', players: 'Players', person: 'Buyer' },
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
    by: { weeks: 'Weeks', weekdays: 'Weekdays' },
    note: 'One square for each week. In a red one there was more than one evening.',
    perEvening: (games: number, number: string, average: string) =>
      `${number} ${games === 1 ? 'game' : 'games'}, ${average} an evening on average.`,
    lasting: (minutes: string) => `A game takes ${minutes} on average.`,
    mostly: (weekday: string, evenings: string, of: string) =>
      `Mostly on ${weekday}: ${evenings} of ${of} evenings.`,
    longest: (weeks: number, number: string, day: string) =>
      weeks === 1 ? 'Never two weeks in a row.' : `At most ${number} weeks in a row, starting on ${day}.`,
    now: (weeks: string) => `Now it’s ${weeks} weeks in a row.`,
    week: (monday: string, evenings: number, games: number) =>
      evenings === 0
        ? monday
        : `${monday}: ${evenings === 1 ? '1 evening' : `${evenings} evenings`}, ${games === 1 ? '1 game' : `${games} games`}`,
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    byWeekday: 'By weekday',
    byYear: 'By year',
    year: 'Year',
    evenings: 'Evenings',
    onThisDay: 'On this day',
  },
  enders: {
    title: 'Who ends rounds, and does it pay?',
    none: 'None of these games tracked whose card ended a round.',
    pays: (ending: string, otherwise: string) =>
      `It pays: more than the table’s average in ${ending} of those rounds, in ${otherwise} of the others.`,
    costs: (ending: string, otherwise: string) =>
      `It doesn’t pay: more than the table’s average in ${ending} of those rounds, in ${otherwise} of the others.`,
    unclear: (ending: string, otherwise: string) =>
      `It makes no clear difference: more than the table’s average in ${ending} of those rounds, in ${otherwise} of the others.`,
    note: 'How often somebody got more than the table’s average from a round, with the 95% interval.',
    more: 'More than the average',
    rounds: 'Rounds',
    ended: 'Ended',
    expected: 'By chance',
    ending: 'When ending it',
    otherwise: 'Otherwise',
    interval: '95% interval',
    between: (low: string, high: string) => `${low} to ${high}`,
  },
  compared: {
    titles: { years: 'What changed this year?', places: 'Does the place matter?' },
    heads: { years: 'Year', places: 'Place' },
    none: { years: 'All games are from one year.', places: 'All games are from one place.' },
    tooFew: 'Nobody has five games in both yet.',
    luck: 'That may be luck.',
    note: (one: string, other: string) =>
      `The share of games won, with its 95% interval: ${one} against ${other}.`,
    interval: '95% interval',
    between: (low: string, high: string) => `${low} to ${high}`,
    won: 'Games won',
    wonOf: (share: string, games: string) => `${share} of ${games}`,
    of: (figure: string, key: string) => `${figure}, ${key}`,
    evenings: 'Evenings',
    perEvening: 'Games an evening',
    review: 'Year in review',
    played: (games: number, number: string, evenings: number, of: string) =>
      `${games === 1 ? '1 game' : `${number} games`} on ${evenings === 1 ? '1 evening' : `${of} evenings`}.`,
  },
  turns: {
    title: 'Does the seat matter?',
    none: 'Nobody wrote down who began in any of these games.',
    seats: ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'],
    best: (seat: string, share: string, chance: string) =>
      `${seat} in turn wins most above chance: ${share}, where chance would give ${chance}.`,
    sure: 'That’s hardly luck.',
    luck: 'That may be luck.',
    note: 'Seats count from the player who begins. The line is what chance would give.',
    won: 'Games won',
    seat: 'In turn',
    chance: 'By chance',
    interval: '95% interval',
    between: (low: string, high: string) => `${low} to ${high}`,
  },
  pair: {
    heading: 'Compare the two',
    with: 'Compare with',
    yearsTitle: 'Who was ahead each year?',
    ahead: 'Games ahead',
    note: 'The line goes up by one with each game in front, and down by one with each game behind.',
    lead: 'Games in front',
    year: 'Year',
    paid: 'Paid',
    total: 'Total',
    perGame: 'Per game',
    untracked: 'None of their games tracked every price.',
  },
};
