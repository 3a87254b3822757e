import { auction, type EditionId } from '../../../src/shared/auction/index.ts';
import { withNumbersOfTests } from '../../fixtures/auction.ts';
import { gameOf, type TableOf } from '../family-game.ts';

export type Table = TableOf<EditionId>;

export const { after, begun, laid, readable, refusal, shown, statesOf, told } = gameOf(
  auction,
  withNumbersOfTests,
  { edition: 'modern-art-1994', players: 4, firstSeat: 0, options: { tracking: 'ledger' } },
);
