import type { Outcome } from '../../shared/core/family.ts';
import type { BySeat, Seat } from '../../shared/core/seats.ts';
import {
  adjustableOf,
  differences,
  outcomeOf,
  seatsOver,
  type Adjustable,
  type ByName,
  type Table,
  type Timeline,
} from '../../shared/record/index.ts';
import { adjustedParts, type Adjusted } from '../../shared/text/adjusted.ts';
import type { Words } from '../../shared/text/en/index.ts';
import type { Labels } from './labels.ts';
import { seatsBefore } from './people-between.ts';

/** How changes are told. */
export interface ToldChanges {
  readonly words: Words;
  readonly labels: Labels;
  readonly list: (parts: readonly string[]) => string;
  /** The table plays with open money. Otherwise only that it changes is said, and not by how much. */
  readonly cashShown: boolean;
}

/** What a correction changes besides the entries themselves, person by person, if the game fits with it. */
export function changeLines(original: Timeline, corrected: Timeline, told: ToldChanges): string[] {
  const [before, after] = [original.tables.at(-1), corrected.tables.at(-1)];
  if (after === undefined) return [];
  const from = seatsBefore(original.record, corrected.record);
  const first = ({ record }: Timeline) => ({ ...record, players: seatsOver(record).peopleAt(0) });
  const began = seatsBefore(first(original), first(corrected));
  const is = outcomeOf(after);
  const was =
    before === undefined || original.problem !== null ? null : seatedAnew(outcomeOf(before), from, began);
  // With another edition, every artist is another one in the same place.
  const same = before !== undefined && String(before.setup.artists) === String(after.setup.artists);
  const { labels, words, cashShown, list } = told;
  const { correction } = words.log;
  const purses = ofSeats(was?.cash, is.cash);
  return [
    ...moments(was, is, told),
    ...keptNoMore(was, is, before, after).map((field) => correction.keptNoMore[field]),
    ...adjustedParts(words.events, labels, labels.points, {
      cash: cashShown ? purses : null,
      // If money is the score, don't say it twice.
      scores: is.cash === null ? ofSeats(was?.scores, is.scores) : null,
      hands: ofSeats(was?.hands, is.hands),
      turn: is.turn === was?.turn ? null : is.turn,
      ...(same ? onTheTable(before, after, from) : {}),
    }),
    ...rounds(was, is, same, told),
    ...(cashShown || purses === null
      ? []
      : [correction.money(list(Object.keys(purses).map((seat) => labels.seat(Number(seat)))))]),
  ];
}

/** A game's outcome, with its people in their later seats, at the end and from the start. */
function seatedAnew(outcome: Outcome, from: BySeat<Seat>, began: BySeat<Seat>): Outcome {
  const seated = <T>(values: BySeat<T> | null, seats = from) =>
    values && seats.flatMap((seat) => values[seat] ?? []);
  const seat = (was: Seat) => from.indexOf(was);
  return {
    ...outcome,
    turn: outcome.turn === null ? null : seat(outcome.turn),
    winners: outcome.winners?.map(seat).sort((one, other) => one - other) ?? null,
    cash: seated(outcome.cash),
    scores: seated(outcome.scores),
    hands: seated(outcome.hands),
    rounds: outcome.rounds.map((round) => ({ ...round, payouts: seated(round.payouts, began) })),
  };
}

function moments(was: Outcome | null, is: Outcome, { words, labels, list }: ToldChanges): string[] {
  const { correction } = words.log;
  const { winners } = is;
  return [
    ...(is.round === was?.round ? [] : [correction.inRound(is.round)]),
    ...(is.status === was?.status ? [] : [correction.status[is.status]]),
    ...(winners === null || String(winners) === String(was?.winners)
      ? []
      : [correction.wins(list(winners.map(labels.seat)))]),
  ];
}

function keptNoMore(
  was: Outcome | null,
  is: Outcome,
  before: Table | undefined,
  after: Table,
): ('cash' | 'hands' | 'held')[] {
  const gone = {
    cash: was !== null && was.cash !== null && is.cash === null,
    hands: was !== null && was.hands !== null && is.hands === null,
    held: heldAt(before) !== null && heldAt(after) === null && is.status !== 'finished',
  };
  return (['cash', 'hands', 'held'] as const).filter((field) => gone[field]);
}

function heldAt(table: Table | undefined): Adjustable['held'] {
  return (table === undefined ? null : adjustableOf(table)?.held) ?? null;
}

/** Something untracked before or after has no difference to show. */
function ofSeats(was: BySeat<number> | null | undefined, is: BySeat<number> | null): ByName | null {
  const named = (values: BySeat<number>) => Object.fromEntries(values.map((value, seat) => [seat, value]));
  return was && is ? differences(named(was), named(is)) : null;
}

function onTheTable(before: Table, after: Table, from: BySeat<Seat>): Adjusted {
  const [one, other] = [adjustableOf(before), adjustableOf(after)];
  // Another round has other paintings, and "another round" says it all.
  if (one === null || other === null || before.state.round !== after.state.round) return {};
  const named = ({ byArtist }: Adjustable, name: 'counts' | 'standing') =>
    byArtist.find(({ field }) => field === name)?.now ?? {};
  const held = one.held?.now ?? [];
  const holding = held.length === 0 ? [] : (other.held?.now ?? []);
  return {
    counts: differences(named(one, 'counts'), named(other, 'counts')),
    standing: differences(named(one, 'standing'), named(other, 'standing')),
    owned: Object.fromEntries(
      holding.map((now, seat) => [seat, differences(held[from[seat] ?? seat] ?? {}, now)]),
    ),
  };
}

/** What earlier rounds paid. */
function rounds(was: Outcome | null, is: Outcome, same: boolean, told: ToldChanges): string[] {
  const { words, labels, list } = told;
  const { payout, ranking: ranks } = words.log.correction;
  return is.rounds.flatMap(({ round, ranking, payouts }) => {
    const known = was?.rounds.find((other) => other.round === round);
    if (known === undefined) return [];
    const ranked = same && String(known.ranking) !== String(ranking);
    const paid = { scores: ofSeats(known.payouts, payouts) };
    return [
      ...(ranked ? [ranks(round, list(ranking.map(labels.artist)))] : []),
      ...adjustedParts(words.events, labels, labels.points, paid).map((part) => payout(round, part)),
    ];
  });
}
