import { describe, expect, test } from 'vitest';
import { WORDS } from '../../../src/shared/text/all-words.ts';

const NAME = 'דניאל כהן';
const WHOLE = `\u2068${NAME}\u2069`;

describe.each(Object.entries(WORDS))('in %s, a name that reads from right to left', (_, words) => {
  test('keeps to itself in a sentence, wherever that is said', () => {
    expect(words.table.askArtist(NAME)).toContain(WHOLE);
    expect(words.settle.next.starts(NAME)).toContain(WHOLE);
    expect(words.players.renamed(NAME)).toContain(WHOLE);
    expect(words.table.notYet['too-much'](NAME)).toContain(WHOLE);
  });

  test('leaves the number after it where it was written', () => {
    expect(words.history.contradiction.score(NAME, '9')).toBe(`${WHOLE} 9`);
  });

  test('is told apart once, however often it is handed on', () => {
    expect(words.table.askArtist(WHOLE)).toBe(words.table.askArtist(NAME));
  });

  test('changes nothing for anybody else', () => {
    expect(words.table.askArtist('Zoë 🐙')).not.toMatch(/[\u2068\u2069]/);
  });
});
