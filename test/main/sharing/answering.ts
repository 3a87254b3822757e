import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { onTestFinished } from 'vitest';
import { CERTIFICATE, PRIVATE_KEY } from '../../club/certificate.ts';

/** Something that answers as a club's server until the test has finished, and its address. */
export async function answering(answer: RequestListener, isSecure = false): Promise<string> {
  const server = isSecure
    ? createSecureServer({ cert: CERTIFICATE, key: PRIVATE_KEY }, answer)
    : createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address();
  return `${isSecure ? 'https' : 'http'}://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
}
