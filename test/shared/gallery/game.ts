import { gallery, type EditionId } from '../../../src/shared/gallery/index.ts';
import { withNumbersOfTests } from '../../fixtures/gallery.ts';
import { gameOf, type TableOf } from '../family-game.ts';

export type Table = TableOf<EditionId>;

export const { after, begun, laid, readable, refusal, shown, statesOf, told } = gameOf(
  gallery,
  withNumbersOfTests,
  { edition: 'modern-art-card-game', players: 3, firstSeat: 0, options: { tracking: 'full' } },
);
