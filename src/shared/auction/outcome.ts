import type { Outcome, RoundOutcome, Status } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { at } from '../core/tally.ts';
import type { ByArtist } from './edition.ts';
import { score } from './settle.ts';
import { placeOf, type Setup } from './setup.ts';
import { tracks, type SettledRound, type State } from './state.ts';

/** How the game stands, as the public record shows it. */
export function outcome(state: State): Outcome {
  const { setup, situation, settled } = state;
  const rounds = settled.map((round) => shown(setup, round, round.payouts));
  if (situation.kind === 'settling') {
    const pending = score(state, situation, state.owned);
    rounds.push(shown(setup, pending, tracks(setup, 'owned') ? pending.payouts : null));
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
    winners: situation.kind === 'finished' && scores !== null ? richest(scores) : null,
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

/** Most money wins, and no rulebook breaks a tie: equals share the win. */
export function richest(money: BySeat<number>): Seat[] {
  const most = Math.max(...money);
  return money.flatMap((amount, seat) => (amount === most ? seat : []));
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

/** In the order of the edition, whatever the order of this table's board. */
function named(setup: Setup, values: ByArtist<number>): Record<string, number> {
  const byName: Record<string, number> = {};
  for (const { id } of setup.edition.artists) byName[id] = at(values, placeOf(setup, id));
  return byName;
}
