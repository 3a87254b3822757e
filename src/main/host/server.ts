import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { LARGEST_TRANSFER_BYTES } from '../../shared/api.ts';
import { codeOf } from '../../shared/core/error-code.ts';
import type { Rights } from '../api/calls.ts';
import type { Connect } from '../api/connection.ts';
import { createGate, type Gate } from './gate.ts';
import { pagePolicy, securePage } from '../page-policy.ts';
import { PLAIN_POLICY, plainPage } from '../plain-page.ts';
import type { Page } from './page.ts';
import { listen } from '../listening.ts';
import { localisationFor, tagsIn } from '../localisation.ts';
import { StartProblem } from '../start-problem.ts';
import { closeSockets, heartbeats, textOf } from '../web-sockets.ts';

export const HEARTBEAT_MILLISECONDS = 20_000;
/** More than all the answers a page could be waiting for: it has stopped reading. */
const MOST_UNREAD_BYTES = 16_000_000;

/** Tells the page that this run has ended, so that it needn't wait for it. */
const ENDED = 4001;
/** Tells it that the next run will know it. */
const STARTS_AGAIN = 1012;
const MALFORMED = 1008;

export interface HostOptions {
  readonly connect: Connect;
  /** 0 takes any free port. */
  readonly port: number;
  /** Everything is below this path; the same in the next run, pages left open find that. */
  readonly path: string;
  readonly page: (server: Server) => Page | Promise<Page>;
  /** The development page brings its own policy, because Vite needs a laxer one. */
  readonly policy?: string;
  /** The token of this run and of the next ones, so that a page left open reconnects. */
  readonly token?: string;
  readonly heartbeatMilliseconds?: number;
}

export type Host = Awaited<ReturnType<typeof startHost>>;

export async function startHost({
  connect,
  port,
  page,
  policy = pagePolicy("'self'"),
  token,
  path,
  heartbeatMilliseconds = HEARTBEAT_MILLISECONDS,
}: HostOptions) {
  const server = createServer();
  const bound = await listen(server, port, '127.0.0.1').catch((error: unknown) => {
    const code = codeOf(error);
    throw code === 'EADDRINUSE'
      ? new StartProblem(({ start }) => start.port.taken(port))
      : new StartProblem(({ start }) => start.port.closed(port, code ?? String(error)));
  });
  const gate = createGate(bound, path, token);
  const answer = await page(server);

  server.on('request', (request, response) => {
    securePage(response, policy);
    handle(gate, answer, request, response);
  });
  const views = openViews(
    server,
    gate,
    connect,
    heartbeatMilliseconds,
    token === undefined ? ENDED : STARTS_AGAIN,
  );

  const addressWith = (word: string) => `http://127.0.0.1:${bound}/?token=${word}`;
  return {
    address: addressWith(gate.token),
    port: bound,
    /** An address that works once, to hand to another program. */
    addressForOnce: () => addressWith(gate.newTicket()),
    /** Resolves when no view is connected any more; never if none has been yet. */
    whenLeft: views.whenLeft,
    close: async () => {
      await views.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** A second start asks for a ticket with the token in its own request, not in a program's arguments. */
const TICKET = 'ticket';

/** The address of a running host for one use; as it is if that host is of a version without tickets. */
export async function addressForOnce(address: string): Promise<string> {
  const asked = new URL(address);
  asked.searchParams.set(TICKET, '');
  const response = await fetch(asked, { redirect: 'manual' });
  if (response.status !== 200) return address;
  const once = new URL(address);
  once.searchParams.set('token', await response.text());
  return once.href;
}

function handle(gate: Gate, page: Page, request: IncomingMessage, response: ServerResponse): void {
  const refuse = (status: number) => {
    response.writeHead(status).end();
  };
  if (!gate.admits(request)) {
    refuse(403);
    return;
  }
  // Not every request target is a valid address, for example `//`.
  const address = URL.parse(request.url ?? '/', 'http://host');
  if (address === null) {
    refuse(403);
    return;
  }
  const word = address.searchParams.get('token');
  const hasToken = address.pathname === '/' && gate.isToken(word);
  if (hasToken && address.searchParams.has(TICKET)) {
    response
      .writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
      .end(gate.newTicket());
    return;
  }
  if (hasToken || (address.pathname === '/' && gate.useTicket(word))) {
    // Moves the token from the address bar and the browser's history to a cookie that scripts can't read.
    response
      .writeHead(303, { Location: gate.path, 'Set-Cookie': gate.cookie, 'Cache-Control': 'no-store' })
      .end();
    return;
  }
  const below = belowPath(gate, address.pathname);
  if (below === null || !gate.hasCookie(request)) {
    // A bookmark of an earlier run, or of this one without its cookie.
    if (request.headers['sec-fetch-mode'] === 'navigate') explainAddress(request, response);
    else refuse(403);
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(405);
    return;
  }
  request.url = below + address.search;
  page(request, response);
}

/** The path as the page knows it. */
function belowPath({ path }: Gate, pathname: string): string | null {
  return pathname.startsWith(path) ? pathname.slice(path.length - 1) : null;
}

/** Says what opens the app, and nothing about the games. */
function explainAddress({ headers }: IncomingMessage, response: ServerResponse): void {
  const { language, words } = localisationFor(tagsIn(headers['accept-language']), null);
  const { title, text } = words.start.oldAddress;
  response
    .writeHead(403, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PLAIN_POLICY,
      'Cache-Control': 'no-store',
    })
    .end(plainPage(language, title, text));
}

/** A page that is being loaded again is back by then. */
const LEFT_FOR_MILLISECONDS = 500;

/** Each view is one socket: `/live` may edit, `/live/look` may only look. */
const RIGHTS: ReadonlyMap<string | null, Rights> = new Map([
  ['/live', 'edit'],
  ['/live/look', 'look'],
]);

function openViews(server: Server, gate: Gate, connect: Connect, beat: number, goodbye: number) {
  // A frame larger than any call closes the connection unread.
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_TRANSFER_BYTES });
  const stopHeartbeats = heartbeats(sockets, beat);
  let hasBeenViewed = false;

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const rights = RIGHTS.get(belowPath(gate, request.url ?? ''));
    stream.on('error', () => stream.destroy());
    // Browsers always send an Origin for sockets; without one it isn't our page.
    const isOurs = gate.admits(request) && request.headers.origin !== undefined && gate.hasCookie(request);
    if (rights === undefined || !isOurs) {
      stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      hasBeenViewed = true;
      sockets.emit('connection', socket, request);
      serveView(socket, connect, rights);
    });
  });

  return {
    whenLeft: () =>
      new Promise<void>((resolve) => {
        if (!hasBeenViewed) return;
        const look = setInterval(() => {
          if (sockets.clients.size > 0) return;
          clearInterval(look);
          resolve();
        }, LEFT_FOR_MILLISECONDS).unref();
      }),
    close: async () => {
      stopHeartbeats();
      await closeSockets(sockets, goodbye, 'ended');
    },
  };
}

export function serveView(socket: WebSocket, connect: Connect, rights: Rights): void {
  const view = connect((message) => {
    if (socket.readyState !== socket.OPEN) return;
    // If the page wakes up, it reconnects.
    if (socket.bufferedAmount > MOST_UNREAD_BYTES) socket.terminate();
    else socket.send(message);
  }, rights);
  socket.on('message', (data: RawData, isBinary: boolean) => {
    void view.message(isBinary ? null : textOf(data)).then((understood) => {
      if (!understood) socket.close(MALFORMED, 'malformed');
    });
  });
  // Oversized frames and protocol errors close the socket; the page reconnects.
  socket.on('error', () => socket.terminate());
  socket.on('close', () => view.close());
}
