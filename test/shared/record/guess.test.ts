import { expect, test } from 'vitest';
import { asGuess, confirmed, guesses, isGuess, noteOf, withNote } from '../../../src/shared/record/index.ts';
import { replay } from '../../../src/shared/record/index.ts';
import { sampleWith, SAMPLE } from './sample.ts';

const sale = { type: 'sale', buyer: 3, price: 19, at: '2026-11-21T19:40:00Z' };

test('a guessed price is marked in its note and can be found', () => {
  const guess = asGuess(sale, 'the price is a guess');
  expect(guess).toEqual({ ...sale, note: '? the price is a guess' });
  const played = replay(sampleWith({ events: [SAMPLE.events[0], guess] }));
  expect(played.ok && guesses(played.record)).toEqual([1]);
});

test('a confirmed guess is a normal entry', () => {
  expect(confirmed(asGuess(sale, 'a guess'))).toEqual(sale);
});

test('another note is kept next to the mark and after it', () => {
  for (const note of ['Axel thinks 20', 'Axel thinks 20\nDoris thinks 19\n\nnobody knows']) {
    const noted = withNote(asGuess(sale, 'a guess'), note);
    expect(isGuess(noted)).toBe(true);
    expect(noteOf(noted)).toBe(note);
    expect(confirmed(noted)).toEqual({ ...sale, note });
  }
  expect(asGuess(withNote(sale, 'loud\nroom'), 'a guess')['note']).toBe('? a guess\nloud\nroom');
});

test('a note alone is no guess, and an empty note is removed', () => {
  expect(isGuess(withNote(sale, '? who knows'))).toBe(false);
  expect(withNote({ ...sale, note: 'x' }, '  ')).toEqual(sale);
  expect(isGuess({ ...sale, note: null })).toBe(false);
});
