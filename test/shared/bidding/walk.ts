import { follow, type LiveAuction, type Step } from '../../../src/shared/bidding/index.ts';
import { startAuction } from '../../../src/shared/bidding/follow.ts';
import type { State } from '../../../src/shared/auction/index.ts';
import { below, chance, pick, type Random } from '../../play/random.ts';

export interface Walk {
  readonly steps: readonly Step[];
  readonly end: LiveAuction;
}

/** Takes random steps, invalid ones included, until the lot is sold. */
export function walk(state: State, next: Random): Walk | null {
  let live = startAuction(state);
  if (live === null) return null;
  const steps: Step[] = [];
  for (let said = 0; said < 400; said += 1) {
    if (live.kind === 'decided' || live.kind === 'unwanted') return { steps, end: live };
    const step = anything(live, state.setup.players, next);
    const after = follow(state, live, step);
    if (!after.ok) continue;
    live = after.value;
    steps.push(step);
  }
  throw new Error(`nobody has the lot after ${steps.length} steps in ${live.kind}`);
}

function anything(live: LiveAuction, players: number, next: Random): Step {
  const amount = below(next, chance(next, 0.2) ? 130 : 25);
  const seat = below(next, players);
  switch (live.kind) {
    case 'calling':
      return chance(next, 0.5) ? { kind: 'going' } : { kind: 'bid', seat, amount };
    case 'in-turn':
      return pick(next, [
        { kind: 'bid', seat: live.turn, amount },
        { kind: 'bid', seat, amount },
        { kind: 'pass', seat: live.turn },
      ]);
    case 'covering':
      return pick(next, [
        { kind: 'cover', seat: live.turn, amount },
        { kind: 'cover', seat, amount: below(next, 3) },
        { kind: 'uncover', seat },
        { kind: 'bid', seat, amount },
      ]);
    case 'covered':
      return pick(next, [{ kind: 'reveal' }, { kind: 'cover', seat, amount }, { kind: 'uncover', seat }]);
    case 'naming':
      return { kind: 'price', amount };
    case 'asking':
      return pick(next, [
        { kind: 'take', seat: live.turn },
        { kind: 'take', seat },
        { kind: 'pass', seat: live.turn },
        { kind: 'pass', seat },
      ]);
    case 'adding':
    case 'added':
    case 'unwanted':
    case 'decided':
      return { kind: 'pass', seat };
  }
}
