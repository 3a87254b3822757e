import { isolated } from '../core/person-name.ts';

/**
 * Wraps messages so that right-to-left names don't reorder the text around them. Screens needn't think of it, and
 * nothing stored or exported gets extra characters.
 */
export function withIsolatedNames<Words>(words: Words): Words;
export function withIsolatedNames(words: unknown): unknown {
  if (typeof words === 'function') {
    return (...values: readonly unknown[]) => {
      const kept = values.map((value) => (typeof value === 'string' ? isolated(value) : value));
      const said: unknown = Reflect.apply(words, undefined, kept);
      return withIsolatedNames(said);
    };
  }
  if (Array.isArray(words)) return words.map((each: unknown) => withIsolatedNames(each));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, withIsolatedNames(each)]));
}
