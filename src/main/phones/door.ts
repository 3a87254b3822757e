import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Server, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { codeOf } from '../../shared/core/error-code.ts';
import { LARGEST_SAID_BYTES } from '../../shared/phones/index.ts';
import { listen } from '../listening.ts';
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
  /** Whether it hasn't said yet what it comes for. */
  readonly isStranger: () => boolean;
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
  readonly slowestRequestMilliseconds?: number;
}

export type Door = Awaited<ReturnType<typeof openDoor>>;

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

function requestLimits(slowest: number) {
  return {
    headersTimeout: slowest,
    requestTimeout: slowest,
    keepAliveTimeout: slowest / 2,
    // Otherwise half a request is noticed up to half a minute later.
    connectionsCheckingInterval: slowest / 10,
    maxHeaderSize: 8192,
  };
}

/** Opens a door of its own on one address of this computer. Throws the system's error if it can't listen there. */
export async function openDoor({
  address,
  listensOn,
  ports,
  certificate,
  page,
  came,
  slowestRequestMilliseconds: slowest = SLOWEST_REQUEST_MILLISECONDS,
}: DoorOptions) {
  const server =
    certificate === null
      ? createServer(requestLimits(slowest))
      : createSecureServer({
          ...requestLimits(slowest),
          handshakeTimeout: slowest,
          cert: certificate.cert,
          key: certificate.key,
        });
  const port = await listenOnOneOf(server, listensOn, ports);
  const host = `${certificate?.host ?? address}:${port}`;
  const origin = `${certificate === null ? 'http' : 'https'}://${host}`;
  /** The printed address is the whole defence against a page elsewhere whose name leads here. */
  const isOurs = ({ headers }: IncomingMessage): boolean =>
    headers.host === host && (headers.origin === undefined || headers.origin === origin);

  const connections = boundConnections(server);
  server.on('request', (request, response) => {
    serve(page, isOurs(request), request, response);
  });

  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_SAID_BYTES });
  const stopHeartbeats = heartbeats(sockets, HEARTBEAT_MILLISECONDS);
  const visitors = new Map<WebSocket, { readonly from: string; readonly listener: Listener }>();

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const here = request.socket.remoteAddress ?? '';
    const own = [...visitors.values()].filter(({ from }) => from === here).length;
    const isCrowded = visitors.size >= MOST_SOCKETS;
    const stranger = [...visitors].find(([, { listener }]) => listener.isStranger())?.[0];
    const isFull = own >= MOST_SOCKETS_OF_ADDRESS || (isCrowded && stranger === undefined);
    // Browsers always send an Origin for sockets; without one it isn't our page.
    if (!isOurs(request) || request.headers.origin === undefined || request.url !== SEAT || isFull) {
      const status = isFull ? '503 Service Unavailable' : '403 Forbidden';
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    // A socket that says nothing only takes a place.
    if (isCrowded && stranger !== undefined) {
      visitors.delete(stranger);
      stranger.terminate();
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      connections.stays(request.socket);
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
    visitors.set(socket, { from: here, listener });
    socket.on('message', (data: RawData, isBinary: boolean) => {
      if (socket.readyState === socket.OPEN) listener.said(isBinary ? '' : textOf(data));
    });
    // Oversized frames and protocol errors.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      visitors.delete(socket);
      listener.left();
    });
  }

  return {
    address,
    port,
    origin,
    close: async (code: number) => {
      stopHeartbeats();
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      await closeSockets(sockets, code);
      connections.end();
      await closed;
    },
  };
}

async function listenOnOneOf(server: Server, host: string, ports: readonly number[]): Promise<number> {
  for (const [at, port] of ports.entries()) {
    try {
      return await listen(server, port, host);
    } catch (error) {
      const isTaken = ['EADDRINUSE', 'EACCES'].includes(codeOf(error) ?? '');
      if (at === ports.length - 1 || !isTaken) throw error;
    }
  }
  throw new Error('there is no port to try');
}

/**
 * A flood of connections fills its own share and no more: if there are too many, the oldest one gives way of the address
 * that has the most.
 */
function boundConnections(server: Server) {
  const open = new Map<string, { readonly socket: Socket; readonly from: string; readonly stays: boolean }>();

  function giveWay(): void {
    const passing = [...open.values()].filter(({ stays }) => !stays);
    const [most] = [...Map.groupBy(passing, ({ from }) => from).values()].toSorted(
      (one, other) => other.length - one.length,
    );
    const oldest = most?.[0];
    if (oldest === undefined) return;
    // At once: what comes next counts what is open.
    open.delete(placeOf(oldest.socket));
    oldest.socket.destroy();
  }

  server.on('connection', (socket: Socket) => {
    const place = placeOf(socket);
    const from = socket.remoteAddress ?? '';
    const own = [...open.values()].filter((one) => one.from === from);
    if (own.length >= MOST_CONNECTIONS_OF_ADDRESS) {
      socket.destroy();
      return;
    }
    if (open.size >= MOST_CONNECTIONS) giveWay();
    open.set(place, { socket, from, stays: false });
    socket.once('close', () => {
      if (open.get(place)?.socket === socket) open.delete(place);
    });
  });
  server.on('clientError', (_: Error, socket: Duplex) => {
    socket.destroy();
  });
  return {
    /** This one is a phone or a board. It gives way to nobody. */
    stays: (socket: Socket) => {
      const one = open.get(placeOf(socket));
      if (one !== undefined) open.set(placeOf(socket), { ...one, stays: true });
    },
    /** Ends them all, half-made ones too. */
    end: () => {
      for (const { socket } of open.values()) socket.destroy();
    },
  };
}

/** Behind a certificate, there are two objects for one connection. */
function placeOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}

/** What somebody has typed behind the address, however wrong: the page says what to do. */
const TYPED = /^\/(?:[\w-]|%20){1,40}\/?$/;

/** The page and its files; anything else gets an empty answer. */
function serve(page: PageFiles, isOurs: boolean, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', pagePolicy("'self'"));
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const file = isOurs && isRead ? page.at(TYPED.test(path) ? '/' : path) : null;
  if (file === null) {
    response.writeHead(isOurs ? 404 : 403).end();
    return;
  }
  response.setHeader('Content-Type', file.kind);
  response.setHeader('Cache-Control', file.lasting ? 'private, max-age=31536000, immutable' : 'no-store');
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : file.body);
}
