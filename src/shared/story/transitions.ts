import { auction, type Event as AuctionEvent, type State as AuctionState } from '../auction/index.ts';
import { roundsBefore } from '../core/rounds-before.ts';
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

/** An auction game event by event, from this table on, up to the first invalid event. */
export function auctionTransitions(first: TableOf<'auction'>, timeline: Timeline): AuctionTransition[] {
  return betweenTables(first, timeline).flatMap(({ raw, index, before, after }) => {
    const event = auction.readEvent(raw, first.setup);
    return event.ok ? { index, event: event.value, before: before.state, after: after.state } : [];
  });
}

/** A gallery game event by event, from this table on, up to the first invalid event. */
export function galleryTransitions(first: TableOf<'gallery'>, timeline: Timeline): GalleryTransition[] {
  return betweenTables(first, timeline).flatMap(({ raw, index, before, after }) => {
    const event = gallery.readEvent(raw, first.setup);
    return event.ok ? { index, event: event.value, before: before.state, after: after.state } : [];
  });
}

/** The table as it was when the game came into the app; figures of what was before would be made up. */
export function firstTable(timeline: Timeline): Table | undefined {
  return timeline.tables[cameIn(timeline)];
}

/** Entries that say how a table is, and cards that only they can't. */
const ON_COMING_IN: ReadonlySet<string> = new Set(['adjust', 'influence', 'play', 'face-down', 'award']);

/** How many events a game came in with: 0 if it was kept from its start. */
function cameIn({ record: { events }, tables }: Timeline): number {
  const rounds = roundsBefore(tables.at(-1)?.state.settled ?? []);
  if (rounds === 0) return 0;
  const from = tables.findIndex(({ state }) => state.settled.length === rounds);
  for (let index = from; ON_COMING_IN.has(events[index]?.type ?? ''); index += 1) {
    const event = events[index];
    if (event?.['cash'] !== undefined || event?.['scores'] !== undefined) return index + 1;
  }
  return from;
}

function betweenTables<First extends Table>(first: First, { record, tables }: Timeline) {
  const from = tables.indexOf(first);
  return record.events.flatMap((raw, index) => {
    if (index < from) return [];
    const [before, after] = [tables[index], tables[index + 1]];
    if (before === undefined || after === undefined) return [];
    return sameFamily(first, before) && sameFamily(first, after) ? { raw, index, before, after } : [];
  });
}
