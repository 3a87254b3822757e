/** What is said in English where the app runs an auction. */
export const liveAuction = {
  runHere: 'Run the auction',
  enterResult: 'Enter the result',
  stepBack: 'Back a step',
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
  amountOf: (seat: string) => `Bid of ${seat}`,
  bids: (sum: string) => `Bid ${sum}`,
  raise: (by: number) => `+${by}`,
  raiseTo: (sum: string) => `to ${sum}`,

  askOnce: (seat: string) => `${seat}: bid or pass?`,
  askOnceStanding: (seat: string, holder: string, sum: string) =>
    `${seat}: ${holder} has bid ${sum}. More, or pass?`,
  pass: 'Pass',

  handTo: (seat: string) => `Hand the screen to ${seat}`,
  handToExplained: 'Nobody else looks. What is typed stays covered until everybody has bid.',
  iAm: (seat: string) => `I am ${seat}`,
  askHidden: (seat: string) => `${seat}, what do you bid?`,
  coverBid: 'Cover the bid',
  noBid: 'No bid',
  show: 'Show',
  showTyped: 'Show what I type',
  allIn: 'Every bid is in',
  allInExplained: 'Turn the screen to the table; all covers come off at once.',
  reveal: 'Uncover all',

  askPrice: (seat: string) => `What price does ${seat} name?`,
  priceOf: (seat: string) => `Price named by ${seat}`,
  namePrice: 'Name the price',
  askTake: (seat: string, sum: string) => `${seat}: take it for ${sum}?`,
  takes: 'Takes it',
  declines: 'Passes',
  lastMustBuy: 'must buy',

  askAdd: (seat: string, artist: string) => `${seat}: add a second ${artist}?`,
  adds: 'Adds a card',
  addsNone: 'Adds none',
  unwanted: (seat: string) => `Nobody adds a card: ${seat} keeps it for nothing`,
  keepsIt: 'So be it',
  jump: (seller: string, next: string, skipped: string) =>
    `${seller} added the second card and sells. Then ${next} is next; ${skipped} lose the turn.`,
  jumpOne: (seller: string, next: string, skipped: string) =>
    `${seller} added the second card and sells. Then ${next} is next; ${skipped} loses the turn.`,

  decided: {
    highest: (seat: string, sum: string) => `${seat} has it for ${sum}`,
    nobody: (seat: string) => `Nobody bids: ${seat} takes it for nothing`,
    taken: (seat: string, sum: string) => `${seat} takes it for ${sum}`,
    obliged: (seat: string, sum: string) => `Nobody takes it: ${seat} must buy it for ${sum}`,
  },
  tie: (names: string, sum: string, winner: string, seller: string) =>
    `${names} bid ${sum} each. Clockwise, and beginning with ${seller}, ${winner} comes first.`,
  hammer: 'Let the hammer fall',

  /** What Undo and Redo name: a step in a few words, never the amount of a covered bid. */
  steps: {
    says: (seat: string, what: string) => `${seat}: ${what}`,
    price: (seat: string, sum: string) => `${seat} names ${sum}`,
  },
  clock: {
    hold: 'Hold the clock',
    goOn: 'Let the clock run',
    every: (seconds: number) => `The clock says the next word after ${seconds} seconds; any bid stops it.`,
    held: 'The clock stands still.',
  },

  said: { passes: 'passes', none: 'no bid', covered: 'covered', turn: 'to speak', adds: 'adds none' },

  refused: {
    'out-of-turn': 'It is somebody else’s turn.',
    'not-higher': (sum: string) => `A bid has to be higher than ${sum}.`,
    'too-little': 'The least is 1.',
    'too-much': (seat: string) => `${seat} cannot pay that.`,
    'price-too-much': (seat: string) => `${seat} may not name a price above their own money.`,
    'not-a-number': 'Type a whole number of thousands.',
  },
};
