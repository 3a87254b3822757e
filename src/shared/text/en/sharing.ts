import type { Role } from '../../club/index.ts';

/** Sharing one history with other laptops. */
export const sharing = {
  title: 'Sharing',
  explained:
    'Keep one history on several laptops. Games, people, boxes and corrections go both ways. Play never waits for it.',
  privacy:
    'Everybody with the folder or in the club sees everything: players, results, notes, tags and locations. Ask the people you play with first. You can erase a name in Players at any time.',
  folder: {
    title: 'A shared folder',
    explained:
      'A folder that another program keeps in sync: a cloud drive, Syncthing, a network drive, or a USB stick that goes round. Choose it on each laptop.',
    label: 'Folder',
    choose: 'Choose a folder…',
    typed: 'Copy the folder’s path from your file manager, for example /home/anna/Games.',
    share: 'Share through this folder',
    where: (folder: string) => `Shared through the folder ${folder}`,
  },
  club: {
    title: 'A club',
    explained:
      'A club server keeps the history of a club, a café or a league. Ask the people who run it for an invitation.',
    link: 'Invitation',
    linkExplained: 'The whole link that you were given, or a picture of its QR code. It works once.',
    picture: 'Choose a picture of the code',
    noCode: 'There’s no QR code in this picture. Try a sharper one of the whole code.',
    laptop: 'Name of this laptop',
    laptopExplained: 'So that the owner can tell the laptops apart.',
    join: 'Join the club',
    where: (club: string, server: string) => `Member of ${club}, at ${server}`,
    roles: {
      owner: 'This laptop is an owner: it can invite and remove others.',
      writer: 'This laptop adds games and reads everything.',
      reader: 'This laptop reads everything and adds nothing.',
    } satisfies Record<Role, string>,
    recovery: {
      title: 'Write this down',
      explained:
        'With this code you become an owner again if this laptop is lost. It’s shown only now. Keep it where you keep other important papers.',
      done: 'I’ve written it down',
    },
    members: 'Laptops of the club',
    role: { owner: 'owner', writer: 'adds games', reader: 'only reads' } satisfies Record<Role, string>,
    you: 'this laptop',
    since: (when: string) => `since ${when}`,
    seen: (when: string) => `last here ${when}`,
    revoke: 'Remove',
    revokeExplained:
      'It won’t reach the club any more. Games that it has stay on it, and games that it gave stay in the club. To come back, it needs a new invitation.',
    revokeOf: (laptop: string) => `Remove ${laptop}`,
    revoked: 'removed',
    joined: (laptop: string) => `${laptop} has joined the club.`,
    wasRevoked: (laptop: string) => `${laptop} can’t reach the club any more.`,
    invite: 'Invite a laptop',
    inviteAs: 'It may',
    may: {
      writer: 'add games',
      reader: 'only read',
      owner: 'do everything, as an owner',
    } satisfies Record<Role, string>,
    makeInvitation: 'Make an invitation',
    invitation: (until: string) =>
      `Works once, until ${until}. On the other laptop: Settings, Sharing, paste it there.`,
    invitationCode: 'QR code of the invitation',
    page: 'Club page',
    pageExplained:
      'Latest games, people, the season and the collection, in any browser. Nobody can change anything there.',
    pageOpen: 'Anybody with the link may read the club page',
    pageCode: 'QR code of the club page',
    openPage: 'Open the club page',
  },
  state: {
    synced: (when: string) => `Up to date. Last synced ${when}.`,
    waiting: 'Starting soon…',
    syncing: 'Syncing…',
    progress: (done: string, of: string) => `${done} of ${of}`,
  },
  sync: 'Sync now',
  stop: 'Stop sharing',
  stopped: 'Sharing is off. Your games are all here, and what you shared stays there.',
  skipped: (count: number, number: string) =>
    count === 1 ? 'One file was left alone' : `${number} files were left alone`,
  skippedMore: (number: string) => `and ${number} more`,
  skippedExplained:
    'They do no harm. Nothing was deleted. If a file stays damaged, stop sharing on another laptop and share again: if it has the game, it writes the file again.',
  skippedWhy: {
    damaged: 'damaged or only half copied; it is read again when it’s complete',
    unreadable: 'can’t be opened; check its permissions, and whether another program has it open',
    foreign: 'not one of Vernissage’s files',
    'not-a-game': 'not a game that the rules allow',
  },
  /** What is wrong, and what to do about it. Games are never lost by it. */
  /** How wrong a clock is: at least two hours, at least two days. */
  spans: {
    minutes: (count: string) => `${count} min`,
    hours: (count: string) => `${count} h`,
    days: (count: string) => `${count} days`,
  },
  problems: {
    'no-folder':
      'The folder isn’t there. Connect the drive, start the program that syncs it, or stop sharing and choose the folder again.',
    'silent-folder':
      'The folder doesn’t answer. See whether its drive is on and connected. Vernissage tries again by itself; if that doesn’t help, quit and start it again.',
    'not-allowed':
      'Vernissage may not read or write in that folder. Change its permissions, or choose another.',
    full: 'The disk there is full. Make room, or ask the people who run the club. Vernissage tries again by itself.',
    'full-here':
      'This laptop’s disk is full, so nothing more can come in. Make room. Vernissage tries again by itself.',
    'other-version': {
      here: 'It’s used by a newer Vernissage. Update Vernissage on this laptop.',
      there: 'The club server is older than this Vernissage. Ask the people who run it for an update.',
    },
    'no-network':
      'The club server can’t be reached. Vernissage tries again by itself; check the network if this goes on.',
    'no-club': 'Something else answers at that address. Check the link, or ask the people who run the club.',
    'not-encrypted':
      'That address begins with http, and anybody on the way could read it. Ask for a link with https.',
    certificate:
      'The server’s certificate isn’t valid, so Vernissage sends it nothing. Ask the people who run the club, and check this laptop’s date.',
    revoked:
      'An owner has removed this laptop from the club. Your games are all here. To come back, ask for a new invitation and paste it here.',
    'unknown-key': 'The server doesn’t know this laptop. Ask for a new invitation and paste it here.',
    'read-only':
      'This laptop may only read. Its own games stay here. To add them, ask an owner for another invitation, stop sharing, and join again.',
    'wrong-clock': (span: string) =>
      `This laptop’s clock is wrong by ${span}. Set it right, then sync again.`,
    busy: 'The server is busy. Vernissage tries again by itself.',
    unexpected: (detail: string) => `That didn’t work (${detail}). Try again.`,
    'no-link': 'That isn’t an invitation. It looks like https://club.example/#i=…; copy all of it.',
    'no-invitation': 'That invitation was used already or is too old. Ask for a new one.',
    'last-owner': 'A club needs an owner. Invite another first.',
    'not-a-folder': 'There is no such folder. Check the path.',
  },
  news: {
    games: (count: number, number: string) =>
      count === 1 ? 'A game has come from another laptop.' : `${number} games have come from other laptops.`,
    look: 'Look at it',
    lookAll: 'See all games',
    parted: (count: number, number: string) =>
      count === 1
        ? 'A game was changed on two laptops. Choose which version counts.'
        : `${number} games were changed on two laptops. Choose which version counts.`,
    compare: 'Compare them',
    stuck: 'Sharing has stopped.',
    settings: 'See why',
    seen: 'Done',
  },
  reading: 'Looking…',
  failed: 'Couldn’t load this.',
  notDone: 'That didn’t work. Try again.',
};
