/** What is said of how the games are kept: settings, backups, the trash, and bad days. */
export const keeping = {
  title: 'Settings',
  look: 'On the screen',
  data: 'Your games',
  folder: (folder: string) => `They are kept in ${folder}, on this computer and nowhere else.`,
  version: (version: string) => `Vernissage ${version}`,
  loading: 'Looking…',
  failed: 'That could not be looked up.',
  copy: {
    save: 'Save a copy of everything…',
    explained:
      'One file with all games, players and settings, for another disk or another computer. Put into the folder “backups” there, it can be restored.',
    saving: 'Saving a copy of everything',
    saved: 'The copy is saved.',
    downloaded: 'The copy is there: your browser saves it where it saves files.',
    calledOff: 'It was called off; there is no copy.',
    failed: 'The copy could not be saved there. Nothing of yours has changed; choose another place.',
  },
  backups: {
    title: 'Backups',
    explained:
      'Vernissage takes one a day by itself, and one before anything that changes much. It keeps the latest five, and one each for the last seven days, four weeks and twelve months that have any.',
    none: 'There is none yet. The first is taken when a game has been kept.',
    take: 'Take one now',
    taking: 'Taking a backup',
    taken: 'The backup is taken, and it is whole.',
    takingFailed:
      'No backup could be taken. Your games are as they were; see that the disk has room, then try again.',
    check: 'Check everything',
    checking: 'Checking every entry',
    sound: 'Every entry is there, as it was made.',
    damaged: 'Something in the file is damaged.',
    reasons: {
      daily: 'the daily one',
      'by-hand': 'taken by hand',
      migration: 'before a new version',
      'bringing-in': 'before games were brought in',
      restore: 'before a backup was restored',
    },
    games: (count: string, one: boolean) => (one ? `${count} game` : `${count} games`),
    players: (count: string, one: boolean) => (one ? `${count} player` : `${count} players`),
    lastChange: (when: string) => `last played ${when}`,
    unreadable: 'cannot be read any more',
    damagedOne: 'damaged, so it can’t be restored',
    damagedBackups: (count: number) =>
      count === 1
        ? 'One backup is damaged; the list says which.'
        : `${count} backups are damaged; the list says which.`,
    restore: 'Restore…',
    restoreOf: (when: string) => `Restore the backup of ${when}`,
    restoreTitle: 'Restore this backup?',
    restoreExplained: (when: string) =>
      `Everything will be as it was on ${when}. What is here now is kept as a backup of its own, so that you can come back to it.`,
    restoreNow: 'Restore',
    restoring: 'Restoring the backup',
    unusable: 'This backup is damaged, or from a newer Vernissage. Nothing was changed; choose another.',
    busy: 'Something else is under way. Wait until it is done, or call it off.',
    restoreFailed: 'The backup was not restored. Everything is as it was.',
    cancel: 'Call it off',
    cancelled: 'It was called off; nothing has changed.',
  },
  trash: {
    title: 'Trash',
    explained:
      'Games in the trash count nowhere and show up nowhere else. They are never deleted, since a game is smaller than a photograph by far.',
    none: 'The trash is empty.',
    putIn: 'Put in the trash',
    takeOut: 'Put back',
    takeOutGame: (players: string) => `Put the game of ${players} back`,
    wasTakenOut: (players: string) => `The game of ${players} is back.`,
    since: (when: string) => `in the trash since ${when}`,
    failed: 'That did not work. The game is where it was.',
    putInExplained: 'It can be put back from the settings, whenever you like.',
  },
  setAside: {
    title: 'Damaged files',
    explained: (folder: string) =>
      `Set aside and never deleted by Vernissage, in ${folder}. When you are sure that nothing is missing, you may delete them yourself.`,
    file: (when: string, size: string) => `set aside ${when}, ${size}`,
  },
  repair: {
    do: 'Mend it now',
    explained:
      'The damaged file is set aside. The newest whole backup takes its place, and every entry that is still whole in the damaged file is put back.',
    doing: 'Mending. Nothing can be entered until it is done.',
    failed: 'It could not be mended just now. Nothing has changed.',
  },
  news: {
    'entries-found':
      'A part of the file was damaged when the app ended, but every entry that was shown as saved has been found again.',
    'entries-missing':
      'The app did not end by itself, and some entries that were saved are gone. Look through these games, and enter again what is missing. What was there is kept in the folder “set-aside”.',
    'mark-missing':
      'The app did not end by itself, and the note of how far your games had come (vernissage.db-running) is gone. Every entry that was found is here: check that your last game is complete.',
    'damage-found':
      'A part of the file your games are kept in is damaged. Backups from before are whole. Open the settings and choose “Mend it now”.',
    restored: (when: string) =>
      `The backup of ${when} is restored. What was here before is the latest backup in the list.`,
    mended: (backup: string | null) =>
      backup === null
        ? 'The damaged file is set aside, and everything that was whole in it is back. Look through your latest games.'
        : `The damaged file is set aside. The backup of ${backup} is in its place, and everything newer that was whole in the file is back. Look through your latest games.`,
    missing: 'Some entries are lost. Look through these games, and enter again what is missing:',
    notAllKnown: 'These may not be all of your games: check whether one is missing.',
    cutShort: (kept: string, of: string) => `${kept} of ${of} entries are there`,
    lost: 'could not be brought back',
    unnamed: 'A game',
    others: (count: string) => `and ${count} more: the folder “set-aside” has the whole list.`,
    known: {
      mark: 'the last entry that was saved had been noted',
      list: 'the list of games says how many there were',
      'later-entries': 'later entries were found',
    },
    settings: 'Open the settings',
  },
  /** Why something was not kept: at the table it stays on the screen, to be tried again. */
  notKept: {
    said: (why: string) => `Not saved: ${why}`,
    now: (why: string) => `Nothing can be saved at the moment: ${why}`,
    failed: (why: string) => `That did not work: ${why}`,
    why: {
      'disk-full': 'the disk is full. Make some room, then try again. Everything saved before is safe.',
      'read-only':
        'the file of your games may not be written to. Allow it, then try again. Everything saved before is safe.',
      'not-allowed':
        'the file of your games may not be read. Allow it, then try again. Everything saved before is safe.',
      'too-many-files':
        'too many files are open on this computer. Close some programs, then try again. Everything saved before is safe.',
      locked:
        'another program holds the file of your games. Close it, then try again. Everything saved before is safe.',
      gone: 'the folder of your games is no longer where it was. Put it back, then try again; or save a copy of everything in the settings first.',
      damaged: 'the file of your games is damaged. Everything that is still whole in it can be found again.',
      unreadable:
        'the disk did not take it. See that it is connected, then try again. Everything saved before is safe.',
      'no-memory':
        'this computer has run out of memory. Close some programs, then try again. Everything saved before is safe.',
    },
  },
  badDay: {
    title: 'Your games cannot be opened right now',
    olderTitle: 'Your games come along',
    what: {
      'disk-full': (file: string) =>
        `There is no room to open ${file}: the disk is full, or files may not get any larger.`,
      'read-only': (file: string) => `${file} may be read, but not written to.`,
      'not-allowed': (file: string) => `${file} may not be read.`,
      locked: (file: string) => `Another program holds ${file}.`,
      gone: (file: string) => `${file} or its folder is not there any more.`,
      damaged: (file: string) => `${file} is damaged.`,
      unreadable: (file: string) => `${file} cannot be read from the disk.`,
      'no-memory': (file: string) => `There is not enough memory to open ${file}.`,
      'too-many-files': (file: string) => `Too many files are open on this computer to open ${file} as well.`,
      missing: (file: string) => `${file} is empty or not there, although games were kept in it.`,
      'not-a-store': (file: string) => `${file} is not a file of Vernissage’s.`,
      'newer-store': (file: string) => `${file} was written by a newer Vernissage.`,
      unexpected: (file: string) =>
        `Vernissage has run into something unexpected. There may be nothing wrong with ${file}.`,
      'older-store': (file: string) =>
        `${file} is of an older Vernissage. A backup is taken, then it is brought to this version.`,
    },
    safe: {
      'disk-full': 'Everything saved is safe. Nothing was changed.',
      'read-only': 'Everything saved is safe. Nothing was changed.',
      'not-allowed': 'Nothing was changed.',
      locked: 'Everything saved is safe. Nothing was changed.',
      gone: 'What is in the folder is as it was. Nothing was changed.',
      damaged: 'Nothing was changed. What is still whole in it can be found again.',
      unreadable: 'Nothing was changed.',
      'no-memory': 'Everything saved is safe. Nothing was changed.',
      'too-many-files': 'Everything saved is safe. Nothing was changed.',
      unexpected: 'Nothing was changed.',
      missing: 'Nothing was changed. What is in the backups and in the file’s log can be found again.',
      'not-a-store': 'Nothing was changed.',
      'newer-store': 'Everything in it is safe. Nothing was changed.',
      'older-store': 'Everything saved is safe. It may be called off; then everything stays as it is.',
    },
    todo: {
      'disk-full': 'Make some room on the disk, then try again.',
      'read-only':
        'Allow writing to the file and its folder, or take the disk’s write protection off; then try again.',
      'not-allowed': 'Allow reading and writing for the file and its folder, then try again.',
      locked: 'Close the other program (one that copies or synchronises files, perhaps), then try again.',
      gone: 'Put the folder back or connect its disk, then try again.',
      damaged: 'Mend it: that is safe, since the damaged file itself is set aside and kept.',
      unreadable:
        'See that the disk is connected and sound, then try again. If that does not help, mend it with everything the disk still gives.',
      'no-memory': 'Close some programs, then try again.',
      'too-many-files': 'Close some programs, then try again.',
      unexpected: 'Try again. If that does not help, mend it: the file itself is set aside and kept.',
      missing: 'Put the file back if you have moved it, then try again; or mend it with what is left.',
      'not-a-store': 'Move it away and try again, or let it be set aside.',
      'newer-store':
        'Bring Vernissage up to date, then try again. Or go on with an older backup: the newer file is set aside and kept.',
      'older-store': 'This takes a moment, once. Then your games open by themselves.',
    },
    ways: { again: 'Try again', mend: 'Mend it', afresh: 'Begin with no games' },
    lookingForBackup: 'Looking for the newest backup that is whole…',
    mendWithWhole: (when: string, games: string) =>
      `The newest whole backup is of ${when} (${games}). Everything newer that is still whole in the file is put back.`,
    mendWithout: 'There is no backup that is whole. Everything that is still whole in the file is put back.',
    upgrading: 'Bringing it to this version',
    mendWithNewest:
      'Mending looks for the newest whole backup itself; everything newer that is still whole in the file is put back.',
    afreshExplained: 'The file is set aside and kept; you begin with an empty one.',
    working: 'One moment…',
    quit: 'Quit',
    failed: 'That did not work. Nothing was changed.',
  },
};
