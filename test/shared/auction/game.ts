import type { Outcome } from '../../../src/shared/core/family.ts';
import type { EditionId } from '../../../src/shared/auction/edition.ts';
import type { Event } from '../../../src/shared/auction/events.ts';
import { auction } from '../../../src/shared/auction/index.ts';
import type { Setup } from '../../../src/shared/auction/setup.ts';
import type { State } from '../../../src/shared/auction/state.ts';
import type { GameRecord } from '../../play/auction.ts';

/** How a table is laid in a test: four seats, first to offer is seat 0, a ledger, unless said otherwise. */
export interface Table {
  readonly edition?: EditionId;
  readonly players?: number;
  readonly firstSeat?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export function setupOf(table: Table = {}): Setup {
  const { edition = 'modern-art-1994', players = 4, firstSeat = 0, options = {} } = table;
  const setup = auction.readSetup(auction.editions[edition], {
    players,
    firstSeat,
    options: { tracking: 'ledger', ...options },
  });
  if (!setup.ok) throw new Error(`refused: ${JSON.stringify(setup.error)}`);
  return setup.value;
}

/** The table before the first event. */
export function laid(table: Table = {}): State {
  return auction.start(setupOf(table));
}

/** The table of a record before its first event. */
export function begun({ edition, players, firstSeat, options }: GameRecord): State {
  return laid({ edition, players: players.length, firstSeat, options: { ...options } });
}

/** The table of a record after its last event. */
export function replayed(record: GameRecord): State {
  return after(begun(record), ...record.events);
}

/** The state after events that must all be allowed. */
export function after(state: State, ...events: readonly unknown[]): State {
  return events.reduce<State>((before, raw, index) => {
    const event = auction.readEvent(raw, before.setup);
    const next = event.ok ? auction.apply(before, event.value) : event;
    if (!next.ok) {
      throw new Error(`event ${index} ${JSON.stringify(raw)} is refused: ${JSON.stringify(next.error)}`);
    }
    return next.value;
  }, state);
}

export function readable(raw: unknown, setup: Setup): Event {
  const event = auction.readEvent(raw, setup);
  if (!event.ok) throw new Error(`unreadable: ${JSON.stringify(event.error)}`);
  return event.value;
}

/** Why an event is refused: code and place, `null` when it is allowed. */
export function refusal(state: State, raw: unknown): string | null {
  const event = auction.readEvent(raw, state.setup);
  const next = event.ok ? auction.apply(state, event.value) : event;
  if (next.ok) return null;
  const { code, place } = next.error;
  return place === '' ? code : `${code} at ${place}`;
}

export function shown(state: State): Outcome {
  return auction.outcome(state);
}
