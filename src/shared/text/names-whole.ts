import { amongWords } from '../core/person-name.ts';

/**
 * The same words, whose messages keep a name whole that reads from right to left: what stands beside it stays where it was
 * written. No screen has to think of it, and nothing that is kept or exported gets a character that nobody typed.
 */
export function withNamesWhole<Words>(words: Words): Words;
export function withNamesWhole(words: unknown): unknown {
  if (typeof words === 'function') {
    return (...values: readonly unknown[]) => {
      const kept = values.map((value) => (typeof value === 'string' ? amongWords(value) : value));
      const said: unknown = Reflect.apply(words, undefined, kept);
      return withNamesWhole(said);
    };
  }
  if (Array.isArray(words)) return words.map((each: unknown) => withNamesWhole(each));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, withNamesWhole(each)]));
}
