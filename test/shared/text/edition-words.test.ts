import { describe, expect, test } from 'vitest';
import { lessonsOf, openLesson } from '../../../src/shared/lessons/index.ts';
import { openTable } from '../../../src/shared/record/index.ts';
import { LANGUAGES, type Language } from '../../../src/shared/text/languages.ts';
import { lessonTexts, lessonTitle } from '../../../src/shared/text/lesson-text.ts';
import { refereeText } from '../../../src/shared/text/rulings.ts';
import { sheetOf } from '../../../src/shared/text/sheet.ts';
import { recordOf, WORDS } from './telling.ts';

/** What is written in one box and not in the other. */
const OLD_WORDS = /\bmarkers?\b|named price|once around|segnalin|prezzo dichiarato|circular|circolare/i;
const NEW_WORDS = /\btiles?\b|fixed price|one offer|getton|prezzo fisso|offerta singola|k€|\$/i;

type AuctionEdition = 'modern-art-1994' | 'modern-art-cmon-en' | 'modern-art-cmon-it';

const FOREIGN: readonly (readonly [AuctionEdition, RegExp])[] = [
  ['modern-art-1994', NEW_WORDS],
  ['modern-art-cmon-en', OLD_WORDS],
  ['modern-art-cmon-it', OLD_WORDS],
];

function speechIn(language: Language) {
  return { words: WORDS[language], language, locale: language };
}

function lessonsSaid(edition: AuctionEdition, language: Language): string[] {
  const speech = speechIn(language);
  return lessonsOf(edition).flatMap((id) => {
    const opened = openLesson(edition, id);
    if (!opened.ok) throw new Error(id);
    const pages = lessonTexts(speech, opened.value);
    return [
      lessonTitle(speech, edition, id),
      ...pages.flatMap(({ say, told, bids, asked }) => [
        say,
        ...told,
        ...bids,
        ...(asked === null ? [] : [asked.why, ...asked.options, ...asked.sums, ...asked.follows]),
      ]),
    ];
  });
}

function rulingsSaid(edition: AuctionEdition, language: Language): string[] {
  const record = recordOf({
    format: 'vernissage/game',
    version: 1,
    id: 'g',
    edition,
    players: ['Axel', 'Beatrix', 'Clemens'].map((name, seat) => ({ id: `p${seat}`, name })),
    firstSeat: 0,
    options: { tracking: 'ledger', mystery: true },
    events: [],
  });
  const open = openTable(record);
  if (!open.ok) throw new Error(open.error.code);
  const { now, others } = refereeText(speechIn(language), record, open.value);
  return [...now, ...others].flatMap(({ title, answer, custom }) => [title, answer, custom ?? '']);
}

function sheetSaid(edition: AuctionEdition, language: Language): string[] {
  const { facts, sections } = sheetOf(speechIn(language), edition);
  return [...facts, ...sections.flatMap(({ lines }) => lines.flatMap(({ label, text }) => [label, text]))];
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(FOREIGN)('%s is taught and judged in the words of its own box', (edition, foreign) => {
    const said = [
      ...lessonsSaid(edition, language),
      ...rulingsSaid(edition, language),
      ...sheetSaid(edition, language),
    ];
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((each) => foreign.test(each))).toEqual([]);
  });
});
