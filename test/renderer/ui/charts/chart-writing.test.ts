import { describe, expect, test } from 'vitest';
import { apart, inOneLine, linesWithin, wrapped } from '../../../../src/renderer/ui/charts/writing.ts';

/** Every letter is ten wide. */
const measure = { measureText: (text: string) => ({ width: text.length * 10 }) as TextMetrics };

describe('text in and around a chart', () => {
  test('wraps when a line is full', () => {
    expect(wrapped(measure, 'Axel won with 40', 80)).toEqual(['Axel won', 'with 40']);
    expect(wrapped(measure, 'Massimiliano', 80)).toEqual(['Massimiliano']);
  });

  test('takes as many lines below bars as it needs', () => {
    expect(linesWithin(measure, ['Axel', 'Maria Elisabetta', ['Doris', 'winner']], 100, true)).toEqual([
      'Axel',
      ['Maria', 'Elisabetta'],
      ['Doris', 'winner'],
    ]);
  });

  test('stays on one line each once a single word is too wide, because all labels slant', () => {
    expect(linesWithin(measure, ['Maria', 'Massimiliano', ['Doris', 'winner']], 100, true)).toEqual([
      'Maria',
      'Massimiliano',
      'Doris',
    ]);
    expect(inOneLine(['Round 1', 'Axel'])).toBe('Round 1, Axel');
  });

  test('breaks words rather than slanting long names, or names beside bars', () => {
    const long = ['Anna-Magdalena Wilhelmine', 'Annamagdalena', 'Yoko'];
    expect(linesWithin(measure, long, 100, true)).toEqual([
      ['Anna-', 'Magdalena', 'Wilhelmine'],
      ['Annamagdal', 'ena'],
      ['Yoko'],
    ]);
    expect(linesWithin(measure, ['Massimiliano'], 100, false)).toEqual([['Massimilia', 'no']]);
  });

  test('is moved apart where lines end at the same height, in order and within the chart', () => {
    expect(apart([50, 10, 52], 10, 0, 100)).toEqual([50, 10, 60]);
    expect(apart([99, 98, 97], 10, 0, 100)).toEqual([100, 90, 80]);
    expect(apart([0, 0], 10, 0, 100)).toEqual([0, 10]);
  });
});
