/** What people and the group are told in English. `docs/statistics.md` defines every figure. */
export const statistics = {
  title: 'Statistics',
  explained:
    'Finished games count. Those played wrong, abandoned, in the trash or from the sample history do not.',
  reading: 'Working it out…',
  failed: 'The figures could not be worked out. Your games are safe; try again.',
  nobody: 'Nobody is known under this address.',
  none: 'No game counts yet: the figures begin with the first one that is finished.',
  noneFiltered: 'No finished game matches. Ask for less.',
  noneOf: 'None of these games was played to its end.',
  counted: (games: number, number: string) => (games === 1 ? '1 game counts' : `${number} games count`),
  toGames: 'See these games',
  samples: {
    these: 'These are the figures of the sample history: games of made-up friends, which count nowhere else.',
    ownBegin: 'Your own begin with the first game that is finished.',
    own: 'See your own figures',
    see: 'See the figures of the sample history',
    counted: (games: number, number: string) =>
      games === 1 ? '1 game of the sample history' : `${number} games of the sample history`,
  },
  everybody: 'Everybody',
  footer: (whose: string, games: string) => `${whose} · ${games} · Vernissage`,
  together: 'All together',
  records: 'Records',
  charts: 'In charts',
  figures: 'In figures',
  seeGame: 'See the game',
  seeGameOf: (label: string) => `See the game: ${label}`,

  games: 'Games',
  people: 'People',
  player: 'Player',
  wins: 'Wins',
  expectedWins: 'Wins by chance',
  share: 'Share',
  rating: 'Rating',
  uncertainty: 'Uncertainty',
  averagePlace: 'Average place',
  lastPlayed: 'Last game',
  retired: 'no longer plays',
  others: 'Others',
  length: 'Average length',
  priced: 'With every price',
  pricedOf: (games: string) => `of ${games} at Modern Art`,
  ofAll: (number: string, games: number) => (games === 1 ? 'Of the 1 game.' : `Of all ${number} games.`),
  ofSome: (games: string, of: string) => `Kept closely enough: ${games} of ${of} games.`,
  ratingOf: (value: string, uncertainty: string) => `${value} ± ${uncertainty}`,
  winsOf: (wins: string, share: string) => `${wins} (${share})`,
  byChance: (expected: string, shared: number) =>
    shared === 0
      ? `By chance it would be ${expected}.`
      : `By chance it would be ${expected}. ${shared === 1 ? 'One was' : `${shared} were`} shared.`,

  tables: 'Scores at each kind of table',
  averages: 'Averages at each kind of table',
  table: 'Table',
  averageScore: 'Average',
  averageWin: 'Average win',
  averageLead: 'Average lead',
  highest: 'Highest',
  lowestWin: 'Lowest win',
  closest: 'Closest win, by',
  best: 'Best',
  worst: 'Worst',
  scoreOn: (score: string, day: string) => `${score}, ${day}`,

  margin: 'Margin per painting',
  marginOf: (number: string, paintings: number) =>
    paintings === 1
      ? 'Payout less price, over 1 painting.'
      : `Payouts less prices, over ${number} paintings.`,
  dealerAndCollector: 'As dealer, as collector',
  dealt: (dealer: string, collector: string) =>
    `${dealer} from selling, ${collector} from collecting, a game`,
  favourite: 'Favourite artist',
  favouriteOf: (works: string, share: string, edition: string) =>
    `Works held: ${works}, ${share} of all in ${edition}.`,
  nemesis: 'Nemesis',
  nemesisOf: (beatenBy: string, beaten: string, games: string) =>
    `Ahead in ${beatenBy}, behind in ${beaten} of ${games} games together.`,
  noNemesis: 'Nobody met in five games or more comes out ahead.',

  dearest: 'Dearest lot',
  bestBargain: 'Best bargain',
  worstDeal: 'Worst deal',
  bestRound: 'Best round',
  lot: (buyer: string, cards: number, artist: string, price: string, paid: string) =>
    `${buyer}: ${cards === 1 ? '' : '2 × '}${artist} for ${price}, which paid ${paid}`,
  byPerson: (name: string, amount: string) => `${name}: ${amount}`,
  longestStreak: 'Most wins in a row',
  longestDrought: 'Longest without a win',
  inARow: (games: number) => (games === 1 ? '1 win' : `${games} wins`),
  gamesInARow: (games: number) => (games === 1 ? '1 game' : `${games} games`),
  now: (amount: string) => `Now: ${amount}.`,
  shortest: 'Shortest game',
  longest: 'Longest game',
  works: 'Works held',
  artist: 'Artist',
  day: 'Day',
  edition: 'Edition',

  ratings: {
    title: 'Who plays best?',
    note: 'Everybody begins at 25 ± 8.3; the rating is worked out anew from all these games. In 95 of 100 cases the truth is within twice the uncertainty.',
    sure: (name: string, rating: string) => `${name}, with ${rating}, and it can hardly be chance.`,
    unsure: (name: string, rating: string) =>
      `${name} is in front with ${rating}, but the games are too few or too even to be sure.`,
    numbers: 'Ratings, who is surely good first',
    least: 'At the least',
    most: 'At the most',
  },
  winning: {
    title: 'Who wins more than chance would give?',
    most: (name: string, wins: string, expected: string) =>
      `${name}: ${wins} won, where chance would give ${expected}.`,
    even: 'Nobody: everybody wins just as often as chance would have it.',
  },
  artists: {
    title: 'Which artists do we hang?',
    whose: (name: string) => `Which artists does ${name} hang?`,
    none: 'Who held what was kept in none of these games.',
    most: (artist: string, edition: string, works: string, share: string) =>
      `${artist} most of all in ${edition}: ${works} held, ${share} of all.`,
    numbers: (edition: string) => `Works held, ${edition}`,
  },
  seasons: {
    title: 'Who won in which year?',
    leader: (name: string, year: string, wins: string, games: string) =>
      `Most games won in ${year}: ${name}, ${wins} of ${games}.`,
    numbers: (year: string, games: string) => `Games in ${year}: ${games}`,
  },
  path: {
    title: (name: string) => `How did ${name}’s rating go?`,
    answer: (now: string, highest: string, day: string) =>
      `Now ${now}; the highest was ${highest}, on ${day}.`,
    some: (shown: string, all: string) =>
      `${shown} of ${all} games are shown, evenly spread; those of the highest and the lowest rating are among them.`,
    numbers: 'Rating after each game shown',
  },
  where: {
    title: (name: string) => `Where does ${name} win?`,
    best: (table: string, share: string, chance: string) =>
      `Best at ${table}: ${share} of the games, where chance would give ${chance}.`,
    won: 'Games won',
    chance: 'By chance',
  },
  against: {
    title: (name: string) => `Whom does ${name} beat?`,
    most: (name: string, games: string, ahead: string, behind: string) =>
      `Most often at one table with ${name}: in ${games}, ahead in ${ahead}, behind in ${behind}.`,
    ahead: 'Ahead',
    behind: 'Behind',
    even: 'Even',
  },
};
