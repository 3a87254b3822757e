import { ordinal } from './ordinal.ts';

/** The end of a game: counting and revealing the money, and what kind of evening it was. */
export const end = {
  count: {
    title: 'The last round is paid out',
    explained: 'Count your money and enter each player’s total. Enter moves on.',
    money: (player: string) => `${player}’s money`,
    done: 'Who won?',
    missing: 'Enter a whole number for each player, from 0 to 999,999.',
  },
  reveal: {
    title: 'Game over: reveal the money, from last to first',
    next: 'Reveal the next',
    all: 'Reveal all',
    covered: 'covered',
    place: (place: number) => ordinal(place),
    lifted: (player: string, money: string, place: string) => `${player}: ${money}, ${place}`,
  },
  wins: (names: string, many: boolean) => (many ? `${names} share the win` : `${names} wins`),
  money: 'Everybody’s money',
  story: {
    shared: (money: string) => `A tie, with ${money} each`,
    close: (winner: string, margin: string, runnersUp: string) =>
      `Only ${margin} put ${winner} ahead of ${runnersUp}`,
    comeback: (winner: string, round: number, margin: string) =>
      `Last after round ${round}, ${winner} came back to win by ${margin}`,
    clear: (winner: string, margin: string, runnersUp: string) => `${winner} beat ${runnersUp} by ${margin}`,
    bargain: (artist: string, paintings: number, price: string, paid: string, round: number) =>
      paintings === 1
        ? `the best bargain was one ${artist} in round ${round}, bought for ${price} and sold for ${paid}`
        : `the best bargain was ${paintings} paintings by ${artist} in round ${round}, bought for ${price} and sold for ${paid}`,
    bargainFree: (artist: string, paintings: number, paid: string, round: number) =>
      paintings === 1
        ? `the best bargain was one ${artist} in round ${round}, free and sold for ${paid}`
        : `the best bargain was ${paintings} paintings by ${artist} in round ${round}, free and sold for ${paid}`,
    artist: (artist: string, amount: string) => `paintings by ${artist} alone paid ${amount}`,
    noPaintings: 'and all that without selling the bank a single painting',
    whole: (ending: string, making: string) => `${ending}; ${making}.`,
  },
  found: 'The game is saved. You’ll find it under “History”.',
  allGames: 'All games',
};
