import type { Fate, LotFate } from '../../transfer/index.ts';

const games = (count: number, number: string) => (count === 1 ? 'one game' : `${number} games`);

const lotFates: Record<LotFate, string> = {
  sold: 'sold',
  free: 'taken free',
  unsold: 'unsold',
  offered: 'put up',
  'turned-over': 'turned over',
  'beside-deck': 'beside the deck',
  played: 'played',
  second: 'second card',
  'face-down': 'face down',
  together: 'played together',
  revealed: 'turned up',
  extra: 'added at scoring',
};

type OfGames = (count: number) => string;

const fates: Record<Fate, { readonly title: OfGames; readonly explained: OfGames }> = {
  new: {
    title: () => 'New here',
    explained: (count) => `${count === 1 ? 'It' : 'They'} will be added.`,
  },
  further: {
    title: () => 'Continued',
    explained: (count) =>
      count === 1
        ? 'It’s here, but the file has more. The rest will be added.'
        : 'They’re here, but the file has more. The rest will be added.',
  },
  here: { title: () => 'Already here', explained: () => 'Nothing changes.' },
  different: {
    title: () => 'Different',
    explained: (count) =>
      `${count === 1 ? 'It’s' : 'They’re'} here with a different log. Both are kept, and you choose one.`,
  },
};

/** Export and import, in English. */
export const transfer = {
  title: 'Export and import',

  out: {
    title: 'Export games',
    explained: 'The file has players’ names in it, so only share it with people who may know them.',
    none: 'No games to export yet.',
    which: 'Which games?',
    all: (count: number, number: string) => `All: ${games(count, number)}`,
    some: 'Only some',
    pick: 'Select the games',
    chosen: (count: number, number: string) => `${games(count, number)} selected`,
    more: (number: string) => `Show ${number} more`,
    how: 'Which format?',
    forms: {
      records: { label: 'Game records', detail: 'Everything, to import elsewhere' },
      games: { label: 'Games', detail: 'CSV, a row per game' },
      results: { label: 'Results', detail: 'CSV, a row per player and game' },
      lots: { label: 'Sales and cards', detail: 'CSV, a row for each' },
      rounds: { label: 'Rounds', detail: 'CSV, a row per player and round' },
      'bg-stats': { label: 'BG Stats', detail: 'Play file, finished games only' },
    },
    go: 'Export',
    going: (done: string, of: string) => `${done} of ${of} games`,
    stop: 'Stop',
    done: (file: string) => `${file} is in your browser’s downloads.`,
    stopped: 'Stopped. No file was saved.',
    failed: 'Couldn’t save the file. Try again.',
    chooseSome: 'Select at least one game.',
    nothingFinished: 'None of these games is finished and has a date, and BG Stats takes only those.',
    unfinished: (games: number, number: string) =>
      games === 1 ? '1 unfinished game is left out.' : `${number} unfinished games are left out.`,
    undated: (games: number, number: string) =>
      games === 1
        ? '1 game is left out, because its date isn’t known.'
        : `${number} games are left out, because their dates aren’t known.`,
    fileName: (day: string) => `Vernissage ${day}`,
    gamesName: (day: string) => `Vernissage games ${day}`,
    resultsName: (day: string) => `Vernissage results ${day}`,
    lotsName: (day: string) => `Vernissage sales ${day}`,
    roundsName: (day: string) => `Vernissage rounds ${day}`,
  },

  table: {
    game: 'Game',
    date: 'Started',
    edition: 'Box',
    place: 'Location',
    round: 'Round',
    what: 'What',
    player: 'Player',
    artist: 'Artist',
    cards: 'Cards',
    kind: 'Kind',
    buyer: 'Buyer',
    price: 'Price (thousands, or the box’s unit)',
    gained: 'From the bank (thousands, or the box’s unit), or points',
    standing: 'Total after the round',
    tags: 'Tags',
    winner: 'Winner',
    misplayed: 'Misplayed',
    players: 'Players',
    winningScore: 'Winning score (thousands, or the box’s unit), or points',
    score: 'Score (thousands, or the box’s unit), or points',
    rank: 'Place',
    won: 'Won',
    tracking: 'Tracking',
    status: 'Status',
    minutes: 'Minutes',
    yes: 'yes',
    no: 'no',
    lotFates,
  },

  in: {
    title: 'Import games',
    explained:
      'Game records from another computer, or a BG Stats backup or play file. You see what’s in it before anything changes.',
    choose: 'Choose files',
    drop: 'or drop them here',
    files: (number: string) => `${number} files`,
    looking: 'Looking through your files',
    reading: (file: string) => `Reading ${file}`,
    lookingThrough: (file: string) => `Looking through ${file}`,
    takingIn: 'Importing. You can carry on playing.',
    percent: (share: string) => `${share} done`,
    cancel: 'Stop',
    cancelled: 'Stopped. Games imported so far are here. Import the file again for the rest.',
    notRead: 'Stopped. Nothing was changed.',
    failed: 'That didn’t work. The games already here haven’t changed.',
    noBackup: 'Couldn’t back up first, so nothing was imported. Settings says what’s wrong.',
    backingUp: 'Backing up first…',
    noRoom: 'There isn’t enough room on the disk for this file. Nothing was changed.',
    found: (file: string) => `In ${file}`,
    nothing: 'There are no games in it.',
    fates,
    gamesOf: (title: string, count: number, number: string) => `${title}: ${games(count, number)}`,
    brokenTitle: (count: number, number: string) =>
      count === 1 ? 'One can’t be read' : `${number} can’t be read`,
    brokenExplained: 'You can import the rest.',
    line: (line: string, sentence: string) => `Line ${line}: ${sentence}`,
    more: (number: string) => `and ${number} more`,
    peopleTitle: 'Who is who?',
    peopleExplained:
      'You already have players with these names. Are they the same people? You can change this later under Players.',
    stranger: (name: string, count: number, number: string) => `${name}, ${games(count, number)} in the file`,
    same: (name: string, count: number, number: string) => `Same as ${name} (${games(count, number)} here)`,
    somebodyElse: 'Somebody else',
    newcomers: (count: number, number: string) =>
      count === 1
        ? 'One new person will be added to your players.'
        : `${number} new people will be added to your players.`,
    take: (count: number, number: string) => `Import ${games(count, number)}`,
    trashed: 'here, but in the trash: put it back in Settings',
    matches: 'Seems to be',
    anyway: 'It’s another game: import it',
    nothingToTake: 'Everything in it is already here.',
    misplayed: 'marked as misplayed, so it won’t count',
    winnersOnly: 'without scores: only who won is known',
    otherPlays: (count: number, number: string) =>
      count === 1 ? 'One play of another game is skipped.' : `${number} plays of other games are skipped.`,
    teamPlays: (count: number, number: string) =>
      count === 1 ? 'One play in teams is skipped.' : `${number} plays in teams are skipped.`,
    newBoxes: (boxes: string) => `New boxes: ${boxes}`,
    knownBoxes: (boxes: string) => `Boxes you have already: ${boxes}`,
    takeBoxes: 'Import the boxes',
    boxesAdded: (count: number, number: string) =>
      `${count === 1 ? 'One box was' : `${number} boxes were`} added.`,
    leave: 'Cancel',
    taken: 'Imported',
    added: (count: number, number: string) =>
      `${count === 1 ? 'One game was' : `${number} games were`} added.`,
    wentOn: (count: number, number: string) =>
      `${count === 1 ? 'One game was' : `${number} games were`} continued from the file.`,
    asBefore: (count: number, number: string) =>
      `${count === 1 ? 'One was' : `${number} were`} already here.`,
    parted: (count: number, number: string) =>
      `${count === 1 ? 'One has' : `${number} have`} a different log. Choose one below.`,
    leftOut: (count: number, number: string) =>
      `${count === 1 ? 'One' : number} couldn’t be read and ${count === 1 ? 'was' : 'were'} left out.`,
    another: 'Import another file',
    toHistory: 'See them in the history',
  },

  parted: {
    title: 'Games with two logs',
    explained:
      'These games were changed on two computers. Until you choose, you see the log with more entries. The others are kept, and you can choose again later.',
    compare: 'Compare and choose',
    picked: 'Chosen',
    open: 'Not chosen yet',
    of: (players: string) => `Logs of the game of ${players}`,
    back: 'Back to export and import',
    gone: 'This game has only one log.',
    log: (number: number) => `Log ${number}`,
    shown: 'In use',
    entries: (count: number, number: string) => (count === 1 ? 'one entry' : `${number} entries`),
    lastEntry: (when: string) => `last entry ${when}`,
    timeUnknown: 'time unknown',
    round: (round: number) => `in round ${round}`,
    result: (winners: string, many: boolean) => (many ? `${winners} shared the win` : `${winners} won`),
    scores: (name: string, score: string) => `${name} ${score}`,
    difference: 'Where they differ',
    sameEntries: 'All entries are the same.',
    sharedUpTo: (count: number, number: string) =>
      count === 0
        ? 'They differ from the very first entry.'
        : count === 1
          ? 'The first entry is the same.'
          : `The first ${number} entries are the same.`,
    valueByValue: 'Or choose value by value',
    valueExplained: 'Take each value from the log that has it right.',
    entry: (number: string) => `Entry ${number}`,
    played: 'What was played',
    nothing: 'nothing',
    useValues: 'Use these values',
    refused: (why: string) => `These values don’t fit together: ${why}`,
    ends: 'ends here',
    further: (count: number, number: string) =>
      count === 1 ? 'and one more entry' : `and ${number} more entries`,
    pick: 'Use this one',
    pickedNow:
      'You now see this, and so will every computer that imports it. The logs it was chosen from are kept.',
    pickFailed: 'Couldn’t save that. Try again.',
    fields: {
      players: 'Players',
      firstSeat: 'Who started',
      options: 'Options',
      startedAt: 'When it started',
      finishedAt: 'When it ended',
      location: 'Location',
      notes: 'Notes',
      tags: 'Tags',
      misplayed: 'Marked as misplayed',
      abandoned: 'Abandoned',
      edition: 'Box',
      box: 'Box of your own',
      knownResult: 'Result',
    },
    otherField: 'Something else',
  },
};
