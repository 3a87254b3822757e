import { ordinal } from './ordinal.ts';

/** The end of a round: the ranking, what the bank pays, what comes next. */
export const settle = {
  limit: (artist: string, limit: number) => `Round over: the ${ordinal(limit)} painting by ${artist}`,
  outOfCards: 'Round over: nobody has any cards left',
  unsold: {
    one: 'The last card isn’t sold.',
    two: 'The last two cards aren’t sold.',
    mystery: 'Nobody owns the mystery card.',
  },
  board: 'Ranking and value',
  rank: (rank: number) => ordinal(rank),
  noRank: 'not ranked',
  paintings: (count: number) => (count === 1 ? '1 painting' : `${count} paintings`),
  tieWon: (artists: string) => `Tie with ${artists}: further left`,
  tieLost: (artists: string) => `Tie with ${artists}: further right`,
  fewer: (ranked: number) =>
    ranked === 0
      ? 'No artist is on the table, so nobody is ranked.'
      : ranked === 1
        ? 'Only one artist is on the table: nobody comes second or third.'
        : `Only ${ranked} artists are on the table: nobody comes third.`,
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
    title: 'Who bought what?',
    explained: 'Count the paintings in front of each player. Enter or the arrow keys move on.',
    player: 'Player',
    bankPays: 'Bank pays',
    left: 'Left over',
    field: (player: string, artist: string) => `${player}: paintings by ${artist}`,
    notANumber: (player: string) => `${player}: whole numbers only.`,
    neverSold: (artist: string, held: number, sold: number) =>
      `That makes ${held} by ${artist}, but only ${sold} ${sold === 1 ? 'was' : 'were'} sold.`,
    some: (artist: string, paintings: number) => `${paintings} ${artist}`,
    unclaimed: (paintings: string) => `Nobody has ${paintings}. Is that right?`,
    done: 'Pay out',
    doneAllTheSame: 'Yes, pay out',
    again: 'No, count again',
    change: 'Change who bought what',
  },

  payouts: {
    title: 'The bank pays',
    explained: 'Tick off what you hand out. The last tick closes the round.',
    explainedAsked: 'Tick off what you hand out, then choose how to continue.',
    none: 'The bank pays nobody this round.',
    part: (paintings: number, value: string) => `${paintings} × ${value}`,
    partFor: (artist: string, paintings: number, value: string) =>
      `${artist}: ${paintings === 1 ? 'one painting' : `${paintings} paintings`} at ${value}`,
    noPaintings: 'no paintings',
    handed: (player: string, amount: string) => `${amount} handed to ${player}`,
    handOut: (tokens: string) => `hand out ${tokens}`,
    token: (count: number, amount: string) => `${count} × ${amount}`,
    early:
      'All cards are gone before the last round. By the rules the game ends here, but your table can deal another round.',
    allPaid: 'All paid, next round',
    allPaidLast: 'All paid, game over',
    endTheGame: 'All paid, end the game (the rule)',
    dealOn: (round: number) => `All paid, deal round ${round}`,
  },

  next: {
    title: (round: number) => `Next: round ${round}`,
    ifDealtOn: (round: number) => `If you deal round ${round}`,
    lastTitle: 'That was the last round',
    last: 'Reveal your money. The most wins.',
    lastCounted: 'Count your money. The most wins.',
    deal: (cards: number) => (cards === 1 ? 'Deal each player 1 card.' : `Deal each player ${cards} cards.`),
    dealMystery: (cards: number) =>
      cards === 1
        ? 'Deal each player 1 card, and 1 face down for the mystery hand.'
        : `Deal each player ${cards} cards, and ${cards} face down for the mystery hand.`,
    noDeal: 'No new cards. Carry on with what you have.',
    hands: 'Cards in hand',
    starts: (player: string) => `${player} starts`,
    leftOfLast: (last: string) => `to the left of ${last}, who played the last card`,
    leftOfFlipper: (last: string) => `to the left of ${last}, who turned over the last card`,
    firstWithCards: (last: string) => `the first with cards to the left of ${last}, who played last`,
    decided: 'as your table decides',
    leftOfWhoeverWasLast: 'The player to the left of the last to play a card starts.',
    whoStarts: 'Who starts?',
    byTheRule: (player: string) => `${player}, by the rules`,
  },

  pad: {
    title: 'Score pad',
    round: (round: number) => `Round ${round}`,
    fromBank: 'Total',
    cash: 'Cash',
    cashAfter: 'cash after it',
    money: 'Money',
    covered: 'covered',
    open: 'not paid out yet',
    unknown: 'not known',
    winner: 'wins',
    leads: (names: string, many: boolean, sum: string) => `${names} ${many ? 'lead' : 'leads'} with ${sum}.`,
    paidMost: (names: string, many: boolean, sum: string) =>
      `The bank has paid ${names} most: ${sum}${many ? ' each' : ''}.`,
    coveredNow: 'What everybody has is covered until the end.',
    untracked: 'You keep track of the money.',
    opens: 'How it was settled',
  },
};
