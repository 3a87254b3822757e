/** Statistics of people and the group, in English. `docs/statistics.md` defines every figure. */
export const statistics = {
  title: 'People',
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
  seeSale: 'Watch the sale',
  seeRound: 'Watch the round',
  seeStreak: 'Show these wins',
  leadsOf: (link: string, label: string) => `${link}: ${label}`,

  games: 'Games',
  player: 'Player',
  wins: 'Wins',
  share: 'Share',
  rating: 'Rating',
  uncertainty: 'Uncertainty',
  retired: 'no longer plays',
  ofAll: (number: string, games: number) => (games === 1 ? 'From 1 game.' : `From all ${number} games.`),
  ofSome: (games: string, of: string) => `From ${games} of ${of} games; the rest lack the details.`,
  ratingOf: (value: string, uncertainty: string) => `${value} ± ${uncertainty}`,
  byChance: (expected: string, shared: number) =>
    shared === 0
      ? `${expected} expected by chance.`
      : `${expected} expected by chance. ${shared === 1 ? 'One was' : `${shared} were`} shared.`,

  tables: 'Scores by game and players',
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

  inBoxes: (question: string, boxes: string) => `${question} · ${boxes}`,
  nemesisOf: (name: string, ahead: string, behind: string, games: string) =>
    `${name} is the nemesis, ahead in ${behind} of ${games} games and behind in ${ahead}.`,

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
  works: 'Paintings',
  artist: 'Artist',
  day: 'Day',
  edition: 'Box',

  ratings: {
    note: 'Everybody starts at 25 ± 8.3. Without games, the uncertainty grows. “At least” is the rating minus twice the uncertainty, and decides the order.',
    sure: (name: string, rating: string) =>
      `${name} leads with a rating of at least ${rating}. It’s very unlikely to be luck.`,
    unsure: (name: string, rating: string) =>
      `${name} leads with a rating of at least ${rating}, but it’s too close or too early to be sure.`,
    streak: (name: string, games: string) => `${name} has the longest streak, ${games} wins in a row.`,
    dearest: (name: string, lot: string) => `The dearest purchase is ${name}’s: ${lot}.`,
  },
  artists: {
    title: 'Which artists do we collect?',
    whose: (name: string) => `Which artists does ${name} collect?`,
    none: 'None of these games tracked who had what.',
    most: (artist: string, edition: string, works: string, share: string, many: number) =>
      `Mostly ${artist} in ${edition}: ${many === 1 ? '1 painting' : `${works} paintings`}, ${share} of all.`,
    numbers: (edition: string) => `Paintings, ${edition}`,
  },
  path: {
    title: (name: string) => `How has ${name}’s rating changed?`,
    answer: (now: string, highest: string, day: string) =>
      `Now ${now}. The highest was ${highest}, on ${day}.`,
    some: (shown: string, all: string) =>
      `Shows ${shown} of ${all} games, evenly spread, with the highest and lowest rating.`,
    numbers: 'Rating after each game shown',
  },
  /** A person’s own page. */
  person: {
    /** After the name, which is the title. */
    won: (games: number, number: string, wins: number, won: string, chance: string | null) =>
      games === 1
        ? wins === 1
          ? 'has played one game and won it.'
          : 'has played one game. The first win is still to come.'
        : wins === 0
          ? `has played ${number} games. The first win is still to come.`
          : `has won ${won} of ${number} games${chance === null ? '' : `; chance would give ${chance}`}.`,
    table: (table: string, wins: string, games: string) => `Best at ${table}: ${wins} of ${games} won.`,
    beats: (name: string, ahead: string, games: string) =>
      `Usually ahead of ${name}, in ${ahead} of ${games} games.`,
    beatenBy: (name: string, ahead: string, games: string) =>
      `${name} is a tough opponent, ahead in ${ahead} of ${games} games.`,
    streak: (games: string) => `Has won the last ${games}.`,
    artist: (artist: string, works: string, of: string) => `Loves ${artist}: ${works} of ${of} paintings.`,
    company: (name: string, games: number, number: string) =>
      games === 1 ? `Last seen with ${name}.` : `${name} was there most often, in ${number} games.`,
    results: (name: string) => `Where does ${name} win?`,
    byChance: 'By chance',
    places: 'First to last',
    said: (wins: string, games: string) => `${wins} of ${games}`,
    note: 'Games won; the line is what chance would give.',
    notAll: (scored: number, number: string, of: string) =>
      scored === 1
        ? `Wins from all ${of} games, scores from one of them.`
        : `Wins from all ${of} games, scores from ${number} of them.`,
    band: 'The band is twice the uncertainty to each side.',
  },
  against: {
    title: (name: string) => `Who does ${name} beat?`,
    record: (ahead: string, behind: string) => `${ahead}–${behind}`,
    said: (games: number, number: string, ahead: string, behind: string) =>
      `${games === 1 ? '1 game' : `${number} games`}, ahead in ${ahead}, behind in ${behind}`,
    note: (name: string) => `Games in which ${name} was ahead, and behind. The line is half of them.`,
    none: 'Nobody else has played in these games.',
    most: (name: string, games: number, number: string, ahead: string, behind: string) =>
      `Most often with ${name}: ${games === 1 ? '1 game' : `${number} games`}, ahead in ${ahead}, behind in ${behind}.`,
    ahead: 'Ahead',
    behind: 'Behind',
    even: 'Tied',
  },
  customers: {
    title: 'Who is our best customer?',
    whose: (name: string) => `Who does ${name} pay, and who pays ${name}?`,
    best: (from: string, to: string, amount: string) => `${from} has paid ${to} most: ${amount}.`,
    pays: (name: string, to: string, amount: string) => `${name} has paid ${to} most, ${amount}.`,
    gets: (name: string, from: string, amount: string) => `Most came to ${name} from ${from}, ${amount}.`,
    pair: 'Who, and to whom',
    paid: 'Paid',
    perGame: 'Per game',
  },
  prices: {
    whose: (name: string) => `What does ${name} pay, and what does it pay?`,
    course: (name: string) => `Does ${name} pay more than before?`,
    best: (name: string, paid: string, price: string) => `Best value: ${name}, ${paid} for ${price}.`,
    buys: (name: string, paid: string, price: string) => `${name} buys best and gets ${paid} for ${price}.`,
    buysLeast: (name: string, paid: string, price: string) => `${name} gets least, ${paid} for ${price}.`,
    least: (name: string, paid: string, price: string) => `Worst value: ${name}, ${paid} for ${price}.`,
    loses: (name: string, paid: string, price: string) => `Overpaid: ${name}, ${paid} for ${price}.`,
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
    `${name} ended the most rounds: ${rounds}, ${expected} expected by chance.`,
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
    up: (name: string, games: string) => `${name} +${games}`,
    level: 'Level',
    note: (one: string, other: string) =>
      `Above the middle, ${one} is ahead by that many games; below it, ${other}.`,
  },
};
