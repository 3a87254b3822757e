import { counted } from '../noun.ts';
import { one } from './article.ts';

const paintings = (count: number) => (count === 1 ? '1 painting' : `${count} paintings`);

/** A game’s replay, notes and charts. */
export const story = {
  title: 'Replay',
  see: 'Watch the replay',
  toTable: 'Go to the table',
  broken: 'Something in this game’s log doesn’t fit. The replay goes as far as it can.',

  film: {
    title: 'Step by step',
    moment: 'Step',
    first: 'To the start',
    back: 'Back one step',
    play: 'Play',
    pause: 'Pause',
    forward: 'Forward one step',
    last: 'To the end',
    of: (at: number, all: number) => `${at} of ${all}`,
    beginning: 'Before the first entry',
    round: (round: number) => `Round ${round}`,
    keys: 'Arrow keys to step, Home and End to jump, space to play.',
    correct: 'Correct from here',
    log: 'What happened',
    points: counted,
    covered: 'The money is covered until the game is over.',
    uncover: 'Show the money',
    pad: 'Score pad',
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
    title: 'About this game',
    notes: 'Notes',
    notesHint: 'What would you like to remember?',
    location: 'Place',
    tags: 'Tags, separated by commas',
    tagsAlone: 'Tags',
    misplayed: 'We got a rule wrong, so this game doesn’t count',
    keep: 'Save',
    kept: 'Saved.',
    failed: 'Couldn’t save that. Try again.',
    unchanged: 'Nothing changed yet.',
  },

  chart: {
    title: 'The game in charts',
    showNumbers: 'Show numbers',
    hideNumbers: 'Hide numbers',
    showNumbersOf: (title: string) => `Show numbers: ${title}`,
    hideNumbersOf: (title: string) => `Hide numbers: ${title}`,
    save: 'Save picture',
    saveOf: (title: string) => `Save picture: ${title}`,
    saveFailed: 'Couldn’t save the picture. Try again.',
    failed: 'Couldn’t draw the chart. The numbers are in the table.',
    money: 'Money',
    points: 'Points',
    paintings: 'Paintings',
    player: 'Player',
    artist: 'Artist',
    moment: 'Moment',
    round: (round: number) => `Round ${round}`,
    rounds: 'Round',
    total: 'Total',
    bank: 'Bank',
    link: 'Link to this chart',
    linkOf: (title: string) => `Link to this chart: ${title}`,
    along: (title: string) => `Point by point: ${title}`,
    footer: (game: string, players: string, when: string | null) =>
      when === null ? `${game} · ${players}` : `${game} · ${players} · ${when}`,
    byArtist: 'By artist',
    byKind: 'By kind of auction',
    groupedBy: 'Show',
    countsOnly: 'You tracked only the cards put up in this game.',
    ownersOnly: 'You tracked buyers in this game, but not prices.',
    galleryCounts: 'You tracked only the cards displayed in this game.',
    covered: 'These charts would give away the money, which is covered until the game is over.',
  },

  race: {
    title: 'Who was ahead?',
    none: 'Nothing has happened yet.',
    afterRounds: (first: number, last: number, names: string) =>
      first === last ? `after round ${first} ${names}` : `after rounds ${first} to ${last} ${names}`,
    ahead: (rounds: string) => `Ahead: ${rounds}.`,
    won: (names: string, many: boolean, amount: string) =>
      many ? `${names} shared the win, with ${amount} each.` : `${names} won with ${amount}.`,
    now: (names: string, amount: string) => `Ahead now: ${names}, with ${amount}.`,
    changes: (changes: number) =>
      changes === 0
        ? 'The lead never changed.'
        : changes === 1
          ? 'The lead changed once.'
          : `The lead changed ${changes} times.`,
    money: 'Money, plus what everybody’s paintings would have paid if the round had ended then.',
    points: 'Points, plus what the face-up cards would have scored if the round had ended then.',
    fromBank: 'Without prices nobody’s money is known. This shows what the bank had paid.',
    start: 'Start',
    lot: (round: number, lot: number) => `Round ${round}, lot ${lot}`,
    turn: (round: number, turn: number) => `Round ${round}, card ${turn}`,
    adjusted: (round: number) => `Round ${round}, adjusted`,
    end: (round: number) => `End of round ${round}`,
    nowMoment: 'Now',
    numbers: 'What everybody had, step by step',
  },

  flow: {
    title: 'Where did the money go?',
    start: 'Start',
    sold: 'Sold',
    bought: 'Bought',
    paidOut: 'Paid out',
    adjusted: 'Adjusted',
    cash: 'Money',
    answer: (name: string, sold: string, bought: string, paidOut: string, cash: string) =>
      `${name} got ${sold} from sales, spent ${bought} on paintings and got ${paidOut} from the bank: ${cash} in all.`,
    dealer: (name: string, amount: string) => `${name} was the best dealer: ${amount} from selling.`,
    collector: (name: string, amount: string) =>
      `${name} was the best collector: ${amount} from payouts minus purchases.`,
    numbers: 'Each player’s money from start to end',
    noneBank: 'The bank hasn’t paid anybody yet.',
    bankMost: (name: string, amount: string, artist: string, ofArtist: string) =>
      `The bank paid ${name} most: ${amount}, with ${ofArtist} for ${artist}.`,
    bankNumbers: 'What the bank paid, by player and artist',
  },

  bargains: {
    title: 'What was a bargain?',
    none: 'No bargains yet. Finish a round first.',
    best: (buyer: string, count: number, artist: string, round: number, price: string, paid: string) =>
      `The best: ${buyer}, ${count === 1 ? 'one' : 'two'} ${artist} in round ${round}, bought for ${price} and sold for ${paid}.`,
    worst: (buyer: string, count: number, artist: string, round: number, price: string, paid: string) =>
      `The worst: ${buyer}, ${count === 1 ? 'one' : 'two'} ${artist} in round ${round}, bought for ${price} and sold for ${paid}.`,
    groupBest: (group: string, gain: string) => `${group} paid off most: ${gain} a painting.`,
    price: 'Price',
    paid: 'Paid out',
    gain: 'Gain',
    perPainting: 'Per painting',
    lots: 'Lots',
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
    numbersByArtist: 'Prices and payouts by artist',
    numbersByKind: 'Prices and payouts by kind of auction',
    numbersLots: 'Every lot of the finished rounds',
    noPrices: 'The table shows what each lot paid out. Nobody noted the prices.',
    noLots: 'Nobody noted who bought what.',
  },

  paidWhom: {
    title: 'Who paid whom?',
    none: 'Nobody has bought anything yet.',
    noBuyers: 'Nobody noted who bought from whom.',
    forWinner: (winner: string, parts: string) => `${winner} won with money from ${parts}.`,
    forLeader: (leader: string, parts: string) => `${leader} took most, from ${parts}.`,
    onlyBank: 'So far everybody has bought only from the bank.',
    onlyOwn: 'So far everybody has kept their own paintings.',
    alone: (winner: string) => `${winner} won without selling anything to the others.`,
    part: (name: string, amount: string) => `${name} (${amount})`,
    most: (from: string, to: string, amount: string) => `Most went from ${from} to ${to}: ${amount}.`,
    paintings: (count: number) => paintings(count),
    own: 'Kept',
    numbers: 'Payments from the player in the row to the one in the column',
    axis: 'Received',
    winner: 'winner',
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

  endings: {
    title: 'Who ended each round, and who gained?',
    none: 'No finished round yet.',
    by: (round: number, name: string, artist: string) => `Round ${round}: ${name}, with ${artist}`,
    byUnknown: (round: number, artist: string) => `Round ${round}: ${one(artist)}`,
    allAtOnce: (round: number, name: string) => `Round ${round}: everybody at once, at ${name}’s card`,
    noCard: (round: number) => `Round ${round}: nobody had any cards left`,
    better: (head: string, amount: string) => `${head}, gaining ${amount}`,
    worse: (head: string, amount: string) => `${head}, losing ${amount}`,
    axis: 'By the last card',
    asItWas: (head: string) => `${head}, paid`,
    earlier: (round: number) => `Round ${round}, without the last card`,
    numbers: 'What everybody got, with and without the last card',
    same: 'no difference',
    noDifference: 'The last card made no difference to anybody.',
    unknown: '?',
    noHolders: 'Nobody noted who had what before it.',
    note: 'Above the line: who gained from the card that ended the round.',
  },

  earnings: {
    title: 'Where did the points come from?',
    none: 'No round has been scored yet.',
    most: (name: string, amount: string, artist: string, ofArtist: string) =>
      `${name} scored most: ${amount}, with ${ofArtist} from ${artist}.`,
    byRound: 'By round',
    numbersByArtist: 'Points by player and artist',
    numbersByRound: 'Points by player and round',
  },

  awards: {
    title: 'What were the awards worth?',
    none: 'No awards yet.',
    award: (artist: string, round: number, name: string | null) =>
      name === null ? `${artist}, round ${round}` : `${artist}, round ${round}, by ${name}`,
    most: (award: string, amount: string) =>
      `The award for ${award} scored most: ${amount} points for everybody together.`,
    nothing: 'They scored no points.',
    numbers: 'Points by award and player',
    award1: 'Award',
  },

  extras: {
    title: 'Did the added cards pay off?',
    none: 'Nobody has added a card.',
    sum: (cards: number, points: string, most: string, ofMost: string) =>
      cards === 1
        ? `${most} added one card and scored ${points} with it.`
        : `${cards} added cards scored ${points}, ${ofMost} of them for ${most}.`,
    nothing: (cards: number) =>
      cards === 1 ? 'The added card scored nothing.' : `The ${cards} added cards scored nothing.`,
    numbers: 'Points from added cards by player and round',
    cell: (points: string, cards: number) => (cards === 0 ? '–' : `${points} (${cards})`),
  },
};
