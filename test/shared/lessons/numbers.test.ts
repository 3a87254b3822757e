import { describe, expect, test } from 'vitest';
import { auction as auctionFamily, type State as AuctionState } from '../../../src/shared/auction/index.ts';
import { gallery as galleryFamily, type State as GalleryState } from '../../../src/shared/gallery/index.ts';
import { lessonsOf, openLesson, type Page, type StepId } from '../../../src/shared/lessons/index.ts';
import { EDITION_IDS, editionOf, outcomeOf, type Table } from '../../../src/shared/record/index.ts';
import { LANGUAGES, type Language } from '../../../src/shared/text/languages.ts';
import type { LessonNaming } from '../../../src/shared/text/lesson-saying.ts';
import { lessonTexts, lessonTitle } from '../../../src/shared/text/lesson-text.ts';
import { auctionTerms, galleryTerms } from '../../../src/shared/text/terms.ts';
import { WORDS } from '../text/described.ts';

/**
 * Numbers written as words. “One”, “first”, “second” and “third” are left out, since they tell things apart rather
 * than count.
 */
const WRITTEN: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: { two: 2, three: 3, four: 4, five: 5, six: 6, fourth: 4, fifth: 5, sixth: 6, 'one card each': 1 },
  it: {
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    quarta: 4,
    quinta: 5,
    sesta: 6,
    'sei carte': 6,
    'una carta ciascuno': 1,
  },
};

function numbersIn(text: string, language: Language): number[] {
  const written = WRITTEN[language];
  const plain = text.replace(/tutt[ei] e due/gi, '');
  const found = plain.matchAll(new RegExp(`(?<!\\p{L})(${Object.keys(written).join('|')})(?!\\p{L})`, 'giu'));
  return [...found].map(([word]) => written[word.toLowerCase()] ?? NaN);
}

function auction({ family, state }: Table): AuctionState {
  if (family !== 'auction') throw new Error('this is a lesson of the other family');
  return state;
}

function gallery({ family, state }: Table): GalleryState {
  if (family !== 'gallery') throw new Error('this is a lesson of the other family');
  return state;
}

const cards = ({ counts }: AuctionState | GalleryState, place: number): number => counts[place] ?? 0;
const limit = ({ table }: Page): number => auction(table).setup.edition.limit;
const paid = ({ table }: Page): number => auction(table).setup.edition.tiles.length;
const players = ({ table }: Page): number => table.setup.players;

function sold({ owned }: AuctionState): number {
  return owned.reduce((sum, paintings) => sum + paintings, 0);
}

function lot({ after }: Page): number {
  const { situation } = auction(after);
  if (situation.kind === 'selling') return situation.cards;
  return situation.kind === 'settling' ? (situation.unsold?.cards ?? 0) : 0;
}

/** The highest bid, and how many bids equal it. */
function highest({ question }: Page): number {
  const bids = question?.about === 'buyer' ? question.bids.map((bid) => bid ?? 0) : [];
  return bids.filter((bid) => bid === Math.max(...bids)).length;
}

/** The smallest player count with the limit of a full table. */
function fullTable({ table }: Page): number {
  const { limits } = gallery(table).setup.edition;
  const highestLimit = Math.max(...Object.values(limits));
  return Math.min(
    ...Object.keys(limits)
      .map(Number)
      .filter((each) => limits[each] === highestLimit),
  );
}

/** The numbers in a page's text, in order, as the rules and the edition give them. */
const NUMBERS: Readonly<Partial<Record<StepId, (page: Page, before: Page) => readonly number[]>>> = {
  'count-cards': ({ table }) => [sold(auction(table))],
  'count-first': ({ table }, before) => [sold(auction(table)) - sold(auction(before.after))],
  'count-tie': ({ table }) => [...new Set([cards(auction(table), 1), cards(auction(table), 4)])],
  'fifth-near': ({ table }) => [cards(auction(table), 0)],
  'fifth-lay': (page) => [limit(page)],
  'fifth-owner': ({ table }) => [cards(auction(table), 0)],
  'value-over': (page) => [paid(page)],
  'value-second': ({ table }) => [cards(auction(table), 0)],
  'value-tie': ({ table }) => {
    const third = cards(auction(table), 1);
    return [table.state.counts.filter((count) => count === third).length, third];
  },
  'value-left-out': (page) => [paid(page)],
  'value-again': (page) => [paid(page)],
  'value-waiting': (page) => [paid(page), paid(page)],
  'hidden-tie': (page) => [highest(page)],
  'double-seller': (page) => [lot(page)],
  'double-fifth': ({ told, table, after }) => [
    told[0] === undefined ? 0 : cards(auction(told[0].before), 4),
    cards(auction(table), 4),
    cards(auction(after), 4),
  ],
  'mystery-hand': ({ table }) => [auction(table).setup.edition.mystery?.players ?? 0],
  'mystery-ends': ({ table, after }) => [cards(auction(table), 2), cards(auction(after), 2)],
  'bidding-hope': ({ question }) => {
    const ways = question?.about === 'average' ? question.ways : [];
    const more = ways.map((way) =>
      Math.max(0, ...way.flatMap(({ counts }) => Object.values(counts ?? {}).map(Number))),
    );
    return [ways.length, Math.max(...more)];
  },
  'effect-turn': (page) => [players(page)],
  'limit-near': (page) => {
    const state = gallery(page.table);
    const { limits } = state.setup.edition;
    const full = fullTable(page);
    // One of these cards is the one turned up for all.
    return [cards(state, 3), cards(state, 3) - 1, full, limits[full] ?? 0, full - 1, limits[full - 1] ?? 0];
  },
  'limit-second': ({ after }) => [cards(gallery(after), 3)],
  'rank-over': ({ table }) => {
    const { valueTokens } = gallery(table).setup.edition;
    return [valueTokens.length, ...valueTokens.filter((worth) => worth > 1)];
  },
};

const EVERY = EDITION_IDS.flatMap((edition) => lessonsOf(edition).map((id) => ({ edition, id })));

describe.each(LANGUAGES)('in %s', (language) => {
  const textLanguage = { words: WORDS[language], language, locale: language } as const;

  test.each(EVERY)('$id with $edition only has numbers of the table', ({ edition, id }) => {
    const opened = openLesson(edition, id, WORDS[language].lessons.people);
    if (!opened.ok) throw new Error(opened.error.code);
    const { pages } = opened.value;
    for (const [at, { say, asked }] of lessonTexts(textLanguage, opened.value).entries()) {
      const page = pages[at];
      if (page === undefined) throw new Error('every text has its page');
      const expected = NUMBERS[page.id]?.(page, pages[at - 1] ?? page) ?? [];
      expect(numbersIn(`${say} ${asked?.why ?? ''}`, language), page.id).toEqual(expected);
    }
  });

  test('titles have no numbers, since tables with other boxes link to them', () => {
    for (const { edition, id } of EVERY) {
      expect(numbersIn(lessonTitle(textLanguage, edition, id), language)).toEqual([]);
    }
  });

  test('digits come from the table only: no text contains any', () => {
    const naming: LessonNaming = {
      player: () => 'Axel',
      artist: () => 'Yoko',
      subject: 'Yoko',
      price: 'much',
      average: 'some',
      marks: { keep: 'little', auctioneer: 'more', buyer: 'much' },
      purse: 'little',
      yes: true,
      answer: 'Axel',
    };
    const { auctionLessons, galleryLessons } = WORDS[language];
    const at = auctionTerms(WORDS[language], auctionFamily.editions['modern-art-cmon-en']);
    const terms = galleryTerms(WORDS[language], galleryFamily.editions['masters-gallery']);
    const said = [
      ...Object.values(auctionLessons.told).map((tell) => tell(naming, at)),
      ...Object.values(auctionLessons.asked).flatMap(({ ask, why }) => [ask(naming, at), why(naming, at)]),
      ...Object.values(galleryLessons.told).map((tell) => tell(naming, terms)),
      ...Object.values(galleryLessons.asked).flatMap(({ ask, why }) => [
        ask(naming, terms),
        why(naming, terms),
      ]),
    ];
    expect(said.filter((text) => /\d/.test(text))).toEqual([]);
  });
});

describe('what the texts say about ranks and ties is true', () => {
  function page(edition: (typeof EDITION_IDS)[number], id: 'value' | 'rank' | 'reveal', step: StepId): Page {
    const opened = openLesson(edition, id, WORDS.en.lessons.people);
    const found = opened.ok ? opened.value.pages.find((each) => each.id === step) : undefined;
    if (found === undefined) throw new Error('there is such a page');
    return found;
  }

  test.each(['modern-art-1994', 'modern-art-cmon-en', 'modern-art-cmon-it'] as const)(
    'with %s',
    (edition) => {
      const [left, , third] = editionOf(edition).edition.artists.map(({ id }) => id);
      const first = outcomeOf(page(edition, 'value', 'value-second').table).rounds.at(-1)?.ranking ?? [];
      expect(first[0]).toBe(left);
      expect(first[1]).toBe(third);
      const again = outcomeOf(page(edition, 'value', 'value-again').table).rounds.at(-1)?.ranking ?? [];
      expect(again[1]).toBe(third);
      expect(again.slice(0, 3)).not.toContain(left);
    },
  );

  test.each(['masters-gallery', 'modern-art-card-game'] as const)('with %s', (edition) => {
    const { table } = page(edition, 'rank', 'rank-second');
    const [denise = 0, wagner = 0, , nicolas = 0] = gallery(table).counts;
    expect(denise).toBe(wagner);
    expect(nicolas).toBeGreaterThan(denise);
    const revealed = gallery(page(edition, 'reveal', 'reveal-first').after).counts;
    expect(revealed[2]).toBe(revealed[3]);
  });
});
