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
  const { origin, host, port, searchParams } = new URL(address);
  const cookie = `vernissage-${port}=${searchParams.get('token') ?? ''}`;
  const socket = new WebSocket(`ws://${host}/live`, { headers: { origin, cookie } });
  const { client, receive, closed } = clientOver((message) => socket.send(message));
  socket.on('message', (data: Buffer) => receive(data.toString()));
  socket.on('close', closed);
  await once(socket, 'open');
  socket.on('error', () => socket.terminate());
  return { client, close: () => socket.close() };
}
