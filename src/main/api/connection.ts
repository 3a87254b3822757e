import { ORPCError, ValidationError } from '@orpc/server';
import { StandardRPCHandler } from '@orpc/server/standard';
import {
  encodeResponseMessage,
  experimental_ServerPeerWithoutCodec as ServerPeer,
  MessageType,
  type ServerPeerHandleRequestFn,
} from '@orpc/standard-server-peer';
import { quoted } from '../../shared/core/problem.ts';
import type { CallContext, Rights } from './calls.ts';
import { readFrame, type Frame, type Refused } from './frame.ts';
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

/** Opens a connection for a view, with its rights. */
export type Connect = (send: (message: string) => void, rights?: Rights) => Connection;

/** Pending calls of one view, subscriptions included: far more than any of our pages has. */
const MOST_CALLS_AT_ONCE = 200;

/** The contract as messages in and out, the same over a socket and over a port. */
export function serve(router: Router): Connect {
  const handler = new StandardRPCHandler<CallContext>(router, { clientInterceptors: [inShort] });
  return (send, rights = 'edit') => {
    const peer = new ServerPeer(async ([id, type, payload]) => {
      const message = await encodeResponseMessage(id, type, payload);
      if (typeof message === 'string') send(message);
    });

    const context: CallContext = { rights, answered: new WeakSet() };
    const answer: ServerPeerHandleRequestFn = async (request) => {
      const asked = { ...request, body: () => Promise.resolve(request.body) };
      const { response } = await handler.handle(asked, { context });
      return response ?? responseTo(new ORPCError('NOT_FOUND', { message: 'There is no such call.' }));
    };

    function call(id: string, path: string, input: unknown, by: ServerPeerHandleRequestFn) {
      const url = new URL(path, 'http://contract');
      const request = { url, headers: {}, method: 'POST', body: { json: input } };
      return peer.message([id, MessageType.REQUEST, request], by);
    }

    return {
      message: async (data) => {
        const frame = typeof data === 'string' ? readFrame(data) : null;
        return frame !== null && answered(frame).catch(() => false);
      },
      close: () => {
        peer.close();
      },
    };

    async function answered(frame: Frame): Promise<true> {
      const { id } = frame;
      switch (frame.kind) {
        case 'given-up':
          await peer.message([id, MessageType.ABORT_SIGNAL, undefined]);
          break;
        case 'refused':
          await call(id, '/', null, refused(refusal(frame.why)));
          break;
        case 'call': {
          const isFree = peer.length < MOST_CALLS_AT_ONCE;
          await call(
            id,
            frame.path,
            frame.input,
            isFree ? answer : refused(new ORPCError('TOO_MANY_REQUESTS')),
          );
        }
      }
      return true;
    }
  };
}

function refused(error: ORPCError<string, unknown>): ServerPeerHandleRequestFn {
  return () => Promise.resolve(responseTo(error));
}

function responseTo(error: ORPCError<string, unknown>) {
  return { status: error.status, headers: {}, body: { json: error.toJSON() } };
}

function refusal(why: Refused): ORPCError<string, unknown> {
  switch (why.kind) {
    case 'too-large':
      return new ORPCError('PAYLOAD_TOO_LARGE', { data: { largestBytes: why.mostBytes } });
    case 'too-deep':
    case 'not-plain':
      return new ORPCError('BAD_REQUEST', { data: { reason: why.kind } });
  }
}

/** Says where the input is wrong without repeating it. */
async function inShort<T>({ next }: { readonly next: () => Promise<T> }): Promise<T> {
  try {
    return await next();
  } catch (error) {
    if (!(error instanceof ORPCError && error.cause instanceof ValidationError)) throw error;
    const [issue] = error.cause.issues;
    const place = (issue?.path ?? []).map((each) => String(typeof each === 'object' ? each.key : each));
    throw new ORPCError('BAD_REQUEST', { data: { reason: 'shape', place: quoted(place.join('.')) } });
  }
}
