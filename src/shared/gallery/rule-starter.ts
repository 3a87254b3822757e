import { firstClockwise, leftOf, type Seat } from '../core/seats.ts';
import type { NextRound } from './choice.ts';
import type { State } from './state.ts';

/** Who starts the next round by the rule, and why it is this seat. */
export type RuleStarter =
  | { readonly kind: 'token'; readonly seat: Seat; readonly from: Seat }
  /** The token goes on to somebody who has no card to start with. */
  | { readonly kind: 'token-without-cards'; readonly seat: Seat; readonly holder: Seat }
  | { readonly kind: 'left-of-finisher'; readonly seat: Seat; readonly finisher: Seat }
  | { readonly kind: 'first-with-cards'; readonly seat: Seat; readonly finisher: Seat }
  /** No player’s card ended the round. */
  | { readonly kind: 'nobody-ended'; readonly seat: Seat }
  /** Who ended it was not said, so the table looks for itself. */
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
