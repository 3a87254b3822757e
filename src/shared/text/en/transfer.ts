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
  together: 'laid together',
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
    title: () => 'Played on',
    explained: (count) =>
      count === 1
        ? 'It is here, and goes on in the file; it will go on here too.'
        : 'They are here, and go on in the file; they will go on here too.',
  },
  here: { title: () => 'Already here', explained: () => 'Nothing changes.' },
  different: {
    title: () => 'Different',
    explained: (count) =>
      `${count === 1 ? 'It is' : 'They are'} here with another log. Both will be kept, and you pick one.`,
  },
};

/** What taking games out and bringing them in says in English. */
export const transfer = {
  title: 'Take out and bring in',

  out: {
    title: 'Take games out',
    explained:
      'A copy leaves; the games stay here. Names are written in the file, so share it with people who may know them.',
    none: 'There is no game yet that could be taken out.',
    which: 'Which games?',
    all: (count: number, number: string) => `All of them: ${games(count, number)}`,
    some: 'Only some',
    pick: 'Pick the games',
    chosen: (count: number, number: string) => `${games(count, number)} picked`,
    more: (number: string) => `Show ${number} more`,
    how: 'As what?',
    forms: {
      records: { label: 'Game records', detail: 'Everything, to bring in elsewhere' },
      lots: { label: 'Table of sales and cards', detail: 'CSV, one row each' },
      rounds: { label: 'Table of rounds', detail: 'CSV, one row a player and round' },
      'bg-stats': { label: 'BG Stats', detail: 'Play file, finished games alone' },
    },
    go: 'Save the file',
    going: (done: string, of: string) => `${done} of ${of} games`,
    stop: 'Stop',
    done: (file: string) => `${file} is saved where your browser saves files.`,
    stopped: 'Stopped. No file was saved.',
    failed: 'The file was not saved. Your games are as they were; try again.',
    chooseSome: 'Pick at least one game.',
    nothingFinished: 'None of these games is finished yet, and BG Stats takes finished games alone.',
    fileName: (day: string) => `Vernissage ${day}`,
    lotsName: (day: string) => `Vernissage sales ${day}`,
    roundsName: (day: string) => `Vernissage rounds ${day}`,
  },

  table: {
    game: 'Game',
    date: 'Begun',
    edition: 'Edition',
    place: 'Place',
    round: 'Round',
    what: 'What',
    player: 'Player',
    artist: 'Artist',
    cards: 'Cards',
    kind: 'Kind',
    buyer: 'Buyer',
    price: 'Price (thousands)',
    gained: 'From the bank (thousands), or points',
    standing: 'Standing after the round',
    lotFates,
  },

  in: {
    title: 'Bring games in',
    explained:
      'Game records from another laptop, or sent by somebody; or a backup or play file of BG Stats. You see what is in it before anything changes.',
    choose: 'Choose files',
    drop: 'or drop them here',
    files: (number: string) => `${number} files`,
    looking: 'Looking through what you opened',
    reading: (file: string) => `Reading ${file}`,
    lookingThrough: (file: string) => `Looking through ${file}`,
    takingIn: 'Taking the games in. You can go on playing meanwhile.',
    percent: (share: string) => `${share} done`,
    cancel: 'Stop',
    cancelled: 'Stopped. What was taken in until then is here; bring the file in again for the rest.',
    notRead: 'Stopped. Nothing was changed.',
    failed: 'That did not work. Games that were here before are as they were.',
    noBackup:
      'No backup could be made, so nothing was brought in and nothing was changed. The settings say what is wrong with the file or the disk.',
    backingUp: 'Making a backup first…',
    noRoom: 'There is not enough room on the disk for this file. Nothing was changed.',
    found: (file: string) => `In ${file}`,
    nothing: 'There is no game in it.',
    fates,
    gamesOf: (title: string, count: number, number: string) => `${title}: ${games(count, number)}`,
    brokenTitle: (count: number, number: string) =>
      count === 1 ? 'One cannot be read' : `${number} cannot be read`,
    brokenExplained: 'They are left out; everything else can be taken in.',
    line: (line: string, sentence: string) => `Line ${line}: ${sentence}`,
    more: (number: string) => `and ${number} more`,
    peopleTitle: 'Who is who?',
    peopleExplained:
      'These names are known here, but come from elsewhere. Say who is the same person; you can change it later under Players.',
    stranger: (name: string, count: number, number: string) => `${name}, ${games(count, number)} in the file`,
    same: (name: string, count: number, number: string) => `Is ${name} (${games(count, number)} here)`,
    somebodyElse: 'Is somebody else',
    newcomers: (count: number, number: string) =>
      count === 1
        ? 'One person in it is new here, and will be among your players.'
        : `${number} people in it are new here, and will be among your players.`,
    take: (count: number, number: string) => `Take in ${games(count, number)}`,
    trashed: 'here, but in the trash: the settings take it out again',
    nothingToTake: 'Everything in it is here already.',
    misplayed: 'marked as played wrong: it will count nowhere',
    winnersOnly: 'without scores: only who won is known',
    otherPlays: (count: number, number: string) =>
      count === 1
        ? 'One play is of another game, and is passed over.'
        : `${number} plays are of other games, and are passed over.`,
    teamPlays: (count: number, number: string) =>
      count === 1
        ? 'One play was in teams, which these games do not have; it is passed over.'
        : `${number} plays were in teams, which these games do not have; they are passed over.`,
    leave: 'Leave it',
    taken: 'Taken in',
    added: (count: number, number: string) =>
      `${count === 1 ? 'One game was' : `${number} games were`} added.`,
    wentOn: (count: number, number: string) =>
      `${count === 1 ? 'One game goes' : `${number} games go`} on where the file had more.`,
    asBefore: (count: number, number: string) =>
      `${count === 1 ? 'One was' : `${number} were`} here already.`,
    parted: (count: number, number: string) =>
      `${count === 1 ? 'One has' : `${number} have`} another log: pick one below.`,
    leftOut: (count: number, number: string) =>
      `${count === 1 ? 'One' : number} could not be read and ${count === 1 ? 'was' : 'were'} left out.`,
    another: 'Bring in another file',
  },

  parted: {
    title: 'Games with two logs',
    explained:
      'They were played on, or corrected, in two places. Until you pick, the longer log is shown; the others are kept, and you may pick again.',
    compare: 'Compare and pick',
    picked: 'Picked',
    open: 'Not picked yet',
    of: (players: string) => `Logs of the game of ${players}`,
    back: 'Back to taking out and bringing in',
    gone: 'This game has only one log.',
    log: (number: number) => `Log ${number}`,
    shown: 'Shown now',
    entries: (count: number, number: string) => (count === 1 ? 'one entry' : `${number} entries`),
    lastEntry: (when: string) => `last entry ${when}`,
    timeUnknown: 'nobody noted when',
    round: (round: number) => `in round ${round}`,
    result: (winners: string, many: boolean) => (many ? `${winners} shared the win` : `${winners} won`),
    scores: (name: string, score: string) => `${name} ${score}`,
    difference: 'Where they part',
    sharedUpTo: (count: number, number: string) =>
      count === 0
        ? 'They differ from the first entry on.'
        : count === 1
          ? 'The first entry is the same.'
          : `The first ${number} entries are the same.`,
    headDiffers: (fields: string) => `They also differ in: ${fields}.`,
    ends: 'ends here',
    further: (count: number, number: string) =>
      count === 1 ? 'and one more entry' : `and ${number} more entries`,
    pick: 'Show this one',
    pickedNow: 'This log is shown from now on; the other is kept.',
    pickFailed: 'That was not saved. Try once more.',
    fields: {
      players: 'players',
      firstSeat: 'who began',
      options: 'options',
      startedAt: 'when it began',
      finishedAt: 'when it ended',
      location: 'place',
      notes: 'notes',
      tags: 'tags',
      misplayed: 'marked as played wrong',
      abandoned: 'abandoned',
    },
    otherField: 'something else',
  },
};
