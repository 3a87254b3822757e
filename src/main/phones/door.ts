import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Server, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { LARGEST_SAID_BYTES } from '../../shared/phones/index.ts';
import type { PageFiles } from '../page-files.ts';
import { pagePolicy } from '../page-policy.ts';
import { closeSockets, heartbeats, textOf } from '../web-sockets.ts';
import type { Certificate } from './certificate.ts';

/** One phone, over one socket. */
export interface Line {
  /** The address it comes from. */
  readonly from: string;
  readonly tell: (text: string) => void;
  /** Says goodbye: the phone knows what the code means. */
  readonly close: (code: number) => void;
}

/** What is done with what a phone says. */
export interface Listener {
  readonly said: (text: string) => void;
  readonly left: () => void;
}

export interface DoorOptions {
  /** The address that is printed, and the one to listen on. */
  readonly address: string;
  readonly listensOn: string;
  /** Tried in this order; 0 takes any free port. */
  readonly ports: readonly number[];
  /** With one, everything is encrypted, and the printed address has its host. */
  readonly certificate: Certificate | null;
  readonly page: PageFiles;
  readonly came: (line: Line) => Listener;
  readonly heartbeatMilliseconds?: number;
}

export interface Door {
  readonly address: string;
  readonly port: number;
  /** The printed address. */
  readonly origin: string;
  readonly close: (code: number) => Promise<void>;
}

const SEAT = '/seat';
const HEARTBEAT_MILLISECONDS = 15_000;
/** Many views: it has stopped reading. */
const MOST_UNREAD_BYTES = 1_000_000;
/** All of them, boards included. */
const MOST_SOCKETS = 16;
const MOST_SOCKETS_OF_ADDRESS = 8;
/** Page loads take several at once, but not many at a time. */
const MOST_CONNECTIONS = 64;
const MOST_CONNECTIONS_OF_ADDRESS = 24;
const SLOWEST_REQUEST_MILLISECONDS = 10_000;
const SLOWEST = {
  headersTimeout: SLOWEST_REQUEST_MILLISECONDS,
  requestTimeout: SLOWEST_REQUEST_MILLISECONDS,
  keepAliveTimeout: SLOWEST_REQUEST_MILLISECONDS / 2,
  maxHeaderSize: 8192,
};

/** Opens a door of its own on one address of this computer. Throws the system's error if it can't listen there. */
export async function openDoor({
  address,
  listensOn,
  ports,
  certificate,
  page,
  came,
  heartbeatMilliseconds = HEARTBEAT_MILLISECONDS,
}: DoorOptions): Promise<Door> {
  const server =
    certificate === null
      ? createServer(SLOWEST)
      : createSecureServer({
          ...SLOWEST,
          handshakeTimeout: SLOWEST_REQUEST_MILLISECONDS,
          cert: certificate.cert,
          key: certificate.key,
        });
  const port = await listenOnOneOf(server, listensOn, ports);
  const host = `${certificate?.host ?? address}:${port}`;
  const origin = `${certificate === null ? 'http' : 'https'}://${host}`;
  /** The printed address is the whole defence against a page elsewhere whose name leads here. */
  const isOurs = ({ headers }: IncomingMessage): boolean =>
    headers.host === host && (headers.origin === undefined || headers.origin === origin);

  const closeConnections = boundConnections(server);
  server.on('request', (request, response) => {
    serve(page, isOurs(request), request, response);
  });

  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_SAID_BYTES });
  const stopHeartbeats = heartbeats(sockets, heartbeatMilliseconds);
  const from = new Map<WebSocket, string>();

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const here = request.socket.remoteAddress ?? '';
    const own = [...from.values()].filter((one) => one === here).length;
    const isFull = from.size >= MOST_SOCKETS || own >= MOST_SOCKETS_OF_ADDRESS;
    // Browsers always send an Origin for sockets; without one it isn't our page.
    if (!isOurs(request) || request.headers.origin === undefined || request.url !== SEAT || isFull) {
      const status = isFull ? '503 Service Unavailable' : '403 Forbidden';
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      from.set(socket, here);
      sockets.emit('connection', socket, request);
      attend(socket, here);
    });
  });

  function attend(socket: WebSocket, here: string): void {
    const listener = came({
      from: here,
      tell: (text) => {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate();
        else socket.send(text);
      },
      close: (code) => {
        socket.close(code);
        // A phone that doesn't answer isn't waited for.
        setTimeout(() => socket.terminate(), 1000).unref();
      },
    });
    socket.on('message', (data: RawData, isBinary: boolean) => {
      if (socket.readyState === socket.OPEN) listener.said(isBinary ? '' : textOf(data));
    });
    // Oversized frames and protocol errors.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      from.delete(socket);
      listener.left();
    });
  }

  return {
    address,
    port,
    origin,
    close: async (code) => {
      stopHeartbeats();
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      await closeSockets(sockets, code);
      closeConnections();
      await closed;
    },
  };
}

async function listenOnOneOf(server: Server, host: string, ports: readonly number[]): Promise<number> {
  for (const [at, port] of ports.entries()) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      const bound = server.address();
      if (bound === null || typeof bound === 'string') throw new Error('a listening server has a port');
      return bound.port;
    } catch (error) {
      if (at === ports.length - 1 || !isTaken(error)) throw error;
    }
  }
  throw new Error('there is no port to try');
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
  );
}

/** A flood of connections fills its own share and no more. Returns how to end them all, half-made ones too. */
function boundConnections(server: Server): () => void {
  server.maxConnections = MOST_CONNECTIONS;
  const open = new Map<Socket, string>();
  server.on('connection', (socket: Socket) => {
    const here = socket.remoteAddress ?? '';
    if ([...open.values()].filter((one) => one === here).length >= MOST_CONNECTIONS_OF_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(socket, here);
    socket.once('close', () => open.delete(socket));
  });
  server.on('clientError', (_: Error, socket: Duplex) => {
    socket.destroy();
  });
  return () => {
    for (const socket of open.keys()) socket.destroy();
  };
}

/** The page and its files; anything else gets an empty answer. */
function serve(page: PageFiles, isOurs: boolean, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', pagePolicy("'self'"));
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const file = isOurs && isRead ? page.at((request.url ?? '').split('?', 1)[0] ?? '') : null;
  if (file === null) {
    response.writeHead(isOurs ? 404 : 403).end();
    return;
  }
  response.setHeader('Content-Type', file.kind);
  response.setHeader('Cache-Control', file.lasting ? 'private, max-age=31536000, immutable' : 'no-store');
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : file.body);
}
