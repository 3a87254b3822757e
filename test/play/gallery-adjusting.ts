import { limitOf, type Table } from './gallery-table.ts';
import type { RawEvent } from './gallery.ts';
import { below, pick, type Random } from './random.ts';
import { corrected, ofCards, ofLostCard, ofStanding, ofTurn, ofWorks, type Correction } from './table.ts';

export function correction(table: Table, next: Random): RawEvent | null {
  return corrected(table, CORRECTIONS[table.options.tracking], next);
}

const scores: Correction<Table> = (table, next) => {
  const seat = pick(next, table.seats);
  const before = table.scores[seat] ?? 0;
  const change = below(next, 9) - Math.min(4, before);
  table.scores[seat] = before + change;
  return { scores: { [seat]: change } };
};

export const over = (table: Table): void => {
  table.finisher = table.last;
};

const tokens = ofStanding(0, -1, 2);
const cards = ofCards(limitOf, () => 0, over);
const display = ofWorks<Table>('displayed', ({ displays }) => displays);

const CORRECTIONS: Readonly<Record<Table['options']['tracking'], readonly Correction<Table>[]>> = {
  full: [scores, tokens, cards, display, ofLostCard(over), ofTurn],
  counts: [scores, tokens, cards],
};
