import { auction, type Event as AuctionEvent, type State as AuctionState } from '../auction/index.ts';
import { gallery, type Event as GalleryEvent, type State as GalleryState } from '../gallery/index.ts';
import { sameFamily, type Timeline, type Table, type TableOf } from '../record/index.ts';

/** One event of a game with the table before and after it. */
export interface Transition<Event, State> {
  /** The event's index in the record. */
  readonly index: number;
  readonly event: Event;
  readonly before: State;
  readonly after: State;
}

export type AuctionTransition = Transition<AuctionEvent, AuctionState>;
export type GalleryTransition = Transition<GalleryEvent, GalleryState>;

/** An auction game event by event, up to the first invalid event. */
export function auctionTransitions(first: TableOf<'auction'>, timeline: Timeline): AuctionTransition[] {
  return betweenTables(first, timeline).flatMap(({ raw, index, before, after }) => {
    const event = auction.readEvent(raw, first.setup);
    return event.ok ? { index, event: event.value, before: before.state, after: after.state } : [];
  });
}

/** A gallery game event by event, up to the first invalid event. */
export function galleryTransitions(first: TableOf<'gallery'>, timeline: Timeline): GalleryTransition[] {
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
