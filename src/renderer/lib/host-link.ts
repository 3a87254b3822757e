import { WebSocket as LastingSocket } from 'partysocket';
import { clientOver } from './contract-client.ts';
import { linkOver, type Link } from './link.svelte.ts';

/** The close code the host sends when its run ends. */
const ENDED = 4001;

/** The host's endpoints: one for views that enter, one for views that only watch. */
export type Door = 'live' | 'live/look';

/** The link of a page in a browser: a WebSocket to its own host, reopened whenever it drops. */
export function linkToHost(door: Door): Link {
  const socket = new LastingSocket(new URL(door, location.href.replace('http', 'ws')).href, [], {
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
  const { link, opened, fell } = linkOver(client);

  socket.addEventListener('open', () => void opened());
  socket.addEventListener('message', (event) => {
    if (typeof event.data === 'string') receive(event.data);
  });
  socket.addEventListener('close', (event) => {
    closed();
    if (event.code === ENDED) fell('ended');
    else void wait();
  });

  async function wait(): Promise<void> {
    fell('waiting');
    const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    // A new run of the host answers here, and it doesn't know this page.
    if (answer?.status !== 403) return;
    fell('ended');
    socket.close();
  }

  return link;
}
