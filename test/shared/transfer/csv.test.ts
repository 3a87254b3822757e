import { describe, expect, test } from 'vitest';
import { csvLine, separatorsOf } from '../../../src/shared/transfer/index.ts';

const english = separatorsOf('en-GB');
const italian = separatorsOf('it-IT');

describe('a line for a spreadsheet', () => {
  test('uses the country’s separators', () => {
    expect(csvLine(['Axel', 19, 1.5, null], english)).toBe('Axel,19,1.5,\r\n');
    expect(csvLine(['Axel', 19, 1.5, null], italian)).toBe('Axel;19;1,5;\r\n');
    expect(csvLine(['a;b', 'a,b'], italian)).toBe('"a;b";a,b\r\n');
  });

  test.each([
    ['what has the separator in it', 'a,b', '"a,b"\r\n'],
    ['what has quotes in it', 'say "a"', '"say ""a"""\r\n'],
    ['what has lines in it', 'a\nb', '"a\nb"\r\n'],
    ['what has a carriage return in it', 'a\rb', '"a\rb"\r\n'],
    ['what has only the separator of elsewhere', 'a;b', 'a;b\r\n'],
  ])('quotes %s where it must', (_, text, line) => {
    expect(csvLine([text], english)).toBe(line);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'])(
    'makes no formula of %j',
    (text) => {
      const line = csvLine([text], english);
      expect(/^"?'/.test(line)).toBe(true);
    },
  );

  test('keeps negative numbers', () => {
    expect(csvLine([-3, -1.5], italian)).toBe('-3;-1,5\r\n');
  });
});
