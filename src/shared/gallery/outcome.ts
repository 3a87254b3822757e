import type { Outcome, RoundOutcome, Status } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { at, isEmpty } from '../core/tally.ts';
import type { ByArtist } from './edition.ts';
import { scoreRound } from './scoring.ts';
import { placeOf, type Setup } from './setup.ts';
import type { SettledRound, State } from './state.ts';

/** How the game stands, as the public record shows it. */
export function outcome(state: State): Outcome {
  const { setup, situation, settled } = state;
  const rounds = settled.map((round) => shown(setup, round, round.payouts));
  const full = setup.tracking === 'full';
  if (situation.kind === 'settling') {
    const pending = scoreRound(state, situation, state.displays);
    rounds.push(shown(setup, pending, full && isEmpty(state.faceDown) ? pending.payouts : null));
  }
  return {
    status: status(state),
    round: state.round,
    turn: situation.kind === 'turn' || situation.kind === 'influence' ? situation.seat : null,
    rounds,
    cash: null,
    scores: state.scores,
    hands: full ? state.hands : null,
    winners: situation.kind === 'finished' ? highest(state.scores) : null,
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

/** The highest total wins, and no rulebook breaks a tie: equals share the win. */
export function highest(scores: BySeat<number>): readonly Seat[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? seat : []));
}

function shown(setup: Setup, round: SettledRound, payouts: BySeat<number> | null): RoundOutcome {
  return {
    round: round.round,
    endedBy: round.endedBy,
    counts: named(setup, round.counts),
    ranking: round.ranking.map((artist) => setup.artists[artist] ?? ''),
    values: named(setup, round.values),
    payouts,
  };
}

/** In the order of the edition, whatever the order that decides this table's ties. */
function named(setup: Setup, values: ByArtist<number>): Readonly<Record<string, number>> {
  const byName: Record<string, number> = {};
  for (const { id } of setup.edition.artists) byName[id] = at(values, placeOf(setup, id));
  return byName;
}
