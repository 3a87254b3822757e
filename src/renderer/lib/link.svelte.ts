import { WebSocket as LastingSocket } from 'partysocket';
import type { Change } from '../../shared/api.ts';
import { clientOver, type Client } from './contract-client.ts';

/** `waiting` comes back by itself; `ended` does not: the run this page belonged to is over. */
export type LinkStatus = 'connecting' | 'open' | 'waiting' | 'ended';

export interface Listener {
  /** The link has just opened, or opened again: whatever was shown may be old. */
  readonly opened: () => void;
  readonly changed: (change: Change) => void;
}

export interface Link {
  readonly client: Client;
  readonly status: LinkStatus;
  /** Hears every change from now on; returns how to stop listening. */
  readonly listen: (listener: Listener) => () => void;
}

/** As the host closes the sockets of a run that ends. */
const ENDED = 4001;

export function linkToHost(): Link {
  let status = $state<LinkStatus>('connecting');
  let listeners: readonly Listener[] = [];
  const socket = new LastingSocket(`ws://${location.host}/live`, [], {
    minReconnectionDelay: 200,
    maxReconnectionDelay: 2000,
    connectionTimeout: 3000,
    maxEnqueuedMessages: 0,
    shouldReconnectOnClose: (event) => event.code !== ENDED,
  });
  const { client, receive, closed } = clientOver((message) => {
    if (socket.readyState !== LastingSocket.OPEN) throw new Error('not connected');
    socket.send(message);
  });

  socket.addEventListener('open', () => void follow());
  socket.addEventListener('message', (event) => {
    if (typeof event.data === 'string') receive(event.data);
  });
  socket.addEventListener('close', (event) => {
    closed();
    if (event.code === ENDED) status = 'ended';
    else if (status !== 'ended') void wait();
  });

  async function follow(): Promise<void> {
    try {
      const changes = await client.changes();
      status = 'open';
      for (const listener of listeners) listener.opened();
      for await (const change of changes) {
        for (const listener of listeners) listener.changed(change);
      }
    } catch {
      // The stream ends with the socket, whose closing says what comes next.
    }
  }

  async function wait(): Promise<void> {
    status = 'waiting';
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    // Another run answers at this address now, and it does not know this page.
    if (answer?.status !== 403) return;
    status = 'ended';
    socket.close();
  }

  return {
    client,
    get status() {
      return status;
    },
    listen: (listener) => {
      listeners = [...listeners, listener];
      if (status === 'open') listener.opened();
      return () => {
        listeners = listeners.filter((other) => other !== listener);
      };
    },
  };
}
