/** A year in review. */
export const year = {
  title: (year: string) => `${year} in review`,
  see: 'Year in review',
  seeOf: (year: string) => `Year in review ${year}`,
  print: 'Print this page',
  statistics: (year: string) => `Statistics ${year}`,
  totals: { evenings: 'Evenings', games: 'Games', people: 'People', hours: 'Hours' },
  before: (year: string, value: string) => `${year}: ${value}`,
  known: (games: string, of: string) => `for ${games} of ${of} games`,
  won: 'Who won?',
  best: (name: string, wins: number, number: string, games: string, expected: string) =>
    `${name} won most above chance: ${wins === 1 ? '1 game' : `${number} games`} of ${games}, where chance would give ${expected}.`,
  sure: 'That’s hardly luck.',
  luck: 'That may be luck.',
  nobody: 'Nobody won more than chance would give.',
  chance: 'The red line is what chance would give.',
  wins: (wins: number, number: string, games: string) =>
    `${number} ${wins === 1 ? 'win' : 'wins'} in ${games} games`,
  expected: (expected: string) => `${expected} expected`,
  others: (people: number, number: string) =>
    people === 1 ? 'And one other player.' : `And ${number} other players.`,
  months: 'When did we play?',
  busiest: (months: string, count: number, evenings: number, number: string) =>
    `Mostly in ${months}, with ${evenings === 1 ? '1 evening' : `${number} evenings`}${count === 1 ? '' : ' each'}.`,
  atMost: (evenings: number, number: string) =>
    `Never more than ${evenings === 1 ? '1 evening' : `${number} evenings`} a month.`,
  monthsBefore: (year: string) => `The line is ${year}.`,
  month: (month: string, evenings: string) => `${month}: ${evenings}`,
  highlights: 'What we’ll remember',
  comeback: 'Biggest comeback',
  cameBack: (name: string, behind: string) => `${name}: ${behind} behind, and won`,
  closest: 'Closest win',
  wonBy: (name: string, lead: string) => `${name}, by ${lead}`,
  favourite: 'Favourite artist',
  favouriteOf: (artist: string, works: string, share: string) => `${artist}: ${works} works, ${share} of all`,
  weeks: 'Weeks in a row',
  weeksFrom: (weeks: string, day: string) => `${weeks}, from ${day}`,
  evening: 'Longest evening',
  eveningOf: (games: string) => `${games} games`,
  newcomers: 'New at the table',
  andOthers: (names: string, people: number, number: string) =>
    people === 1 ? `${names} and one more` : `${names} and ${number} more`,
  milestone: (number: string) => `Game number ${number}`,
  wonIt: (names: string) => `${names} won`,
};
