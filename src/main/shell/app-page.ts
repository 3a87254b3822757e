import { protocol } from 'electron';
import type { PageFiles } from '../page-files.ts';
import { pagePolicy } from '../page-policy.ts';
import { isOurs, SCHEME } from './app-address.ts';

/** Before the app is ready: gives pages of the scheme a secure, separate origin. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/**
 * Serves the built window under the app's own scheme. It talks to main over a port, so its policy allows no
 * connections.
 */
export function servePage(files: PageFiles): void {
  protocol.handle(SCHEME, (request) => answer(files, request));
}

function answer(files: PageFiles, { method, url }: Request): Response {
  const file = isOurs(url) && method === 'GET' ? files.at(new URL(url).pathname) : null;
  if (file === null) return new Response(null, { status: 404 });
  return new Response(file.body, {
    headers: {
      'Content-Type': file.kind,
      'Content-Security-Policy': pagePolicy("'none'"),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': file.lasting ? 'private, max-age=31536000, immutable' : 'no-store',
    },
  });
}
