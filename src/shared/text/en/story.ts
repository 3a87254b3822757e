import { counted } from '../noun.ts';

const paintings = (count: number) => (count === 1 ? '1 painting' : `${count} paintings`);

/** A game looked at again: its film, its notes, and its story in charts. */
export const story = {
  title: 'The game again',
  see: 'See the game again',
  seeOf: (players: string) => `See the game again: ${players}`,
  toTable: 'To the table',
  broken: 'Something in the log of this game does not fit. It is shown as far as it can be played.',

  film: {
    title: 'Step by step',
    moment: 'Moment of the game',
    first: 'To the beginning',
    back: 'One step back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One step on',
    last: 'To the end',
    of: (at: number, all: number) => `${at} of ${all}`,
    beginning: 'Before the first entry',
    round: (round: number) => `Round ${round}`,
    keys: 'Arrow keys step, Home and End jump, space plays.',
    correct: 'Correct from here',
    log: 'What happened',
    points: counted,
    covered: 'The money is covered until the game is over.',
    uncover: 'Show the money',
    pad: 'Score pad',
  },

  notes: {
    title: 'About this game',
    notes: 'Notes',
    notesHint: 'What should be remembered of this evening?',
    location: 'Place',
    tags: 'Tags, with commas between them',
    tagsAlone: 'Tags',
    misplayed: 'A rule was misplayed: the game counts in no statistics',
    keep: 'Keep',
    kept: 'Kept.',
    failed: 'That was not kept. Try once more.',
    unchanged: 'Nothing has changed yet.',
  },

  chart: {
    title: 'Its story in charts',
    showNumbers: 'Show the numbers',
    hideNumbers: 'Hide the numbers',
    showNumbersOf: (title: string) => `Show the numbers: ${title}`,
    hideNumbersOf: (title: string) => `Hide the numbers: ${title}`,
    save: 'Save as picture',
    saveOf: (title: string) => `Save as picture: ${title}`,
    saveFailed: 'The picture could not be saved. Try once more.',
    failed: 'The chart could not be drawn. Its numbers are in the table.',
    money: 'Money',
    points: 'Points',
    paintings: 'Paintings',
    player: 'Player',
    artist: 'Artist',
    moment: 'Moment',
    round: (round: number) => `Round ${round}`,
    rounds: 'Round',
    total: 'Together',
    bank: 'Bank',
    footer: (game: string, players: string, when: string | null) =>
      when === null ? `${game} · ${players}` : `${game} · ${players} · ${when}`,
    byArtist: 'By artist',
    byKind: 'By kind of auction',
    groupedBy: 'What is shown',
    countsOnly: 'Only what was put up was kept in this game.',
    ownersOnly: 'Buyers were kept in this game, prices were not.',
    galleryCounts: 'Only the cards displayed were kept in this game.',
    covered: 'The money is covered until the game is over, and these charts would tell it.',
  },

  race: {
    title: 'Who was ahead when?',
    none: 'Nothing has happened yet.',
    afterRounds: (first: number, last: number, names: string) =>
      first === last ? `after round ${first} ${names}` : `after rounds ${first} to ${last} ${names}`,
    ahead: (rounds: string) => `Ahead: ${rounds}.`,
    won: (names: string, many: boolean, amount: string) =>
      many ? `${names} shared the win, with ${amount} each.` : `${names} won with ${amount}.`,
    now: (names: string, amount: string) => `Ahead now: ${names}, with ${amount}.`,
    changes: (changes: number) =>
      changes === 0
        ? 'The lead never changed hands.'
        : changes === 1
          ? 'The lead changed hands once.'
          : `The lead changed hands ${changes} times.`,
    money: 'Money, with what the paintings held would have paid if the round had ended there.',
    points: 'Points, with what the cards in sight would have scored if the round had ended there.',
    fromBank: 'Without prices nobody’s money is known: this is what the bank had paid.',
    start: 'Start',
    lot: (round: number, lot: number) => `Round ${round}, lot ${lot}`,
    turn: (round: number, turn: number) => `Round ${round}, card ${turn}`,
    adjusted: (round: number) => `Round ${round}, set right`,
    end: (round: number) => `End of round ${round}`,
    nowMoment: 'Now',
    numbers: 'What everybody had, moment by moment',
  },

  flow: {
    title: 'Where did the money come from, and where did it go?',
    start: 'Start',
    sold: 'Sold',
    bought: 'Bought',
    paidOut: 'Paid out',
    adjusted: 'Set right',
    cash: 'Money',
    answer: (name: string, sold: string, bought: string, paidOut: string, cash: string) =>
      `${name}: ${sold} from selling, ${bought} spent on paintings, ${paidOut} from the bank, which made ${cash}.`,
    dealer: (name: string, amount: string) => `${name} earned most as a dealer, by selling: ${amount}.`,
    collector: (name: string, amount: string) =>
      `${name} earned most as a collector, by payouts less purchases: ${amount}.`,
    numbers: 'From the start to the money, player by player',
    noneBank: 'The bank has not paid anybody yet.',
    bankMost: (name: string, amount: string, artist: string, ofArtist: string) =>
      `The bank paid ${name} most, ${amount}; ${artist} brought ${ofArtist} of it.`,
    bankNumbers: 'What the bank paid, by player and artist',
  },

  bargains: {
    title: 'What was a bargain?',
    none: 'No lot has been sold in a round that is over.',
    best: (buyer: string, count: number, artist: string, round: number, price: string, paid: string) =>
      `The best: ${buyer}, ${count === 1 ? 'one' : 'two'} ${artist} in round ${round}, bought for ${price} and sold for ${paid}.`,
    worst: (buyer: string, count: number, artist: string, round: number, price: string, paid: string) =>
      `The worst: ${buyer}, ${count === 1 ? 'one' : 'two'} ${artist} in round ${round}, bought for ${price} and sold for ${paid}.`,
    groupBest: (group: string, gain: string) => `${group} was worth it most: ${gain} a painting.`,
    price: 'Price',
    paid: 'What it paid',
    gain: 'Gain',
    perPainting: 'A painting',
    lots: 'Lots',
    lot: 'Lot',
    buyer: 'Buyer',
    seller: 'Seller',
    kind: 'Auction',
    above: 'paid more',
    below: 'cost more',
    point: (buyer: string, count: number, artist: string, kind: string, round: number) =>
      `${buyer}: ${count === 1 ? '' : '2 × '}${artist}, ${kind}, round ${round}`,
    pointMoney: (point: string, price: string, paid: string) => `${point}: ${price}, paid ${paid}`,
    lotRow: (round: number, count: number, artist: string) =>
      `Round ${round}: ${count === 1 ? '' : '2 × '}${artist}`,
    unmatched: 'Double, free',
    numbersByArtist: 'Prices against payouts, by artist',
    numbersByKind: 'Prices against payouts, by kind of auction',
    numbersLots: 'Every lot whose round is over',
    noPrices: 'What each lot paid is in the table; what it cost nobody wrote down.',
    noLots: 'Who bought what was not written down.',
  },

  paidWhom: {
    title: 'Who paid whom, and who paid for the winner?',
    none: 'Nobody has bought anything yet.',
    noBuyers: 'Who bought from whom was not written down.',
    forWinner: (winner: string, parts: string) => `${winner} won, paid by ${parts}.`,
    forLeader: (leader: string, parts: string) => `${leader} took most, from ${parts}.`,
    onlyBank: 'So far everybody has bought from the bank alone.',
    onlyOwn: 'So far everybody has kept what they put up.',
    alone: (winner: string) => `${winner} won without selling anything to the others.`,
    part: (name: string, amount: string) => `${name} (${amount})`,
    most: (from: string, to: string, amount: string) => `The most went from ${from} to ${to}: ${amount}.`,
    paintings: (count: number) => paintings(count),
    own: 'Kept themselves',
    numbers: 'From the player of the row to the one of the column',
    axis: 'Received',
    winner: 'winner',
  },

  artists: {
    title: 'How did the artists rise and fall?',
    none: 'No round is over yet.',
    best: (artist: string, value: string, round: number) =>
      `${artist} paid most: ${value} each in round ${round}.`,
    never: (artists: string) => `Never worth anything: ${artists}.`,
    axis: 'Each paid',
    values: 'What each painting or card paid, round by round',
    counts: 'How many lay on the table, round by round',
  },

  endings: {
    title: 'Who ended each round, and what would one card less have paid?',
    none: 'No round is over yet.',
    by: (round: number, name: string, artist: string) => `Round ${round}: ${name}, with ${artist}`,
    byUnknown: (round: number, artist: string) => `Round ${round}: a ${artist}`,
    allAtOnce: (round: number, name: string) => `Round ${round}: everybody at once, at ${name}’s card`,
    noCard: (round: number) => `Round ${round}: nobody had a card left`,
    better: (head: string, amount: string) => `${head}, better off by ${amount}`,
    worse: (head: string, amount: string) => `${head}, worse off by ${amount}`,
    axis: 'By the last card',
    asItWas: (head: string) => `${head}, paid`,
    earlier: (round: number) => `Round ${round}, one card less`,
    numbers: 'What everybody was paid, and what without the card that ended the round',
    same: 'no difference',
    noDifference: 'One card less would have paid everybody the same.',
    unknown: '?',
    noHolders: 'Nobody knows who held what without it.',
    note: 'Above the line whoever was better off for the card that ended the round, all else as it was.',
  },

  earnings: {
    title: 'Where did the points come from?',
    none: 'No round has been scored yet.',
    most: (name: string, amount: string, artist: string, ofArtist: string) =>
      `${name} scored most, ${amount}; ${artist} brought ${ofArtist} of it.`,
    byRound: 'By round',
    numbersByArtist: 'Points by player and artist',
    numbersByRound: 'Points by player and round',
  },

  awards: {
    title: 'What did the awards bring?',
    none: 'No award has been given.',
    award: (artist: string, round: number, name: string | null) =>
      name === null ? `${artist}, round ${round}` : `${artist}, round ${round}, by ${name}`,
    most: (award: string, amount: string) =>
      `Most by the one for ${award}: ${amount} points for all together.`,
    nothing: 'None of them brought a point.',
    numbers: 'Points by award and player',
    award1: 'Award',
  },

  extras: {
    title: 'Did the extra cards pay?',
    none: 'Nobody has added a card.',
    sum: (cards: number, points: string, most: string, ofMost: string) =>
      cards === 1
        ? `One card was added and brought ${points}, to ${most}.`
        : `${cards} cards were added and brought ${points} together, ${ofMost} of them to ${most}.`,
    nothing: (cards: number) =>
      cards === 1 ? 'The one card added brought nothing.' : `The ${cards} cards added brought nothing.`,
    numbers: 'Points of added cards, by player and round',
    cell: (points: string, cards: number) => (cards === 0 ? '–' : `${points} (${cards})`),
  },
};
