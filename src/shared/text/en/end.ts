import { ordinal } from './ordinal.ts';

/** The end of a game: money counted, covers lifted, and what kind of evening it was. */
export const end = {
  count: {
    title: 'The last round is settled',
    explained: 'Count the money and enter each player’s total, in thousands. Enter goes on.',
    money: (player: string) => `Money of ${player}`,
    done: 'Who has won?',
    missing: 'Every player needs a whole number of thousands, 0 or more.',
  },
  reveal: {
    title: 'The game is over: covers off, from last to first',
    next: 'Lift the next cover',
    all: 'Show all',
    covered: 'covered',
    place: (place: number) => ordinal(place),
    lifted: (player: string, money: string, place: string) => `${player}: ${money}, ${place}`,
  },
  wins: (names: string, many: boolean) => (many ? `${names} share the win` : `${names} wins`),
  money: 'Everybody’s money',
  story: {
    shared: (money: string) => `Level to the end, at ${money} each`,
    close: (winner: string, margin: string, runnersUp: string) =>
      `Only ${margin} put ${winner} ahead of ${runnersUp}`,
    comeback: (winner: string, round: number, margin: string) =>
      `Last after round ${round}, ${winner} came back to win by ${margin}`,
    clear: (winner: string, margin: string, runnersUp: string) =>
      `${winner} left ${runnersUp} behind by ${margin}`,
    bargain: (artist: string, paintings: number, price: string, paid: string, round: number) =>
      paintings === 1
        ? `the bargain was one ${artist} in round ${round}, bought for ${price} and sold for ${paid}`
        : `the bargain was ${paintings} paintings by ${artist} in round ${round}, bought for ${price} and sold for ${paid}`,
    bargainFree: (artist: string, paintings: number, paid: string, round: number) =>
      paintings === 1
        ? `the bargain was one ${artist} in round ${round}, had for nothing and sold for ${paid}`
        : `the bargain was ${paintings} paintings by ${artist} in round ${round}, had for nothing and sold for ${paid}`,
    artist: (artist: string, amount: string) => `${artist} alone brought ${amount} from the bank`,
    noPaintings: 'and not a single painting was sold to the bank for it',
    whole: (ending: string, making: string) => `${ending}; ${making}.`,
  },
  found: 'This game is kept. You find it again among all games, under “Played”.',
  allGames: 'All games',
};
