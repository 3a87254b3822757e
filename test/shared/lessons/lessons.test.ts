import { describe, expect, test } from 'vitest';
import {
  judge,
  lessonsOf,
  OPTIONAL_LESSONS,
  openLesson,
  type Answer,
  type LessonId,
  type OpenLesson,
  type Page,
  type StepId,
} from '../../../src/shared/lessons/index.ts';
import type { State as AuctionState } from '../../../src/shared/auction/index.ts';
import type { State as GalleryState } from '../../../src/shared/gallery/index.ts';
import { lookAhead } from '../../../src/shared/core/chances.ts';
import {
  boxReadIn,
  EDITION_IDS,
  editionOf,
  worthAt,
  type EditionId,
  type Table,
} from '../../../src/shared/record/index.ts';
import { LANGUAGES, type Language } from '../../../src/shared/text/languages.ts';
import { lessonTexts, lessonTitle, missText, type PageText } from '../../../src/shared/text/lesson-text.ts';
import { CHECKED } from '../../fixtures/checked.ts';
import { FOUR_NAMES } from '../../fixtures/people.ts';
import { textLanguageOf, WORDS } from '../text/described.ts';

const EVERY = CHECKED.flatMap((edition) => lessonsOf(edition).map((id) => ({ edition, id })));

const OPENED = new Map<string, OpenLesson>();

/** Opened once: most tests look at the same ones. */
function lesson(edition: EditionId, id: LessonId, people: readonly string[] = FOUR_NAMES): OpenLesson {
  const key = JSON.stringify([edition, id, people]);
  const known = OPENED.get(key);
  if (known !== undefined) return known;
  const now = openLesson(edition, id, people);
  if (!now.ok) throw new Error(`${id}: ${JSON.stringify(now.error)}`);
  OPENED.set(key, now.value);
  return now.value;
}

function pageOf(edition: EditionId, id: LessonId, step: string): Page {
  const found = lesson(edition, id).pages.find((each) => each.id === step);
  if (found === undefined) throw new Error(`${id} has no page ${step}`);
  return found;
}

/** Why the rules refuse what a page refuses. */
const REASONS: Readonly<Record<string, string>> = {
  'open-purse': 'bid-over-cash',
  'once-equal': 'bid-not-higher',
  'fixed-refuse': 'fixed-at-zero',
  'effect-everyone': 'everyone-must-play',
  'extras-which': 'extra-not-leading',
};

test.each(EVERY)('$id can be played through with $edition, and the rules answer every question', (each) => {
  const { pages } = lesson(each.edition, each.id);
  expect(pages.length).toBeGreaterThanOrEqual(2);
  for (const { id, solved } of pages) {
    if (solved === null) continue;
    if (solved.refusal !== null) expect(solved.refusal.code, id).toBe(REASONS[id]);
    const labels = solved.options.map((option) => JSON.stringify(option));
    // Only amounts are typed.
    if (labels.length === 0) {
      expect(solved.answer.is).toBe('amount');
      continue;
    }
    expect(labels).toContain(JSON.stringify(solved.answer));
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.length).toBeGreaterThanOrEqual(2);
  }
});

test('people in lessons have names of the reader’s language', () => {
  for (const language of LANGUAGES) {
    const { people } = WORDS[language].lessons;
    expect(new Set(people).size).toBe(people.length);
    for (const { edition, id } of EVERY) {
      const { players } = lesson(edition, id, people).record;
      expect(players.map(({ name }) => name)).toEqual(people.slice(0, players.length));
      expect(players.length).toBeGreaterThanOrEqual(3);
    }
  }
});

test('a reader’s first box has a rulebook in their language', () => {
  expect(boxReadIn('it')).toBe('modern-art-cmon-it');
  expect(boxReadIn('en')).toBe('modern-art-cmon-en');
  expect(boxReadIn('nl')).toBe(EDITION_IDS[0]);
});

/** Every possible answer on a page; for a typed one, amounts near it and one that is far too high. */
function answersTo({ solved }: Page): readonly Answer[] {
  if (solved === null) return [];
  if (solved.options.length > 0) return solved.options;
  const right = solved.answer.is === 'amount' ? solved.answer.amount : 0;
  return [0, right - 1, right, right + 1, 999].map((amount) => ({ is: 'amount', amount }));
}

describe.each(LANGUAGES)('a wrong answer, in %s', (language) => {
  const textLanguage = textLanguageOf(language);

  test.each(EVERY)(
    'of $id with $edition gets a reason that does not tell the right one, which continues it',
    ({ edition, id }) => {
      const opened = lesson(edition, id);
      for (const page of opened.pages) {
        const wrong = answersTo(page).filter((answer) => !judge(page, answer).right);
        if (page.solved === null) continue;
        expect(wrong.length, page.id).toBeGreaterThan(0);
        const right = page.solved.answer;
        expect(judge(page, right), page.id).toEqual({ right: true });
        expect(missText(textLanguage, opened, page, right)).toBeNull();
        const name =
          right.is === 'seat'
            ? FOUR_NAMES[right.seat]
            : right.is === 'artist'
              ? artistNamed(edition, right.artist)
              : null;
        for (const answer of wrong) {
          const reason = missText(textLanguage, opened, page, answer);
          expect(reason, page.id).toMatch(/\p{L}.*[.!]$/u);
          if (name !== null && name !== undefined) expect(reason, page.id).not.toContain(name);
        }
      }
    },
  );
});

function artistNamed(edition: EditionId, artist: string): string {
  return editionOf(edition).edition.artists.find(({ id }) => id === artist)?.name ?? '';
}

describe('reading the forecast', () => {
  const PLACES = { auction: ['forecast', 'forecast-'], gallery: ['outlook', 'outlook-'] } as const;
  const read = (edition: EditionId) => {
    const [id, prefix] = PLACES[editionOf(edition).family];
    return (name: string) => pageOf(edition, id, `${prefix}${name}`);
  };

  const forecast = (table: Page['table'], about: Page['question']) => {
    const artist = about !== null && 'artist' in about ? about.artist : null;
    const worth = worthAt(table, lookAhead())?.find((each) => each.artist === artist);
    if (worth === undefined) throw new Error('there is a forecast');
    return { ...worth, nothing: 1 - worth.places.reduce((sum, chance) => sum + chance, 0) };
  };

  test.each(CHECKED)('with %s an average of more than nothing is mostly nothing', (edition) => {
    const page = read(edition);
    const { table, solved, question } = page('likeliest');
    const { worth, pays, nothing } = forecast(table, question);
    expect(page('bar').worth?.find(({ artist }) => artist === page('bar').worthOf[0])?.worth).toBe(worth);
    expect(solved?.answer).toEqual({ is: 'amount', amount: 0 });
    expect(nothing).toBeGreaterThan(0.5);
    // It never pays the average: it pays far more, or nothing.
    expect(Math.min(...pays)).toBeGreaterThan(1.8 * worth);
  });

  test.each(CHECKED)('with %s the same average can be far safer', (edition) => {
    const { table, solved, question } = read(edition)('safest');
    const artists = question?.about === 'safest' ? question.artists : [];
    const [gamble, safe] = artists.map((artist) => forecast(table, { about: 'change', artist }));
    if (gamble === undefined || safe === undefined) throw new Error('two artists are compared');
    expect(Math.abs(safe.worth - gamble.worth)).toBeLessThan(0.06 * gamble.worth);
    expect(safe.nothing).toBeLessThan(gamble.nothing / 3);
    expect(Math.max(...safe.pays)).toBeLessThan(Math.min(...gamble.pays));
    expect(solved?.answer).toEqual({ is: 'artist', artist: safe.artist });
  });

  test.each(CHECKED)('with %s a card of another artist takes something away', (edition) => {
    const { table, after, solved, question } = read(edition)('card');
    const [before, then] = [table, after].map((moment) => forecast(moment, question));
    expect(before?.worth).toBeGreaterThan(then?.worth ?? 0);
    expect(before?.nothing).toBeLessThan(then?.nothing ?? 0);
    expect(solved?.answer).toEqual({ is: 'less' });
  });
});

/** The lessons that everybody needs. */
function courseOf(edition: EditionId): readonly LessonId[] {
  return lessonsOf(edition).filter((id) => !OPTIONAL_LESSONS.includes(id));
}

const MOST_PAGES = { auction: 36, gallery: 24 } as const;

test.each(CHECKED)('the course of %s is short', (edition) => {
  const pages = courseOf(edition).flatMap((id) => lesson(edition, id).pages);
  expect(pages.length).toBeLessThanOrEqual(MOST_PAGES[editionOf(edition).family]);
});

/** The reading time of a page at 180 words a minute, plus a few seconds for its task. */
function secondsOf({ say, bids, asked }: PageText): number {
  const texts = [say, ...bids, ...(asked === null ? [] : [asked.why, ...asked.sums, ...asked.follows])];
  const words = texts.flatMap((text) => text.split(/\s+/)).length;
  return words / 3 + (asked === null ? 0 : 6);
}

describe.each(LANGUAGES)('the length of lessons in %s', (language) => {
  const textsOf = (edition: EditionId, id: LessonId) =>
    lessonTexts(textLanguageOf(language), lesson(edition, id));
  test.each(EVERY)('$id with $edition has at most eight tasks', ({ edition, id }) => {
    expect(textsOf(edition, id).filter(({ asked }) => asked !== null).length).toBeLessThanOrEqual(8);
  });

  test.each(CHECKED)('the course of %s takes at most twelve minutes', (edition) => {
    const seconds = courseOf(edition)
      .flatMap((id) => textsOf(edition, id))
      .reduce((sum, text) => sum + secondsOf(text), 0);
    expect(seconds / 60).toBeLessThanOrEqual(12);
  });

  test('the first painting is sold, and the first card played, within a minute', () => {
    for (const edition of EDITION_IDS) {
      const [first] = lessonsOf(edition);
      if (first === undefined) throw new Error('there is a lesson');
      const done = lesson(edition, first).pages.findIndex(
        ({ after }) => after.setup.players > 0 && isSold(after),
      );
      const seconds = textsOf(edition, first)
        .slice(0, done + 1)
        .reduce((sum, text) => sum + secondsOf(text), 0);
      expect(done).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
  });
});

/** Whether a painting has been sold, or a card is in front of a player. */
function isSold({ family, state }: Page['after']): boolean {
  return family === 'auction'
    ? state.owned.some((held) => held > 0)
    : state.counts.reduce((sum, each) => sum + each) > 1;
}

/**
 * Numbers written as words. “One”, “first”, “second” and “third” are left out, since they tell things apart rather
 * than count.
 */
const WRITTEN: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: { two: 2, three: 3, four: 4, five: 5, six: 6, fourth: 4, fifth: 5, sixth: 6, 'one card each': 1 },
  de: {
    zwei: 2,
    'zu zweit': 2,
    drei: 3,
    'zu dritt': 3,
    vier: 4,
    'zu viert': 4,
    vierte: 4,
    vierten: 4,
    fünf: 5,
    fünfte: 5,
    fünften: 5,
    sechs: 6,
    sechste: 6,
    sechsten: 6,
    'je eine karte': 1,
  },
  it: {
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    quarto: 4,
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
/** What is dealt before the second round, and the round before which nothing is. */
const dealt = ({ table: { setup } }: Page) => [setup.deals[1] ?? 0, setup.deals.indexOf(0) + 1];

function sold({ owned }: AuctionState): number {
  return owned.reduce((sum, paintings) => sum + paintings, 0);
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
const NUMBERS: Readonly<Partial<Record<StepId, (page: Page) => readonly number[]>>> = {
  'sell-dealers': ({ table }) => [auction(table).setup.edition.rounds],
  'count-first': ({ table }) => [sold(auction(table))],
  'count-tie': ({ table }) => [...new Set([cards(auction(table), 1), cards(auction(table), 4)])],
  'fifth-lay': (page) => [cards(auction(page.table), 0), limit(page)],
  'fifth-owner': ({ table }) => [cards(auction(table), 0)],
  'value-over': (page) => [paid(page)],
  'value-left-out': (page) => [cards(auction(page.table), 4), paid(page)],
  'value-hand': (page) => [players(page), ...dealt(page)],
  'value-again': (page) => [paid(page)],
  'value-waiting': (page) => [paid(page), paid(page)],
  'hidden-tie': (page) => [highest(page)],
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
  'card-influence': ({ table }) => [gallery(table).setup.edition.rounds],
  'limit-near': (page) => {
    const state = gallery(page.table);
    const { limits } = state.setup.edition;
    const full = fullTable(page);
    // One of these cards is the one turned up for all.
    return [cards(state, 3), cards(state, 3) - 1, full, limits[full] ?? 0, full - 1, limits[full - 1] ?? 0];
  },
  'limit-second': ({ after }) => [cards(gallery(after), 3)],
  'extras-deal': (page) => {
    const { deal } = gallery(page.table).setup.edition;
    const [least] = Object.keys(deal).map(Number);
    return [players(page), ...dealt(page), deal[least ?? 0]?.at(-1) ?? 0, least ?? 0];
  },
  'rank-over': ({ table }) => {
    const { valueTokens } = gallery(table).setup.edition;
    return [valueTokens.length, ...valueTokens.filter((worth) => worth > 1)];
  },
};

describe.each(LANGUAGES)('in %s', (language) => {
  const textLanguage = textLanguageOf(language);

  test.each(EVERY)('$id with $edition only has numbers of the table', ({ edition, id }) => {
    const opened = lesson(edition, id, WORDS[language].lessons.people);
    for (const [at, { say, asked }] of lessonTexts(textLanguage, opened).entries()) {
      const page = opened.pages[at];
      if (page === undefined) throw new Error('every text has its page');
      const expected = NUMBERS[page.id]?.(page) ?? [];
      expect(numbersIn(`${say} ${asked?.why ?? ''}`, language), page.id).toEqual(expected);
    }
  });

  test('titles have no numbers, since tables with other boxes link to them', () => {
    for (const { edition, id } of EVERY) {
      expect(numbersIn(lessonTitle(textLanguage, edition, id), language)).toEqual([]);
    }
  });
});
