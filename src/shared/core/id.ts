import { LONGEST_ID } from './limits.ts';

/** Ids are short, and contain only what addresses and databases return unchanged. */
export function isId(text: string): boolean {
  return text.length > 0 && text.length <= LONGEST_ID && !/\p{Cc}/u.test(text) && text.isWellFormed();
}
