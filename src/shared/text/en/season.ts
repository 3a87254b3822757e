/** A season and a club's page, in English. */
export const season = {
  title: 'Season',
  see: 'Season table',
  between: (from: string, to: string) => `${from} to ${to}`,
  about: (games: number, number: string, evenings: number, ofEvenings: string) =>
    `${games === 1 ? 'One game' : `${number} games`} on ${evenings === 1 ? 'one evening' : `${ofEvenings} evenings`}`,
  none: 'No game that counts was played between these days.',
  reading: 'Adding up the points…',
  failed: 'Couldn’t add up the points. Try again.',
  from: 'First day',
  to: 'Last day',
  rule: 'Points for',
  rules: { places: 'Places', wins: 'Wins above chance', rating: 'Rating' },
  explained: {
    places: 'In each game, a point for everybody behind you, and half a point for everybody level with you.',
    wins: 'A win is worth 1, less the wins that chance gives at that table: a quarter with four players.',
    rating:
      'The rating somebody has at least after these games alone: everybody starts again, and one lucky game isn’t enough.',
  },
  least: 'Games needed',
  fewer: (games: number, number: string) =>
    `With fewer than ${games === 1 ? 'one game' : `${number} games`} there’s no place.`,
  name: 'Name',
  nameHint: 'Autumn league',
  table: 'Standings',
  course: 'How did the season go?',
  courseSaid: (evenings: number, number: string) =>
    evenings === 1 ? 'So far there is one evening.' : `Points after each of ${number} evenings.`,
  conditions: 'What counts',
  nobodyYet: 'Nobody has played enough games yet.',
  leads: (name: string, points: string) => `${name} leads with ${points}.`,
  leadsBefore: (name: string, points: string, next: string, their: string) =>
    `${name} leads with ${points}, before ${next} with ${their}.`,
  share: (names: string, points: string) => `${names} share the lead with ${points}.`,
  columns: { place: 'Place', player: 'Player', games: 'Games', wins: 'Wins', points: 'Points', day: 'Day' },
  unplaced: '–',
  print: 'Print this table',
  days: 'The last day is before the first. Change one of them.',
  keep: 'Show it to everybody',
  keepExplained: 'On your club’s page, and on every laptop that shares your games.',
  ownersChoose: 'The owners of your club choose the season that everybody sees.',
  kept: 'This is the season that everybody sees.',
  own: 'This season is your own, not your club’s.',
  other: 'Everybody sees another season.',
  otherOwn: 'You have another season of your own.',
  seeKept: 'See that one',
  stop: 'Stop showing it',
  keepFailed: 'Couldn’t save that. Try again.',
};

export const club = {
  latest: 'Latest games',
  allGames: 'All games',
  evening: 'The latest evening',
  underWay: 'At the table now',
  watch: (players: string) => `Watch ${players}`,
  standings: 'Standings',
  nothing: 'Nothing here yet. The club’s first game will appear here.',
  reading: 'Reading the games…',
  failed: 'Couldn’t read the games. Try again.',
};
