import type { Outcome, Status } from '../core/family.ts';
import { winnersOf } from '../core/ranking.ts';
import { roundOutcome } from '../core/round-outcome.ts';
import { isEmpty } from '../core/tally.ts';
import { scoreRound } from './scoring.ts';
import type { State } from './state.ts';

/** The outcome so far, as the public record writes it. */
export function outcome(state: State): Outcome {
  const { setup, situation, settled } = state;
  const rounds = settled.map((round) => roundOutcome(setup, round, round.payouts));
  const full = setup.tracking === 'full';
  if (situation.kind === 'settling') {
    const pending = scoreRound(state, situation, state.displays);
    rounds.push(roundOutcome(setup, pending, full && isEmpty(state.faceDown) ? pending.payouts : null));
  }
  return {
    status: status(state),
    round: state.round,
    turn: situation.kind === 'turn' || situation.kind === 'influence' ? situation.seat : null,
    rounds,
    cash: null,
    scores: state.scores,
    hands: full ? state.hands : null,
    winners: situation.kind === 'finished' ? winnersOf(state.scores) : null,
  };
}

export function status({ situation }: State): Status {
  switch (situation.kind) {
    case 'influence':
    case 'turn':
    case 'effect':
      return 'playing';
    case 'settling':
      return 'settling';
    case 'finished':
      return 'finished';
  }
}
