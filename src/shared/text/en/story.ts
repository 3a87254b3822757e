import { counted } from '../noun.ts';

const paintings = (count: number) => (count === 1 ? '1 painting' : `${count} paintings`);

/** A game’s replay, notes and charts. */
export const story = {
  title: 'Replay',
  see: 'Watch the replay',
  toTable: 'Go to the table',
  count: 'Count the money',
  broken: 'Something in this game’s log doesn’t fit. The replay goes as far as it can.',

  film: {
    lastWall: 'The last wall',
    moment: 'Step',
    back: 'Back',
    play: 'Play',
    pause: 'Pause',
    space: 'Space',
    forward: 'Next',
    of: (at: number, all: number) => `${at} of ${all}`,
    beginning: 'Before the first entry',
    round: (round: number) => `Round ${round}`,
    correct: 'Correct from here',
    log: 'What happened?',
    /** Also how long it took, unless that is empty. */
    entries: (count: number, time: string) =>
      `${count === 1 ? '1 entry' : `${count} entries`}${time === '' ? '' : ` in ${time}`}, round by round.`,
    points: counted,
    covered: 'The money is covered until the game is over.',
    uncover: 'Show the money',
    pad: 'What’s on the score pad?',
    padTells: {
      money: 'Everybody’s money after each round.',
      points: 'Everybody’s points after each round.',
    },
  },

  /** How a finished game begins. */
  decided: {
    won: (names: string, many: boolean) => (many ? `${names} shared the win` : `${names} won`),
    wall: 'The last round’s wall, with the number of paintings and what each paid',
    title: 'What decided it',
    gained: (names: string, _many: boolean, amount: string) =>
      `${names} gained ${amount} on the best of the others`,
    forGood: (gained: string) => `${gained}, and took the lead for good`,
  },

  notes: {
    notes: 'Notes',
    notesHint: 'What would you like to remember?',
    add: 'Add a note',
    change: 'Change the note',
    keep: 'Save',
    failed: 'Couldn’t save that. Try again.',
  },

  chart: {
    showNumbers: 'Show numbers',
    hideNumbers: 'Hide numbers',
    showNumbersOf: (title: string) => `Show numbers: ${title}`,
    hideNumbersOf: (title: string) => `Hide numbers: ${title}`,
    save: 'Save image',
    saveOf: (title: string) => `Save image: ${title}`,
    saveFailed: 'Couldn’t save the image. Try again.',
    failed: 'Couldn’t draw the chart. The numbers are in the table.',
    money: 'Money',
    points: 'Points',
    paintings: 'Paintings',
    player: 'Player',
    artist: 'Artist',
    moment: 'Moment',
    round: (round: number) => `Round ${round}`,
    rounds: 'Round',
    bank: 'Bank',
    link: 'Link to this chart',
    linkOf: (title: string) => `Link to this chart: ${title}`,
    along: (title: string) => `Point by point: ${title}`,
    footer: (game: string, players: string, when: string | null) =>
      when === null ? `${game} · ${players}` : `${game} · ${players} · ${when}`,
    groupedBy: 'Show',
    tracked: {
      counts: 'You tracked only the cards put up in this game.',
      owners: 'You tracked buyers in this game, but not prices.',
    },
    galleryCounts: 'You tracked only the cards displayed in this game.',
    covered: 'These charts would give away the money, which is covered until the game is over.',
  },

  race: {
    title: 'Who was ahead?',
    none: 'Nothing has happened yet.',
    /** Rounds in a row, of all that have been played. */
    afterRounds: (first: number, last: number, all: number) =>
      first === last
        ? `after round ${first}`
        : first === 1 && last === all
          ? 'after every round'
          : `after rounds ${first} to ${last}`,
    ahead: (names: string, many: boolean, rounds: string) =>
      `${names} ${many ? 'were' : 'was'} ahead ${rounds}`,
    later: (names: string, rounds: string) => `${names} ${rounds}`,
    won: (names: string, many: boolean, amount: string) =>
      many ? `${names} shared the win, with ${amount} each.` : `${names} won with ${amount}.`,
    now: (names: string, many: boolean, amount: string) =>
      many ? `${names} are ahead now, with ${amount} each.` : `${names} is ahead now, with ${amount}.`,
    changes: (changes: number) =>
      changes === 0
        ? 'The lead never changed.'
        : changes === 1
          ? 'The lead changed once.'
          : `The lead changed ${changes} times.`,
    notes: {
      money: 'Money, plus what everybody’s paintings would have paid if the round had ended then.',
      points: 'Points, plus what the face-up cards would have scored if the round had ended then.',
      'from-bank': 'Without prices nobody’s money is known. This shows what the bank had paid.',
    },
    moment: {
      start: () => 'Start',
      lot: (round: number, lot: number) => `Round ${round}, lot ${lot}`,
      turn: (round: number, turn: number) => `Round ${round}, card ${turn}`,
      adjusted: (round: number) => `Round ${round}, adjusted`,
      round: (round: number) => `End of round ${round}`,
      now: () => 'Now',
    },
    numbers: 'What everybody had, step by step',
  },

  flow: {
    title: 'Where did the money come from?',
    start: 'Start',
    sold: 'Sold',
    bought: 'Bought',
    paidOut: 'Paid out',
    adjusted: 'Adjusted',
    cash: 'Money',
    earned: 'Payouts minus purchases',
    none: 'Nobody has earned anything yet.',
    dealer: (name: string, amount: string) => `${name} was the best dealer: ${amount} from selling.`,
    collector: (name: string, amount: string) =>
      `${name} was the best collector: ${amount} from payouts minus purchases.`,
    numbers: 'Each player’s money from start to end',
  },

  bargains: {
    title: 'What was a bargain?',
    none: 'No bargains yet. Finish a round first.',
    best: (buyer: string, count: number, artist: string, round: number, price: string, paid: string) =>
      `The best: ${buyer}, ${count === 1 ? 'one' : 'two'} ${artist} in round ${round}, bought for ${price} and sold for ${paid}.`,
    worst: (buyer: string, count: number, artist: string, round: number, price: string, paid: string) =>
      `The worst: ${buyer}, ${count === 1 ? 'one' : 'two'} ${artist} in round ${round}, bought for ${price} and sold for ${paid}.`,
    even: 'Every lot paid exactly its price.',
    price: 'Price',
    paid: 'Paid out',
    gain: 'Gain',
    lot: 'Lot',
    buyer: 'Buyer',
    seller: 'Seller',
    kind: 'Auction',
    above: 'gained',
    below: 'lost',
    point: (buyer: string, count: number, artist: string, kind: string, round: number) =>
      `${buyer}: ${count === 1 ? '' : '2 × '}${artist}, ${kind}, round ${round}`,
    pointMoney: (point: string, price: string, paid: string) => `${point}: ${price}, paid out ${paid}`,
    lotRow: (round: number, count: number, artist: string) =>
      `Round ${round}: ${count === 1 ? '' : '2 × '}${artist}`,
    unmatched: 'Double, free',
    numbersLots: 'Every lot of the finished rounds',
    noPrices: 'The table shows what each lot paid out. Nobody noted the prices.',
    noLots: 'Nobody noted who bought what.',
  },

  paidWhom: {
    title: 'Who paid whom?',
    none: 'Nobody has bought anything yet.',
    noBuyers: 'Nobody noted who bought from whom.',
    onlyBank: 'So far everybody has bought only from the bank.',
    onlyOwn: 'So far everybody has kept their own paintings.',
    alone: (winner: string) => `${winner} won without selling anything to the others.`,
    most: (from: string, to: string, amount: string) => `Most went from ${from} to ${to}: ${amount}.`,
    backed: (winner: string, from: string, amount: string) => `${winner} got most from ${from}: ${amount}.`,
    pair: (from: string, to: string, amount: string) => `${from} › ${to}: ${amount}`,
    paintings: (count: number) => paintings(count),
    own: 'Kept',
    numbers: 'Payments from the player in the row to the one in the column',
    axis: 'Paid',
  },

  artists: {
    title: 'How did the artists do?',
    none: 'No finished round yet.',
    best: (artist: string, value: string, round: number) =>
      `${artist} paid most: ${value} each in round ${round}.`,
    never: (artists: string) => `Never worth anything: ${artists}.`,
    axis: 'Each paid',
    values: 'Value per painting or card, round by round',
    counts: 'Cards on the table, round by round',
  },

  earnings: {
    title: 'Where did the points come from?',
    bank: {
      none: 'The bank hasn’t paid anybody yet.',
      most: (name: string, amount: string, artist: string, ofArtist: string) =>
        `The bank paid ${name} most: ${amount}, with ${ofArtist} for ${artist}.`,
      numbers: 'What the bank paid, by player and artist',
    },
    points: {
      none: 'No round has been scored yet.',
      most: (name: string, amount: string, artist: string, ofArtist: string) =>
        `${name} scored most: ${amount}, with ${ofArtist} from ${artist}.`,
      numbers: 'Points by player and artist',
    },
  },
};
