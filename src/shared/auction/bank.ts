import { total } from '../core/tally.ts';
import { tracks, type State } from './state.ts';

/**
 * What the ledger cannot account for: all cash must be what everybody started with, less what went to the bank, plus
 * what the bank paid, plus corrections. Anything but 0 is a fault of the app.
 */
export function unaccountedFor({ setup, cash, bank }: State): number {
  if (!tracks(setup, 'cash')) return 0;
  const started = setup.edition.startingCash * setup.players;
  return total(cash) - (started - bank.taken + bank.given + bank.adjusted);
}
