/**
 * Size limits for everything that comes in: calls, edits and files. They are applied in `plain.ts`, `id.ts`,
 * `person-name.ts` and `moment.ts`, which the contract, edits and imports all use.
 */

/** Larger calls are refused unread: an event is a few hundred bytes, a long draft a few thousand. */
export const LARGEST_CALL_BYTES = 64_000;
/** For calls that carry files or name every game of a history. */
export const LARGEST_TRANSFER_BYTES = 1_000_000;

/** For one game in a file, as text. A file with a single game may be indented. */
export const LARGEST_RECORD_BYTES = 4_000_000;
export const LARGEST_FILE_BYTES = 32_000_000;

/** Deeper than any game, and shallow enough to serialise. */
export const DEEPEST = 200;

export const LONGEST_ID = 100;
/** For a name, a place, a tag or a search. */
export const LONGEST_LINE = 200;
export const MOST_TAGS = 50;
/** For what a box writes before or after an amount of money. */
export const LONGEST_SIGN = 20;

/** How much of a refused value an error quotes. */
export const LONGEST_QUOTE = 200;
