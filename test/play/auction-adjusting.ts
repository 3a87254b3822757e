import type { RawEvent } from './auction.ts';
import { cardsLeft, countOf, firstHolding, hasCards, leftwards, type Table } from './auction-table.ts';
import { below, chance, pick, type Random } from './random.ts';

type Correction = (table: Table, next: Random) => Readonly<Record<string, unknown>> | null;

/** An adjustment of something that really happened at the table; `null` if there is none. */
export function correction(table: Table, next: Random): RawEvent | null {
  const changes = pick(next, correctionsFor(table))(table, next);
  return changes === null ? null : { type: 'adjust', reason: 'the table says so', ...changes };
}

function correctionsFor(table: Table): readonly Correction[] {
  switch (table.options.tracking) {
    case 'ledger':
      return [cash, cash, tiles, paintings, cards, lostCard, turn];
    case 'owners':
      return [tiles, paintings, cards, lostCard, turn];
    case 'counts':
      return [tiles, cards];
  }
}

const cash: Correction = (table, next) => {
  const seat = pick(next, table.seats);
  const before = table.cash[seat] ?? 0;
  const change = below(next, 21) - Math.min(10, before);
  table.cash[seat] = before + change;
  table.adjusted += change;
  return { cash: { [seat]: change } };
};

const tiles: Correction = (table, next) => {
  const artist = pick(next, table.board);
  const before = table.tiles.get(artist) ?? 0;
  const change = before > 9 && chance(next, 0.5) ? -10 : 20;
  table.tiles.set(artist, before + change);
  return { standing: { [artist]: change } };
};

const paintings: Correction = (table, next) => {
  const seat = pick(next, table.seats);
  const wall = table.walls[seat] ?? [];
  const artist = pick(next, table.board);
  const hung = wall.indexOf(artist);
  if (hung >= 0) wall.splice(hung, 1);
  else wall.push(artist);
  return { owned: { [seat]: { [artist]: hung >= 0 ? -1 : 1 } } };
};

const cards: Correction = (table, next) => {
  const artist = pick(next, table.board);
  const before = countOf(table, artist);
  // Leaves two cards for a lot that may be on sale: paintings held must remain among those counted.
  const hung = table.walls.flat().filter((painting) => painting === artist).length + 2;
  const change = before > hung && chance(next, 0.6) ? -1 : 1;
  table.counts.set(artist, before + change);
  if (before + change >= table.numbers.limit) overByCorrection(table, 'limit');
  return { counts: { [artist]: change } };
};

const lostCard: Correction = (table, next) => {
  const seat = pick(next, table.seats);
  if (table.hands[seat]?.pop() === undefined) return null;
  if (cardsLeft(table) === 0) overByCorrection(table, 'out-of-cards');
  else if (table.turn === seat) table.turn = firstHolding(table, [seat, ...leftwards(table, seat)]);
  return { hands: { [seat]: -1 } };
};

const turn: Correction = (table, next) => {
  if (table.turn === null) return null;
  table.turn = pick(
    next,
    table.seats.filter((seat) => hasCards(table, seat)),
  );
  return { turn: table.turn };
};

/** An adjustment only ends a round that is still being played. */
function overByCorrection(table: Table, how: 'limit' | 'out-of-cards'): void {
  if (table.ended !== null) return;
  table.ended = how;
  table.starter = (table.last === null ? table.turn : leftwards(table, table.last)[0]) ?? 0;
  table.turn = null;
}
