import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { listen } from '../main/listening.ts';
import { answerRequests, type ClubOptions } from './requests.ts';
import { USUAL_LIMITS } from './limits.ts';

export interface ClubServerOptions extends Omit<ClubOptions, 'address'> {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Certificate and private key as PEM. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Where laptops reach this server; if missing, where it listens. */
  readonly address?: string;
  /** Sees every request before it is answered. */
  readonly watched?: (handle: RequestListener) => RequestListener;
  /** Answers requests for a socket: the club page. */
  readonly upgrade?: (request: IncomingMessage, stream: Duplex, head: Buffer) => void;
}

export type ClubServer = Awaited<ReturnType<typeof startClubServer>>;

export async function startClubServer(options: ClubServerOptions) {
  const { host, port, tls, limits = USUAL_LIMITS, watched = (handle) => handle } = options;
  let reached = options.address ?? '';
  const requests = answerRequests({ ...options, address: () => reached });
  const handle = watched(requests.handle);
  const timeouts = {
    handshakeTimeout: limits.mostReceivingMilliseconds,
    requestTimeout: 2 * limits.mostReceivingMilliseconds,
    headersTimeout: limits.mostReceivingMilliseconds,
    // Otherwise half a request is noticed up to half a minute later.
    connectionsCheckingInterval: limits.mostReceivingMilliseconds / 10,
  };
  const server =
    tls === undefined
      ? createHttpServer(timeouts, handle)
      : createHttpsServer({ ...timeouts, ...tls }, handle);
  server.setTimeout(MOST_IDLE_MILLISECONDS);
  if (options.upgrade !== undefined) server.on('upgrade', options.upgrade);
  const bound = await listen(server, port, host).catch(async (error: unknown) => {
    await requests.close();
    throw error;
  });
  reached ||= `${tls === undefined ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${bound}`;
  return {
    address: reached,
    port: bound,
    listening: requests.listening,
    close: async () => {
      await requests.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), MOST_CLOSING_MILLISECONDS).unref();
      });
    },
  };
}

/** A laptop that doesn't read its answer has gone away; one that listens for news hears a heartbeat. */
const MOST_IDLE_MILLISECONDS = 120_000;

/** Requests that are being answered get so long. */
const MOST_CLOSING_MILLISECONDS = 2000;
