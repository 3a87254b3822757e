import { WebSocket as LastingSocket } from 'partysocket';
import { clientOver } from './contract-client.ts';
import { linkOver, type Link } from './link.svelte.ts';

/** As the host closes the sockets of a run that ends. */
const ENDED = 4001;

/** Where the host serves views that enter things, and those that ask for no more than to look. */
export type Door = '/live' | '/live/look';

/** The page in a browser: a socket to the host it came from, opened again whenever it drops. */
export function linkToHost(door: Door): Link {
  const socket = new LastingSocket(`ws://${location.host}${door}`, [], {
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
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    // Another run answers at this address now, and it does not know this page.
    if (answer?.status !== 403) return;
    fell('ended');
    socket.close();
  }

  return link;
}
