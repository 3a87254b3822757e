import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Admits only the user's own browser on this machine, at the printed address and with this run's token.
 * `Host`, `Origin` and the cookie's attributes keep other pages out; they learn nothing but 403.
 */
export type Gate = ReturnType<typeof createGate>;

export function createGate(port: number, path: string, token: string = newWord()) {
  const host = `127.0.0.1:${port}`;
  const origin = `http://${host}`;
  const name = `vernissage-${port}`;
  const tickets = new Set<string>();

  const isToken = (word: string | null): boolean => {
    const [given, wanted] = [Buffer.from(word ?? ''), Buffer.from(token)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };

  return {
    token,
    /** Everything is below this path. Cookies ignore ports, so another server here would get one with a path it can guess. */
    path,
    cookie: `${name}=${token}; Path=${path}; HttpOnly; SameSite=Strict`,
    isToken,
    /** A token for one use, for places that other users of this computer can read, such as a program's arguments. */
    newTicket: () => {
      const ticket = newWord();
      tickets.add(ticket);
      return ticket;
    },
    useTicket: (word: string | null) => word !== null && tickets.delete(word),
    /** Whether the address is ours and the request doesn't come from a foreign page. */
    admits: (request: IncomingMessage) =>
      request.headers.host === host &&
      (request.headers.origin === undefined || request.headers.origin === origin) &&
      isOurOwn(request.headers['sec-fetch-site']),
    hasCookie: (request: IncomingMessage) => isToken(readCookie(request.headers.cookie, name)),
  };
}

function newWord(): string {
  return randomBytes(32).toString('base64url');
}

/** Browsers say where a request comes from: our own page, or the user typing or opening the address. */
function isOurOwn(site: string | string[] | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none';
}

function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value ?? null;
  }
  return null;
}
