import { headed, type Noun } from '../noun.ts';

/** What laying a table says in English. */
export const setup = {
  title: 'New game',
  edition: 'Which edition lies on the table?',
  rulebook: (heading: string, paragraph: number) => `Rulebook: “${heading}”, paragraph ${paragraph}`,

  players: 'Who plays, clockwise?',
  playersHint: (least: number, most: number) =>
    `${least} to ${most} players in the order they sit. Drag a seat, or move it with Alt and the arrow keys.`,
  seat: (seat: number) => `Seat ${seat}`,
  name: 'Name',
  known: 'People you know',
  knownHint: 'Played here before:',
  sitDown: (name: string) => `${name} sits down`,
  newPerson: (name: string) => `“${name}” is new here`,
  add: 'Add a player',
  remove: (name: string) => `Remove ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  nowAt: (name: string, place: number, of: number) => `${name} is now at ${place} of ${of}.`,
  nameMissing: (seat: number) => `Seat ${seat} needs a name.`,
  nameTwice: (name: string) => `${name} sits here twice; give each player a name of their own.`,
  tooMany: (most: number) => `This edition is for at most ${most} players: remove a seat.`,
  tooFew: (least: number) => `This edition needs at least ${least} players: add a seat.`,

  begins: 'begins',
  whoBegins: 'Who begins?',
  firstRule: {
    youngest: 'The youngest player takes the hammer and puts up the first painting.',
    'latest-museum-visit': 'Whoever was last in a museum begins.',
    chosen: 'The table agrees on who begins.',
  },

  tracking: 'What shall the app keep?',
  trackings: {
    ledger: {
      label: 'Everybody’s money',
      line: 'You enter who buys and for how much. The app knows what everyone has, keeps it covered and pays out.',
    },
    owners: {
      label: 'Who bought what',
      line: 'You enter only the buyer. The app works out what the bank pays; the money stays at the table.',
    },
    counts: {
      label: 'Only what was put up',
      line: 'You enter only the artist. What each player bought is asked when the round is settled.',
    },
    full: {
      label: 'Who displayed what',
      line: 'You enter every card with its player. The app scores each round by itself.',
    },
  },
  /** `counts`, in the card games. */
  cardsCounted: {
    label: 'Only which artists are displayed',
    line: 'You enter only the artist. What each player displays is asked when the round is scored.',
  },
  variants: 'Variants',
  mystery: {
    label: 'The mystery hand',
    line: 'For three: a fourth hand lies face down, and after an auction its auctioneer may turn one card over.',
  },
  splitDouble: {
    label: 'Share a double',
    line: 'Whoever offered a double gets half when another player adds the second card; the odd thousand goes to the other.',
  },
  order: {
    title: 'Match your board',
    line: (first: string) =>
      `The rulebook says only that ${first} is furthest left. Put the others as your board has them: further left wins a tie.`,
  },

  deal: 'What to deal',
  shuffle: (cards: number, each: number) => `Shuffle all ${cards} cards and deal ${each} to each player.`,
  mysteryDeal: (each: number) => `Lay a further hand of ${each} face down.`,
  cash: (money: string) => `Each player takes ${money} and keeps it hidden.`,
  dealTable: 'Cards each before every round',
  dealRound: (round: number) => `Round ${round}`,

  start: 'Start the game',
  failed: 'The game was not started. Try once more.',

  again: {
    start: (first: string) => `Same table again, ${first} begins`,
    others: 'Or somebody else begins:',
    begins: (name: string) => `${name} begins`,
  },

  underWay: {
    open: 'We are in the middle of a game',
    close: 'We begin a new game after all',
    title: 'How does the table stand?',
    explained:
      'Enter the table as it is between two auctions. Of earlier rounds only the values on the board are known: fewer cards may be unseen than the app says, and the statistics of this game begin here.',
    round: 'Which round is being played?',
    roundNumber: (round: number) => `Round ${round}`,
    explainedCards:
      'Enter the table as it is between two turns. Of earlier rounds only the tokens are known: fewer cards may be unseen than the app says, and the statistics of this game begin here.',
    tokens: 'Value tokens of earlier rounds, as they lie on the artists',
    token: (round: number, value: string) => `Round ${round}, token ${value}`,
    noToken: 'no token',
    points: headed,
    pointsOf: (name: string, points: Noun) => `${headed(points)} of ${name}`,
    faceDown: 'Face down',
    faceDownOf: (name: string) => `Cards face down in front of ${name}`,
    displayedBy: (name: string, artist: string) => `${name}: cards by ${artist} on display`,
    influence: 'Beside the deck',
    influenceLine: 'The card turned up for this round.',
    influenceOf: (artist: string) => `${artist} is beside the deck`,
    countsLineCards: 'With the card beside the deck.',
    countOfCards: (artist: string) => `Cards by ${artist} on the table`,
    awards: 'Award tokens',
    awardsLine: 'On the artists, from all rounds.',
    awardsOf: (artist: string) => `Award tokens on ${artist}`,
    tiles: 'Values of earlier rounds, as they lie on the board',
    tile: (round: number, money: string) => `Round ${round}, value ${money}`,
    noTile: 'none',
    now: 'The table now',
    player: 'Player',
    turn: 'Next up',
    turnOf: (name: string) => `${name} is next`,
    hand: 'Cards in hand',
    handOf: (name: string) => `Cards in ${name}’s hand`,
    cash: 'Money, in thousands',
    cashOf: (name: string) => `Money of ${name}, in thousands`,
    cashCovered: 'Money is covered again as soon as you leave its field.',
    bought: 'Bought this round',
    ownedBy: (name: string, artist: string) => `${name}: paintings by ${artist}`,
    counts: 'On the table in all',
    countsLine: 'Unsold paintings count too.',
    countOf: (artist: string) => `Paintings by ${artist} on the table`,
    mystery:
      'Mystery cards turned over this round count on the table. How many are left, the app cannot know: it takes the hand as still whole.',
    start: 'Go on with this game',
    reasonEarlier: (round: number) => `Round ${round}, played before the app was at the table`,
    reasonNow: (round: number) => `Taken over in round ${round}, as the table stood`,
    problems: {
      noTile: (round: number) => `Say which artists led in round ${round}, the first at least.`,
      tileGap: (round: number) => `Round ${round}: fill in the places from the first on.`,
      tileTwice: (round: number) => `Round ${round}: the same artist twice. Each gets only one in a round.`,
      noHand: (name: string) => `How many cards does ${name} hold? A whole number, 0 or more.`,
      noCash: (name: string) => `How much money does ${name} have? A whole number of thousands.`,
      noPoints: (name: string, points: Noun) =>
        `How many ${points.many} does ${name} have? A whole number, 0 or more.`,
      awardsNotANumber: (artist: string) => `The Award tokens on ${artist} have to be a whole number.`,
      tooManyAwards: (most: number) => `There are only ${most} Award tokens: take the others off.`,
      noInfluence: 'Say which artist is on the card beside the deck: the round has begun.',
      notANumber: (name: string) => `The paintings of ${name} have to be whole numbers.`,
      handsEmpty: 'Somebody has to hold a card: with all hands empty the game is over.',
      turnWithoutCards: (name: string) => `${name} holds no cards: choose who puts up the next painting.`,
      countNotANumber: (artist: string) =>
        `The paintings by ${artist} on the table have to be a whole number.`,
      ownedOverCount: (artist: string) =>
        `The players own more paintings by ${artist} than are said to lie on the table.`,
      roundOver: (artist: string, most: number) =>
        `With more than ${most} by ${artist} the round is over: settle it at the table, then enter the next round.`,
    },
  },
};
