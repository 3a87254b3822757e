/** Everything the window itself says in English; what the rules say stands beside, a file a family. */
export const window = {
  common: {
    back: 'Back',
    close: 'Close',
    appName: 'Vernissage',
  },
  rooms: {
    title: 'Rooms',
    home: 'Games',
    players: 'Players',
    transfer: 'Take out, bring in',
  },
  connection: {
    connecting: 'Opening…',
    waiting:
      'Waiting for Vernissage to answer. Everything shown as saved is safe; you can go on when it is back.',
    ended: 'This run of Vernissage has ended. Your games are saved: start the app again and close this tab.',
  },
  store: {
    logMissing:
      'A part of the file your games are kept in (vernissage.db-wal) is missing, so the very last entries before the app ended may be gone. Everything older is safe: look through the last game, and enter again what is missing.',
  },
  menu: {
    open: 'Menu',
    title: 'Menu',
    language: 'Language',
    languageOfSystem: 'As the system',
    theme: 'Appearance',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    money: 'Players’ money',
    purses: { covered: 'Covered: hold to look', open: 'Open on the table' },
    auctions: 'Auctions',
    auctionsHeld: { entered: 'We hold them, and enter the result', run: 'The app runs them' },
    letterKeys: 'Keys that are a letter, such as L for the log',
    letters: { on: 'On', off: 'Off' },
    saveGame: 'Save a copy of this game',
    saveGameExplained:
      'A .json file with everything that happened: to keep, to open again, or to send to others.',
    quit: 'Quit Vernissage',
    quitExplained: 'Everything is saved already.',
    dataFolder: (folder: string) => `Your games are kept in ${folder}`,
    version: (version: string) => `Version ${version}`,
  },
  sound: {
    title: 'Sounds',
    names: {
      hammer: 'The hammer, when a painting is sold',
      warning: 'A warning, when one more could end the round',
      round: 'The end of a round',
    },
    try: 'Listen',
    tryNamed: (name: string) => `Listen: ${name}`,
    volume: 'Volume',
    from: 'Where they are heard',
    places: { table: 'At the table’s window', board: 'At the board for everybody' },
  },
  languages: { en: 'English', it: 'Italiano' },
  table: {
    round: (round: number, of: number) => `Round ${round} of ${of}`,
    saved: (time: string) => `Saved ${time}`,
    notSaved: 'Not saved',
    undo: 'Undo',
    redo: 'Redo',
    home: 'All games',
    of: (limit: number) => `of ${limit}`,
    endsTheRound: 'One more ends the round',
    tiles: 'Tiles',
    noTile: 'no tile',
    paysNow: 'If it ended now',
    pays: 'Pays this round',
    nothing: 'nothing',
    unseen: 'Not seen yet',
    conflict:
      'Somebody else entered something at the same moment. This is how the game stands now; enter yours again if it is missing.',
    failed: 'That was not saved. Try once more.',
    notFound: 'This game is not here. It may have been moved to another folder.',
  },
};
