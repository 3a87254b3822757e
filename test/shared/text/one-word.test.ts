import { expect, test } from 'vitest';
import { it as italian } from '../../../src/shared/text/it/index.ts';

/** Every text a person can read: constants, and the source code of messages. */
function* said(words: unknown, place: string): Generator<readonly [place: string, text: string]> {
  if (typeof words === 'string' || typeof words === 'function') yield [place, String(words)];
  else if (typeof words === 'object' && words !== null) {
    for (const [name, inner] of Object.entries(words)) yield* said(inner, `${place}.${name}`);
  }
}

/** Search words, which people may use in any form. */
const LOOKED_FOR_BY = /[.]also[.]/;

test('in Italian, rounds, games and players have one word each, that of the Italian box', () => {
  const all = [...said(italian, 'it')].filter(([place]) => !LOOKED_FOR_BY.test(place));
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter(([, text]) => /\bcominci/i.test(text)).map(([place]) => place)).toEqual([]);
  expect(all.some(([, text]) => /\binizia\b/i.test(text))).toBe(true);
});
