import * as v from 'valibot';
import { isId } from '../core/id.ts';
import { LONGEST_LINE } from '../core/limits.ts';
import { isDate } from '../core/moment.ts';
import { cleanName } from '../core/person-name.ts';

export { LARGEST_TRANSFER_BYTES } from '../core/limits.ts';

// What is wrong first is said and no more: all that is wrong with a long list would be longer than the list.
v.setGlobalConfig({ abortEarly: true, abortPipeEarly: true });

/** Shapes that several parts of the contract ask for. */
export const id = v.pipe(v.string(), v.check(isId));
export const name = v.pipe(
  v.string(),
  v.maxLength(LONGEST_LINE),
  v.transform(cleanName),
  v.minLength(1),
  v.maxLength(LONGEST_LINE),
);
/** A place, a tag, words to look for. */
export const line = v.pipe(v.string(), v.maxLength(LONGEST_LINE));
/** A day, or a moment on it. */
export const date = v.pipe(v.string(), v.check(isDate));
export const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An event or a head is passed on as it is: what it may say, the record's own reading decides. */
export const event = v.looseObject({ type: v.string() });
