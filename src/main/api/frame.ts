import { DEEPEST, LARGEST_CALL_BYTES, LARGEST_TRANSFER_BYTES } from '../../shared/core/limits.ts';
import { isPlain, nestsDeeper } from '../../shared/core/plain.ts';
import { isList, isObject } from '../../shared/core/shape.ts';

/** One message of a view; by its id the view knows the answer. */
export type Frame =
  | { readonly kind: 'call'; readonly id: string; readonly path: string; readonly input: unknown }
  | { readonly kind: 'refused'; readonly id: string; readonly why: Refused }
  /** The view no longer waits for this answer. */
  | { readonly kind: 'given-up'; readonly id: string };

/** Why a call is refused before anybody has looked at what it asks. */
export type Refused =
  { readonly kind: 'too-large'; readonly mostBytes: number } | { readonly kind: 'too-deep' | 'not-plain' };

/** How a call begins, so that one that is not read can be answered all the same. */
const BEGINNING =
  /^\{"i":"([\w-]{1,32})",(?:"t":1,)?"p":\{"u":"(?:http:\/\/[\w.:-]{1,60})?(\/\w[\w/-]{0,99})"/;

/** Whatever the host is called, a call is known by its path. */
const PATH = /^(?:http:\/\/[\w.:-]{1,60})?(\/\w[\w/-]{0,99})$/;
const LONGEST_CALL_ID = 32;

const CALL = 1;
const GIVEN_UP = 4;

/**
 * Reads a message, or as much of it as says that it is refused; `null` for one that is none of the contract's. How
 * large and how deep it is, is looked at first: a value may take many times the room of its text.
 */
export function readFrame(text: string): Frame | null {
  const beginning = readBeginning(text);
  const mostBytes = mostBytesOf(beginning?.path ?? '');
  const refused = whyUnread(text, mostBytes);
  if (refused !== null) {
    return beginning === null ? null : { kind: 'refused', id: beginning.id, why: refused };
  }
  const frame = frameIn(parsed(text));
  // Of two paths in one message the latter counts.
  return frame?.kind === 'call' && mostBytesOf(frame.path) < mostBytes ? null : frame;
}

function readBeginning(text: string): { readonly id: string; readonly path: string } | null {
  const found = BEGINNING.exec(text.slice(0, 200));
  if (found === null) return null;
  const [, id = '', path = ''] = found;
  return { id, path };
}

function mostBytesOf(path: string): number {
  return path.startsWith('/transfer/') ? LARGEST_TRANSFER_BYTES : LARGEST_CALL_BYTES;
}

function whyUnread(text: string, mostBytes: number): Refused | null {
  if (text.length > mostBytes || Buffer.byteLength(text) > mostBytes) return { kind: 'too-large', mostBytes };
  return nestsDeeper(text, DEEPEST) ? { kind: 'too-deep' } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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

/** What travels beside the JSON says what of it is a date, a map or a number that is none: a game has none of them. */
function isNothing(meta: unknown): boolean {
  return meta === undefined || (isList(meta) && meta.length === 0);
}
