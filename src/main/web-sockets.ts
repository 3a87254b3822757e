import type { RawData, WebSocket, WebSocketServer } from 'ws';

/** A page in the background may be slow, but one that misses this many heartbeats in a row is gone. It comes back by itself. */
const MOST_UNANSWERED = 2;

/** Disconnects pages that don't answer any more. Returns how to stop. */
export function heartbeats(sockets: WebSocketServer, milliseconds: number): () => void {
  const unanswered = new WeakMap<WebSocket, number>();
  sockets.on('connection', (socket: WebSocket) => socket.on('pong', () => unanswered.delete(socket)));
  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      const before = unanswered.get(socket) ?? 0;
      if (before >= MOST_UNANSWERED) socket.terminate();
      else {
        unanswered.set(socket, before + 1);
        socket.ping();
      }
    }
  }, milliseconds).unref();
  return () => clearInterval(heartbeat);
}

/** Says goodbye to all of them. One that doesn't answer mustn't delay the end. */
export async function closeSockets(sockets: WebSocketServer, code: number, reason?: string): Promise<void> {
  const gone = [...sockets.clients].map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.once('close', () => resolve());
        socket.close(code, reason);
        setTimeout(() => socket.terminate(), 500).unref();
      }),
  );
  await Promise.all(gone);
  sockets.close();
}

export function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return Buffer.from(data instanceof ArrayBuffer ? new Uint8Array(data) : data).toString();
}
