import { fromJson } from '../../shared/core/json.ts';
import { DEEPEST, LARGEST_CALL_BYTES, LARGEST_TRANSFER_BYTES } from '../../shared/core/limits.ts';
import { isPlain, nestsDeeper } from '../../shared/core/plain.ts';
import { isList, isObject } from '../../shared/core/shape.ts';

/** One message from a view. The answer carries the same id. */
export type Frame =
  | { readonly kind: 'call'; readonly id: string; readonly path: string; readonly input: unknown }
  | { readonly kind: 'refused'; readonly id: string; readonly why: Refused }
  /** The view no longer waits for this answer. */
  | { readonly kind: 'given-up'; readonly id: string };

/** Why a call is refused before its input is read. */
export type Refused =
  | { readonly kind: 'too-large'; readonly mostBytes: number }
  | { readonly kind: 'too-deep' | 'not-plain' };

/** The start of a call, so that a call which isn't parsed can still be answered. */
const BEGINNING =
  /^\{"i":"([\w-]{1,32})",(?:"t":1,)?"p":\{"u":"(?:http:\/\/[\w.:-]{1,60})?(\/\w[\w/-]{0,99})"/;

/** A call is identified by its path; the host doesn't matter. */
const PATH = /^(?:http:\/\/[\w.:-]{1,60})?(\/\w[\w/-]{0,99})$/;
const LONGEST_CALL_ID = 32;

/** They carry files, or name many games. */
const LARGE_CALLS = ['/transfer/', '/chosen/'] as const;

const CALL = 1;
const GIVEN_UP = 4;

/**
 * Parses a message, or just enough of it to refuse it; `null` if it doesn't follow the contract. Size and
 * depth are checked before parsing: a value may take many times the memory of its text.
 */
export function readFrame(text: string): Frame | null {
  const beginning = readBeginning(text);
  const mostBytes = mostBytesOf(beginning?.path ?? '');
  const refused = whyUnread(text, mostBytes);
  if (refused !== null) {
    return beginning === null ? null : { kind: 'refused', id: beginning.id, why: refused };
  }
  const frame = frameIn(fromJson(text));
  // If a message has two paths, the second counts.
  return frame?.kind === 'call' && mostBytesOf(frame.path) < mostBytes ? null : frame;
}

function readBeginning(text: string): { readonly id: string; readonly path: string } | null {
  const found = BEGINNING.exec(text.slice(0, 200));
  if (found === null) return null;
  const [, id = '', path = ''] = found;
  return { id, path };
}

function mostBytesOf(path: string): number {
  return LARGE_CALLS.some((group) => path.startsWith(group)) ? LARGEST_TRANSFER_BYTES : LARGEST_CALL_BYTES;
}

function whyUnread(text: string, mostBytes: number): Refused | null {
  if (text.length > mostBytes || Buffer.byteLength(text) > mostBytes) return { kind: 'too-large', mostBytes };
  return nestsDeeper(text, DEEPEST) ? { kind: 'too-deep' } : null;
}

function frameIn(message: unknown): Frame | null {
  if (!isObject(message)) return null;
  const { i: id, t: kind = CALL, p: asked } = message;
  if (typeof id !== 'string' || id.length > LONGEST_CALL_ID) return null;
  if (kind === GIVEN_UP) return { kind: 'given-up', id };
  if (kind !== CALL || !isObject(asked) || typeof asked.u !== 'string') return null;
  const { u: path, b: body = {} } = asked;
  const plain = isObject(body) && isNothing(body['meta']) && isPlain(body['json']);
  return plain
    ? { kind: 'call', id, path: PATH.exec(path)?.[1] ?? '/', input: body['json'] }
    : { kind: 'refused', id, why: { kind: 'not-plain' } };
}

/** The metadata beside the JSON marks dates, maps and numbers like NaN, none of which occur in a game. */
function isNothing(meta: unknown): boolean {
  return meta === undefined || (isList(meta) && meta.length === 0);
}
