import type { CardsToCome } from '../../src/shared/core/chances.ts';

/** The most cards first; equal counts by the order of the artists; without cards there is no place. */
export function ranked(counts: readonly number[], places: number): number[] {
  return counts
    .map((count, artist) => ({ count, artist }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.artist - other.artist)
    .slice(0, places)
    .map(({ artist }) => artist);
}

/** The unseen cards, each with its artist. */
export function unseenCards({ supply }: CardsToCome, counts: readonly number[]): number[] {
  return supply.flatMap((cards, artist) =>
    Array.from({ length: Math.max(0, cards - (counts[artist] ?? 0)) }, () => artist),
  );
}

/** Plays cards in this order until the round is over, then turns up the face-down ones; returns the counts. */
export function playedOut(
  { most, limit, faceDown }: CardsToCome,
  counts: readonly number[],
  order: readonly number[],
): number[] {
  const table = [...counts];
  const deck = [...order];
  const add = (artist: number) => (table[artist] = (table[artist] ?? 0) + 1);
  const inAll = () => table.reduce((sum, count) => sum + count, 0);
  while (deck.length > 0 && inAll() < most && table.every((count) => count < limit)) add(deck.shift() ?? 0);
  for (const artist of deck.slice(0, faceDown)) add(artist);
  return table;
}

/** The chance of each place by trying every order of the unseen cards, one by one. */
export function byEnumeration(round: CardsToCome, counts: readonly number[]): number[][] {
  const sum = counts.map(() => Array.from({ length: round.places }, () => 0));
  let orders = 0;
  for (const order of everyOrder(unseenCards(round, counts))) {
    orders += 1;
    for (const [place, artist] of ranked(playedOut(round, counts, order), round.places).entries()) {
      const row = sum[artist] ?? [];
      row[place] = (row[place] ?? 0) + 1;
    }
  }
  return sum.map((row) => row.map((times) => times / orders));
}

function* everyOrder(cards: readonly number[]): Generator<number[]> {
  if (cards.length === 0) yield [];
  for (const [index, card] of cards.entries()) {
    for (const rest of everyOrder(cards.toSpliced(index, 1))) yield [card, ...rest];
  }
}
