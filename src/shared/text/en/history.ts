const some = (games: number, number: string) => (games === 1 ? 'One game' : `${number} games`);

/** The history, in English. */
export const history = {
  title: 'History',
  list: 'Games, newest first',
  games: (games: number, number: string) => (games === 1 ? '1 game' : `${number} games`),
  gamesOn: (games: string, evenings: number, number: string) =>
    `${games} on ${evenings === 1 ? 'one evening' : `${number} evenings`}`,
  empty: 'No games yet. Once you’ve finished one, its paintings hang here.',
  nothing: 'No games match. Try fewer filters.',
  reading: 'Reading…',
  failed: 'Couldn’t read the history. Your games are safe. Try again.',
  figures: 'Their statistics',

  search: 'Search',
  text: 'Search names, boxes, locations, tags and notes',
  together: 'Count boxes with the same numbers together',
  since: 'From',
  to: 'To',
  all: 'Clear filters',
  remove: (chosen: string) => `Remove filter: ${chosen}`,
  by: {
    person: 'Player',
    with: 'Played with',
    family: 'Kind of game',
    edition: 'Box',
    seats: 'Number of players',
    place: 'Location',
    tag: 'Tag',
    time: 'Date',
    status: 'Status',
    counted: 'Statistics',
    sample: 'Games',
  },
  families: { auction: 'Auctions', gallery: 'Card games' },
  with: (names: string) => `with ${names}`,
  sinceDay: (day: string) => `from ${day}`,
  toDay: (day: string) => `up to ${day}`,
  seats: (seats: number) => `${seats} players`,
  statuses: { finished: 'Finished', unfinished: 'In progress', abandoned: 'Abandoned' },

  evening: (place: string | null, games: string) => (place === null ? games : `${games}, at ${place}`),
  /** Who won it over all its games. */
  eveningOf: (names: string, several: boolean, late: boolean) =>
    several ? names : `${names}’s ${late ? 'evening' : 'day'}`,
  strip: {
    round: (round: number, paintings: string) => `Round ${round}: ${paintings}.`,
    sold: (paintings: number) => `${paintings} sold`,
  },
  wonWith: (won: string, score: string) => `${won} with ${score}`,
  tag: (tag: string) => `“${tag}”`,
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
  misplayed: 'misplayed, doesn’t count',
  sample: 'sample, doesn’t count',
  contradicted: 'two results',

  samples: {
    offer: 'Have a look at history and statistics with thirty sample games. They don’t count.',
    show: 'Add sample games',
    here: (games: number) =>
      games === 1
        ? '1 sample game is here. It doesn’t count.'
        : `${games} sample games are here. They don’t count.`,
    name: 'Sample games',
    figures: 'See their statistics',
    remove: 'Remove sample games',
    failed: 'That didn’t work. Try again.',
  },

  countedOr: { yes: 'Counted', no: 'Not counted' },

  actions: {
    more: 'More…',
    moreOf: (players: string, day: string) => `More for the game of ${players}, ${day}`,
    change: 'Change…',
    tags: 'Tags',
    place: 'Location',
    day: 'Date',
    addTags: 'Add tags, separated by commas',
    keepTags: 'Keep',
    remove: { place: 'Remove the location', day: 'Remove the date' },
    save: 'Save',
    misplayed: 'Mark as misplayed',
    counting: 'Remove the misplayed mark',
    undo: 'Undo',
    undone: 'Undone.',
    asBefore: 'Nothing to change there.',
    changedSince: 'Changed again since, so it stays.',
    trashed: 'This game is in the trash, so it doesn’t count.',
    failed: 'That didn’t work. Try again.',
    done: {
      trash: (games: number, number: string) => `${some(games, number)} in the trash.`,
      restore: (games: number, number: string) => `${some(games, number)} back from the trash.`,
      misplayed: (games: number, number: string) => `${some(games, number)} marked as misplayed.`,
      counting: (games: number, number: string) => `${some(games, number)} no longer marked as misplayed.`,
      tags: (games: number, number: string) => `Tags changed for ${some(games, number).toLowerCase()}.`,
      place: (games: number, number: string) => `Location changed for ${some(games, number).toLowerCase()}.`,
      day: (games: number, number: string) => `Date changed for ${some(games, number).toLowerCase()}.`,
    },
  },

  picking: 'Select games',
  pickAll: (games: number, number: string) => (games === 1 ? 'Select it' : `Select all ${number}`),
  stopPicking: 'Cancel',
  pick: (players: string, day: string) => `Select the game of ${players}, ${day}`,
  picked: (games: number) => (games === 1 ? '1 game selected' : `${games} games selected`),
  takeOut: 'Export',
  takeOutFailed: 'Couldn’t export them. Try again.',

  rebuilding: 'Updating history and statistics from your games. Some may still be missing.',
  rebuildFailed:
    'Couldn’t update history and statistics. Your games are safe, and Vernissage tries again next time it starts.',
  behind: (games: number, number: string) =>
    games === 1
      ? 'One game is missing from history and statistics. The game itself is safe.'
      : `${number} games are missing from history and statistics. The games themselves are safe.`,
  catchUp: 'Update now',
  contradiction: {
    title: (games: number) => (games === 1 ? 'A game has two results' : `${games} games have two results`),
    explained:
      'The result worked out from the log differs from the saved one. The saved one counts until you decide.',
    written: 'Saved',
    replayed: 'From the log',
    broken: 'Something in the log doesn’t fit the rules. Check it and correct it there.',
    noWinner: 'no winner',
    score: (name: string, score: string) => `${name} ${score}`,
    accept: 'Use the result from the log',
    acceptOf: (players: string, day: string) => `Use the result from the log: ${players}, ${day}`,
    more: (games: number) =>
      `${games === 1 ? 'One earlier game follows' : `${games} earlier games follow`} once you’ve decided these.`,
    failed: 'Couldn’t save that. Try again.',
  },
};
