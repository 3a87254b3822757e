import { headed, type Noun } from '../noun.ts';

/** Setting up a game, in English. */
export const setup = {
  title: 'New game',
  edition: 'Which box is on the table?',
  rulebook: (heading: string, paragraph: number) => `Rulebook: “${heading}”, paragraph ${paragraph}`,

  players: 'Who’s playing?',
  clockwise: (least: number, most: number) => `${least} to ${most} players, clockwise as you sit.`,
  playersHint: 'Seats can be dragged, or moved with Alt and the arrow keys.',
  seat: (seat: number) => `Seat ${seat}`,
  name: 'Name',
  known: 'Known players',
  knownHint: 'Played here before:',
  sitDown: (name: string) => `Add ${name}`,
  newPerson: (name: string) => `“${name}” is new`,
  add: 'Add a player',
  remove: (name: string) => `Remove ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  nowAt: (name: string, place: number, of: number) => `${name} is now in seat ${place} of ${of}.`,
  nameMissing: (seat: number) => `Seat ${seat} needs a name.`,
  nameTwice: (name: string) => `${name} is here twice. Give each player a different name.`,
  tooMany: (most: number) => `This box is for at most ${most} players. Remove a seat.`,
  tooFew: (least: number) => `This box is for at least ${least} players. Add a seat.`,

  begins: 'starts',
  whoBegins: 'Who starts?',
  firstRule: {
    youngest: 'The youngest player takes the hammer and puts up the first painting.',
    'latest-museum-visit': 'The last of you to visit a museum starts.',
    chosen: 'Choose who starts.',
  },

  tracks: 'The app tracks',
  tracking: 'What should the app track?',
  trackings: {
    ledger: {
      label: 'Everybody’s money',
      line: 'You enter who buys and for how much. The app knows everybody’s money, keeps it covered and pays out.',
    },
    owners: {
      label: 'Who bought what',
      line: 'You enter only the buyer. The app works out what the bank pays. You keep track of the money.',
    },
    counts: {
      label: 'Only the cards put up',
      line: 'You enter only the artist. After each round you enter what each player bought.',
    },
    full: {
      label: 'Who displayed what',
      line: 'You enter who plays each card. The app scores every round.',
    },
  },
  /** `counts`, in the card games. */
  cardsCounted: {
    label: 'Only the cards displayed',
    line: 'You enter only the artist. After each round you enter what each player has on display.',
  },
  forecast: 'Forecast',
  isShown: (shown: boolean): string => (shown ? 'shown' : 'not shown'),
  variants: 'Variants',
  noVariant: 'none',
  mystery: {
    label: 'The mystery hand',
    line: 'For three players: a fourth hand is dealt face down. After each auction, the auctioneer may turn over one of its cards.',
  },
  splitDouble: {
    label: 'Split doubles',
    line: 'If somebody else adds the second card to your double, you split the price. If it can’t be halved, they get the odd 1.',
  },
  order: {
    title: 'Artists on your board',
    line: (first: string) =>
      `The rulebook only says that ${first} is furthest left. Put the others in the order of your board: further left wins a tie.`,
  },

  dealFor: (players: number) => `Deal for ${players}`,
  dealt: (first: number, later: string) => `${first} each, then ${later}`,
  shuffle: (cards: number, each: number) => `Shuffle all ${cards} cards and deal each player ${each}.`,
  mysteryDeal: (each: number) => `Deal another ${each} face down for the mystery hand.`,
  cash: (money: string) => `Give each player ${money}, kept hidden.`,
  dealTable: 'Cards dealt to each player',
  dealRound: (round: number) => `Round ${round}`,

  start: 'Start the game',
  failed: 'Couldn’t start the game. Try again.',

  again: {
    start: (first: string) => `Same players, ${first} starts`,
    others: 'Or somebody else starts:',
    begins: (name: string) => `${name} starts`,
  },

  underWay: {
    open: 'We’re already playing',
    close: 'Start a new game instead',
    title: 'Where are you in the game?',
    explained:
      'Enter what’s on the table, between two auctions. The app won’t know which cards came up in earlier rounds, and this game’s statistics start here.',
    round: 'Which round is it?',
    roundNumber: (round: number) => `Round ${round}`,
    explainedCards:
      'Enter what’s on the table, between two turns. The app won’t know which cards came up in earlier rounds, and this game’s statistics start here.',
    tokens: 'Value tokens from earlier rounds',
    token: (round: number, value: string) => `Round ${round}, token ${value}`,
    noToken: 'no token',
    points: headed,
    pointsOf: (name: string, points: Noun) => `${headed(points)}: ${name}`,
    faceDown: 'Face down',
    faceDownOf: (name: string) => `Cards face down: ${name}`,
    displayedBy: (name: string, artist: string) => `${name}: ${artist} on display`,
    influence: 'Beside the deck',
    influenceLine: 'This round’s card.',
    influenceOf: (artist: string) => `${artist} beside the deck`,
    countsLineCards: 'Include the card beside the deck.',
    countOfCards: (artist: string) => `Cards by ${artist} on the table`,
    awards: 'Award tokens',
    awardsLine: 'From all rounds.',
    awardsOf: (artist: string) => `Award tokens on ${artist}`,
    tiles: 'Values from earlier rounds',
    tile: (round: number, money: string) => `Round ${round}, value ${money}`,
    noTile: 'none',
    now: 'This round',
    player: 'Player',
    turn: 'To play',
    turnOf: (name: string) => `${name} is next`,
    hand: 'Cards in hand',
    handOf: (name: string) => `Cards in ${name}’s hand`,
    cash: 'Money',
    cashOf: (name: string) => `${name}’s money`,
    cashCovered: 'Money is covered again when you leave the field.',
    bought: 'Bought this round',
    ownedBy: (name: string, artist: string) => `${name}: paintings by ${artist}`,
    counts: 'Cards on the table',
    countsLine: 'Include unsold paintings.',
    countOf: (artist: string) => `Paintings by ${artist} on the table`,
    mystery:
      'Include mystery cards turned over this round. The app doesn’t know how many are left and assumes none has been used.',
    start: 'Continue this game',
    reasonEarlier: (round: number) => `Round ${round}, before the app joined`,
    reasonNow: (round: number) => `The table when the app joined, in round ${round}`,
    problems: {
      noTile: (round: number) => `Round ${round}: enter at least the artist who came first.`,
      tileGap: (round: number) => `Round ${round}: enter the artists in order, from the first one on.`,
      tileTwice: (round: number) => `Round ${round}: an artist is here twice. Each gets only one a round.`,
      noHand: (name: string) => `How many cards does ${name} have? Enter a whole number, from 0 to 999,999.`,
      noCash: (name: string) => `How much money does ${name} have? Enter a whole number, from 0 to 999,999.`,
      noPoints: (name: string, points: Noun) =>
        `How many ${points.many} does ${name} have? Enter a whole number, from 0 to 999,999.`,
      awardsNotANumber: (artist: string) => `How many Award tokens are on ${artist}? Enter a whole number.`,
      tooManyAwards: (most: number) => `There are only ${most} Award tokens in the box.`,
      noInfluence: 'Which artist is on the card beside the deck?',
      notANumber: (name: string) => `${name}’s paintings have to be whole numbers.`,
      handsEmpty: 'If nobody has any cards, the game is over.',
      turnWithoutCards: (name: string) => `${name} has no cards. Choose who puts up the next painting.`,
      countNotANumber: (artist: string) =>
        `How many cards by ${artist} are on the table? Enter a whole number.`,
      ownedOverCount: (artist: string) =>
        `The players have more paintings by ${artist} than are on the table.`,
      roundOver: (artist: string, most: number) =>
        `More than ${most} by ${artist} ends the round. Pay it out at the table, then enter the next round.`,
    },
  },
};
