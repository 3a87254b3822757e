import type { Role } from '../../club/index.ts';

/** What `npm run club` says in a terminal. */
export const club = {
  usage: `npm run club [-- command and options]
  (no command)      start the server; the first time, it starts a club too
  invite [ROLE]     make an invitation for an owner, a writer (if you say nothing) or a reader
  members           list the club’s laptops, with their ids
  revoke ID         take a laptop’s key away
  erase PERSON      erase a person’s name everywhere, by name or id
  recover           a new recovery code and an invitation for an owner, if the owner’s laptop is lost
  backup FILE       write a club to a file
  restore FILE      read a club back from such a file
  clubs             list the clubs on this server
  new-club NAME     start another club on this server
Options
  --data DIR        the server’s folder
  --club NAME       which club, by name or id, if there are several
  --name NAME       what the first club is called
  --port N          another port than 41972 (1 to 65535)
  --listen ADDRESS  listen beyond this computer, for example on 0.0.0.0; needs --cert and --key, or --behind
  --cert FILE       the certificate, with those that vouch for it, as PEM
  --key FILE        its private key, as PEM
  --behind URL      the public address of a proxy that encrypts, such as https://club.example
  --proxy ADDRESS   where that proxy is, if not on this computer
  --user NAME       who PostgreSQL runs as, if you are root
  --help            show this list
Variables
  VERNISSAGE_CLUB_DATABASE       postgres://… for a database of your own instead of the private one
  VERNISSAGE_CLUB_METRICS_TOKEN  lets a monitor elsewhere read /metrics with this token`,
  firstName: 'Club',
  open: (address: string, folder: string) =>
    `The club’s server is open at ${address}\nEverything is in ${folder}. Press Ctrl-C to quit.`,
  withDatabase: (address: string) =>
    `The club’s server is open at ${address}\nEverything is in the database of VERNISSAGE_CLUB_DATABASE. Press Ctrl-C to quit.`,
  onlyHere:
    'Only this computer can reach it. To let others in, use --listen with --cert and --key, or --behind a proxy (docs/club.md).',
  started: (name: string) => `The club “${name}” is new. Its owner’s invitation works once, within a week:`,
  whatNext:
    'On your laptop, open Vernissage, go to Settings, Sharing, and paste it there. You’ll get a recovery code to write down. Then invite the others from there, or with npm run club -- invite.',
  noOwner: (name: string) =>
    `Nobody owns the club “${name}” yet. For another owner’s invitation: npm run club -- invite owner`,
  invitation: (role: Role, club: string) => {
    const may = { owner: 'an owner', writer: 'somebody who adds games', reader: 'somebody who only reads' };
    return `An invitation to “${club}” for ${may[role]}. It works once, within a week:`;
  },
  recovery: (club: string) =>
    `The new recovery code of “${club}”. Write it down; the old one doesn’t work any more:`,
  afterRecovery:
    'If the lost laptop may be in other hands, find it with npm run club -- members and take its key away with npm run club -- revoke ID.',
  noMembers: 'Nobody has joined yet.',
  member: (id: string, laptop: string, role: Role, seen: string | null, revoked: boolean) =>
    `${id}  ${role.padEnd(6)}  ${revoked ? 'revoked   ' : (seen ?? 'never seen')}  ${laptop}`,
  revoked: (laptop: string) => `${laptop} can’t reach the club any more. What it added stays.`,
  noMember: (id: string) =>
    `There’s no member ${id} in this club. For a list of them: npm run club -- members`,
  erased: (count: number) =>
    count === 1
      ? 'The name was erased here. Each laptop erases it, too, the next time it syncs. Backups you made before still have it.'
      : `The ${count} names of this person were erased here. Each laptop erases them, too, the next time it syncs. Backups you made before still have them.`,
  noPerson: (who: string) =>
    `Nobody called ${who} is in this club. Write the name as it is in Vernissage, or the id.`,
  severalPeople: (who: string, ids: readonly string[]) =>
    `There are several people called ${who}. Say which one with an id:\n${ids.join('\n')}`,
  severalClubs: (names: readonly string[]) =>
    `There are several clubs here. Say which one with --club NAME:\n${names.join('\n')}`,
  noClub: 'There’s no club here yet. Start the server first with npm run club, or restore a backup.',
  noSuchClub: (name: string) => `There’s no club ${name} here. For a list of them: npm run club -- clubs`,
  sameClub: (name: string) => `There’s a club ${name} here already. Choose another name.`,
  folder: {
    notMade: (folder: string, code: string) =>
      `Couldn’t create ${folder} for the club (${code}). Choose another folder with --data DIR.`,
    notWritable: (folder: string, code: string) =>
      `This account may not write to ${folder} (${code}). Start as the account that runs the server, or choose another folder with --data DIR.`,
    missing: (folder: string) => `There’s no club in ${folder}. Name the server’s folder with --data DIR.`,
    taken: (folder: string) =>
      `Another server is using ${folder}. Stop that one first, or choose another folder with --data DIR.`,
    busy: (folder: string) => `The server in ${folder} is just starting or stopping. Try again in a moment.`,
  },
  listening: {
    taken: (port: number) => `Another program is using port ${port}. Choose another with --port N.`,
    notAllowed: (port: number) =>
      `This account may not listen on port ${port}. Choose another with --port N, 1024 or higher.`,
    failed: (address: string, code: string) =>
      `Couldn’t listen on ${address} (${code}). Check the address after --listen.`,
    open: (address: string) =>
      `Listening on ${address} would send keys and games without encryption. Add --cert and --key, or --behind https://… if a proxy encrypts.`,
    half: '--cert and --key belong together. Give both.',
    notSecure: (url: string) =>
      `--behind needs the proxy’s public address, which begins with https:// and has no path, not ${url}.`,
    unread: (file: string, reason: string) => `Couldn’t use ${file} as a certificate or key: ${reason}`,
    proxyAlone: '--proxy says where the proxy of --behind is. Give both.',
  },
  options: {
    unknown: (word: string) => `There’s no option ${word}. To see them all: npm run club -- --help`,
    unknownCommand: (word: string) => `There’s no command ${word}. To see them all: npm run club -- --help`,
    needs: (option: string) => `${option} needs something after it. To see how: npm run club -- --help`,
    tooMuch: (word: string) => `${word} is too much here. To see how it works: npm run club -- --help`,
    port: (word: string) => `--port needs a number from 1 to 65535, not ${word}.`,
    role: (word: string) => `An invitation is for an owner, a writer or a reader, not ${word}.`,
    name: 'A club’s name has 1 to 200 characters.',
  },
  backup: {
    written: (file: string, logs: string, said: string) =>
      `${file} is written and checked: ${logs} logs, ${said} statements. Keep it where nobody else can read it.`,
    exists: (file: string) => `There’s a file ${file} already. Choose another name.`,
    notWritten: (file: string, reason: string) =>
      `Couldn’t write ${file} (${reason}). Check that its folder is there, that this account may write to it, and that there’s room.`,
    unread: (file: string, reason: string) =>
      `Couldn’t read ${file} (${reason}). Check its name, and that this account may read it.`,
    notOne: (file: string) => `${file} isn’t a club’s backup.`,
    newer: (file: string) => `${file} was written by a newer version of Vernissage. Update Vernissage.`,
    incomplete: (file: string) =>
      `${file} is incomplete or damaged. Nothing was restored. Use another backup.`,
    damaged: (file: string, line: string) =>
      `${file} is damaged in line ${line}. Nothing was restored. Use another backup.`,
    present: (name: string) =>
      `The club “${name}” is in this database already. Restore it into an empty one: move the server’s folder away, or name another with --data DIR.`,
    restored: (name: string, logs: string, said: string) =>
      `“${name}” is restored: ${logs} logs, ${said} statements. Laptops notice, and send again whatever is missing here. Laptops that were revoked after the backup must be revoked again: npm run club -- members`,
  },
  database: {
    notReached: (reason: string) =>
      `Couldn’t reach the database of VERNISSAGE_CLUB_DATABASE: ${reason}\nCheck the address, and that PostgreSQL is running.`,
    notAllowed: (reason: string) =>
      `The database of VERNISSAGE_CLUB_DATABASE doesn’t let Vernissage make its tables: ${reason}\nIts user must own the database and be able to write to it.`,
    badAddress: 'VERNISSAGE_CLUB_DATABASE needs an address such as postgres://user:password@host/database.',
    noPrograms: (system: string) =>
      `There’s no PostgreSQL for this system (${system}) among the installed packages. Run npm install without --omit=optional, or name a database in VERNISSAGE_CLUB_DATABASE.`,
    noAccount: (name: string) =>
      `There’s no account ${name} on this computer. PostgreSQL doesn’t run as root, so name an account for it with --user NAME.`,
    outOfReach: (folder: string, account: string) =>
      `PostgreSQL runs as ${account}, who can’t reach ${folder}. Choose a folder everybody can pass through with --data DIR, such as /var/lib/vernissage-club, or start as another user.`,
    otherMajor: (folder: string, there: string, here: string) =>
      `The database in ${folder} was made by PostgreSQL ${there}, and this version of Vernissage brings PostgreSQL ${here}, which can’t read it. Nothing was changed. Start the version of Vernissage you had before and make a backup: npm run club -- backup FILE. Then move ${folder} away, and restore the backup with this version: npm run club -- restore FILE. Or convert the folder with pg_upgrade.`,
    unreadable: (folder: string, code: string) =>
      `The database in ${folder} can’t be read (${code}). Check that the folder is complete and that this account may read it.`,
    notMade: (folder: string, reason: string) => `Couldn’t create the database in ${folder}: ${reason}`,
    notStarted: (log: string, reason: string) =>
      `PostgreSQL didn’t start. Its last words, in ${log}:\n${reason}`,
    notStopped: (folder: string, process: number) =>
      `The database in ${folder} is still open in process ${process}, which doesn’t stop. End it and start again.`,
  },
  stopped: 'Stopped before it was done.',
  failed: (reason: string) => `That didn’t work: ${reason}`,
};
