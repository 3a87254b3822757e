import { ORPCError } from '@orpc/server';
import { DEEPEST, LARGEST_CALL_BYTES, LARGEST_TRANSFER_BYTES } from '../../shared/core/limits.ts';
import { nestsDeeper } from '../../shared/core/plain.ts';

/** What is known of a message from a view before it is parsed. */
export interface Opening {
  readonly id: string;
  /** Which call it makes; `null` if the view no longer waits for the answer to one. */
  readonly path: string | null;
}

/** A call is identified by its path; the host doesn't matter. */
const OPENING =
  /^\{"i":"([\w-]{1,32})",(?:"t":4\}$|(?:"t":1,)?"p":\{"u":"(?:http:\/\/[\w.:-]{1,60})?(\/\w[\w/-]{0,99})")/;

/** They carry files, or name many games. */
const LARGE_CALLS = ['/transfer/', '/chosen/'] as const;

/** `null` if the message doesn't follow the contract. */
export function openingOf(text: string): Opening | null {
  const [, id, path = null] = OPENING.exec(text.slice(0, 200)) ?? [];
  return id === undefined ? null : { id, path };
}

/** Why a call is refused before it is parsed: a value may take many times the memory of its text. */
export function whyUnread(text: string, path: string): ORPCError<string, unknown> | null {
  const isLarge = LARGE_CALLS.some((group) => path.startsWith(group));
  const largestBytes = isLarge ? LARGEST_TRANSFER_BYTES : LARGEST_CALL_BYTES;
  if (text.length > largestBytes || Buffer.byteLength(text) > largestBytes)
    return new ORPCError('PAYLOAD_TOO_LARGE', { data: { largestBytes } });
  return nestsDeeper(text, DEEPEST) ? new ORPCError('BAD_REQUEST', { data: { reason: 'too-deep' } }) : null;
}
