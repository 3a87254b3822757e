import { describe, expect, test } from 'vitest';
import { WORDS } from '../../../src/shared/text/all-words.ts';

const NAME = 'דניאל כהן';
const WHOLE = `\u2068${NAME}\u2069`;

describe.each(Object.entries(WORDS))('in %s, a name that reads from right to left', (_, words) => {
  test('is isolated in every sentence', () => {
    expect(words.table.askArtist(NAME)).toContain(WHOLE);
    expect(words.settle.next.starts(NAME)).toContain(WHOLE);
    expect(words.players.renamed(NAME)).toContain(WHOLE);
    expect(words.table.notYet['too-much'](NAME)).toContain(WHOLE);
  });

  test('keeps the number after it in place', () => {
    expect(words.history.contradiction.score(NAME, '9')).toBe(`${WHOLE} 9`);
  });

  test('is isolated only once, even through several messages', () => {
    expect(words.table.askArtist(WHOLE)).toBe(words.table.askArtist(NAME));
  });

  test('changes nothing for other names', () => {
    expect(words.table.askArtist('Zoë 🐙')).not.toMatch(/[\u2068\u2069]/);
  });
});
