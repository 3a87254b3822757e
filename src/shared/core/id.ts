import { LONGEST_ID } from './limits.ts';

/** Whether a text can be an id: short, and without what no address and no database would give back as it was. */
export function isId(text: string): boolean {
  return text.length > 0 && text.length <= LONGEST_ID && !/\p{Cc}/u.test(text) && text.isWellFormed();
}
