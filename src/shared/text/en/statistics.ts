/** Statistics of people and the group, in English. `docs/statistics.md` defines every figure. */
export const statistics = {
  title: 'Statistics',
  explained: 'Only finished games count. Misplayed, abandoned, trashed and sample games don’t.',
  reading: 'Working it out…',
  failed: 'Couldn’t work out the statistics. Your games are safe. Try again.',
  nobody: 'There’s no such player.',
  none: 'No statistics yet. They start with your first finished game.',
  noneFiltered: 'No finished games match. Try fewer filters.',
  noneOf: 'None of these games is finished.',
  counted: (games: number, number: string) => (games === 1 ? '1 game' : `${number} games`),
  toGames: 'Show these games',
  samples: {
    these: 'These are statistics of the sample games. They don’t count anywhere else.',
    ownBegin: 'Yours start with your first finished game.',
    own: 'Show your statistics',
    see: 'Show sample statistics',
    counted: (games: number, number: string) => (games === 1 ? '1 sample game' : `${number} sample games`),
  },
  everybody: 'Everybody',
  footer: (whose: string, games: string) => `${whose} · ${games} · Vernissage`,
  records: 'Records',
  seeGame: 'View game',
  leadsOf: (link: string, label: string) => `${link}: ${label}`,

  games: 'Games',
  player: 'Player',
  wins: 'Wins',
  share: 'Share',
  rating: 'Rating',
  uncertainty: 'Uncertainty',
  retired: 'no longer plays',
  others: 'Others',
  length: 'Average length',
  ofAll: (number: string, games: number) => (games === 1 ? 'From 1 game.' : `From all ${number} games.`),
  ofSome: (games: string, of: string) => `From the ${games} of ${of} games tracked closely enough.`,
  ratingOf: (value: string, uncertainty: string) => `${value} ± ${uncertainty}`,
  byChance: (expected: string, shared: number) =>
    shared === 0
      ? `${expected} expected by chance.`
      : `${expected} expected by chance. ${shared === 1 ? 'One was' : `${shared} were`} shared.`,

  tables: 'Scores by game and players',
  averages: 'Averages by game and players',
  table: 'Table',
  averageScore: 'Average',
  averageWin: 'Average win',
  averageLead: 'Average lead',
  highest: 'Highest',
  lowestWin: 'Lowest win',
  closest: 'Closest win by',
  best: 'Best',
  worst: 'Worst',
  scoreOn: (score: string, day: string) => `${score}, ${day}`,

  inBoxes: (question: string, boxes: string) => `${question} (${boxes})`,
  margin: 'Profit per painting',
  dealing: (name: string) => `Does ${name} earn more by selling or by collecting?`,
  dealt: (dealer: string, collector: string) =>
    `${dealer} from selling, ${collector} from collecting, per game`,
  nemesis: 'Nemesis',
  nemesisOf: (name: string, ahead: string, behind: string, games: string) =>
    `${name} was ahead in ${ahead} of ${games} games together, behind in ${behind}.`,
  noNemesis: 'Nobody is ahead after five or more games together.',

  dearest: 'Highest price',
  bestBargain: 'Best bargain',
  worstDeal: 'Worst deal',
  bestRound: 'Best round',
  lot: (buyer: string, cards: number, artist: string, price: string, paid: string) =>
    `${buyer}: ${cards === 1 ? '' : '2 × '}${artist} for ${price}, paid out ${paid}`,
  ownLot: (cards: number, artist: string, price: string, paid: string) =>
    `${cards === 1 ? '' : '2 × '}${artist} for ${price}, paid out ${paid}`,
  byPerson: (name: string, amount: string) => `${name}: ${amount}`,
  longestStreak: 'Most wins in a row',
  longestDrought: 'Longest without a win',
  inARow: (games: number) => (games === 1 ? '1 win' : `${games} wins`),
  gamesInARow: (games: number) => (games === 1 ? '1 game' : `${games} games`),
  now: (amount: string) => `Now: ${amount}.`,
  shortest: 'Shortest game',
  longest: 'Longest game',
  works: 'Works',
  artist: 'Artist',
  day: 'Day',
  edition: 'Edition',

  ratings: {
    note: 'Everybody starts at 25 ± 8.3. Every game moves the rating, and time without games makes it less certain. The true value is within twice the uncertainty 95 times out of 100.',
    sure: (name: string, rating: string) => `${name}, with ${rating}. It’s very unlikely to be luck.`,
    unsure: (name: string, rating: string) =>
      `${name} is ahead with ${rating}, but it’s too close or too early to be sure.`,
    least: 'At least',
    most: 'At most',
  },
  artists: {
    title: 'Which artists do we collect?',
    whose: (name: string) => `Which artists does ${name} collect?`,
    none: 'None of these games tracked who had what.',
    most: (artist: string, edition: string, works: string, share: string, many: number) =>
      `Mostly ${artist} in ${edition}: ${many === 1 ? '1 work' : `${works} works`}, ${share} of all.`,
    numbers: (edition: string) => `Works, ${edition}`,
  },
  seasons: {
    title: 'Who won each year?',
    leader: (name: string, year: string, wins: string, games: string) =>
      `${name} won most in ${year}: ${wins} of ${games}.`,
    numbers: (year: string, games: string) => `Games in ${year}: ${games}`,
  },
  path: {
    title: (name: string) => `How has ${name}’s rating changed?`,
    answer: (now: string, highest: string, day: string) =>
      `Now ${now}. The highest was ${highest}, on ${day}.`,
    some: (shown: string, all: string) =>
      `Shows ${shown} of ${all} games, evenly spread, with the highest and lowest rating.`,
    numbers: 'Rating after each game shown',
  },
  where: {
    title: (name: string) => `Where does ${name} win?`,
    best: (table: string, share: string, chance: string) =>
      `Best at ${table}: ${share} won, ${chance} expected by chance.`,
    maybe: 'That may still be luck.',
    nowhere: (games: string) =>
      `Nowhere more often than by chance, among the tables with at least ${games} games.`,
    tooFew: (games: string) => `It takes ${games} games at one kind of table to say.`,
    line: 'The line is what chance would give.',
    than: (share: string, chance: string) => `${share}, by chance ${chance}`,
    some: (games: string) => `Shows tables with at least ${games} games. The numbers have them all.`,
    interval: 'In the long run',
    between: (low: string, high: string) => `${low} to ${high}`,
    won: 'Games won',
    chance: 'By chance',
  },
  against: {
    title: (name: string) => `Who does ${name} beat?`,
    most: (name: string, games: string, ahead: string, behind: string, many: number) =>
      `Most often with ${name}: ${many === 1 ? '1 game' : `${games} games`}, ahead in ${ahead}, behind in ${behind}.`,
    ahead: 'Ahead',
    behind: 'Behind',
    even: 'Tied',
  },
  prices: {
    whose: (name: string) => `What does ${name} pay, and what does it pay?`,
    best: (name: string, price: string, paid: string, gain: string, between: string | null) =>
      `${name}: bought for ${price}, paid out ${paid}. That’s the best deal, ${gain} per painting${between === null ? '' : ` (${between})`}.`,
  },
  tops: {
    comebacks: (name: string, behind: string, day: string) =>
      `The biggest comeback: on ${day}, ${name} was ${behind} behind and still won.`,
    changes: (names: string, number: string, day: string, times: number) =>
      `On ${day} the lead changed ${times === 1 ? 'once' : `${number} times`} before ${names} won.`,
    closest: (name: string, lead: string, day: string) => `The closest: on ${day}, ${name} won by ${lead}.`,
    clearest: (name: string, lead: string, day: string) => `The clearest: on ${day}, ${name} won by ${lead}.`,
    rounds: (names: string, price: string, day: string, _: number, round: string) =>
      `The dearest: ${price} for the paintings of round ${round} on ${day}. ${names} won.`,
  },
  memory: (year: string, winners: string) => `${year}: ${winners} won`,
  endsMost: (name: string, rounds: string, expected: string) =>
    `${name} ended most: ${rounds}, ${expected} expected by chance.`,
  changed: (name: string, now: string, one: string, before: string, other: string) =>
    `The biggest difference: ${name} won ${now} (${one}) and ${before} (${other}).`,
  bestOf: (name: string, wins: string, many: number) =>
    `Best: ${name}, with ${many === 1 ? '1 win' : `${wins} wins`}.`,
  pair: {
    title: (one: string, other: string) => `Who is ahead, ${one} or ${other}?`,
    answer: (one: string, ahead: string, other: string, behind: string, games: string, many: number) =>
      `${one} was ahead in ${ahead} of ${many === 1 ? '1 game' : `${games} games`} together, ${other} in ${behind}.`,
    years: (one: string, ahead: string, other: string, behind: string) =>
      `Years ahead: ${one} ${ahead}, ${other} ${behind}.`,
    paidTitle: (one: string, other: string) => `What did ${one} and ${other} pay each other?`,
    paid: (one: string, other: string, paid: string, received: string) =>
      `${one} paid ${other} ${paid} and got ${received}.`,
    from: (one: string, other: string) => `${one} to ${other}`,
  },
};
