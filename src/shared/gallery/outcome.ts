import type { Outcome, RoundOutcome } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { payoutsOf, rank, valuesOf } from './scoring.ts';
import type { Setup } from './setup.ts';
import type { SettledRound, Settling, State } from './state.ts';
import { at, isEmpty, type Tally } from '../core/tally.ts';

/** How the game stands, as the public record shows it. */
export function outcome(state: State): Outcome {
  const { setup, situation, settled } = state;
  const rounds = settled.map((round) => settledOutcome(setup, round));
  const full = setup.tracking === 'full';
  return {
    status: situation.kind === 'finished' || situation.kind === 'settling' ? situation.kind : 'playing',
    round: state.round,
    turn: situation.kind === 'turn' || situation.kind === 'influence' ? situation.seat : null,
    rounds: situation.kind === 'settling' ? [...rounds, waitingOutcome(state, situation)] : rounds,
    cash: null,
    scores: state.scores,
    hands: full ? state.hands : null,
    winners: situation.kind === 'finished' ? winners(state.scores) : null,
  };
}

function settledOutcome(setup: Setup, round: SettledRound): RoundOutcome {
  return {
    round: round.round,
    endedBy: round.endedBy,
    counts: byName(setup, round.counts),
    ranking: names(setup, round.ranking),
    values: byName(setup, round.values),
    payouts: round.payouts,
  };
}

/** The round that waits for its scores: as far as they can be told before everything is entered. */
function waitingOutcome(state: State, { endedBy }: Settling): RoundOutcome {
  const { setup, round, counts } = state;
  const ranking = rank(setup, counts);
  const values = valuesOf(setup, state, ranking);
  const known = setup.tracking === 'full' && isEmpty(state.faceDown);
  return {
    round,
    endedBy,
    counts: byName(setup, counts),
    ranking: names(setup, ranking),
    values: byName(setup, values),
    payouts: known ? payoutsOf(state.displays, values) : null,
  };
}

/** The highest total wins; several share it. */
export function winners(scores: BySeat<number>): readonly Seat[] {
  const best = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}

function byName(setup: Setup, tally: Tally): Readonly<Record<string, number>> {
  return Object.fromEntries(setup.artists.map((artist, place) => [artist, at(tally, place)]));
}

function names(setup: Setup, ranking: readonly number[]): readonly string[] {
  return ranking.flatMap((artist) => setup.artists[artist] ?? []);
}
