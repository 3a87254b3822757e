import * as v from 'valibot';
import { isId } from '../core/id.ts';
import { LONGEST_LINE } from '../core/limits.ts';
import { isDate } from '../core/moment.ts';
import { cleanName } from '../core/person-name.ts';
import { boxNotAdmitted, EDITION_IDS, readBox, type Box } from '../record/index.ts';

export { LARGEST_TRANSFER_BYTES } from '../core/limits.ts';

// Report the first problem only: a list of all problems could be longer than the input.
v.setGlobalConfig({ abortEarly: true, abortPipeEarly: true });

/** Shapes used in several parts of the contract. */
export const id = v.pipe(v.string(), v.check(isId));
export const name = v.pipe(
  v.string(),
  v.maxLength(LONGEST_LINE),
  v.transform(cleanName),
  v.minLength(1),
  v.maxLength(LONGEST_LINE),
);
/** A place, a tag or a search text. */
export const line = v.pipe(v.string(), v.maxLength(LONGEST_LINE));
/** A day, as `2026-01-31`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/), v.check(isDate));
/** A day, or a moment on it. */
export const date = v.pipe(v.string(), v.check(isDate));
/** Years have four digits, or dates wouldn't compare as text. */
export const calendarYear = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));
export const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A built-in edition, or the whole document of a box that somebody made. */
export const anyEdition = v.union([
  v.picklist(EDITION_IDS),
  v.pipe(
    v.looseObject({}),
    v.rawTransform(({ dataset, addIssue, NEVER }): Box => {
      const read = readBox(dataset.value);
      const refused = read.ok ? boxNotAdmitted(read.value) : read.error;
      if (read.ok && refused === null) return read.value;
      addIssue({ message: `${refused?.place}: ${refused?.code}` });
      return NEVER;
    }),
  ),
]);

/** Events and heads are passed on unread: reading the record validates them. */
export const event = v.looseObject({ type: v.string() });
