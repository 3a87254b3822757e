import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '../../shared/api.ts';

export type Client = ContractRouterClient<typeof contract>;

export interface Messages {
  readonly client: Client;
  readonly receive: (message: string) => void;
  /** Rejects every pending call. */
  readonly closed: () => void;
}

/** The contract's client over plain messages, shared by the WebSocket and the message port. */
export function clientOver(send: (message: string) => void): Messages {
  const heard = new Map<string, (event?: { readonly data: string }) => void>();
  const port = {
    on: (what: string, hear: (event?: { readonly data: string }) => void) => void heard.set(what, hear),
    postMessage: (message: unknown) => {
      if (typeof message !== 'string') throw new Error('the contract carries text alone');
      send(message);
    },
  };
  return {
    client: createORPCClient(new RPCLink({ port })),
    receive: (data) => heard.get('message')?.({ data }),
    closed: () => heard.get('close')?.(),
  };
}
