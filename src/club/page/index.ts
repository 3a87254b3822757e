import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer, type WebSocket } from 'ws';
import { LARGEST_TRANSFER_BYTES } from '../../shared/api.ts';
import { readersPage } from '../../main/host/page.ts';
import { HEARTBEAT_MILLISECONDS, serveView } from '../../main/host/server.ts';
import { localisationFor, tagsIn } from '../../main/localisation.ts';
import { pagePolicy, securePage } from '../../main/page-policy.ts';
import { heartbeats } from '../../main/web-sockets.ts';
import { readJson, readText } from '../body.ts';
import type { ClubDatabase } from '../database.ts';
import { AWAY_SECONDS, Refused, troubleOf } from '../problems.ts';
import { DOOR_SCRIPT, DOOR_STYLE, doorPage } from './door-page.ts';
import type { PageMember, Tickets } from './tickets.ts';
import { openPageStores } from './page-stores.ts';
import type { Club } from './page-here.ts';

export interface ClubPageOptions {
  readonly database: ClubDatabase;
  /** Where the pages' games are. */
  readonly folder: string;
  /** The folder of the built window. */
  readonly window: string;
  /** Where readers reach this server: no other host and origin is answered. */
  readonly address: () => string;
  /** What members' laptops were given. */
  readonly tickets: Tickets;
  /** An error that nobody expected. */
  readonly note: (error: unknown) => void;
}

const COOKIE = 'vernissage-page';
const COOKIE_SECONDS = 365 * 24 * 3600;
const TOKEN = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)) });
const LARGEST_BODY_BYTES = 1000;
const MOST_RECEIVING_MILLISECONDS = 10_000;
/** More than a club has screens. */
const MOST_READERS = 500;
/** The link was closed: the page says that this is over, and doesn't try again. */
const ENDED = 4001;

/** The page of a club, for those who have its link. */
export function openClubPage({ database, folder, window, address, tickets, note }: ClubPageOptions) {
  const stores = openPageStores(database, folder, { note });
  const files = existsSync(join(window, 'index.html'))
    ? readersPage(window, '<script src="/door.js"></script>')
    : null;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_TRANSFER_BYTES });
  const stopHeartbeats = heartbeats(sockets, HEARTBEAT_MILLISECONDS);
  const readers = new Map<WebSocket, { readonly token: string; readonly club: string }>();

  /** The club whose page this token opens now; `null` if it opens none. */
  async function clubOf(token: string): Promise<Club | null> {
    const member = tickets.reader(token);
    if (member !== null) return clubOfMember(member);
    if (token === '') return null;
    const found = await database.within({ page: token }, (transaction) =>
      transaction.selectFrom('club').select(['id', 'name']).where('page', '=', token).executeTakeFirst(),
    );
    return found ?? null;
  }

  async function clubOfMember({ club, id }: PageMember): Promise<Club | null> {
    const found = await database.within({ club }, (transaction) =>
      transaction
        .selectFrom('member')
        .innerJoin('club', 'club.id', 'member.club')
        .select(['club.id', 'club.name'])
        .where('member.club', '=', club)
        .where('member.id', '=', id)
        .where('member.revoked', 'is', null)
        .executeTakeFirst(),
    );
    return found ?? null;
  }

  function isOurs({ headers }: IncomingMessage): boolean {
    const { host, origin } = new URL(address());
    const site = headers['sec-fetch-site'];
    return (
      headers.host === host &&
      (headers.origin === undefined || headers.origin === origin) &&
      (site === undefined || site === 'same-origin' || site === 'none')
    );
  }

  stores.onRevoked(() => void recheck().catch(note));
  stores.onLost((lost) => {
    for (const [socket, { club }] of readers) if (club === lost) socket.terminate();
  });

  async function recheck(): Promise<void> {
    for (const [socket, { token }] of readers) {
      if ((await clubOf(token)) === null) socket.close(ENDED, 'ended');
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = URL.parse(request.url ?? '/', 'http://club')?.pathname ?? '/';
    if (request.method === 'POST' && path === '/page' && request.headers.origin !== undefined) {
      const body = await readText(request, LARGEST_BODY_BYTES, MOST_RECEIVING_MILLISECONDS);
      const { token: handedIn } = readJson(TOKEN, body);
      const token = tickets.handIn(handedIn) ?? handedIn;
      if ((await clubOf(token)) === null) {
        response.writeHead(403).end();
        return;
      }
      response.writeHead(204, { 'Set-Cookie': cookieWith(token, address().startsWith('https:')) }).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    const send = (kind: string, text: string): void => {
      response.writeHead(200, { 'Content-Type': `${kind}; charset=utf-8` });
      response.end(request.method === 'HEAD' ? undefined : text);
    };
    const { language } = spokenBy(request);
    if (path === '/door.js') send('text/javascript', DOOR_SCRIPT);
    else if (path === '/door.css') send('text/css', DOOR_STYLE);
    else if (files === null) send('text/html', doorPage(language, 'notBuilt'));
    else if (path === '/door') send('text/html', doorPage(language, 'links'));
    else if (path === '/' && (await clubOf(tokenIn(request))) === null) {
      // The page asks whether its link was closed.
      if (request.method === 'HEAD') response.writeHead(403).end();
      else send('text/html', doorPage(language, 'links'));
    } else files(request, response);
  }

  async function open(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const token = tokenIn(request);
    const isAsked = request.url === '/live' && isOurs(request) && request.headers.origin !== undefined;
    const club = isAsked && readers.size < MOST_READERS ? await clubOf(token) : null;
    if (club === null) {
      stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const { connect } = await stores.of(club);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      sockets.emit('connection', socket, request);
      readers.set(socket, { token, club: club.id });
      socket.on('close', () => readers.delete(socket));
      serveView(socket, connect, 'read');
    });
  }

  return {
    others: (request: IncomingMessage, response: ServerResponse) => {
      securePage(response, pagePolicy("'self'"));
      if (!isOurs(request)) {
        response.writeHead(403).end();
        return;
      }
      answer(request, response).catch((error: unknown) => {
        if (!(error instanceof Refused) && troubleOf(error) === null) note(error);
        if (response.headersSent) response.end();
        else if (error instanceof Refused) response.writeHead(400).end();
        else response.writeHead(503, { 'Retry-After': AWAY_SECONDS }).end();
      });
    },
    upgrade: (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      stream.on('error', () => stream.destroy());
      open(request, stream, head).catch((error: unknown) => {
        if (troubleOf(error) === null) note(error);
        stream.destroy();
      });
    },
    close: async () => {
      stopHeartbeats();
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await stores.close();
    },
  };
}

function cookieWith(token: string, isSecure: boolean): string {
  return `${COOKIE}=${token}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

function tokenIn({ headers }: IncomingMessage): string {
  const [, token = ''] =
    new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,100})(?:;|$)`).exec(headers.cookie ?? '') ?? [];
  return token;
}

function spokenBy({ headers }: IncomingMessage) {
  return localisationFor(tagsIn(headers['accept-language']), null);
}
