import { ORPCError, ValidationError } from '@orpc/server';
import type { StandardHandleResult, StandardHandlerInterceptorOptions } from '@orpc/server/standard';
import { RPCHandler } from '@orpc/server/websocket';
import { DEEPEST, LARGEST_CALL_BYTES, LARGEST_TRANSFER_BYTES } from '../../shared/core/limits.ts';
import { isPlain, nestsDeeper } from '../../shared/core/plain.ts';
import { quoted } from '../../shared/core/problem.ts';
import { isList, isObject } from '../../shared/core/shape.ts';
import type { CallContext, Rights } from './calls.ts';
import type { createRouter } from './router.ts';

export type Router = ReturnType<typeof createRouter>;

/** One open view, over any transport. */
export interface Connection {
  /**
   * Answers one message. Returns false if it doesn't follow the contract: then the sender isn't one of our
   * views.
   */
  readonly message: (data: unknown) => Promise<boolean>;
  readonly close: () => void;
}

export type Connect = (send: (message: string) => void, rights?: Rights) => Connection;

interface MessageContext extends CallContext {
  /** As the message began. */
  readonly path: string | null;
  readonly refused: ORPCError<string, unknown> | null;
}

/** Pending calls of one view, subscriptions included: far more than any of our pages has. */
const MOST_CALLS_AT_ONCE = 200;

/** The contract as messages in and out, the same over a socket and over a port. */
export function serve(router: Router): Connect {
  const handler = new RPCHandler<MessageContext>(router, {
    interceptors: [guarded],
    clientInterceptors: [inShort],
  });
  return (send, rights = 'edit') => {
    const call: CallContext = { rights, answered: new WeakSet() };
    const view = {
      send: (message: unknown) => {
        if (typeof message === 'string') send(message);
      },
      addEventListener: () => undefined,
    };
    let pending = 0;

    return {
      message: async (data) => {
        if (typeof data !== 'string') return false;
        const opening = openingOf(data);
        if (opening === null) return false;
        const { id, path } = opening;
        const refused = path === null ? null : (whyUnread(data, path) ?? whyNotNow());
        const text = refused === null ? data : JSON.stringify({ i: id, p: { u: path } });
        pending += 1;
        try {
          await handler.message(view, text, { context: { ...call, path, refused } });
          return true;
        } catch {
          return false;
        } finally {
          pending -= 1;
        }
      },
      close: () => handler.close(view),
    };

    function whyNotNow(): ORPCError<string, unknown> | null {
      return pending < MOST_CALLS_AT_ONCE ? null : new ORPCError('TOO_MANY_REQUESTS');
    }
  };
}

/** What is known of a message from a view before it is parsed. */
interface Opening {
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
function openingOf(text: string): Opening | null {
  const [, id, path = null] = OPENING.exec(text.slice(0, 200)) ?? [];
  return id === undefined ? null : { id, path };
}

/** Why a call is refused before it is parsed: a value may take many times the memory of its text. */
function whyUnread(text: string, path: string): ORPCError<string, unknown> | null {
  const isLarge = LARGE_CALLS.some((group) => path.startsWith(group));
  const largestBytes = isLarge ? LARGEST_TRANSFER_BYTES : LARGEST_CALL_BYTES;
  if (text.length > largestBytes || Buffer.byteLength(text) > largestBytes)
    return new ORPCError('PAYLOAD_TOO_LARGE', { data: { largestBytes } });
  return nestsDeeper(text, DEEPEST) ? new ORPCError('BAD_REQUEST', { data: { reason: 'too-deep' } }) : null;
}

interface Next<Result> {
  readonly next: () => Promise<Result>;
}

/** Nothing reaches a call but plain data, by the path that was looked at before parsing. */
async function guarded({
  next,
  request: { method, url, headers, body },
  context: { path, refused },
}: StandardHandlerInterceptorOptions<MessageContext> & Next<StandardHandleResult>) {
  if (refused !== null) throw refused;
  const isCall = method === 'POST' && url.pathname === path && Object.keys(headers).length === 0;
  if (!isCall || !isPlainBody(await body()))
    throw new ORPCError('BAD_REQUEST', { data: { reason: 'not-plain' } });
  const answer = await next();
  if (!answer.matched) throw new ORPCError('NOT_FOUND', { message: 'There is no such call.' });
  return answer;
}

/** The metadata beside the JSON marks dates, maps and numbers like NaN, none of which occur in a game. */
function isPlainBody(body: unknown): boolean {
  if (body === undefined) return true;
  if (!isObject(body) || !isPlain(body['json'])) return false;
  const { meta = [] } = body;
  return isList(meta) && meta.length === 0;
}

/** Says where the input is wrong without repeating it. */
async function inShort<Result>({ next }: Next<Result>): Promise<Result> {
  try {
    return await next();
  } catch (error) {
    if (!(error instanceof ORPCError && error.cause instanceof ValidationError)) throw error;
    const [issue] = error.cause.issues;
    const place = (issue?.path ?? []).map((each) => String(typeof each === 'object' ? each.key : each));
    throw new ORPCError('BAD_REQUEST', { data: { reason: 'shape', place: quoted(place.join('.')) } });
  }
}
