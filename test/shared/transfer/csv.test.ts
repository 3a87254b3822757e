import { expect, test } from 'vitest';
import { csvLine, separatorsOf } from '../../../src/shared/transfer/index.ts';

const english = separatorsOf('en-GB');
const italian = separatorsOf('it-IT');

test.each([
  [english, ['Axel', 19, 1.5, null], 'Axel,19,1.5,'],
  [italian, ['Axel', 19, 1.5, null], 'Axel;19;1,5;'],
  [italian, [-3, -1.5, 'a;b', 'a,b'], '-3;-1,5;"a;b";a,b'],
  [english, ['a,b', 'say "a"', 'a\nb', 'a\rb', 'a;b'], '"a,b","say ""a""","a\nb","a\rb",a;b'],
])(
  'with %j a line for a spreadsheet is %j: the country’s, with quotes where it must',
  (separators, cells, line) => {
    expect(csvLine(cells, separators)).toBe(`${line}\r\n`);
  },
);

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'])(
  'makes no formula of %j',
  (text) => {
    expect(csvLine([text], english)).toMatch(/^"?'/);
  },
);
