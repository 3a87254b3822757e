import { describe, expect, test } from 'vitest';
import {
  apart,
  inOneLine,
  linesWithin,
  shortened,
  wrapped,
} from '../../../../src/renderer/ui/charts/writing.ts';

/** Every letter is ten wide. */
const measure = { measureText: (text: string) => ({ width: text.length * 10 }) as TextMetrics };

describe('text in and around a chart', () => {
  test('wraps when a line is full', () => {
    expect(wrapped(measure, 'Axel won with 40', 80)).toEqual(['Axel won', 'with 40']);
    expect(wrapped(measure, 'Massimiliano', 80)).toEqual(['Massimiliano']);
  });

  test('takes as many lines below bars as it needs', () => {
    expect(linesWithin(measure, ['Axel', 'Maria Elisabetta', ['Doris', 'winner']], 100, true, true)).toEqual([
      'Axel',
      ['Maria', 'Elisabetta'],
      ['Doris', 'winner'],
    ]);
  });

  test('stays on one line each once a single word is too wide, because all labels slant', () => {
    expect(linesWithin(measure, ['Maria', 'Massimiliano', ['Doris', 'winner']], 100, true, true)).toEqual([
      'Maria',
      'Massimiliano',
      'Doris',
    ]);
    expect(inOneLine(['Round 1', 'Axel'])).toBe('Round 1, Axel');
  });

  test('is shortened if it slants and is long, unless names would be the same; beside bars, words break', () => {
    const long = ['Anna-Magdalena Wilhelmine', 'Annamagdalena', 'Yoko'];
    expect(linesWithin(measure, long, 100, true, true)).toEqual(['Anna-Magdalen…', 'Annamagdalena', 'Yoko']);
    const broken = [['Anna-', 'Magdalena', 'Wilhelmine'], ['Annamagdal', 'ena'], ['Yoko']];
    expect(linesWithin(measure, long, 100, false, true)).toEqual(broken);
    expect(linesWithin(measure, long, 100, true, false)).toEqual(broken);
    const alike = ['Massimiliano 1 the Younger', 'Massimiliano 2 the Younger'];
    expect(linesWithin(measure, alike, 100, true, true)[0]).toEqual(['Massimilia', 'no 1 the', 'Younger']);
    expect(linesWithin(measure, ['Massimiliano'], 100, false, true)).toEqual([['Massimilia', 'no']]);
  });

  test('is shortened as little as needed, and at the middle where names begin alike', () => {
    expect(shortened(measure, ['Ada', 'Massimiliano', 'Anna Maria'], 60)).toEqual(['Ada', 'Massi…', 'Anna…']);
    expect(shortened(measure, ['Anna Bianchi', 'Anna Rossi', 'Bo'], 60)).toEqual(['An…chi', 'An…ssi', 'Bo']);
    expect(shortened(measure, ['Maximiliane 1 von Hohen', 'Maximiliane 2 von Hohen'], 60)).toBeNull();
    expect(shortened(measure, ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 'Bo'], 20)).toEqual(['…', 'Bo']);
  });

  test('is moved apart where lines end at the same height, in order and within the chart', () => {
    expect(apart([50, 10, 52], 10, 0, 100)).toEqual([50, 10, 60]);
    expect(apart([99, 98, 97], 10, 0, 100)).toEqual([100, 90, 80]);
    expect(apart([0, 0], 10, 0, 100)).toEqual([0, 10]);
  });
});
