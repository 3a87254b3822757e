import { explain, gallery, type Artist, type State } from '../../../shared/gallery/index.ts';
import { roundsBefore } from '../../../shared/core/rounds-before.ts';
import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import {
  atTheEnd,
  seatsOver,
  timelineOf,
  type GameRecord,
  type SeatsOver,
} from '../../../shared/record/index.ts';
import { endingOf, type Ending, type RoundAmounts } from '../ending/ending.ts';

/** What kind of game it was: how it ended, and what decided it. */
export interface Story {
  readonly ending: Ending;
  readonly making: Making;
}

export type Making =
  /** A round in which the winner scored at least half of their points. */
  | { readonly kind: 'round'; readonly round: number; readonly points: number }
  /** The artist that scored most for the winners. */
  | { readonly kind: 'artist'; readonly artist: Artist; readonly points: number }
  /** Nobody scored. */
  | { readonly kind: 'nothing' };

/** Close enough that one good card could have changed the winner. */
const CLOSE_POINTS = 3;

/** `null` until there are winners. */
export function storyOf(record: GameRecord, state: State): Story | null {
  const { winners, scores } = gallery.outcome(state);
  if (winners === null || scores === null) return null;
  return {
    ending: endingOf(winners, scores, CLOSE_POINTS, scoresAfterRounds(record, roundsBefore(state.settled))),
    making: makingOf(state, winners, scores, seatsOver(record)),
  };
}

/** Everybody's points after every round that is known but the last. */
function scoresAfterRounds(record: GameRecord, unknown: number): RoundAmounts[] {
  const { tables } = timelineOf(record, null);
  const { endOfRound } = seatsOver(record);
  return tables.flatMap((before, index) => {
    const after = tables[index + 1];
    if (after?.family !== 'gallery' || after.state.round === before.state.round) return [];
    if (before.state.round <= unknown) return [];
    return {
      round: before.state.round,
      amounts: atTheEnd(after.state.scores, endOfRound(before.state.round)),
    };
  });
}

function makingOf(state: State, winners: readonly Seat[], scores: BySeat<number>, over: SeatsOver): Making {
  const [winner = 0, ...others] = winners;
  const best = state.settled
    .map(({ round, payouts }) => ({ round, points: payouts[over.endOfRound(round).indexOf(winner)] ?? 0 }))
    .reduce((found, one) => (one.points > found.points ? one : found), { round: 0, points: 0 });
  if (others.length === 0 && state.settled.length > 1 && best.points > 0) {
    if (best.points * 2 >= (scores[winner] ?? 0)) return { kind: 'round', ...best };
  }
  return bestArtist(state, winners, over) ?? { kind: 'nothing' };
}

function bestArtist(state: State, winners: readonly Seat[], { endOfRound }: SeatsOver): Making | null {
  const brought = new Map<Artist, number>();
  for (const { round } of state.settled) {
    for (const { seat, parts } of explain(state, round)?.payouts ?? []) {
      if (!winners.includes(endOfRound(round)[seat] ?? seat)) continue;
      for (const { artist, points } of parts) brought.set(artist, (brought.get(artist) ?? 0) + points);
    }
  }
  const [artist, points] = [...brought].sort(([, one], [, other]) => other - one)[0] ?? [undefined, 0];
  return artist === undefined || points === 0 ? null : { kind: 'artist', artist, points };
}
