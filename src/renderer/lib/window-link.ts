import { CONTRACT_PORT } from '../../shared/contract-port.ts';
import { clientOver } from './contract-client.ts';
import { linkOver, type Link } from './link.svelte.ts';

/** The link of a page in the desktop app: a port to main, handed over once by the preload script. */
export function linkToWindow(): Link {
  let port: MessagePort | null = null;
  const { client, receive, closed } = clientOver((message) => {
    if (port === null) throw new Error('not connected');
    port.postMessage(message);
  });
  const { link, opened, fell } = linkOver(client);

  addEventListener('message', (event) => {
    const [given] = event.ports;
    if (event.source !== window || event.data !== CONTRACT_PORT || given === undefined || port !== null)
      return;
    port = given;
    port.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') receive(data);
    });
    port.addEventListener('close', () => {
      closed();
      fell('ended');
    });
    port.start();
    void opened();
  });

  return link;
}
