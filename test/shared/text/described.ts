import { WORDS } from '../../../src/shared/text/all-words.ts';
import { readRecord, timelineOf, type EventJson, type GameRecord } from '../../../src/shared/record/index.ts';
import { eventDescriber } from '../../../src/shared/text/event-sentence.ts';
import type { Language } from '../../../src/shared/text/languages.ts';

export { WORDS };

/** A record that replays to its end. */
export function recordOf(raw: unknown): GameRecord {
  const read = readRecord(raw);
  if (!read.ok) throw new Error(`${read.error.place}: ${read.error.code}`);
  return read.value;
}

/** Every event of a game as its log describes it. */
export function told(record: GameRecord, language: Language): string[] {
  const { tables, problem } = timelineOf(record, null);
  if (problem !== null) throw new Error(`${problem.place}: ${problem.code}`);
  const tell = eventDescriber(WORDS[language], language, record);
  return record.events.map((event, index) => {
    const before = tables[index];
    if (before === undefined) throw new Error('every event has a table before it');
    return tell(event, before, tables[index + 1] ?? null);
  });
}

/** The last event of a new game, in both languages. */
export function toldLast(head: Readonly<Record<string, unknown>>, ...events: readonly EventJson[]): string[] {
  const record = recordOf({ format: 'vernissage/game', version: 1, id: 'g', firstSeat: 0, events, ...head });
  return [told(record, 'en').at(-1) ?? '', told(record, 'it').at(-1) ?? ''];
}
