import { firstClockwise, leftOf, type Seat } from '../core/seats.ts';
import type { NextRound } from './choice.ts';
import type { State } from './state.ts';

/** Who starts the next round by the rules, and why. */
export type RuleStarter =
  | { readonly kind: 'token'; readonly seat: Seat; readonly from: Seat }
  /** The token passes to a player without cards. */
  | { readonly kind: 'token-without-cards'; readonly seat: Seat; readonly holder: Seat }
  | { readonly kind: 'left-of-finisher'; readonly seat: Seat; readonly finisher: Seat }
  | { readonly kind: 'first-with-cards'; readonly seat: Seat; readonly finisher: Seat }
  /** The round didn't end with a player's card. */
  | { readonly kind: 'nobody-ended'; readonly seat: Seat }
  /** Who ended it wasn't entered, so the table has to know. */
  | { readonly kind: 'unsaid' };

export function ruleStarter(state: State, next: NextRound, named: Seat | null): RuleStarter {
  const { setup, firstPlayer, situation } = state;
  switch (setup.edition.nextStarter) {
    case 'left-of-first-player': {
      const holder = next.firstPlayer;
      const seat = next.starter ?? holder;
      return seat === holder
        ? { kind: 'token', seat, from: firstPlayer }
        : { kind: 'token-without-cards', seat, holder };
    }
    case 'left-of-finisher': {
      const finisher = named ?? (situation.kind === 'settling' ? situation.finisher : null);
      if (finisher === null) {
        return next.starter === null ? { kind: 'unsaid' } : { kind: 'nobody-ended', seat: next.starter };
      }
      const left = leftOf(finisher, setup.players);
      const seat = firstClockwise(left, setup.players, (one) => next.starters.includes(one)) ?? left;
      return { kind: seat === left ? 'left-of-finisher' : 'first-with-cards', seat, finisher };
    }
  }
}
