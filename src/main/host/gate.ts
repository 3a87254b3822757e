import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Who is let in: the person's own browser, on this machine, by the name the app printed, with this run's token. Any
 * other page is kept out by `Host`, `Origin` and the cookie's own rules, and learns nothing but 403.
 */
export interface Gate {
  readonly token: string;
  readonly cookie: string;
  /** The address names us and no foreign page asks. */
  readonly admits: (request: IncomingMessage) => boolean;
  readonly hasCookie: (request: IncomingMessage) => boolean;
  readonly isToken: (word: string | null) => boolean;
}

export function createGate(port: number, token: string = randomBytes(32).toString('base64url')): Gate {
  const host = `127.0.0.1:${port}`;
  const origin = `http://${host}`;
  const name = `vernissage-${port}`;

  const isToken = (word: string | null): boolean => {
    const [given, wanted] = [Buffer.from(word ?? ''), Buffer.from(token)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };

  return {
    token,
    cookie: `${name}=${token}; Path=/; HttpOnly; SameSite=Strict`,
    isToken,
    admits: (request) =>
      request.headers.host === host &&
      (request.headers.origin === undefined || request.headers.origin === origin) &&
      isOurOwn(request.headers['sec-fetch-site']),
    hasCookie: (request) => isToken(readCookie(request.headers.cookie, name)),
  };
}

/** A browser says who asks: our own page, or the person typing or opening the address. */
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
