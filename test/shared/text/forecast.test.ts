import { describe, expect, test } from 'vitest';
import { FORECAST } from '../../../src/shared/text/all-forecast.ts';
import { WORDS } from '../../../src/shared/text/all-words.ts';
import { LANGUAGES } from '../../../src/shared/text/languages.ts';
import { outcomeTexts } from '../../../src/shared/text/outcomes.ts';
import { outcomesOf } from '../../../src/shared/core/worth.ts';

const en = { words: WORDS.en, language: 'en', locale: 'en-GB' } as const;

test('the percentages of a painting’s outcomes add up to 100', () => {
  const thirds = { artist: 'yoko', places: [1 / 3, 1 / 3, 1 / 3], pays: [30, 20, 10], worth: 20 };
  const percents = outcomeTexts(en, 'modern-art-1994', outcomesOf(thirds)).map(({ percent }) =>
    Number.parseInt(percent, 10),
  );
  expect(percents).toEqual([0, 34, 33, 33]);
});

describe.each(LANGUAGES)('“Why?” in %s', (language) => {
  const { why } = FORECAST[language];
  test('explains model and band in three sentences each, with the shares of the worth that matter', () => {
    for (const lines of [why.paintings, why.cards, why.price('4/7', '4/5')]) {
      expect(lines).toHaveLength(3);
      for (const line of lines) expect(line).toMatch(/^[^.]*\.$/);
    }
    expect(why.price('4/7', '4/5').join(' ')).toMatch(/4\/7.*4\/5|4\/5.*4\/7/);
  });
});
