import { cardsLeft, countOf, firstHolding, hasCards, limitOf, type Table } from './gallery-table.ts';
import type { RawEvent } from './gallery.ts';
import { below, chance, pick, type Random } from './random.ts';

type Correction = (table: Table, next: Random) => Readonly<Record<string, unknown>> | null;

/** An adjustment of something that really happened at the table; `null` if there is none. */
export function correction(table: Table, next: Random): RawEvent | null {
  const changes = pick(next, correctionsFor(table))(table, next);
  return changes === null ? null : { type: 'adjust', reason: 'the table says so', ...changes };
}

function correctionsFor(table: Table): readonly Correction[] {
  switch (table.options.tracking) {
    case 'full':
      return [scores, tokens, cards, display, lostCard, turn];
    case 'counts':
      return [scores, tokens, cards];
  }
}

const scores: Correction = (table, next) => {
  const seat = pick(next, table.seats);
  const before = table.scores[seat] ?? 0;
  const change = below(next, 9) - Math.min(4, before);
  table.scores[seat] = before + change;
  return { scores: { [seat]: change } };
};

const tokens: Correction = (table, next) => {
  const artist = pick(next, table.line);
  const before = table.tokens.get(artist) ?? 0;
  const change = before > 0 && chance(next, 0.5) ? -1 : 2;
  table.tokens.set(artist, before + change);
  return { standing: { [artist]: change } };
};

const cards: Correction = (table, next) => {
  const artist = pick(next, table.line);
  const before = countOf(table, artist);
  const change = before > 0 && chance(next, 0.6) ? -1 : 1;
  table.counts.set(artist, before + change);
  if (before + change >= limitOf(table)) overByCorrection(table, 'limit');
  return { counts: { [artist]: change } };
};

const display: Correction = (table, next) => {
  const seat = pick(next, table.seats);
  const shown = table.displays[seat] ?? [];
  const artist = pick(next, table.line);
  const at = shown.indexOf(artist);
  if (at >= 0) shown.splice(at, 1);
  else shown.push(artist);
  return { displayed: { [seat]: { [artist]: at >= 0 ? -1 : 1 } } };
};

const lostCard: Correction = (table, next) => {
  const seat = pick(next, table.seats);
  if (table.hands[seat]?.pop() === undefined) return null;
  if (cardsLeft(table) === 0) overByCorrection(table, 'out-of-cards');
  else if (table.turn === seat) table.turn = firstHolding(table, seat);
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
  table.turn = null;
  table.finisher = table.last;
}
