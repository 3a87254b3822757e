import { deal, dealtBefore, roundNow, scoring, type Table } from './gallery-table.ts';
import type { RawEvent } from './gallery.ts';
import { chance, pick, type Random } from './random.ts';
import { cardsLeft, countOf, firstHolding, hasCards, leftwards } from './table.ts';

/** The end of a round: face-down cards, cards added from hands, and the scores. */
export function* settling(
  table: Table,
  next: Random,
  corrections: () => Generator<RawEvent>,
): Generator<RawEvent> {
  if (table.options.tracking === 'counts') yield* turnUpOneByOne(table);
  else if (table.faceDown.some((cards) => cards.length > 0)) {
    const cards = table.faceDown.map((down) => down.map(({ artist }) => artist));
    table.seats.forEach((seat) => turnUp(table, seat));
    yield { type: 'reveal', cards };
  }
  yield* corrections();
  if (chance(next, 0.8)) {
    layExtras(table, next);
    if (table.options.tracking === 'full') {
      yield { type: 'extras', cards: table.extras.map((artists) => artists.slice()) };
    }
  }
  yield settle(table, next);
}

function turnUp(table: Table, seat: number): void {
  for (const { artist } of table.faceDown[seat]?.splice(0) ?? []) show(table, seat, artist);
}

function show(table: Table, seat: number, artist: string): void {
  table.displays[seat]?.push(artist);
  table.counts.set(artist, countOf(table, artist) + 1);
}

function* turnUpOneByOne(table: Table): Generator<RawEvent> {
  for (const seat of table.seats) {
    for (const { artist } of table.faceDown[seat]?.splice(0) ?? []) {
      show(table, seat, artist);
      yield { type: 'play', artist };
    }
  }
}

function layExtras(table: Table, next: Random): void {
  const { ranking } = roundNow(table);
  for (const seat of table.seats) {
    const hand = table.hands[seat] ?? [];
    for (const artist of new Set(table.displays[seat])) {
      const allowed = table.numbers.extraIfDisplayed || ranking.includes(artist);
      const held = hand.findIndex((card) => card.artist === artist);
      if (!allowed || held < 0 || chance(next, 0.3)) continue;
      hand.splice(held, 1);
      table.extras[seat]?.push(artist);
    }
  }
}

function settle(table: Table, next: Random): RawEvent {
  const counts = table.options.tracking === 'counts';
  const round = roundNow(table);
  table.rounds.push(round);
  round.payouts?.forEach((points, seat) => {
    table.scores[seat] = (table.scores[seat] ?? 0) + points;
  });
  round.ranking.forEach((artist) => table.standing.set(artist, round.values[artist] ?? 0));
  const displays = table.seats.map((seat) => {
    const cards = scoring(table, seat);
    return Object.fromEntries(
      cards.map((artist) => [artist, cards.filter((other) => other === artist).length]),
    );
  });
  const said = counts ? { type: 'settle', displays } : { type: 'settle' };
  const knownToBeEmpty = counts ? table.ended === 'out-of-cards' : cardsLeft(table) === 0;
  if (table.round === table.numbers.rounds || (knownToBeEmpty && dealtBefore(table, table.round + 1) === 0)) {
    table.finished = true;
    return said;
  }
  return { ...said, ...nextRound(table, next) };
}

function nextRound(table: Table, next: Random): { readonly next?: number } {
  table.round += 1;
  table.ended = null;
  table.last = null;
  table.counts.clear();
  for (const cards of [...table.displays, ...table.extras]) cards.length = 0;
  deal(table);
  const left = (seat: number): number => leftwards(table, seat).find((one) => !table.away.has(one)) ?? 0;
  if (table.numbers.tokenPasses) table.token = left(table.token);
  else if (table.finisher !== null) table.token = left(table.finisher);
  const holders = table.seats.filter((seat) => hasCards(table, seat));
  const decided = holders.length > 0 && chance(next, 0.05) ? pick(next, holders) : null;
  if (decided !== null) table.token = decided;
  table.turn = firstHolding(table, table.token);
  return decided === null ? {} : { next: decided };
}
