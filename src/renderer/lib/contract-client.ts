import { createORPCClient, type ClientContext } from '@orpc/client';
import { StandardRPCLink, type StandardLinkClient } from '@orpc/client/standard';
import type { ContractRouterClient } from '@orpc/contract';
import { ClientPeer } from '@orpc/standard-server-peer';
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
  const peer = new ClientPeer((message) => {
    if (typeof message !== 'string') throw new Error('the contract carries text alone');
    send(message);
  });
  const link: StandardLinkClient<ClientContext> = {
    call: async (request) => {
      const response = await peer.request(request);
      return { ...response, body: () => Promise.resolve(response.body) };
    },
  };
  return {
    client: createORPCClient(new StandardRPCLink(link, { url: 'http://contract' })),
    receive: (message) => void peer.message(message),
    closed: () => peer.close(),
  };
}
