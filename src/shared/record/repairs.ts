import { isSeat } from '../core/shape.ts';
import type { Seat } from '../core/seats.ts';
import type { Edit } from './edits.ts';
import type { EventJson } from './game-record.ts';
import { lotsOf } from './lots.ts';
import { without } from './rewriting.ts';
import { outcomeOf, step, type Table } from './table.ts';
import type { Timeline } from './timeline.ts';
import { repairedTurns } from './turn-repair.ts';

/** What may have happened at the table if an entry no longer fits. Making it happen takes these edits. */
export type Repair = { readonly edits: readonly Edit[] } & (
  | {
      /** Somebody else put it up or played it, and so on for the next turns. */
      readonly kind: 'in-turn';
      readonly type: string;
      readonly was: Seat | null;
      readonly is: Seat;
      readonly turns: number;
    }
  /** It was this seat's turn after all. */
  | { readonly kind: 'was-turn'; readonly seat: Seat }
  | { readonly kind: 'bought'; readonly seat: Seat }
  /** They had the money or the card, whatever the app thinks. */
  | { readonly kind: 'had-money' | 'had-card'; readonly seat: Seat }
  /** The card ended the round, so nobody bought it. */
  | { readonly kind: 'unsold' }
  /** The round was over, so the entries up to its payout never happened. */
  | { readonly kind: 'never-played'; readonly entries: number }
  | { readonly kind: 'paid-out' | 'nobody-added' | 'skipped' | 'no-bids' }
  | { readonly kind: 'remove' | 'remove-rest'; readonly entries: number }
);

/** What is known about the correction. */
export interface Corrected {
  /** The game before it. */
  readonly original: Timeline;
  /** The entries that were corrected: who put up or played them is no question. */
  readonly said: readonly EventJson[];
  /** Why something is adjusted. */
  readonly reason: string;
}

/**
 * The repairs for the first entry that doesn't fit, the one that is usually right first; those that the rules would
 * refuse are left out.
 */
export function repairsOf(timeline: Timeline, { original, said, reason }: Corrected): Repair[] {
  const { record, tables, problem } = timeline;
  const table = tables.at(-1);
  const index = problem?.index ?? -1;
  const event = record.events[index];
  if (problem === null || table === undefined || event === undefined) return [];
  const lot = lotsOf(timeline).find(({ to }) => index <= to) ?? { from: index, to: index };
  const removal = removing(index, lot.to + 1 - index);
  const rest = record.events.length - index;
  return [
    ...usual({ timeline, original, said, table, index, from: lot.from, event, reason }),
    { kind: 'remove', entries: removal.length, edits: removal },
    ...(rest > removal.length
      ? [{ kind: 'remove-rest', entries: rest, edits: removing(index, rest) } as const]
      : []),
  ];
}

interface Place extends Corrected {
  readonly timeline: Timeline;
  /** The table before the entry that doesn't fit. */
  readonly table: Table;
  readonly index: number;
  /** Where its lot or card starts. */
  readonly from: number;
  readonly event: EventJson;
}

function usual(place: Place): Repair[] {
  const { timeline, index, from } = place;
  const { code = '', place: field = '' } = timeline.problem ?? {};
  switch (code) {
    case 'not-your-turn':
      return place.said.includes(place.event)
        ? [...itWasTheirTurn(place), ...inTurn(timeline)]
        : [...inTurn(timeline), ...itWasTheirTurn(place)];
    case 'missing':
      return field.endsWith('.buyer') ? unwanted(place) : itWasSomebodysTurn(place);
    case 'bid-not-higher':
    case 'equal-bids':
    case 'price-not-highest-bid':
    case 'buyer-not-highest-bidder':
    case 'bids-in-fixed': {
      const event = without(place.event, ['bids']);
      return [{ kind: 'no-bids', edits: [{ kind: 'replace', index, event }] }];
    }
    case 'settle-awaited':
      if (from < index) return [{ kind: 'unsold', edits: removing(index, 1) }];
      return [...neverPlayed(place), ...inserting(place, 'paid-out', { type: 'settle' })];
    case 'bid-over-cash':
    case 'fixed-over-cash':
      return [...boughtBefore(place), ...hadMoney(place)];
    case 'no-cards':
    case 'no-cards-left':
      return hadCard(place);
    case 'second-card-awaited':
      return inserting(place, 'nobody-added', { type: 'unpaired' });
    case 'effect-awaited':
      return inserting(place, 'skipped', { type: 'decline' });
    case 'game-over':
      return neverPlayed(place);
    default:
      return [];
  }
}

function removing(index: number, entries: number): Edit[] {
  return Array.from({ length: entries }, () => ({ kind: 'remove', index }) as const);
}

function inTurn(timeline: Timeline): Repair[] {
  const moved = repairedTurns(timeline);
  return moved === null ? [] : [{ kind: 'in-turn', ...moved }];
}

/** An entry of nobody, after a player was removed: whose turn it was, and turns go on from there. */
function itWasSomebodysTurn({ table, index, event }: Place): Repair[] {
  const { turn } = outcomeOf(table);
  if (turn === null || event['seat'] !== undefined) return [];
  const edits = [{ kind: 'replace', index, event: { ...event, seat: turn } }] as const;
  return [{ kind: 'in-turn', type: event.type, was: null, is: turn, turns: 1, edits }];
}

/** Somebody who doesn't exist got it for free: only one can. */
function unwanted({ timeline, table, index, event }: Place): Repair[] {
  if (event['price'] !== 0) return [];
  return timeline.record.players.flatMap((_, seat): Repair[] => {
    const sold = { ...event, buyer: seat };
    return step(table, sold).ok
      ? [{ kind: 'bought', seat, edits: [{ kind: 'replace', index, event: sold }] }]
      : [];
  });
}

function itWasTheirTurn(place: Place): Repair[] {
  const { seat } = place.event;
  if (!isSeat(seat, place.timeline.record.players.length)) return [];
  return inserting(place, 'was-turn', { type: 'adjust', reason: place.reason, turn: seat }).map((repair) => ({
    ...repair,
    kind: 'was-turn',
    seat,
  }));
}

/** An entry before the one that doesn't fit, if the rules allow it. */
function inserting<Kind extends 'paid-out' | 'nobody-added' | 'skipped' | 'was-turn'>(
  { table, index }: Place,
  kind: Kind,
  event: EventJson,
): { readonly kind: Kind; readonly edits: readonly Edit[] }[] {
  return step(table, event).ok ? [{ kind, edits: [{ kind: 'insert', index, event }] }] : [];
}

/** Everything up to the payout of the round, or to the end if there is none. */
function neverPlayed({ timeline, table, index }: Place): Repair[] {
  const { events } = timeline.record;
  const settled = events.findIndex((event, at) => at >= index && step(table, event).ok);
  const entries = (settled === -1 ? events.length : settled) - index;
  return entries === 0 ? [] : [{ kind: 'never-played', entries, edits: removing(index, entries) }];
}

/** If a corrected sale went to this buyer instead of another, the later one probably did the other way round. */
function boughtBefore({ timeline, original, table, index, event }: Place): Repair[] {
  const [now, before] = [new Set(timeline.record.events), new Set(original.record.events)];
  const earlier = timeline.record.events.slice(0, index);
  if (!earlier.some((one) => !before.has(one) && one.type === 'sale' && one['buyer'] === event['buyer']))
    return [];
  const seat = original.record.events.findLast((one) => !now.has(one) && one.type === 'sale')?.['buyer'];
  const sold = { ...event, buyer: seat };
  if (!isSeat(seat, timeline.record.players.length) || seat === event['buyer'] || !step(table, sold).ok)
    return [];
  return [{ kind: 'bought', seat, edits: [{ kind: 'replace', index, event: sold }] }];
}

function hadMoney({ timeline, table, from, reason }: Place): Repair[] {
  const { seat, price } = timeline.problem?.detail ?? {};
  const { cash } = outcomeOf(table);
  if (!isSeat(seat, timeline.record.players.length) || typeof price !== 'number' || cash === null) return [];
  const change = { [seat]: price - (cash[seat] ?? 0) };
  return [{ kind: 'had-money', seat, edits: adjusting(from, { reason, cash: change }) }];
}

function hadCard({ timeline, from, reason }: Place): Repair[] {
  const { seat } = timeline.problem?.detail ?? {};
  if (!isSeat(seat, timeline.record.players.length)) return [];
  return [{ kind: 'had-card', seat, edits: adjusting(from, { reason, hands: { [seat]: 1 } }) }];
}

/** An adjustment before the lot, which stays in one piece. */
function adjusting(index: number, fields: Readonly<Record<string, unknown>>): Edit[] {
  return [{ kind: 'insert', index, event: { type: 'adjust', ...fields } }];
}
