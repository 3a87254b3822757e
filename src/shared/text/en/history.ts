/** What the history says in English. */
export const history = {
  title: 'History',
  list: 'Games, newest first',
  games: (games: number, number: string) => (games === 1 ? '1 game' : `${number} games`),
  empty: 'No game has been played here yet.',
  nothing: 'No game matches. Ask for less.',
  reading: 'Reading…',
  failed: 'The history could not be read. Your games are safe; try again.',

  text: 'Words in names, places, tags and notes',
  since: 'From the day',
  to: 'To the day',
  choices: 'Choose by…',
  all: 'Show all',
  by: {
    person: { label: 'Player', any: 'Everybody' },
    edition: { label: 'Edition', any: 'Every edition' },
    seats: { label: 'At the table', any: 'Any number' },
    place: { label: 'Place', any: 'Everywhere' },
    tag: { label: 'Tag', any: 'Any' },
    year: { label: 'Year', any: 'Every year' },
    status: { label: 'How it stands', any: 'Any way' },
    sample: { label: 'Games', any: 'All games' },
  },
  seats: (seats: number) => `${seats} players`,
  statuses: { finished: 'Played', unfinished: 'On the table', abandoned: 'Abandoned' },

  wonWith: (won: string, score: string) => `${won} with ${score}`,
  tag: (tag: string) => `“${tag}”`,
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
  misplayed: 'played wrong, counts nowhere',
  sample: 'sample, counts nowhere',
  contradicted: 'two results',

  samples: {
    offer: 'Thirty games of made-up friends show what history and statistics tell. They count nowhere.',
    show: 'Look around in a sample history',
    here: (games: number) =>
      games === 1
        ? '1 game of a sample history is here. It counts nowhere.'
        : `${games} games of a sample history are here. They count nowhere.`,
    name: 'Sample history',
    figures: 'See the figures',
    remove: 'Remove the sample history',
    failed: 'That was not done. Try once more.',
  },

  picking: 'Choose games',
  stopPicking: 'Choose no more',
  pick: (players: string, day: string) => `Choose the game of ${players}, ${day}`,
  picked: (games: number) => (games === 1 ? '1 game chosen' : `${games} games chosen`),
  takeOut: 'Take them out',
  takeOutFailed: 'They could not be taken out. Try once more.',

  rebuilding:
    'History and statistics are being worked out anew from the games. What is shown is not all yet.',
  rebuildFailed:
    'History and statistics could not be worked out anew. Your games are safe; it is tried again at the next start.',
  behind: (games: number, number: string) =>
    games === 1
      ? 'One game is still to be worked out. Until then history and statistics are not whole; the game itself is safe.'
      : `${number} games are still to be worked out. Until then history and statistics are not whole; the games themselves are safe.`,
  catchUp: 'Work them out',
  contradiction: {
    title: (games: number) => (games === 1 ? 'A game has two results' : `${games} games have two results`),
    explained:
      'Played anew from the log, it comes out otherwise than it was written down. The written result counts until you decide.',
    written: 'Written down',
    replayed: 'From the log',
    broken: 'By today’s rules something in the log does not fit: look through it, and correct it there.',
    noWinner: 'no winner',
    score: (name: string, score: string) => `${name} ${score}`,
    accept: 'Take the one from the log',
    acceptOf: (players: string, day: string) => `Take the one from the log: ${players}, ${day}`,
    more: (games: number) =>
      `${games === 1 ? 'One earlier game follows' : `${games} earlier games follow`} as soon as you have decided about these.`,
    failed: 'That was not saved. Try once more.',
  },
};
