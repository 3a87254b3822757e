import { sit, type GameRecord } from '../../../shared/record/index.ts';
import { tellerOf } from '../../../shared/text/event-sentence.ts';
import type { Speech } from '../../../shared/text/prompting.ts';

/** What everybody has just seen happen: no correction, and no counting, since those tell whose money it is. */
const SEEN: ReadonlySet<string> = new Set([
  'offer',
  'pair',
  'mystery',
  'unpaired',
  'sale',
  'play',
  'draw',
  'second',
  'face-down',
  'everyone',
  'award',
  'decline',
]);

/** The last thing entered, in a sentence; nothing where it is not for everybody. */
export function latelyIn(record: GameRecord, { words, locale }: Speech): string {
  const last = record.events.length - 1;
  const event = record.events[last];
  if (event === undefined || !SEEN.has(event.type)) return '';
  const { tables } = sit(record, null);
  const before = tables[last];
  if (before === undefined) return '';
  return tellerOf(words, locale, record)(event, before, tables[last + 1] ?? null);
}
