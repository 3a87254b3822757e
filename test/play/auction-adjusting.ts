import type { RawEvent } from './auction.ts';
import type { Table } from './auction-table.ts';
import { below, pick, type Random } from './random.ts';
import {
  corrected,
  leftwards,
  ofCards,
  ofLostCard,
  ofStanding,
  ofTurn,
  ofWorks,
  type Correction,
} from './table.ts';

export function correction(table: Table, next: Random): RawEvent | null {
  return corrected(table, CORRECTIONS[table.options.tracking], next);
}

const cash: Correction<Table> = (table, next) => {
  const seat = pick(next, table.seats);
  const before = table.cash[seat] ?? 0;
  const change = below(next, 21) - Math.min(10, before);
  table.cash[seat] = before + change;
  table.adjusted += change;
  return { cash: { [seat]: change } };
};

export const over = (table: Table): void => {
  table.starter = (table.last === null ? table.turn : leftwards(table, table.last)[0]) ?? 0;
};

const tiles = ofStanding(9, -10, 20);
const paintings = ofWorks<Table>('owned', ({ walls }) => walls);
const cards = ofCards<Table>(
  ({ numbers }) => numbers.limit,
  // Leaves two cards for a lot that may be on sale: paintings held must remain among those counted.
  ({ walls }, artist) => walls.flat().filter((painting) => painting === artist).length + 2,
  over,
);
const lostCard = ofLostCard(over);

const CORRECTIONS: Readonly<Record<Table['options']['tracking'], readonly Correction<Table>[]>> = {
  ledger: [cash, cash, tiles, paintings, cards, lostCard, ofTurn],
  owners: [tiles, paintings, cards, lostCard, ofTurn],
  counts: [tiles, cards],
};
