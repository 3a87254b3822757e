import { auction } from '../auction/index.ts';
import type { Head, Outcome } from '../core/family.ts';
import type { Problem } from '../core/problem.ts';
import { err, ok, type Result } from '../core/result.ts';
import { gallery } from '../gallery/index.ts';
import { editionOf } from './editions.ts';
import { readEvent } from './events.ts';
import type { EventJson, RecordHead } from './game-record.ts';
import { play, type Played } from './play.ts';

/** A game under way of either family. */
export type Table =
  | { readonly family: 'auction'; readonly setup: AuctionSetup; readonly state: AuctionState }
  | { readonly family: 'gallery'; readonly setup: GallerySetup; readonly state: GalleryState };

type AuctionSetup = Parameters<typeof auction.start>[0];
type AuctionState = ReturnType<typeof auction.start>;
type GallerySetup = Parameters<typeof gallery.start>[0];
type GalleryState = ReturnType<typeof gallery.start>;

/** The table before the first event. */
export function openTable(record: RecordHead): Result<Table, Problem> {
  const head: Head = {
    players: record.players.length,
    firstSeat: record.firstSeat,
    options: record.options,
  };
  const known = editionOf(record.edition);
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

/** The table after one more event, or why that event cannot come. */
export function step(table: Table, raw: unknown): Result<Table, Problem> {
  const event = readEvent(raw);
  if (!event.ok) return event;
  const { after, stopped } = playOn(table, [event.value]);
  return stopped === null ? ok(after) : err(stopped.problem);
}

/** The table after these events, or before the first of them that cannot come. */
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
