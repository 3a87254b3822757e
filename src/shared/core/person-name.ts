/** Characters that are not seen: control characters, line breaks, and those that turn the text around them. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** What somebody is called whose name says nothing. */
const NAMELESS = '?';

/** A name without what is not seen; empty where nothing is left. */
export function cleanName(text: string): string {
  return text.toWellFormed().replaceAll(UNSEEN, ' ').trim();
}

/** A name as it is read: one that is sound stays as it was written. */
export function readName(text: string): string {
  if (text.search(UNSEEN) === -1 && text.isWellFormed() && text.trim() !== '') return text;
  const cleaned = cleanName(text);
  return cleaned === '' ? NAMELESS : cleaned;
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u061c]/u;
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/** What keeps to itself already. */
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;

/** A name among other words: one that reads from right to left must not pull a number after it to its other side. */
export function amongWords(name: string): string {
  if (!RIGHT_TO_LEFT.test(name) || !RIGHT_TO_LEFT.test(name.replaceAll(ISOLATED, ''))) return name;
  return `${ISOLATE}${name}${END_OF_ISOLATE}`;
}
