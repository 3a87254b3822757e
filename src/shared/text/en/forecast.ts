/** The forecast at the table, on the big screen and in the replay. */
export const forecast = {
  title: 'Forecast',
  model: 'Every unseen card is equally likely. It knows nobody’s plans.',
  outcome: (amount: string, percent: string) => `${amount} ${percent}`,
  onAverage: (outcomes: string, average: string) => `${outcomes}: ${average} on average`,
  average: (average: string) => `${average} on average`,
  lot: (artist: string, paintings: number) => (paintings === 1 ? artist : `${artist} × ${paintings}`),
  mayGrow: 'A second card would change this.',
  price: 'A fair price',
  marks: {
    keep: 'worth keeping below',
    auctioneer: 'against the auctioneer up to',
    buyer: 'against another buyer up to',
  },
  why: {
    title: 'The forecast',
    now: 'Right now',
    model: 'How it works',
    paintings: [
      'Every card that nobody has seen is equally likely to be played next, until the round ends by the rules.',
      'For each ending, the artists are ranked: a painting pays what its artist is worth so far plus this round, or nothing outside the first three.',
      'It doesn’t know anybody’s hand or plans, and twenty on average is often nothing.',
    ],
    cards: [
      'Every card that nobody has seen is equally likely to be displayed next, until the round ends by the rules.',
      'For each ending, face-down cards included, the artists are ranked: a card scores what its artist has so far plus this round, or nothing outside the first three.',
      'It doesn’t know anybody’s hand or plans, and two on average is often nothing.',
    ],
    /** Fractions of the lot’s worth. */
    price: (keep: string, auctioneer: string) => [
      'Suppose each of you wants to gain more than the others do on average: the buyer gains the worth minus the price, and the auctioneer gains the price.',
      `For the auctioneer, selling at ${keep} of the worth is as good as keeping the lot at that price, and below that keeping it is better.`,
      `For anybody else, outbidding the auctioneer pays up to ${auctioneer} of the worth, and outbidding another buyer up to all of it, because then the auctioneer gets the money anyway.`,
    ],
  },
};
