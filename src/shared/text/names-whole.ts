import { amongWords } from '../core/person-name.ts';

/**
 * Wraps messages so that right-to-left names don't reorder the text around them. Screens needn't think of it, and
 * nothing stored or exported gets extra characters.
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
