import { describe, expect, test } from 'vitest';
import {
  bannedIn,
  bannedInProse,
  buttonsIn,
  longButtons,
  longPrompts,
  longSubjects,
} from '../../scripts/words.ts';
import { games, momentsOf } from '../shared/text/moments.ts';

describe('banned words', () => {
  test('are found in strings and templates, with what to write instead', () => {
    const source = "keep: 'What shall the app keep?',\nfree: (name: string) => `${name} has it for nothing`,";
    expect(bannedIn(source, 'en')).toEqual([
      'line 1 says “shall”: write “should”, or a plain question',
      'line 2 says “for nothing”: write “for free”',
    ]);
  });

  test.each([
    ['whole words', "a: 'Marshall recommends'", 'en', 0],
    ['in any case', "a: 'Whoever starts'", 'en', 1],
    ['no names, keys or comments', "// shall\nmend: 'Repair',\nb: `${whoever} wins`", 'en', 0],
    ['each language’s own', "a: 'Tocca a colui che inizia'", 'it', 1],
    ['and no other’s', "a: 'Tocca a colui che inizia'", 'en', 0],
    ['also second words for one thing', "a: 'Which edition?'", 'en', 1],
    ['but not in codes', "'unknown-edition': 'No such box'", 'en', 0],
  ] as const)('are %s: %s', (_, source, language, found) => {
    expect(bannedIn(source, language)).toHaveLength(found);
  });

  test('are found in comments and documents, not in code', () => {
    expect(bannedInProse('a.ts', '/** Made anew. */\nconst whoever = 1;\n  // for nothing')).toEqual([
      'line 1 says “anew”: write “again”, or “start over”',
      'line 1 says “Made anew”: write “recreated”, “recalculated”',
      'line 3 says “for nothing”: write “for free”',
    ]);
    expect(bannedInProse('a.md', 'We shall see.')).toHaveLength(1);
  });
});

describe('buttons', () => {
  const component = `
    const words = $derived(language.words.log.seats);
    <Button look="main" onclick={() => done()}>{words.done}</Button>
    <Button>{language.words.window.common.close}</Button>
    <Button>{words.at(1)}</Button>
    <p>{words.title}</p>`;

  test('are found with the way to their text', () => {
    expect(buttonsIn(component)).toEqual(['log.seats.done', 'window.common.close']);
  });

  test('may not be too long', () => {
    const words = { short: 'Change seats', long: 'Sit exactly like this for the rest of the game' };
    expect(longButtons(['short', 'long', 'missing'], words)).toEqual([
      'long is “Sit exactly like this for the rest of the game”, 46 characters: say what happens in 44 or fewer',
    ]);
  });
});

test('subjects of commits have at most 72 characters', () => {
  expect(longSubjects(['x'.repeat(72)])).toEqual([]);
  expect(longSubjects(['x'.repeat(73)])).toEqual([
    `“${'x'.repeat(73)}” has 73 characters: say what changed in 72, the reason in the body`,
  ]);
});

test('prompts that don’t fit on a line are found, with names of ten letters', () => {
  const [record] = games(1, 0);
  if (record === undefined) throw new Error('there is a game');
  const moments = [...momentsOf(record)];
  expect(longPrompts(moments, 'en')).toEqual([]);
  const [long] = longPrompts(moments, 'en', 20);
  expect(long).toMatch(/^the prompt “.+” has \d+ characters: say it in 20, or in the reason$/);
  expect(long).toContain('Alessandra');
});
