/** What `npm run club` says in a terminal. */
export const club = {
  database: {
    noPrograms: (system: string) =>
      `There’s no PostgreSQL for this system (${system}) among the installed packages. Run npm install without --omit=optional, or name a database in VERNISSAGE_CLUB_DATABASE.`,
    noAccount: (name: string) =>
      `There’s no account ${name} on this computer. PostgreSQL doesn’t run as root, so name an account for it with --user NAME.`,
    outOfReach: (folder: string, account: string) =>
      `PostgreSQL runs as ${account}, who can’t reach ${folder}. Choose a folder everybody can pass through with --data DIR, such as /var/lib/vernissage-club, or start as another user.`,
    otherMajor: (folder: string, there: string, here: string) =>
      `The database in ${folder} was made by PostgreSQL ${there}, and this version of Vernissage brings PostgreSQL ${here}, which can’t read it. Nothing was changed. Start the version of Vernissage you had before, make a backup with npm run club -- backup FILE, move ${folder} away, and restore the backup with this version: npm run club -- restore FILE. Or convert the folder with pg_upgrade.`,
    unreadable: (folder: string, code: string) =>
      `The database in ${folder} can’t be read (${code}). Check that the folder is complete and that this account may read it.`,
    notMade: (folder: string, reason: string) => `Couldn’t create the database in ${folder}: ${reason}`,
    notStarted: (log: string, reason: string) =>
      `PostgreSQL didn’t start. Its last words, in ${log}:\n${reason}`,
    notStopped: (folder: string, process: number) =>
      `The database in ${folder} is still open in process ${process}, which doesn’t stop. End it and start again.`,
  },
};
