import { StandardRPCHandler } from '@orpc/server/standard';
import { createServerPeerHandleRequestFn } from '@orpc/server/standard-peer';
import { ServerPeer } from '@orpc/standard-server-peer';
import type { CallContext, Rights } from './calls.ts';
import type { createBadDayRouter } from './bad-day.ts';
import type { createRouter } from './router.ts';

export type Router = ReturnType<typeof createRouter>;

/** One open view, whatever carries its messages. */
export interface Connection {
  /** Answers one message. False: it was no message of the contract, and who sent it is not one of our views. */
  readonly message: (data: unknown) => Promise<boolean>;
  readonly close: () => void;
}

/** Opens a connection for a view that may edit, or for one that may only look. */
export type Connect = (send: (message: string) => void, rights?: Rights) => Connection;

/** The contract's implementation as messages in and out: the same over a socket and over a port. */
export function serve(router: Router | ReturnType<typeof createBadDayRouter>): Connect {
  const handler = new StandardRPCHandler<CallContext>(router, {});
  return (send, rights = 'edit') => {
    const peer = new ServerPeer((message) => {
      if (typeof message === 'string') send(message);
    });
    return {
      message: async (data) => {
        if (typeof data !== 'string') return false;
        const context: CallContext = { bytes: Buffer.byteLength(data), rights };
        try {
          await peer.message(data, createServerPeerHandleRequestFn(handler, { context }));
          return true;
        } catch {
          return false;
        }
      },
      close: () => {
        peer.close();
      },
    };
  };
}
