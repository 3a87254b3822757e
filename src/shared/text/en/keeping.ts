/** Settings, backups, the trash, and bad days. */
export const keeping = {
  title: 'Settings',
  look: 'Display',
  data: 'Your games',
  folder: (folder: string) => `They’re in ${folder}, on this computer.`,
  sharing: {
    title: 'Sharing',
    off: 'Keep one history on several laptops, through a folder or a club.',
    on: (where: string) => `Shared with other laptops: ${where}.`,
    open: 'Share with other laptops',
    settings: 'Sharing settings',
  },
  version: (version: string) => `Vernissage ${version}`,
  loading: 'Loading…',
  failed: 'Couldn’t load this.',
  copy: {
    save: 'Save a copy of everything…',
    explained:
      'One file with all games, players and settings, for another disk or computer. To restore it there, put it into the “backups” folder.',
    saving: 'Saving a copy of everything',
    saved: 'Copy saved.',
    downloaded: 'The copy is in your browser’s downloads.',
    calledOff: 'Cancelled. There’s no copy.',
    failed: 'Couldn’t save the copy there. Choose another folder.',
  },
  backups: {
    title: 'Backups',
    explained: 'Vernissage backs up once a day and before big changes. You can go back up to a year.',
    none: 'No backups yet. Your first game gets one.',
    take: 'Back up now',
    taking: 'Backing up',
    taken: 'Backed up, and checked.',
    takingFailed: 'Couldn’t back up. Nothing was changed. Make sure the disk has room, then try again.',
    check: 'Check everything',
    checking: 'Checking every entry',
    sound: 'Every entry is there and undamaged.',
    damaged: 'Part of the file is damaged.',
    besideHealed:
      'Something besides your entries was damaged. Vernissage restored what it could, and lists below what it couldn’t.',
    reasons: {
      daily: 'daily',
      'by-hand': 'yours',
      migration: 'before a new version',
      'bringing-in': 'before an import',
      restore: 'before a restore',
    },
    games: (count: string, one: boolean) => (one ? `${count} game` : `${count} games`),
    players: (count: string, one: boolean) => (one ? `${count} player` : `${count} players`),
    lastChange: (when: string) => `last played ${when}`,
    unreadable: 'can’t be read',
    damagedOne: 'damaged, so it can’t be restored',
    damagedBackups: (count: number) =>
      count === 1
        ? 'One backup is damaged. It’s marked in the list.'
        : `${count} backups are damaged. They’re marked in the list.`,
    restore: 'Restore…',
    restoreOf: (when: string) => `Restore the backup of ${when}`,
    restoreTitle: 'Restore this backup?',
    restoreExplained: (when: string) =>
      `Everything goes back to how it was on ${when}. Vernissage backs up what’s here now first, so you can always return to it.`,
    restoreNow: 'Restore',
    restoring: 'Restoring the backup',
    unusable: 'This backup is damaged or from a newer Vernissage. Nothing was changed. Choose another.',
    busy: 'Vernissage is busy. Wait until it’s done, or cancel it.',
    restoreFailed: 'Couldn’t restore the backup. Nothing was changed.',
    cancel: 'Cancel',
    cancelled: 'Cancelled. Nothing was changed.',
  },
  trash: {
    title: 'Trash',
    explained:
      'Games in the trash don’t count and appear nowhere else. Vernissage never deletes them: they take up hardly any room.',
    none: 'The trash is empty.',
    putIn: 'Move to trash',
    takeOut: 'Put back',
    takeOutGame: (players: string) => `Put back the game of ${players}`,
    wasTakenOut: (players: string) => `The game of ${players} is back.`,
    since: (when: string) => `in the trash since ${when}`,
    failed: 'That didn’t work. The game is where it was.',
    putInExplained: 'You can put it back any time, in Settings.',
  },
  /** What couldn’t be read besides the games. */
  dropped: {
    title: 'Couldn’t be read',
    explained: 'These were damaged in the file, so Vernissage set them aside. Your games have lost nothing.',
    what: {
      setting: 'A setting. It’s back at its default',
      season: 'The season. Choose it again',
      draft: 'What was typed at the table but not entered yet',
      box: 'A box of your own. Games played with it still have it',
      club: 'What your club is called, and what this laptop may do there',
      said: 'What other laptops should hear about the trash, a box or a correction',
      log: 'Another version of a game, from another laptop',
    },
    about: (what: string, names: string) => `${what} (${names})`,
    seen: 'Clear this list',
  },
  setAside: {
    title: 'Damaged files',
    explained: (folder: string) =>
      `Vernissage keeps damaged files in ${folder} and never deletes them. Once you’re sure nothing is missing, you can delete them yourself.`,
    file: (when: string, size: string) => `set aside ${when}, ${size}`,
  },
  repair: {
    ask: 'Repair…',
    title: 'Repair your games?',
    explained:
      'Vernissage checks every entry and brings back what is damaged or missing, if a file or backup still has it. The file as it is now is kept. You can’t enter anything until it’s done.',
    do: 'Repair now',
    doing: 'Repairing. You can’t enter anything until it’s done.',
    failed: 'Couldn’t repair it. Nothing was changed.',
  },
  news: {
    'entries-found':
      'Part of the file was damaged when the app closed, but everything saved has been recovered.',
    'entries-missing':
      'Vernissage didn’t close properly, and some saved entries are lost: no backup has them either. Check these games and enter anything that’s missing. The damaged files are in the folder “set-aside”.',
    'mark-missing':
      'Vernissage didn’t close properly, and the file that notes your last entry (vernissage.db-running) is gone. Everything that was found is here. Check that your last game is complete.',
    'damage-found':
      'Part of the file with your games is damaged. Earlier backups are fine. Open Settings and choose “Repair…”.',
    restored: (when: string) =>
      `The backup of ${when} is restored. What was here before is the latest backup in the list.`,
    mended: (backup: string | null) =>
      backup === null
        ? 'Repaired: everything that could still be read is back. Check your latest games.'
        : `Repaired: the backup of ${backup} is restored, and everything newer that could still be read is back. Check your latest games.`,
    sound: 'Nothing was damaged, so nothing has changed.',
    soundAndBack: (count: string, one: boolean) =>
      one
        ? `Nothing was damaged. ${count} game has entries back that were missing.`
        : `Nothing was damaged. ${count} games have entries back that were missing.`,
    missing: 'Some entries are lost. Check these games and enter anything that’s missing:',
    notAllKnown: 'These may not be all your games. Check whether any are missing.',
    cutShort: (count: string, one: boolean, round: string | null) => {
      if (one) return `${count} entry is missing${round === null ? '' : ` in round ${round}`}`;
      return `${count} entries are missing${round === null ? '' : ` from round ${round} on`}`;
    },
    lost: (count: string, one: boolean) =>
      one ? 'its only entry couldn’t be recovered' : `none of its ${count} entries could be recovered`,
    unnamed: 'A game',
    others: (count: string) => `and ${count} more. The full list is in the folder “set-aside”.`,
    known: {
      mark: 'the last saved entry had been noted',
      list: 'the list of games says how many there were',
      'later-entries': 'later entries were found',
    },
    settings: 'Open Settings',
  },
  /** Why something wasn’t saved. At the table the message stays until it is. */
  notKept: {
    said: (why: string) => `Not saved: ${why}`,
    now: (why: string) => `Vernissage can’t save anything right now: ${why}`,
    failed: (why: string) => `That didn’t work: ${why}`,
    why: {
      'disk-full': 'the disk is full. Free up some space, then try again. Everything already saved is safe.',
      'read-only':
        'the file with your games is read-only. Allow writing to it, then try again. Everything already saved is safe.',
      'not-allowed':
        'Vernissage isn’t allowed to read the file with your games. Allow it, then try again. Everything already saved is safe.',
      'too-many-files':
        'too many files are open on this computer. Close some programs, then try again. Everything already saved is safe.',
      locked:
        'another program is using the file with your games. Close it, then try again. Everything already saved is safe.',
      gone: 'the folder with your games has gone. Put it back and try again, or save a copy of everything in Settings first.',
      damaged:
        'the file with your games is damaged. Everything in it that can still be read can be recovered.',
      unreadable:
        'the disk isn’t working. Make sure it’s connected, then try again. Everything already saved is safe.',
      'no-memory':
        'this computer has run out of memory. Close some programs, then try again. Everything already saved is safe.',
    },
  },
  outage: {
    title: 'Vernissage can’t open your games right now',
    olderTitle: 'Updating your games',
    repairTitle: 'Repairing your games',
    what: {
      'disk-full': (file: string) =>
        `There’s no room to open ${file}: the disk is full, or files can’t get any larger.`,
      'read-only': (file: string) => `${file} is read-only.`,
      'not-allowed': (file: string) => `Vernissage isn’t allowed to read ${file}.`,
      locked: (file: string) => `Another program is using ${file}.`,
      gone: (file: string) => `${file} or its folder has gone.`,
      damaged: (file: string) => `${file} is damaged.`,
      unreadable: (file: string) => `The disk can’t read ${file}.`,
      'no-memory': (file: string) => `There isn’t enough memory to open ${file}.`,
      'too-many-files': (file: string) => `Too many files are open on this computer to open ${file} too.`,
      missing: (file: string) => `${file} is empty or missing, although there were games in it.`,
      'not-a-store': (file: string) => `${file} isn’t a Vernissage file.`,
      'newer-store': (file: string) => `${file} was written by a newer Vernissage.`,
      unexpected: (file: string) => `Something unexpected happened. There may be nothing wrong with ${file}.`,
      'older-store': (file: string) =>
        `${file} is from an older Vernissage. It will be backed up, then updated.`,
      'under-repair': (file: string) => `Vernissage is checking ${file}.`,
    },
    safe: {
      'disk-full': 'Everything saved is safe. Nothing was changed.',
      'read-only': 'Everything saved is safe. Nothing was changed.',
      'not-allowed': 'Nothing was changed.',
      locked: 'Everything saved is safe. Nothing was changed.',
      gone: 'Nothing was changed.',
      damaged: 'Nothing was changed. Everything in it that can still be read can be recovered.',
      unreadable: 'Nothing was changed.',
      'no-memory': 'Everything saved is safe. Nothing was changed.',
      'too-many-files': 'Everything saved is safe. Nothing was changed.',
      unexpected: 'Nothing was changed.',
      missing: 'Nothing was changed. Everything in the backups and the file’s log can be recovered.',
      'not-a-store': 'Nothing was changed.',
      'newer-store': 'Everything in it is safe. Nothing was changed.',
      'older-store': 'Everything saved is safe. If you cancel, nothing changes.',
      'under-repair': 'Everything saved is safe. If you cancel, nothing changes.',
    },
    todo: {
      'disk-full': 'Free up some space, then try again.',
      'read-only':
        'Allow writing to the file and its folder, or turn off the disk’s write protection. Then try again.',
      'not-allowed': 'Allow reading and writing for the file and its folder, then try again.',
      locked: 'Close the other program (perhaps one that copies or syncs files), then try again.',
      gone: 'Put the folder back or connect its disk, then try again.',
      damaged: 'Repair it. That’s safe: Vernissage sets the damaged file aside and keeps it.',
      unreadable:
        'Make sure the disk is connected and working, then try again. If that doesn’t help, repair the file with everything the disk can still read.',
      'no-memory': 'Close some programs, then try again.',
      'too-many-files': 'Close some programs, then try again.',
      unexpected: 'Try again. If that doesn’t help, repair it: Vernissage sets the file aside and keeps it.',
      missing: 'If you moved the file, put it back and try again. Or repair it with what’s left.',
      'not-a-store': 'Move it away and try again, or let Vernissage set it aside.',
      'newer-store':
        'Update Vernissage, then try again. Or continue with an older backup: Vernissage sets the newer file aside and keeps it.',
      'older-store': 'This takes a moment, just once. Then your games open.',
      'under-repair': 'This takes a moment. Then your games open again.',
    },
    ways: { again: 'Try again', repair: 'Repair', empty: 'Start with no games' },
    lookingForBackup: 'Looking for the newest good backup…',
    repairWithBackup: (when: string, games: string) =>
      `The newest good backup is from ${when} (${games}). Everything newer that can still be read is added.`,
    repairWithoutBackup:
      'There’s no good backup. Everything in the file that can still be read is recovered.',
    upgrading: 'Updating',
    repairWithNewest:
      'Repairing finds the newest good backup and adds everything newer that can still be read.',
    emptyExplained: 'Vernissage sets the file aside and keeps it. You start with an empty one.',
    working: 'One moment…',
    quit: 'Quit',
    failed: 'That didn’t work. Nothing was changed.',
  },
};
