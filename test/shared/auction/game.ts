import type { EditionId } from '../../../src/shared/auction/edition.ts';
import { auction } from '../../../src/shared/auction/index.ts';
import type { Setup } from '../../../src/shared/auction/setup.ts';
import type { State } from '../../../src/shared/auction/state.ts';
import type { GameRecord } from '../../play/auction.ts';
import { withNumbersOfTests } from '../../fixtures/auction.ts';
import { allowed } from '../../fixtures/replayed.ts';
import { gameOf } from '../family-game.ts';

/** The table of a test, with the numbers of tests. By default four seats, seat 0 first, and a ledger. */
export interface Table {
  readonly edition?: EditionId;
  readonly players?: number;
  readonly firstSeat?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export function setupOf(table: Table = {}): Setup {
  const { edition = 'modern-art-1994', players = 4, firstSeat = 0, options = {} } = table;
  const head = { players, firstSeat, options: { tracking: 'ledger', ...options } };
  return allowed(auction.readSetup(withNumbersOfTests(auction.editions[edition]), head), 'the table');
}

/** The table before the first event. */
export function laid(table: Table = {}): State {
  return auction.start(setupOf(table));
}

/** The table of a record before its first event, with the box’s own numbers. */
export function begun({ edition, players, firstSeat, options }: GameRecord): State {
  const head = { players: players.length, firstSeat, options: { ...options } };
  return auction.start(allowed(auction.readSetup(auction.editions[edition], head), 'the table'));
}

/** The table of a record after its last event. */
export function replayed(record: GameRecord): State {
  return after(begun(record), ...record.events);
}

export const { after, readable, refusal, shown } = gameOf(auction);
