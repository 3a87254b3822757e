import * as v from 'valibot';

/** Shapes that several parts of the contract ask for. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
export const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
export const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An event or a head is passed on as it is: what it may say, the record's own reading decides. */
export const event = v.looseObject({ type: v.string() });
