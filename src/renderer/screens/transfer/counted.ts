import { language } from '../../lib/language.svelte.ts';

/** A number as it is read, for a message that needs to know how many and how that is written. */
export function counted<T>(say: (count: number, number: string) => T, count: number): T {
  return say(count, language.number(count));
}
