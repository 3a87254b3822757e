import type { EditionId } from '../../../src/shared/gallery/edition.ts';
import { gallery } from '../../../src/shared/gallery/index.ts';
import type { Setup } from '../../../src/shared/gallery/setup.ts';
import type { State } from '../../../src/shared/gallery/state.ts';
import type { GameRecord } from '../../play/gallery.ts';
import { withNumbersOfTests } from '../../fixtures/gallery.ts';
import { allowed } from '../../fixtures/replayed.ts';
import { gameOf } from '../family-game.ts';

/** The table of a test, with the numbers of tests. By default The Card Game, three seats, seat 0 first, and full tracking. */
export interface Table {
  readonly edition?: EditionId;
  readonly players?: number;
  readonly firstSeat?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export function setupOf(table: Table = {}): Setup {
  const { edition = 'modern-art-card-game', players = 3, firstSeat = 0, options = {} } = table;
  const head = { players, firstSeat, options: { tracking: 'full', ...options } };
  return allowed(gallery.readSetup(withNumbersOfTests(gallery.editions[edition]), head), 'the table');
}

/** The table before the first event. */
export function laid(table: Table = {}): State {
  return gallery.start(setupOf(table));
}

/** The table of a record before its first event, with the box’s own numbers. */
export function begun({ edition, players, firstSeat, options }: GameRecord): State {
  const head = { players: players.length, firstSeat, options: { ...options } };
  return gallery.start(allowed(gallery.readSetup(gallery.editions[edition], head), 'the table'));
}

/** The table of a record after its last event. */
export function replayed(record: GameRecord): State {
  return after(begun(record), ...record.events);
}

export const { after, readable, refusal, shown } = gameOf(gallery);
