import { ordinal } from './ordinal.ts';

/** A round that is over: what it ranks, what the bank pays, what comes next. */
export const settle = {
  limit: (artist: string, limit: number) => `Round over: the ${ordinal(limit)} painting by ${artist}`,
  outOfCards: 'Round over: nobody has a card left',
  unsold: {
    one: 'The last card is not sold.',
    two: 'The last two cards are not sold.',
    mystery: 'The mystery card belongs to nobody.',
  },
  board: 'Ranking and value',
  rank: (rank: number) => ordinal(rank),
  noRank: 'not ranked',
  paintings: (count: number) => (count === 1 ? '1 painting' : `${count} paintings`),
  tieWon: (artists: string) => `Tie with ${artists}: further left`,
  tieLost: (artists: string) => `Tie with ${artists}: further right`,
  fewer: (ranked: number) =>
    ranked === 0
      ? 'No artist was on the table, so none is ranked.'
      : ranked === 1
        ? 'Only one artist was on the table: nobody comes second or third.'
        : `Only ${ranked} artists were on the table: nobody comes third.`,
  tile: (round: number, amount: string) => `round ${round}: ${amount}`,
  noTile: (round: number) => `round ${round}: nothing`,
  tiles: 'Value',
  award: (amount: string) => `award: ${amount}`,
  sum: (parts: readonly string[], value: string) => `${parts.join(' + ')} = ${value}`,
  byCorrection: (amount: string) => `${amount} (corrected)`,
  each: 'a painting',
  nothing: 'nothing',
  waits: (amount: string) => `${amount} kept for later`,
  unconfirmed: (count: number) =>
    count === 1 ? 'One entry is still a guess' : `${count} entries are still guesses`,

  holdings: {
    title: 'Who holds what?',
    explained: 'Count the paintings in front of everybody. Enter and the arrows go on.',
    player: 'Player',
    bankPays: 'Bank pays',
    left: 'Held by nobody',
    field: (player: string, artist: string) => `${player}: paintings of ${artist}`,
    notANumber: (player: string) => `${player}: whole numbers only.`,
    neverSold: (artist: string, held: number, sold: number) =>
      `Together that is ${held} by ${artist}, but only ${sold} can be anybody’s: the rest was never sold.`,
    some: (artist: string, paintings: number) => `${paintings} ${artist}`,
    unclaimed: (paintings: string) => `Nobody has ${paintings}. Is that right?`,
    done: 'Pay out',
    doneAllTheSame: 'Yes, pay out',
    again: 'No, count again',
    change: 'Change who holds what',
  },

  payouts: {
    title: 'The bank pays',
    explained: 'Tick off what you hand out; with the last tick the round is closed.',
    explainedAsked: 'Tick off what you hand out, then say how the table goes on.',
    none: 'Nobody gets anything from the bank this round.',
    part: (paintings: number, value: string) => `${paintings} × ${value}`,
    partFor: (artist: string, paintings: number, value: string) =>
      `${artist}: ${paintings === 1 ? 'one painting' : `${paintings} paintings`} at ${value}`,
    noPaintings: 'no paintings',
    handed: (player: string, amount: string) => `${amount} handed to ${player}`,
    handOut: (tokens: string) => `hand out ${tokens}`,
    token: (count: number, amount: string) => `${count} × ${amount}`,
    early:
      'All cards are played before the last round. By the rule the game ends here; your table may deal another round.',
    allPaid: 'All paid, next round',
    allPaidLast: 'All paid, game over',
    endTheGame: 'All paid, end the game (the rule)',
    dealOn: (round: number) => `All paid, deal round ${round}`,
  },

  next: {
    title: (round: number) => `Then round ${round}`,
    ifDealtOn: (round: number) => `If you deal round ${round}`,
    lastTitle: 'Then the game is over',
    last: 'Covers off: the most money wins.',
    lastCounted: 'Everybody counts their money: the most wins.',
    deal: (cards: number) => (cards === 1 ? 'Deal everybody 1 card.' : `Deal everybody ${cards} cards.`),
    dealMystery: (cards: number) =>
      cards === 1
        ? 'Deal everybody 1 card, and 1 face down to the mystery hand.'
        : `Deal everybody ${cards} cards, and as many face down to the mystery hand.`,
    noDeal: 'No new cards: play on with what you hold.',
    hands: 'Cards in hand then',
    starts: (player: string) => `${player} starts`,
    leftOfLast: (last: string) => `to the left of ${last}, who played the last card`,
    leftOfFlipper: (last: string) => `to the left of ${last}, who turned over the last card`,
    firstWithCards: (last: string) => `the first with cards to the left of ${last}, who played last`,
    decided: 'as your table decides',
    leftOfWhoeverWasLast: 'Whoever sits to the left of the last to play a card starts.',
    whoStarts: 'Who starts?',
    byTheRule: (player: string) => `${player}, by the rule`,
  },

  pad: {
    title: 'Score pad',
    round: (round: number) => `Round ${round}`,
    fromBank: 'In all',
    cash: 'Cash',
    cashAfter: 'cash after it',
    money: 'Money',
    covered: 'covered',
    open: 'not settled yet',
    winner: 'wins',
  },
};
