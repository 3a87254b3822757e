/** What the table screen of the auction family says in English. */
export const table = {
  askArtist: (seat: string) => `Which artist does ${seat} put up?`,
  askArtistUnnamed: 'Which artist’s painting is put up?',
  artistExplained: (limit: number) =>
    `A painting counts as soon as it is put up. The ${ordinal(limit)} of one artist ends the round, unsold.`,
  hang: (count: number, limit: number) => `${count} of ${limit} so far`,
  askKind: 'How is it sold?',
  kindExplained: 'The sign on the card says so.',
  askMysteryArtist: 'Which artist is on the mystery card?',
  mysteryExplained: (left: number) =>
    left === 1
      ? 'It counts and is nobody’s. It is the last one.'
      : `It counts and is nobody’s. ${left} are left.`,
  askMysteryKind: 'Which sign does the mystery card carry?',
  mystery: 'Mystery card',
  askSecond: (artist: string) => `Who adds a second ${artist}?`,
  secondExplained: (names: string) => `Asked in turn: ${names}. Whoever adds it runs the sale.`,
  secondEnds: (artist: string) => `A second ${artist} would end the round, both unsold.`,
  nobodyAdds: 'Nobody',
  nobodyAddsExplained: (seat: string) => `${seat} keeps it free`,
  askSecondKind: (seat: string) => `How does ${seat} sell the pair?`,
  endsOffer: (limit: number, artist: string) => `The ${ordinal(limit)} ${artist} ends the round, unsold.`,
  endsSecond: (artist: string) => `The second ${artist} ends the round; both are unsold.`,
  endsMystery: (limit: number, artist: string) => `The ${ordinal(limit)} ${artist} ends the round.`,
  endsOutOfCards: 'That is the last card in anybody’s hand: the round and the game end, and it is unsold.',
  wouldGet: 'The bank then pays',
  nothingToAnybody: 'nothing to anybody',
  confirmEnd: 'Ends the round, unsold',
  confirmEndMystery: 'Ends the round',
  askSale: 'Who buys, and for how much?',
  askBuyer: 'Who buys?',
  saleExplained: {
    open: (seller: string) => `${seller} sells. Anyone calls, in any order, each bid higher; ${seller} too.`,
    once: (seller: string, first: string) => `${seller} sells. One bid each: ${first} first, ${seller} last.`,
    hidden: (seller: string) =>
      `${seller} sells. Everybody opens together; of equal bids the nearest to ${seller} clockwise wins, ${seller} before all.`,
    fixed: (seller: string, first: string) =>
      `${seller} names the price. First asked is ${first}; if nobody wants it, ${seller} must buy.`,
  },
  paysBank: 'pays the bank',
  price: 'Price',
  priceUnit: 'thousand',
  priceUnitEuro: 'k€',
  priceUnitDollar: '$',
  sold: 'Sold',
  free: 'Free',
  keepBids: 'Note every bid',
  dropBids: 'Only the price',
  bidOf: (seat: string) => `Bid of ${seat}`,
  guessed: 'The price is a guess',
  guessedNote: 'price is a guess, to be confirmed',
  notYet: {
    'no-buyer': 'Choose who buys.',
    'no-price': 'Type the price.',
    'not-a-number': 'The price is a whole number of thousands.',
    'too-much': (seat: string) => `${seat} cannot pay that. Check the price, or mend an earlier entry.`,
    'fixed-too-much': (seat: string) => `${seat} may not name a price above their own money.`,
    'not-free': (seat: string) => `${seat} pays at least 1; only the auctioneer can take it free.`,
  },
  outOfCards: 'Everybody is out of cards',
  secondOrNext: 'A second card of a double is simply the next painting here.',
  paid: {
    player: (from: string, to: string, amount: string) => `${from} pays ${to} ${amount}`,
    bank: (from: string, amount: string) => `${from} pays the bank ${amount}`,
    nothing: (buyer: string) => `${buyer} takes it free`,
    untold: (buyer: string) => `${buyer} has it`,
    kept: (buyer: string) => `Nobody added a card: ${buyer} keeps it free`,
  },
  seats: 'Players',
  inHand: (cards: number) => (cards === 1 ? '1 in hand' : `${cards} in hand`),
  noCards: 'no cards, still buys',
  auctioneer: 'auctioneer',
  hammer: 'to offer',
  owns: (artist: string, paintings: number) => `${paintings} ${artist}`,
  ownsNothing: 'no paintings yet',
  covered: 'covered',
  peek: (seat: string) => `Money of ${seat}: hold to look`,
  showAll: 'Show all money',
  coverAll: 'Cover all money',
  step: { artist: 'Artist', kind: 'Sale', adder: 'Second card by' },
  changeStep: (what: string) => `Change ${what}`,
};

function ordinal(count: number): string {
  const suffix = { one: 'st', two: 'nd', few: 'rd', many: 'th', zero: 'th', other: 'th' };
  return `${count}${suffix[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)]}`;
}
