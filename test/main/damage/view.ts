import { once } from 'node:events';
import { WebSocket } from 'ws';
import { clientOver, type Client } from '../../../src/renderer/lib/contract-client.ts';

export type { Client } from '../../../src/renderer/lib/contract-client.ts';

/** A view without a page: the contract over the host's socket. */
export interface View {
  readonly client: Client;
  readonly close: () => void;
}

export async function openView(address: string): Promise<View> {
  const { origin } = new URL(address);
  const { headers } = await fetch(address, { redirect: 'manual' });
  const page = new URL(headers.get('location') ?? '', address.replace('http', 'ws'));
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const socket = new WebSocket(new URL('live', page), { headers: { origin, cookie } });
  const { client, receive, closed } = clientOver((message) => socket.send(message));
  socket.on('message', (data: Buffer) => receive(data.toString()));
  socket.on('close', closed);
  await once(socket, 'open');
  socket.on('error', () => socket.terminate());
  return { client, close: () => socket.close() };
}
