import { describe, expect, test } from 'vitest';
import { apart, inOneLine, linesWithin, wrapped } from '../../../../src/renderer/ui/charts/writing.ts';

/** Every letter is ten wide. */
const measure = { measureText: (text: string) => ({ width: text.length * 10 }) as TextMetrics };

describe('what is written around a chart', () => {
  test('goes on in a new line where the old one is full', () => {
    expect(wrapped(measure, 'Axel won with 40', 80)).toEqual(['Axel won', 'with 40']);
    expect(wrapped(measure, 'Massimiliano', 80)).toEqual(['Massimiliano']);
  });

  test('stands below bars in as many lines as it takes', () => {
    expect(linesWithin(measure, ['Axel', 'Maria Elisabetta', ['Doris', 'winner']], 100)).toEqual([
      'Axel',
      ['Maria', 'Elisabetta'],
      ['Doris', 'winner'],
    ]);
  });

  test('is one line each as soon as one word is too wide, for they slant together', () => {
    expect(linesWithin(measure, ['Maria Elisabetta', 'Massimiliano', ['Doris', 'winner']], 100)).toEqual([
      'Maria Elisabetta',
      'Massimiliano',
      'Doris',
    ]);
    expect(inOneLine(['Round 1', 'Axel'])).toBe('Round 1, Axel');
  });

  test('moves apart where lines end at the same height, in their order and on the chart', () => {
    expect(apart([50, 10, 52], 10, 0, 100)).toEqual([50, 10, 60]);
    expect(apart([99, 98, 97], 10, 0, 100)).toEqual([100, 90, 80]);
    expect(apart([0, 0], 10, 0, 100)).toEqual([0, 10]);
  });
});
