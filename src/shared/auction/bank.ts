import { total } from '../core/tally.ts';
import { tracks, type State } from './state.ts';

/**
 * Money that cannot be accounted for: all cash must equal the starting money, plus payouts and adjustments, minus
 * what was paid to the bank. Anything but 0 is a bug.
 */
export function unaccountedFor({ setup, cash, bank }: State): number {
  if (!tracks(setup, 'cash')) return 0;
  const started = setup.edition.startingCash * setup.players;
  return total(cash) - (started - bank.taken + bank.given + bank.adjusted);
}
