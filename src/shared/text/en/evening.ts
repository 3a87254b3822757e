/** The page of an evening. */
export const evening = {
  kind: 'An evening',
  reading: 'Looking at the evening…',
  failed: 'Couldn’t read the evening. Your games are safe. Try again.',
  notCounted: 'This game isn’t part of any evening: it isn’t finished, or it doesn’t count.',
  before: 'The evening before',
  after: 'The evening after',
  print: 'Print the evening',
  won: (names: string, many: boolean) => `${names} ${many ? 'shared' : 'won'} the evening`,
  points: (count: number, number: string, each: boolean) =>
    ` with ${count === 1 ? 'one point' : `${number} points`} for places${each ? ' each' : ''}`,
  more: (lead: string, second: string) => `, ${lead} more than ${second}`,
  from: {
    first: (name: string) => `${name} was ahead from the first game on.`,
    nth: (name: string, game: number) => `${name} was ahead from game ${game} on.`,
    last: 'The last game decided it.',
  },
  by: (lead: string, second: string) => `${lead} ahead of ${second}`,
  comeback: (behind: string) => `after being ${behind} behind`,
  standings: 'Standings',
  columns: { player: 'Player', game: (game: number) => `Game ${game}`, won: 'Won', points: 'Points' },
  result: 'Result',
  absent: 'didn’t play',
  games: 'The games',
  paintings: 'The evening’s paintings',
  besides: 'More of the evening',
  catalogue: 'The catalogue',
  picture: 'The evening in one image, with or without names.',
  leftOut: (games: number): string =>
    games === 1 ? 'One more game doesn’t count here:' : 'Other games don’t count here:',
  players: (names: string, why: string) => `${names} (${why})`,
};
