import type { Outcome } from '../../../src/shared/core/family.ts';
import type { EditionId } from '../../../src/shared/gallery/edition.ts';
import type { Event } from '../../../src/shared/gallery/events.ts';
import { gallery } from '../../../src/shared/gallery/index.ts';
import type { Setup } from '../../../src/shared/gallery/setup.ts';
import type { State } from '../../../src/shared/gallery/state.ts';

/** How a table is laid in a test: The Card Game, three seats, seat 0 first, displays kept, unless said otherwise. */
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

/** The state after events that must all be allowed. */
export function after(state: State, ...events: readonly unknown[]): State {
  return events.reduce<State>((before, raw, index) => {
    const event = gallery.readEvent(raw, before.setup);
    const next = event.ok ? gallery.apply(before, event.value) : event;
    if (!next.ok) {
      throw new Error(`event ${index} ${JSON.stringify(raw)} is refused: ${JSON.stringify(next.error)}`);
    }
    return next.value;
  }, state);
}

export function readable(raw: unknown, setup: Setup): Event {
  const event = gallery.readEvent(raw, setup);
  if (!event.ok) throw new Error(`unreadable: ${JSON.stringify(event.error)}`);
  return event.value;
}

/** Why an event is refused: code and place, `null` when it is allowed. */
export function refusal(state: State, raw: unknown): string | null {
  const event = gallery.readEvent(raw, state.setup);
  const next = event.ok ? gallery.apply(state, event.value) : event;
  if (next.ok) return null;
  const { code, place } = next.error;
  return place === '' ? code : `${code} at ${place}`;
}

export function shown(state: State): Outcome {
  return gallery.outcome(state);
}
