import { describe, expect, test } from 'vitest';
import {
  lessonsOf,
  openLesson,
  type Answer,
  type LessonId,
  type OpenLesson,
} from '../../../src/shared/lessons/index.ts';
import { AUCTION_LESSONS, GALLERY_LESSONS } from '../../../src/shared/lessons/names.ts';
import { boxReadIn, EDITION_IDS, editionOf, type EditionId } from '../../../src/shared/record/index.ts';
import { LANGUAGES } from '../../../src/shared/text/languages.ts';
import { lessonTexts } from '../../../src/shared/text/lesson-text.ts';
import { WORDS } from '../text/telling.ts';

/** The people of the 1994 rulebook’s example. */
const PEOPLE = ['Axel', 'Beatrix', 'Clemens', 'Doris'];

const EVERY = EDITION_IDS.flatMap((edition) => lessonsOf(edition).map((id) => ({ edition, id })));

function lesson(edition: EditionId, id: LessonId): OpenLesson {
  const opened = openLesson(edition, id, PEOPLE);
  if (!opened.ok) throw new Error(`${id}: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

/** The answers of a lesson by its pages; people and artists as they are written in a record. */
function answers(edition: EditionId, id: LessonId): Readonly<Record<string, string | number>> {
  const { pages } = lesson(edition, id);
  return Object.fromEntries(
    pages.flatMap(({ id: page, solved }) => (solved === null ? [] : [[page, short(solved.answer)]])),
  );
}

function short(answer: Answer): string | number {
  switch (answer.is) {
    case 'seat':
      return `seat ${answer.seat}`;
    case 'artist':
      return answer.artist;
    case 'amount':
      return answer.amount;
    case 'number':
      return answer.number;
    case 'bank':
    case 'nobody':
    case 'yes':
    case 'no':
      return answer.is;
  }
}

test.each(EVERY)('$id can be played through with $edition, and the rules answer every question', (each) => {
  const { pages } = lesson(each.edition, each.id);
  expect(pages.length).toBeGreaterThanOrEqual(3);
  for (const { solved } of pages) {
    if (solved === null) continue;
    const labels = solved.options.map((option) => JSON.stringify(option));
    expect(labels).toContain(JSON.stringify(solved.answer));
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.length).toBeGreaterThanOrEqual(2);
  }
});

test.each(EVERY)('what $id refuses with $edition is refused for the reason that is taught', (each) => {
  const refused = lesson(each.edition, each.id).pages.flatMap(({ id, solved }) =>
    solved?.refusal ? [[id, solved.refusal.code]] : [],
  );
  const reasons: Readonly<Record<string, string>> = {
    'open-purse': 'bid-over-cash',
    'once-equal': 'bid-not-higher',
    'fixed-purse': 'fixed-over-cash',
    'fixed-refuse': 'fixed-at-zero',
    'double-artist': 'second-of-another-artist',
    'effect-second': 'second-of-another-artist',
    'effect-everyone': 'everyone-must-play',
    'extras-which': 'extra-not-leading',
  };
  expect(refused).toEqual(refused.map(([id]) => [id, reasons[String(id)]]));
});

describe('lessons come in the order in which people learn', () => {
  const FIRST = ['sell', 'pay', 'count', 'fifth', 'value', 'open', 'once', 'hidden', 'fixed', 'double'];

  test.each([
    ['modern-art-1994', [...FIRST, 'mystery']],
    ['modern-art-cmon-en', [...FIRST, 'shared', 'mystery']],
    ['modern-art-cmon-it', [...FIRST, 'shared', 'mystery']],
    ['masters-gallery', ['card', 'effect', 'limit', 'reveal', 'rank', 'extras']],
    ['modern-art-card-game', ['card', 'effect', 'limit', 'reveal', 'rank', 'extras']],
  ] as const)('%s', (edition, order) => {
    expect(lessonsOf(edition)).toEqual(order);
  });
});

describe('the round of the 1994 rulebook, ‘The First round.’ and ‘Settling Up’', () => {
  test('its sales', () => {
    expect(answers('modern-art-1994', 'pay')).toEqual({
      'pay-player': 'seat 0',
      'pay-bank': 'bank',
      'pay-nothing': 'seat 2',
    });
    expect(answers('modern-art-1994', 'hidden')).toEqual({ 'hidden-tie': 'seat 3', 'hidden-own': 'seat 3' });
    expect(answers('modern-art-1994', 'once')).toEqual({
      'once-first': 'seat 2',
      'once-equal': 'no',
      'once-buyer': 'seat 1',
    });
    expect(answers('modern-art-1994', 'double')).toMatchObject({
      'double-seller': 'seat 2',
      'double-money': 'seat 2',
      'double-turn': 'seat 3',
      'double-alone': 'seat 3',
      'double-unsold': 'nobody',
    });
  });

  test('its end and what it pays, with the numbers that add up', () => {
    expect(answers('modern-art-1994', 'fifth')).toEqual({
      'fifth-ends': 'yes',
      'fifth-owner': 'nobody',
      'fifth-starter': 'seat 3',
    });
    expect(answers('modern-art-1994', 'value')).toEqual({
      'value-second': 'christin-p',
      'value-tie': 'yoko',
      'value-left-out': 0,
      'value-payout': 70,
      'value-again': 40,
      'value-waiting': 0,
    });
    const settled = lesson('modern-art-1994', 'value').pages[0]?.table;
    expect(settled?.family === 'auction' ? settled.state.cash : null).toEqual([152, 106, 79, 50]);
  });
});

describe('the scoring of the Card Game’s rulebook, ‘2. SCORING THE COLLECTIONS’', () => {
  test.each(['modern-art-card-game', 'masters-gallery'] as const)('with the cards of %s', (edition) => {
    const [denise, , tec, nicolas] = editionOf(edition).edition.artists.map(({ id }) => id);
    expect(answers(edition, 'rank')).toEqual({
      'rank-second': denise,
      'rank-worth': 4,
      'rank-left-out': 0,
      'rank-score': 12,
    });
    expect(answers(edition, 'extras')).toMatchObject({ 'extras-order': nicolas, 'extras-score': 20 });
    expect(answers(edition, 'reveal')).toEqual({ 'reveal-first': tec, 'reveal-second': nicolas });
  });

  test('where the two editions differ, so do the answers', () => {
    expect(answers('modern-art-card-game', 'extras')['extras-which']).toBe('no');
    expect(answers('masters-gallery', 'extras')['extras-which']).toBe('yes');
    expect(answers('modern-art-card-game', 'limit')['limit-starter']).toBe('seat 1');
    expect(answers('masters-gallery', 'limit')['limit-starter']).toBe('seat 2');
  });
});

describe('the variants have their lessons where the edition has them', () => {
  test('the split double, E10s and E11: CMON alone', () => {
    expect(answers('modern-art-cmon-en', 'shared')).toEqual({
      'shared-offerer': 16,
      'shared-second': 11,
      'shared-own': 12,
    });
    expect(lessonsOf('modern-art-cmon-it')).toContain('shared');
    expect(lessonsOf('modern-art-1994')).not.toContain('shared');
    expect(openLesson('modern-art-1994', 'shared', PEOPLE).ok).toBe(false);
  });

  test('the mystery hand, E27 and E28: all three', () => {
    for (const edition of ['modern-art-1994', 'modern-art-cmon-en', 'modern-art-cmon-it'] as const) {
      expect(answers(edition, 'mystery')).toEqual({
        'mystery-who': 'seat 0',
        'mystery-count': 2,
        'mystery-next': 'seat 1',
        'mystery-ends': 'yes',
        'mystery-payout': 30,
        'mystery-starter': 'seat 2',
      });
    }
  });
});

test('a misprint is spoken of where it is printed', () => {
  const told = (edition: EditionId, id: LessonId) => lesson(edition, id).pages.map((page) => page.id);
  expect(told('modern-art-1994', 'value')).toContain('value-misprint');
  expect(told('modern-art-cmon-it', 'value')).not.toContain('value-misprint');
  expect(told('modern-art-card-game', 'rank')).toContain('rank-misprint');
  expect(told('masters-gallery', 'rank')).not.toContain('rank-misprint');
});

test('a lesson of the other family is none', () => {
  for (const id of AUCTION_LESSONS) expect(openLesson('masters-gallery', id, PEOPLE).ok).toBe(false);
  for (const id of GALLERY_LESSONS) expect(openLesson('modern-art-1994', id, PEOPLE).ok).toBe(false);
});

test('people in lessons have names of the language they are read in', () => {
  for (const language of LANGUAGES) {
    const { people } = WORDS[language].lessons;
    expect(new Set(people).size).toBe(people.length);
    for (const { edition, id } of EVERY) {
      const opened = openLesson(edition, id, people);
      const { players } = opened.ok ? opened.value.record : { players: [] };
      expect(players.map(({ name }) => name)).toEqual(people.slice(0, players.length));
      expect(players.length).toBeGreaterThanOrEqual(3);
    }
  }
});

test('a reader’s first box is one whose rulebook they can read', () => {
  expect(boxReadIn('it')).toBe('modern-art-cmon-it');
  expect(boxReadIn('en')).toBe('modern-art-cmon-en');
  expect(boxReadIn('nl')).toBe(EDITION_IDS[0]);
});

test('the lesson on the symbols shows them all, and others those of the cards they play', () => {
  const speech = { words: WORDS.en, language: 'en', locale: 'en' } as const;
  const signs = (edition: EditionId, id: LessonId) =>
    lessonTexts(speech, lesson(edition, id)).map((page) => page.signs.map(({ sign }) => sign));
  expect(signs('masters-gallery', 'effect')[0]).toEqual([
    'draw',
    'second-up',
    'second-down',
    'everyone',
    'award',
  ]);
  expect(signs('masters-gallery', 'effect')[1]).toEqual(['draw']);
  expect(signs('modern-art-1994', 'once')[0]).toEqual(['once']);
});
