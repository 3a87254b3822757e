/**
 * What the statistics say across many evenings, without people's names: messages with names are in `statistics.ts`, which
 * isolates them.
 */
export const evenings = {
  standings: {
    player: 'Player, favourite artist',
    rating: 'Rating and uncertainty',
    course: 'Over the years',
    wins: 'Wins, and what chance would give',
    latest: 'Last eight',
    games: (games: number, number: string, day: string) =>
      `${number} ${games === 1 ? 'game' : 'games'}, last on ${day}`,
    highest: (rating: string) => `highest ${rating}`,
    won: (wins: number, number: string, expected: string) =>
      `${number} ${wins === 1 ? 'win' : 'wins'}, ${expected} expected`,
    place: (place: string, players: string) => `${place} of ${players}`,
    unplaced: 'not won',
    all: (people: string) => `Show all ${people}`,
  },
  prices: {
    title: 'What do we pay, and what does it pay?',
    none: 'None of these games tracked every price.',
    note: 'On average per painting. The line is what the bank paid.',
    by: { artist: 'Artist', kind: 'Kind', round: 'Round', players: 'Players', person: 'Buyer' },
    round: (round: string) => `Round ${round}`,
    perPainting: 'Per painting',
    paintings: 'Paintings',
    price: 'Price',
    paid: 'Paid out',
    gain: 'Gain',
    both: (price: string, paid: string) => `${price}, paid out ${paid}`,
    between: (low: string, high: string) => `${low} to ${high}`,
  },
};
