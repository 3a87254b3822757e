import { auction } from '../auction/index.ts';
import type { Head, Outcome } from '../core/family.ts';
import type { Problem } from '../core/problem.ts';
import { err, ok, type Result } from '../core/result.ts';
import { gallery } from '../gallery/index.ts';
import { editionOf } from './boxes.ts';
import { readEvent } from './events.ts';
import type { FamilyName } from './families.ts';
import { editionIn, type EventJson, type RecordHead } from './game-record.ts';
import { play, type Played } from './play.ts';

/** What never changes during a game, by family. */
interface Setups {
  readonly auction: Parameters<typeof auction.start>[0];
  readonly gallery: Parameters<typeof gallery.start>[0];
}

export interface States {
  readonly auction: ReturnType<typeof auction.start>;
  readonly gallery: ReturnType<typeof gallery.start>;
}

/**
 * A running game of one family, or of any. Written this way, TypeScript knows in a function generic in `Name` that
 * `byFamily[table.family]` takes `table.state`.
 */
export type TableOf<Name extends FamilyName> = {
  readonly [Each in Name]: {
    readonly family: Each;
    readonly setup: Setups[Each];
    readonly state: States[Each];
  };
}[Name];

export type Table = TableOf<FamilyName>;

/** All tables of a game have the same family, which the compiler cannot know. */
export function sameFamily<One extends Table>(
  one: One,
  other: Table,
): other is Extract<Table, { readonly family: One['family'] }> {
  return one.family === other.family;
}

/** The table before the first event. */
export function openTable(record: RecordHead): Result<Table, Problem> {
  const head: Head = {
    players: record.players.length,
    firstSeat: record.firstSeat,
    options: record.options,
  };
  const known = editionOf(editionIn(record));
  switch (known.family) {
    case 'auction': {
      const setup = auction.readSetup(known.edition, head);
      if (!setup.ok) return setup;
      return ok({ family: 'auction', setup: setup.value, state: auction.start(setup.value) });
    }
    case 'gallery': {
      const setup = gallery.readSetup(known.edition, head);
      if (!setup.ok) return setup;
      return ok({ family: 'gallery', setup: setup.value, state: gallery.start(setup.value) });
    }
  }
}

/** The table after one more event, or why it isn't allowed. */
export function step(table: Table, raw: unknown): Result<Table, Problem> {
  const event = readEvent(raw);
  if (!event.ok) return event;
  const { after, stopped } = playOn(table, [event.value]);
  return stopped === null ? ok(after) : err(stopped.problem);
}

/** The table after these events, or before the first that isn't allowed. */
export function playOn(table: Table, events: readonly EventJson[]): Played<Table> {
  switch (table.family) {
    case 'auction': {
      const played = play(auction, table.setup, table.state, events);
      return { ...played, after: { ...table, state: played.after } };
    }
    case 'gallery': {
      const played = play(gallery, table.setup, table.state, events);
      return { ...played, after: { ...table, state: played.after } };
    }
  }
}

export function outcomeOf(table: Table): Outcome {
  switch (table.family) {
    case 'auction':
      return auction.outcome(table.state);
    case 'gallery':
      return gallery.outcome(table.state);
  }
}

/** The prizes for the first, second and third artist of a round. */
export function prizesOf(table: Table): readonly number[] {
  switch (table.family) {
    case 'auction':
      return auction.prizes(table.setup);
    case 'gallery':
      return gallery.prizes(table.setup);
  }
}
