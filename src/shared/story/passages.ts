import { auction, type Event as AuctionEvent, type State as AuctionState } from '../auction/index.ts';
import { gallery, type Event as GalleryEvent, type State as GalleryState } from '../gallery/index.ts';
import { sameFamily, type Timeline, type Table, type TableOf } from '../record/index.ts';

/** One event of a game with the table before and after it. */
export interface Passage<Event, State> {
  /** The event's index in the record. */
  readonly index: number;
  readonly event: Event;
  readonly before: State;
  readonly after: State;
}

export type AuctionPassage = Passage<AuctionEvent, AuctionState>;
export type GalleryPassage = Passage<GalleryEvent, GalleryState>;

/** An auction game event by event, up to the first invalid event. */
export function auctionPassages(first: TableOf<'auction'>, timeline: Timeline): AuctionPassage[] {
  return betweenTables(first, timeline).flatMap(({ raw, index, before, after }) => {
    const event = auction.readEvent(raw, first.setup);
    return event.ok ? { index, event: event.value, before: before.state, after: after.state } : [];
  });
}

/** A gallery game event by event, up to the first invalid event. */
export function galleryPassages(first: TableOf<'gallery'>, timeline: Timeline): GalleryPassage[] {
  return betweenTables(first, timeline).flatMap(({ raw, index, before, after }) => {
    const event = gallery.readEvent(raw, first.setup);
    return event.ok ? { index, event: event.value, before: before.state, after: after.state } : [];
  });
}

function betweenTables<First extends Table>(first: First, { record, tables }: Timeline) {
  return record.events.flatMap((raw, index) => {
    const [before, after] = [tables[index], tables[index + 1]];
    if (before === undefined || after === undefined) return [];
    return sameFamily(first, before) && sameFamily(first, after) ? { raw, index, before, after } : [];
  });
}
