import type { Seat } from '../core/seats.ts';
import type { NextRound } from './choice.ts';
import type { State } from './state.ts';

/** Who starts the next round by the rules, and why. */
export type RuleStarter =
  | { readonly kind: 'left-of-last'; readonly seat: Seat; readonly last: Seat }
  | { readonly kind: 'left-of-flipper'; readonly seat: Seat; readonly last: Seat }
  /** The seat to the left has no cards. */
  | { readonly kind: 'first-with-cards'; readonly seat: Seat; readonly last: Seat }
  /** Nobody has played a card. */
  | { readonly kind: 'nobody-played'; readonly seat: Seat }
  /** The last player to play wasn't entered, so the table has to know. */
  | { readonly kind: 'unsaid' };

export function ruleStarter(state: State, { starter }: NextRound): RuleStarter {
  const { situation, lastToPlay } = state;
  if (starter === null || situation.kind !== 'settling') return { kind: 'unsaid' };
  if (lastToPlay === null) return { kind: 'nobody-played', seat: starter };
  const found = { seat: starter, last: lastToPlay };
  if (starter !== situation.starter) return { kind: 'first-with-cards', ...found };
  return { kind: situation.ender === 'mystery' ? 'left-of-flipper' : 'left-of-last', ...found };
}
