import type { Outcome, Status } from '../../../shared/core/family.ts';
import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import { outcomeOf, type Timeline, type Table } from '../../../shared/record/index.ts';
import { adjustableOf, differences, type ByName, type SeatField } from './adjustable.ts';
import { seatsBefore } from './people-between.ts';

/** One effect of a correction, besides the changed entries themselves. */
export type Change =
  | { readonly what: 'status'; readonly now: Status }
  | { readonly what: 'round'; readonly now: number }
  | { readonly what: 'turn'; readonly now: Seat }
  | { readonly what: 'winners'; readonly now: readonly Seat[] }
  | { readonly what: SeatField; readonly seat: Seat; readonly change: number }
  | { readonly what: 'counts' | 'standing'; readonly artist: string; readonly change: number }
  | { readonly what: 'held'; readonly seat: Seat; readonly artist: string; readonly change: number }
  /** What the app no longer tracks. */
  | { readonly what: 'kept-no-more'; readonly field: 'cash' | 'hands' | 'held' }
  /** What an earlier round paid. */
  | { readonly what: 'payout'; readonly round: number; readonly seat: Seat; readonly change: number }
  | { readonly what: 'ranking'; readonly round: number; readonly now: readonly string[] };

/** A correction's effects on a game that can be replayed to its end with it. */
export function changesBetween(original: Timeline, corrected: Timeline): Change[] {
  const [before, after] = [original.tables.at(-1) ?? null, corrected.tables.at(-1) ?? null];
  if (after === null) return [];
  const outcome = before === null || original.problem !== null ? null : outcomeOf(before);
  return changesOf(outcome, outcomeOf(after), before, after, seatsBefore(original.record, corrected.record));
}

/**
 * The differences between a game and its corrected version, person by person. `from` maps each seat
 * afterwards to where its player sat before.
 */
export function changesOf(
  original: Outcome | null,
  after: Outcome,
  tableBefore: Table | null,
  tableAfter: Table | null,
  from: BySeat<Seat>,
): Change[] {
  const before = original === null ? null : seatedAnew(original, from);
  return [
    ...moments(before, after),
    ...keptNoMore(before, after, tableBefore, tableAfter),
    // If money is the score, don't list it twice.
    ...bySeat('cash', before?.cash ?? null, after.cash),
    ...(after.cash === null ? bySeat('scores', before?.scores ?? null, after.scores) : []),
    ...bySeat('hands', before?.hands ?? null, after.hands),
    ...onTheTable(tableBefore, tableAfter, from),
    ...rounds(before, after),
  ];
}

/** A game's outcome, with its people in their later seats. */
function seatedAnew(outcome: Outcome, from: BySeat<Seat>): Outcome {
  const seated = <T>(values: BySeat<T> | null) => values && from.flatMap((seat) => values[seat] ?? []);
  const seat = (was: Seat) => from.indexOf(was);
  return {
    ...outcome,
    turn: outcome.turn === null ? null : seat(outcome.turn),
    winners: outcome.winners?.map(seat).sort((one, other) => one - other) ?? null,
    cash: seated(outcome.cash),
    scores: seated(outcome.scores),
    hands: seated(outcome.hands),
    rounds: outcome.rounds.map((round) => ({ ...round, payouts: seated(round.payouts) })),
  };
}

function moments(before: Outcome | null, after: Outcome): Change[] {
  const changes: Change[] = [];
  if (after.round !== before?.round) changes.push({ what: 'round', now: after.round });
  if (after.status !== before?.status) changes.push({ what: 'status', now: after.status });
  if (after.turn !== null && after.turn !== before?.turn) changes.push({ what: 'turn', now: after.turn });
  if (after.winners !== null && String(after.winners) !== String(before?.winners)) {
    changes.push({ what: 'winners', now: after.winners });
  }
  return changes;
}

function keptNoMore(
  before: Outcome | null,
  after: Outcome,
  tableBefore: Table | null,
  tableAfter: Table | null,
): Change[] {
  const [one, other] = [heldAt(tableBefore), heldAt(tableAfter)];
  const gone = {
    cash: before !== null && before.cash !== null && after.cash === null,
    hands: before !== null && before.hands !== null && after.hands === null,
    held: one !== null && other === null && tableAfter?.state.situation.kind !== 'finished',
  };
  return (['cash', 'hands', 'held'] as const).flatMap((field) =>
    gone[field] ? { what: 'kept-no-more', field } : [],
  );
}

function heldAt(table: Table | null): readonly ByName[] | null {
  return (table === null ? null : adjustableOf(table)?.held?.now) ?? null;
}

/** Something untracked before or after has no difference to show. */
function bySeat(what: SeatField, before: BySeat<number> | null, after: BySeat<number> | null): Change[] {
  if (before === null || after === null) return [];
  return after.flatMap((value, seat) => {
    const change = value - (before[seat] ?? 0);
    return change === 0 ? [] : { what, seat, change };
  });
}

function onTheTable(before: Table | null, after: Table | null, from: BySeat<Seat>): Change[] {
  const [one, other] = [before, after].map((table) => (table === null ? null : adjustableOf(table)));
  // Another round has other paintings, and "another round" says it all.
  if (!one || !other || before?.state.round !== after?.state.round) return [];
  const artists = other.byArtist.flatMap(({ field, now }, at) =>
    named(one.byArtist[at]?.now ?? {}, now, (artist, change) => ({ what: field, artist, change })),
  );
  const [held, holding] = [one.held?.now, other.held?.now];
  if (held === undefined || holding === undefined) return artists;
  return [
    ...artists,
    ...holding.flatMap((now, seat) =>
      named(held[from[seat] ?? seat] ?? {}, now, (artist, change) => ({
        what: 'held',
        seat,
        artist,
        change,
      })),
    ),
  ];
}

function named(before: ByName, after: ByName, say: (name: string, change: number) => Change): Change[] {
  return Object.entries(differences(before, after) ?? {}).map(([name, change]) => say(name, change));
}

function rounds(before: Outcome | null, after: Outcome): Change[] {
  return after.rounds.flatMap(({ round, ranking, payouts }) => {
    const known = before?.rounds.find((other) => other.round === round);
    if (known === undefined) return [];
    const ranked: Change[] =
      String(known.ranking) === String(ranking) ? [] : [{ what: 'ranking', round, now: ranking }];
    const paid = (payouts ?? []).flatMap((payout, seat): Change | [] => {
      const change = payout - (known.payouts?.[seat] ?? payout);
      return change === 0 ? [] : { what: 'payout', round, seat, change };
    });
    return [...ranked, ...paid];
  });
}
