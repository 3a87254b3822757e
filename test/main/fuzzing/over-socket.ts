import { WebSocket } from 'ws';
import type { Connect } from '../../../src/main/api/connection.ts';
import type { Host } from '../../../src/main/host/server.ts';

/** Connects as a page in a browser does; a message that closes the connection is outside the contract. */
export function overSocket({ address, port }: Host): Connect {
  const token = new URL(address).searchParams.get('token') ?? '';
  const headers = { cookie: `vernissage-${port}=${token}`, origin: `http://127.0.0.1:${port}` };
  return (send) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers });
    const opened = new Promise<void>((resolve) => {
      socket.once('open', resolve);
      socket.once('close', () => resolve());
    });
    const closed = new Promise<false>((resolve) => socket.once('close', () => resolve(false)));
    socket.on('message', (data) => send((data as Buffer).toString()));
    socket.on('error', () => socket.terminate());
    return {
      message: async (data) => {
        await opened;
        if (socket.readyState !== socket.OPEN) return false;
        const text = String(data);
        // Some are binary, which pages never send.
        socket.send(text, { binary: text.length % 97 === 0 });
        // A call that is given up isn't answered.
        return text.includes('"t":4') ? true : closed;
      },
      close: () => socket.terminate(),
    };
  };
}
