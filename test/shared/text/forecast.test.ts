import { describe, expect, test } from 'vitest';
import { FORECAST } from '../../../src/shared/text/all-forecast.ts';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import { LANGUAGES } from '../../../src/shared/text/languages.ts';
import { outcomeTexts, worthSentence } from '../../../src/shared/text/outcomes.ts';
import { outcomesOf } from '../../../src/shared/core/worth.ts';

const YOKO = { artist: 'yoko', places: [0.16, 0.7, 0.116], pays: [30, 20, 10], worth: 19.96 };
const en = { words: WORDS.en, language: 'en', locale: 'en-GB' } as const;
const it = { words: WORDS.it, language: 'it', locale: 'it' } as const;

describe('what a painting is worth, in words', () => {
  test('is every outcome and then the average, in the box’s money', () => {
    expect(worthSentence(en, 'modern-art-1994', YOKO)).toBe(
      'nothing 2%, 10,000 12%, 20,000 70%, 30,000 16%: 20,000 on average',
    );
    expect(worthSentence(it, 'modern-art-1994', YOKO)).toBe(
      'niente 2%, 10.000 12%, 20.000 70%, 30.000 16%: in media 20.000',
    );
  });

  test('is in total for both cards of a double', () => {
    expect(worthSentence(en, 'modern-art-1994', YOKO, 2)).toBe(
      'nothing 2%, 20,000 12%, 40,000 70%, 60,000 16%: 40,000 on average',
    );
  });

  test('has a decimal in points', () => {
    const vermeer = { artist: 'vermeer', places: [0.5, 0.25, 0.125], pays: [3, 2, 1], worth: 2.125 };
    expect(worthSentence(en, 'masters-gallery', vermeer)).toBe(
      'nothing 13%, 1 12%, 2 25%, 3 50%: 2.1 on average',
    );
  });

  test('has percentages that add up to 100', () => {
    const thirds = { ...YOKO, places: [1 / 3, 1 / 3, 1 / 3] };
    const percents = outcomeTexts(en, 'modern-art-1994', outcomesOf(thirds)).map(({ percent }) =>
      Number.parseInt(percent, 10),
    );
    expect(percents).toEqual([0, 34, 33, 33]);
  });
});

describe.each(LANGUAGES)('“Why?” in %s', (language) => {
  const { why } = FORECAST[language];
  const explanations = [why.paintings, why.cards, why.price('4/7', '4/5')];

  test('explains model and band in three sentences each', () => {
    for (const lines of explanations) {
      expect(lines).toHaveLength(3);
      for (const line of lines) expect(line).toMatch(/^[^.]*\.$/);
    }
  });

  test('names the shares of the worth at which the auctioneer keeps it and others outbid', () => {
    const price = why.price('4/7', '4/5').join(' ');
    expect(price).toContain('4/7');
    expect(price).toContain('4/5');
  });
});
