/** Invisible characters: control characters, line breaks and text direction overrides. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Replaces a name without any visible character. */
const NAMELESS = '?';

/** Stands where a name would, if it isn't known here or was erased. */
export const NO_NAME = '—';

/** Whether a name says nothing about who it is. */
export function isNameless(name: string): boolean {
  return name === '' || name === NAMELESS || name === NO_NAME;
}

/** A name as it is shown. */
export function shownName(name: string): string {
  return name === '' ? NO_NAME : name;
}

/** The name without invisible characters; may be empty. */
export function cleanName(text: string): string {
  return text.toWellFormed().replaceAll(UNSEEN, ' ').trim();
}

/** Cleans a name that was read; a valid one stays unchanged. */
export function readName(text: string): string {
  if (text.search(UNSEEN) === -1 && text.isWellFormed() && text.trim() !== '') return text;
  const cleaned = cleanName(text);
  return cleaned === '' ? NAMELESS : cleaned;
}

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u061c]/u;
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

/** Text that is already isolated. */
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;

/** Characters that turn round everything up to the end of their line. */
const TURNING = /[\u202a-\u202e\u2066\u2067]/g;

/** Notes and places may contain anything. */
export function unturned(text: string): string {
  return text.replaceAll(TURNING, '');
}

/** Isolates a right-to-left name, so that it doesn't pull a number next to it to its other side. */
export function isolated(name: string): string {
  const text = unturned(name);
  if (!RIGHT_TO_LEFT.test(text) || !RIGHT_TO_LEFT.test(text.replaceAll(ISOLATED, ''))) return text;
  return `${ISOLATE}${text}${END_OF_ISOLATE}`;
}
