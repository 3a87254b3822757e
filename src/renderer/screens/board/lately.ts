import { editionIn, editionOf, timelineOf, type GameRecord } from '../../../shared/record/index.ts';
import { eventDescriber } from '../../../shared/text/event-sentence.ts';
import type { TextLanguage } from '../../../shared/text/prompting.ts';
import { shownOf } from '../../shown/families.ts';

/** The last entry in a sentence; empty if it isn't for everybody. */
export function latelyIn(record: GameRecord, { words, locale }: TextLanguage): string {
  const last = record.events.length - 1;
  const event = record.events[last];
  const { announced } = shownOf(editionOf(editionIn(record)));
  if (event === undefined || !announced.includes(event.type)) return '';
  const { tables } = timelineOf(record, null);
  const before = tables[last];
  if (before === undefined) return '';
  return eventDescriber(words, locale, record)(event, before, tables[last + 1] ?? null);
}
