import { WORDS } from '../../../src/shared/text/all-words.ts';
import { timelineOf, type AnyEdition, type GameRecord } from '../../../src/shared/record/index.ts';
import { eventDescriber } from '../../../src/shared/text/event-sentence.ts';
import type { Language } from '../../../src/shared/text/languages.ts';
import { promptingOf } from '../../../src/shared/text/prompting.ts';
import { sheetOf } from '../../../src/shared/text/sheet.ts';
import { momentsOf } from './moments.ts';

export { WORDS };

export function textLanguageOf(language: Language) {
  return { words: WORDS[language], language, locale: language } as const;
}

/** What prompts and their reasons say at every moment of a game. */
export function prompted(record: GameRecord, language: Language): string[] {
  return [...momentsOf(record)].flatMap(({ table }) =>
    promptingOf(textLanguageOf(language), record, table, new Set()).prompts.flatMap(({ line, reason }) => [
      line,
      reason ?? '',
    ]),
  );
}

/** What the reference sheet of a box says. */
export function sheetSaid(box: AnyEdition, language: Language): string[] {
  const { facts, sections } = sheetOf(textLanguageOf(language), box);
  return [...facts, ...sections.flatMap(({ lines }) => lines.flatMap(({ label, text }) => [label, text]))];
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
