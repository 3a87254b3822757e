import { expect, test } from 'vitest';
import { aboutCatalogue } from '../../../../src/renderer/features/catalogue/about.ts';
import { entriesOf, partTitles } from '../../../../src/renderer/features/catalogue/entries.ts';
import { WORDS } from '../../../../src/shared/text/all-words.ts';
import { eveningOf } from './evening.ts';

const english = { words: WORDS.en, language: 'en', locale: 'en-GB' } as const;
const EVENING = eveningOf(1, 'Ada', 'the club');
const [PART] = EVENING.parts;
if (PART === undefined) throw new Error('the evening has a part');

test('what nobody knows has no entry, and without names an entry says only what happened', () => {
  const nothing = { ...PART, masterpiece: null, folly: null, dealer: null, deciding: null };
  expect(entriesOf(nothing, 'year', english)).toEqual([]);
  const bare = ['A gain of 90,000', 'A loss of 65,000', '', 'A gain of 23,000'];
  expect(entriesOf(PART, 'evening', english).map((entry) => entry.bare)).toEqual(bare);
});

test('cards lead to their round if nobody knows which of them it was', () => {
  const cards = {
    ...PART,
    editions: ['masters-gallery'] as const,
    masterpiece: {
      ...(PART.masterpiece ?? PART.deciding),
      edition: 'masters-gallery' as const,
      artist: 'vermeer',
      index: null,
      price: null,
      cards: 4,
      paid: 12,
    },
  };
  const [entry] = entriesOf({ ...PART, ...cards } as typeof PART, 'year', english);
  expect(entry?.said).toBe('Ada scored 12 points');
  expect(entry?.facts).toEqual([]);
  expect(entry?.href).toBe('#/game/game-0/story?round=3');
});

test('parts of boxes with the same name say what tells them apart', () => {
  expect(partTitles([{ editions: ['modern-art-1994'] }, { editions: ['masters-gallery'] }], english)).toEqual(
    ['Modern Art', 'Masters Gallery'],
  );
  expect(
    partTitles([{ editions: ['modern-art-1994'] }, { editions: ['modern-art-cmon-en'] }], english),
  ).toEqual(['Modern Art, 1994', 'Modern Art, CMON, English']);
});

test('a catalogue says how many of its games it can show', () => {
  const some = { ...EVENING, basis: { games: 2, of: 3 }, evenings: 2, paintings: 88 };
  expect(aboutCatalogue(some, 'year', english)).toEqual({
    said: '88 paintings from 2 games · 2 evenings · 3 people',
    notes: ['2 of 3 games tracked who had each painting. The others aren’t in it.'],
  });
  const none = { ...some, basis: { games: 0, of: 3 }, waiting: { games: 0, of: 0 } };
  expect(aboutCatalogue(none, 'evening', english)).toEqual({
    said: '3 games · 3 people',
    notes: ['None of these games tracked who had each painting.'],
  });
  expect(aboutCatalogue({ ...none, basis: { games: 0, of: 0 } }, 'year', english).said).toBe(
    'No finished games here.',
  );
  expect(aboutCatalogue({ ...some, waiting: { games: 1, of: 2 } }, 'year', english).notes.at(-1)).toBe(
    'For one game, the deciding card is still being worked out.',
  );
});
