import { createServer } from 'node:https';
import type * as Tls from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clubCarrier } from '../../src/main/sharing/club-carrier.ts';
import { CERTIFICATE, PRIVATE_KEY } from './certificate.ts';
import { name } from './played-games.ts';

/** An authority that only this computer knows. */
vi.mock('node:tls', async (original) => ({
  ...(await original<typeof Tls>()),
  getCACertificates: (kind?: string) => (kind === 'system' ? [CERTIFICATE] : []),
}));

test('a club whose certificate only this computer trusts is asked for many things at once', async () => {
  const asked: string[] = [];
  const server = createServer({ cert: CERTIFICATE, key: PRIVATE_KEY }, (request, response) => {
    asked.push(request.url ?? '');
    response.end(JSON.stringify({ seq: asked.length }));
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const address = `https://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  const things = Array.from({ length: 20 }, (_, at) => name(`p${at}`, `Person ${at}`));
  expect(await clubCarrier({ server: address, key: 'k'.repeat(43) }).put(things)).toEqual([]);
  expect(asked).toHaveLength(20);
});
