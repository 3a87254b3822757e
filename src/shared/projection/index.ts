import { seatsAway } from '../core/away.ts';
import type { Outcome } from '../core/family.ts';
import { roundsBefore } from '../core/rounds-before.ts';
import type { Seat } from '../core/seats.ts';
import {
  atTheEnd,
  editionIn,
  editionOf,
  outcomeOf,
  seatsOver,
  type Timeline,
  type Table,
} from '../record/index.ts';
import { courseOf, figuresOf, type AuctionFigures, type Course, type Figures } from '../story/index.ts';
import { placesOf } from './places.ts';
import type { Projection, ResultRow } from './rows.ts';

export { canBeLit, isLit } from './light.ts';
export { packWall, readWall, unpackWall } from './packed-wall.ts';
export { placesOf, rankedPlayers } from './places.ts';
export { projectResult } from './result-rows.ts';
export type { Projection, ResultRow } from './rows.ts';
export { NO_VALUES, VALUES_VERSION, valuesOf, type GameValues } from './values.ts';

/**
 * The version of the rules and the projection. Increase it with every change that gives some game different rows:
 * rows of another version are then recalculated.
 */
export const PROJECTION_VERSION = 9;

/** The rows of a finished game. Returns `null` for a game without winners. */
export function project(timeline: Timeline): Projection | null {
  const last = timeline.tables.at(-1);
  const outcome = last === undefined || timeline.problem !== null ? null : outcomeAtEnd(timeline, last);
  if (outcome === null || outcome.winners === null) return null;
  const figures = figuresOf(timeline);
  if (figures === null) return null;
  const { sales, cards } = keptOnlyIn(figures);
  return {
    rounds: figures.ends.map(({ round, endedBy, ender }) => ({ round, endedBy, ender })),
    sales,
    cards,
    payouts: outcome.rounds.flatMap(({ round, payouts }) =>
      (payouts ?? []).map((amount, seat) => ({ round, seat, amount })),
    ),
    wall: figures.wall,
    ownersTracked: figures.tracking !== 'counts',
    course: courseIn(figures, outcome.winners),
    results: resultsOf(timeline, figures, outcome),
    whole: seatsAway(last?.state.away ?? []).length === 0,
  };
}

/** A game's outcome, with the payouts of each round that is known, credited to the final seats. */
function outcomeAtEnd({ record }: Timeline, last: Table): Outcome {
  const outcome = outcomeOf(last);
  const { endOfRound } = seatsOver(record);
  const before = roundsBefore(last.state.settled);
  const rounds = outcome.rounds.slice(before).map((round) => ({
    ...round,
    payouts: round.payouts && atTheEnd(round.payouts, endOfRound(round.round)),
  }));
  return { ...outcome, rounds };
}

/** The rows that only one family has. */
function keptOnlyIn(figures: Figures): Pick<Projection, 'sales' | 'cards'> & Pick<AuctionFigures, 'flows'> {
  switch (figures.family) {
    case 'auction':
      return { sales: figures.lots, cards: [], flows: figures.flows };
    case 'gallery':
      return { sales: [], cards: figures.earnings, flows: null };
  }
}

/** Payouts and points alone only say how a game went round by round. */
function courseIn({ tracking, race }: Figures, winners: readonly Seat[]): Course | null {
  return tracking === 'ledger' || tracking === 'full' ? courseOf(race.moments, winners) : null;
}

function resultsOf({ record }: Timeline, figures: Figures, outcome: Outcome): ResultRow[] {
  const { scores, winners, rounds } = outcome;
  const places = placesOf(record.players.length, scores, winners);
  const { flows } = keptOnlyIn(figures);
  const artists = editionOf(editionIn(record)).edition.artists.map(({ id }) => id);
  const held = record.players.map(() => artists.map(() => 0));
  for (const { seat, artist, cards } of figures.earnings) {
    const own = held[seat];
    const place = artists.findIndex((id) => id === artist);
    if (own !== undefined) own[place] = (own[place] ?? 0) + cards;
  }
  return record.players.map((_, seat) => {
    const flow = flows?.[seat] ?? null;
    return {
      seat,
      score: scores?.[seat] ?? null,
      place: places[seat] ?? null,
      held: held[seat] ?? [],
      paidOut: rounds.reduce((sum, { payouts }) => sum + (payouts?.[seat] ?? 0), 0),
      bought: flow?.bought ?? null,
      sold: flow?.sold ?? null,
      adjusted: flow?.adjusted ?? null,
    };
  });
}
