import type { Outcome, Status } from '../core/family.ts';
import { winnersOf } from '../core/ranking.ts';
import { roundOutcome } from '../core/round-outcome.ts';
import { score } from './settle.ts';
import { tracks, type State } from './state.ts';

/** The outcome so far, as the public record writes it. */
export function outcome(state: State): Outcome {
  const { setup, situation, settled } = state;
  const rounds = settled.map((round) => roundOutcome(setup, round, round.payouts));
  if (situation.kind === 'settling') {
    const pending = score(state, situation, state.owned);
    rounds.push(roundOutcome(setup, pending, tracks(setup, 'owned') ? pending.payouts : null));
  }
  const cash = tracks(setup, 'cash') ? state.cash : null;
  const scores = cash ?? (situation.kind === 'finished' ? situation.money : null);
  return {
    status: status(state),
    round: state.round,
    turn: situation.kind === 'offering' ? situation.turn : null,
    rounds,
    cash,
    scores,
    hands: tracks(setup, 'hands') ? state.hands : null,
    winners: situation.kind === 'finished' && scores !== null ? winnersOf(scores) : null,
  };
}

export function status(state: State): Status {
  switch (state.situation.kind) {
    case 'offering':
    case 'doubling':
    case 'selling':
    case 'counting':
      return 'playing';
    case 'settling':
      return 'settling';
    case 'finished':
      return 'finished';
  }
}
