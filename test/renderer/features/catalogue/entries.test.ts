import { expect, test } from 'vitest';
import { catalogueEntries, onceEach } from '../../../../src/renderer/features/catalogue/entries.ts';
import type { AnyEdition } from '../../../../src/shared/record/index.ts';
import { WORDS } from '../../../../src/shared/text/all-words.ts';
import { eveningOf } from './evening.ts';

const english = { words: WORDS.en, language: 'en', locale: 'en-GB' } as const;
const EVENING = eveningOf(1, 'Ada', 'the club');
const [PART] = EVENING.parts;
if (PART === undefined) throw new Error('the evening has a part');

const entriesIn = (...parts: readonly (typeof PART)[]) => catalogueEntries({ parts }, 'evening', english);

test('what nobody knows has no entry, and without names an entry says only what happened', () => {
  const nothing = { ...PART, masterpiece: null, folly: null, dealer: null, deciding: null };
  expect(entriesIn(nothing)).toEqual([]);
  const bare = ['A gain of 90,000', 'A loss of 65,000', '', 'A gain of 23,000'];
  expect(entriesIn(PART)[0]?.entries.map((entry) => entry.bare)).toEqual(bare);
});

test('the card that decided the night is there once, whatever the currencies', () => {
  const other = { ...PART, editions: ['modern-art-cmon-en'] as const };
  const decided = (...parts: readonly (typeof PART)[]) =>
    entriesIn(...parts).map(({ entries }) => entries.filter(({ decides }) => decides).length);
  expect(decided({ ...PART, deciding: null })).toEqual([0]);
  expect(decided(PART)).toEqual([1]);
  expect(decided(PART, other)).toEqual([1, 0]);
  expect(decided({ ...PART, deciding: null }, other)).toEqual([0, 1]);
});

test('a painting that is there for two reasons hangs once, and says both', () => {
  const [entries = []] = entriesIn(PART).map((part) => part.entries);
  const [first, second] = entries;
  if (first === undefined || second === undefined) throw new Error('two entries');
  expect(onceEach([first, { ...second, href: '#/' }]).map(({ heading }) => heading)).toEqual([
    'Masterpiece',
    'Folly',
  ]);
  const [both, another] = onceEach([first, { ...second, href: first.href }]);
  expect([both?.heading, both?.said, another]).toEqual([
    'Masterpiece · Folly',
    'Ada gained 90,000 · Ada lost 65,000',
    undefined,
  ]);
});

test('the dearest hangs largest, and what cost nothing smallest', () => {
  const free = {
    ...PART,
    masterpiece: PART.masterpiece && { ...PART.masterpiece, price: 0 },
    deciding: null,
  };
  expect(entriesIn(free)[0]?.entries.map(({ size }) => size)).toEqual([0, 1, 30 / 95]);
});

test('cards lead to their round if nobody knows which of them it was', () => {
  const masterpiece = PART.masterpiece && { ...PART.masterpiece, index: null };
  const [entry] = entriesIn({ ...PART, masterpiece })[0]?.entries ?? [];
  expect(entry?.href).toBe('#/game/game-0/story?round=3');
});

test('parts of boxes with the same name say what tells them apart', () => {
  const titles = (edition: AnyEdition) =>
    entriesIn(PART, { ...PART, editions: [edition] }).map(({ title }) => title);
  expect(titles('masters-gallery')).toEqual(['Modern Art', 'Masters Gallery']);
  expect(titles('modern-art-cmon-en')).toEqual(['Modern Art (1994)', 'Modern Art (CMON, English)']);
});
