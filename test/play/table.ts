import type { Outcome, RoundOutcome } from '../../src/shared/core/family.ts';
import type { RawEvent } from './played-record.ts';
import { below, chance, pick, shuffle, type Random } from './random.ts';

/** What both families have on a table with real cards, which is played without the app's rules. */
export interface Laid<Card = { readonly artist: string }> {
  readonly seats: readonly number[];
  /** Who has left: they have no cards, bid nothing and are dealt none. */
  readonly away: Set<number>;
  /** By id, as they are printed, and in tie-break order, best first. */
  readonly artists: readonly string[];
  readonly order: readonly string[];
  readonly deck: Card[];
  readonly hands: Card[][];
  /** Cards that count for the ranking, by artist. */
  readonly counts: Map<string, number>;
  /** What earlier rounds, awards and adjustments have put on each artist. */
  readonly standing: Map<string, number>;
  readonly rounds: RoundOutcome[];
  round: number;
  /** Who must play a card; `null` while something else is expected. */
  turn: number | null;
  last: number | null;
  ended: 'limit' | 'out-of-cards' | null;
  finished: boolean;
}

export function laid<Card>(
  players: number,
  printed: readonly { readonly id: string }[],
  order: readonly string[] | undefined,
  deck: Card[],
  firstSeat: number,
): Laid<Card> {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const artists = printed.map(({ id }) => id);
  return {
    seats,
    away: new Set(),
    artists,
    order: order ?? artists,
    deck,
    hands: seats.map(() => []),
    counts: new Map(),
    standing: new Map(),
    rounds: [],
    round: 1,
    turn: firstSeat,
    last: null,
    ended: null,
    finished: false,
  };
}

export function countOf({ counts }: Pick<Laid, 'counts'>, artist: string): number {
  return counts.get(artist) ?? 0;
}

export function cardsLeft({ hands }: Pick<Laid, 'hands'>): number {
  return hands.reduce((sum, hand) => sum + hand.length, 0);
}

export function hasCards({ hands }: Pick<Laid, 'hands'>, seat: number): boolean {
  return (hands[seat]?.length ?? 0) > 0;
}

/** The seats to the left of a seat, in order, ending with the seat itself. */
export function leftwards({ seats }: Pick<Laid, 'seats'>, seat: number): number[] {
  return seats.map((step) => (seat + 1 + step) % seats.length);
}

/** The seat itself if it has cards, otherwise the first to its left that does. */
export function firstHolding(table: Laid, from: number): number | null {
  return [from, ...leftwards(table, from)].find((seat) => hasCards(table, seat)) ?? null;
}

/** A card from a hand, by a style: any, one of the artist in front, or one of the rarest artist. */
export function chosen<Card extends { readonly artist: string }>(
  table: Laid,
  hand: readonly Card[],
  style: 'any' | 'rush' | 'spread',
  next: Random,
): Card {
  if (style === 'any') return pick(next, hand);
  const seen = hand.map(({ artist }) => countOf(table, artist));
  const wanted = style === 'rush' ? Math.max(...seen) : Math.min(...seen);
  return pick(
    next,
    hand.filter(({ artist }) => countOf(table, artist) === wanted),
  );
}

/** The round as the table would settle it now, with the works of each seat. */
export function roundWith(
  table: Laid,
  prizes: readonly number[],
  works: readonly (readonly string[])[],
): RoundOutcome {
  const shown = table.order.filter((artist) => countOf(table, artist) > 0);
  // A stable sort keeps ties in order.
  const ranking = shown.toSorted((a, b) => countOf(table, b) - countOf(table, a)).slice(0, 3);
  const worth = (artist: string): number => {
    const place = ranking.indexOf(artist);
    return place < 0 ? 0 : (table.standing.get(artist) ?? 0) + (prizes[place] ?? 0);
  };
  return {
    round: table.round,
    endedBy: table.ended ?? 'limit',
    counts: Object.fromEntries(table.artists.map((id) => [id, countOf(table, id)])),
    ranking,
    values: Object.fromEntries(table.artists.map((id) => [id, worth(id)])),
    payouts: works.map((own) => own.reduce((sum, artist) => sum + worth(artist), 0)),
  };
}

/** What is known of a table besides its cards. */
interface Known extends Pick<Outcome, 'cash' | 'scores'> {
  /** Whose turn it is, and how many cards everybody has. */
  readonly hands: boolean;
  /** What the round will pay when it is settled. */
  readonly payouts: boolean;
}

/** What a replay of the record must give. */
export function outcomeOf(table: Laid, now: () => RoundOutcome, { hands, payouts, ...has }: Known): Outcome {
  const pending = table.ended === null || table.finished ? null : now();
  const { scores } = has;
  const most = Math.max(...(scores ?? []));
  return {
    status: table.finished ? 'finished' : pending === null ? 'playing' : 'settling',
    round: table.round,
    turn: !hands || table.finished || pending !== null ? null : table.turn,
    rounds:
      pending === null
        ? table.rounds.slice()
        : [...table.rounds, { ...pending, payouts: payouts ? pending.payouts : null }],
    ...has,
    hands: hands ? table.hands.map((hand) => hand.length) : null,
    winners: table.finished && scores !== null ? table.seats.filter((seat) => scores[seat] === most) : null,
  };
}

export type Correction<Table> = (table: Table, next: Random) => Readonly<Record<string, unknown>> | null;

/** An adjustment of something that really happened at the table; `null` if there is none. */
export function corrected<Table>(
  table: Table,
  corrections: readonly Correction<Table>[],
  next: Random,
): RawEvent | null {
  const changes = pick(next, corrections)(table, next);
  return changes === null ? null : { type: 'adjust', reason: 'the table says so', ...changes };
}

/** An adjustment only ends a round that is still being played. */
type Over<Table> = (table: Table) => void;

function overByCorrection<Table extends Laid>(
  table: Table,
  how: 'limit' | 'out-of-cards',
  over: Over<Table>,
): void {
  if (table.ended !== null) return;
  table.ended = how;
  over(table);
  table.turn = null;
}

/** Adds to what an artist is worth, or takes away if there is more than the least. */
export function ofStanding(least: number, fewer: number, more: number): Correction<Laid> {
  return (table, next) => {
    const artist = pick(next, table.order);
    const before = table.standing.get(artist) ?? 0;
    const change = before > least && chance(next, 0.5) ? fewer : more;
    table.standing.set(artist, before + change);
    return { standing: { [artist]: change } };
  };
}

/** One card more or fewer, if there are more than the least. */
export function ofCards<Table extends Laid>(
  limitOf: (table: Table) => number,
  leastOf: (table: Table, artist: string) => number,
  over: Over<Table>,
): Correction<Table> {
  return (table, next) => {
    const artist = pick(next, table.order);
    const before = countOf(table, artist);
    const change = before > leastOf(table, artist) && chance(next, 0.6) ? -1 : 1;
    table.counts.set(artist, before + change);
    if (before + change >= limitOf(table)) overByCorrection(table, 'limit', over);
    return { counts: { [artist]: change } };
  };
}

/** Takes away a work that somebody has, or gives them one. */
export function ofWorks<Table extends Laid>(
  field: 'owned' | 'displayed',
  worksOf: (table: Table) => readonly string[][],
): Correction<Table> {
  return (table, next) => {
    const seat = pick(next, table.seats);
    const works = worksOf(table)[seat] ?? [];
    const artist = pick(next, table.order);
    const at = works.indexOf(artist);
    if (at >= 0) works.splice(at, 1);
    else works.push(artist);
    return { [field]: { [seat]: { [artist]: at >= 0 ? -1 : 1 } } };
  };
}

export function ofLostCard<Table extends Laid>(over: Over<Table>): Correction<Table> {
  return (table, next) => {
    const seat = pick(next, table.seats);
    if (table.hands[seat]?.pop() === undefined) return null;
    if (cardsLeft(table) === 0) overByCorrection(table, 'out-of-cards', over);
    else if (table.turn === seat) table.turn = firstHolding(table, seat);
    return { hands: { [seat]: -1 } };
  };
}

/** Now and then somebody leaves or comes back, or several do at once. */
export function* comingAndGoing<Table extends Laid>(
  table: Table,
  { leaving = 0 }: { readonly leaving?: number },
  over: Over<Table>,
  next: Random,
): Generator<RawEvent> {
  if (leaving === 0 || !chance(next, leaving)) return;
  const there = present(table);
  const moving = [
    ...shuffle(next, there).slice(0, Math.min(there.length - 2, below(next, 3))),
    ...[...table.away].slice(0, below(next, 2)),
  ];
  if (moving.length === 0) return;
  const away = Object.fromEntries(moving.map((seat) => [seat, !table.away.has(seat)]));
  for (const seat of moving) {
    if (!table.away.delete(seat)) table.away.add(seat);
    // Where nobody looks.
    table.deck.push(...(table.hands[seat]?.splice(0) ?? []));
  }
  if (cardsLeft(table) === 0) overByCorrection(table, 'out-of-cards', over);
  else if (table.turn !== null) table.turn = firstHolding(table, table.turn);
  yield { type: 'adjust', reason: '', away };
}

/** Who is at the table. */
export function present({ seats, away }: Pick<Laid, 'seats' | 'away'>): number[] {
  return seats.filter((seat) => !away.has(seat));
}

export const ofTurn: Correction<Laid> = (table, next) => {
  if (table.turn === null) return null;
  const holding = table.seats.filter((seat) => hasCards(table, seat));
  table.turn = pick(next, holding);
  return { turn: table.turn };
};
