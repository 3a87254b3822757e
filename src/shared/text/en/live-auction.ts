/** Auctions the app runs, in English. */
export const liveAuction = {
  runHere: 'Run the auction',
  enterResult: 'Enter the result',
  asked: 'In this order',

  askCalls: 'Who bids?',
  standing: (seat: string, sum: string) => `${seat} bids ${sum}`,
  going: {
    1: (seat: string, sum: string) => `${seat}, ${sum}: going once`,
    2: (seat: string, sum: string) => `${seat}, ${sum}: going twice`,
  },
  goingFree: {
    1: (seat: string) => `No bid, free to ${seat}: going once`,
    2: (seat: string) => `No bid, free to ${seat}: going twice`,
  },
  goOn: { 0: 'Going once', 1: 'Going twice', 2: 'Sold' },
  amountOf: (seat: string) => `${seat}’s bid`,
  bids: (sum: string) => `Bid ${sum}`,
  raise: (by: number) => `+${by}`,
  raiseTo: (sum: string) => `to ${sum}`,

  askOnce: (seat: string) => `${seat}: bid or pass?`,
  askOnceStanding: (seat: string, holder: string, sum: string) =>
    `${seat}: ${holder} bid ${sum}. Bid more or pass?`,
  pass: 'Pass',

  handTo: (seat: string) => `Hand the screen to ${seat}`,
  handToExplained: 'Nobody else look! Bids stay secret until everybody has bid.',
  everybodyBids: 'Everybody bids in secret',
  onPhones: (seats: string, many: boolean) =>
    many ? `${seats} bid on their phones` : `${seats} bids on their phone`,
  onPhonesExplained: 'Anybody can bid here too: press your name.',
  hasPhone: 'has a phone',
  iAm: (seat: string) => `I am ${seat}`,
  askHidden: (seat: string) => `${seat}, what do you bid?`,
  coverBid: 'Bid in secret',
  noBid: 'No bid',
  show: 'Show',
  showTyped: 'Show what I type',
  allIn: 'All bids are in',
  allInExplained: 'Turn the screen to the table, then reveal the bids together.',
  reveal: 'Reveal the bids',

  askPrice: (seat: string) => `What’s ${seat}’s price?`,
  priceOf: (seat: string) => `${seat}’s price`,
  namePrice: 'Set the price',
  askTake: (seat: string, sum: string) => `${seat}: take it for ${sum}?`,
  takes: 'Takes it',
  declines: 'Passes',
  lastMustBuy: 'must buy',

  askAdd: (seat: string, artist: string) => `${seat}: add a second ${artist}?`,
  adds: 'Adds a card',
  addsNone: 'Adds no card',
  added: (seat: string, artist: string, kind: string) => `${seat} adds a second ${artist}: ${kind}`,
  unwanted: (seat: string) => `Nobody adds a card: ${seat} keeps it for free`,
  keepsIt: 'OK',
  jump: (seller: string, next: string, skipped: string) =>
    `${seller} added the second card and sells both. ${next} is next; ${skipped} miss a turn.`,
  jumpOne: (seller: string, next: string, skipped: string) =>
    `${seller} added the second card and sells both. ${next} is next; ${skipped} misses a turn.`,

  decided: {
    highest: (seat: string, sum: string) => `${seat} gets it for ${sum}`,
    nobody: (seat: string) => `Nobody bids: ${seat} gets it for free`,
    taken: (seat: string, sum: string) => `${seat} takes it for ${sum}`,
    obliged: (seat: string, sum: string) => `Nobody takes it: ${seat} must buy it for ${sum}`,
  },
  tie: (names: string, sum: string, winner: string, seller: string) =>
    `${names} bid ${sum} each. Clockwise from ${seller}, ${winner} comes first.`,
  hammer: 'Bring down the hammer',

  /** Steps as Undo and Redo name them. Never the amount of a secret bid. */
  steps: {
    says: (seat: string, what: string) => `${seat}: ${what}`,
    price: (seat: string, sum: string) => `${seat}’s price: ${sum}`,
  },
  clock: {
    hold: 'Pause the clock',
    goOn: 'Resume the clock',
    every: (seconds: number) => `The clock moves on every ${seconds} seconds. Any bid stops it.`,
    held: 'Clock paused.',
  },

  said: {
    passes: 'passes',
    none: 'no bid',
    covered: 'has bid',
    turn: 'their turn',
    adds: 'adds no card',
  },

  refused: {
    'out-of-turn': 'It’s somebody else’s turn.',
    'not-higher': (sum: string) => `Bid more than ${sum}.`,
    'too-little': 'It has to be at least 1.',
    'too-much': (seat: string) => `${seat} can’t pay that.`,
    'price-too-much': (seat: string) => `${seat} can’t set a price above their own money.`,
    'not-a-number': 'Enter a whole number.',
  },
};
