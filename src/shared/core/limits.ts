/**
 * How much of anything is let in, whoever brings it: a call, an edit or a file. What these limits are applied to is
 * in `plain.ts`, `id.ts`, `person-name.ts` and `moment.ts`; the contract, edits and imports all ask there.
 */

/** A call larger than this is refused unread: an event is a few hundred bytes, a long draft a few thousand. */
export const LARGEST_CALL_BYTES = 64_000;
/** Calls that carry files, or name all games of a history. */
export const LARGEST_TRANSFER_BYTES = 1_000_000;

/** A game in a file, as text; a single one may be laid out with more room. */
export const LARGEST_RECORD_BYTES = 4_000_000;
export const LARGEST_FILE_BYTES = 32_000_000;

/** More brackets in brackets than any game has, and fewer than would be hard to write down again. */
export const DEEPEST = 200;

export const LONGEST_ID = 100;
/** A name, a place, a tag, words to look for. */
export const LONGEST_LINE = 200;
export const MOST_TAGS = 50;

/** A refusal quotes no more than this of what it refuses. */
export const LONGEST_QUOTE = 200;
