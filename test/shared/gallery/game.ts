import type { EditionId } from '../../../src/shared/gallery/edition.ts';
import { gallery } from '../../../src/shared/gallery/index.ts';
import type { Setup } from '../../../src/shared/gallery/setup.ts';
import type { State } from '../../../src/shared/gallery/state.ts';
import { gameOf } from '../family-game.ts';

/** The table of a test. By default The Card Game, three seats, seat 0 first, and full tracking. */
export interface Table {
  readonly edition?: EditionId;
  readonly players?: number;
  readonly firstSeat?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export function setupOf(table: Table = {}): Setup {
  const { edition = 'modern-art-card-game', players = 3, firstSeat = 0, options = {} } = table;
  const setup = gallery.readSetup(gallery.editions[edition], {
    players,
    firstSeat,
    options: { tracking: 'full', ...options },
  });
  if (!setup.ok) throw new Error(`refused: ${JSON.stringify(setup.error)}`);
  return setup.value;
}

/** The table before the first event. */
export function laid(table: Table = {}): State {
  return gallery.start(setupOf(table));
}

export const { after, readable, refusal, shown } = gameOf(gallery);
