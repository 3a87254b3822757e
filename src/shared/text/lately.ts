import type { EventType as AuctionEvent } from '../auction/index.ts';
import type { EventType as GalleryEvent } from '../gallery/index.ts';
import { timelineOf, type FamilyName, type GameRecord, type Timeline } from '../record/index.ts';
import { eventDescriber } from './event-sentence.ts';
import type { TextLanguage } from './prompting.ts';

const AT_AUCTION: readonly AuctionEvent[] = ['offer', 'pair', 'mystery', 'unpaired', 'sale'];
const IN_GALLERY: readonly GalleryEvent[] = [
  'play',
  'draw',
  'second',
  'face-down',
  'everyone',
  'award',
  'decline',
];

/** What everybody at the table has just seen. Not corrections or counts, which would give away money. */
const ANNOUNCED: Readonly<Record<FamilyName, readonly string[]>> = {
  auction: AT_AUCTION,
  gallery: IN_GALLERY,
};

/** The last entry in a sentence; empty if it isn't for everybody. */
export function latelyIn(record: GameRecord, textLanguage: TextLanguage): string {
  return latelyAt(timelineOf(record, null), textLanguage);
}

/** The same for a game that is already replayed. */
export function latelyAt({ record, tables }: Timeline, { words, locale }: TextLanguage): string {
  const last = record.events.length - 1;
  const event = record.events[last];
  const before = tables[last];
  if (event === undefined || before === undefined || !ANNOUNCED[before.family].includes(event.type))
    return '';
  return eventDescriber(words, locale, record)(event, before, tables[last + 1] ?? null);
}
