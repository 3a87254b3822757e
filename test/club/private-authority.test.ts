import type * as Tls from 'node:tls';
import { expect, test, vi } from 'vitest';
import { clubCarrier } from '../../src/main/sharing/club-carrier.ts';
import { answering } from '../main/sharing/answering.ts';
import { CERTIFICATE } from './certificate.ts';
import { name } from './played-games.ts';

/** An authority that only this computer knows. */
vi.mock('node:tls', async (original) => ({
  ...(await original<typeof Tls>()),
  getCACertificates: (kind?: string) => (kind === 'system' ? [CERTIFICATE] : []),
}));

test('a club whose certificate only this computer trusts is asked for many things at once', async () => {
  const asked: string[] = [];
  const server = await answering((request, response) => {
    asked.push(request.url ?? '');
    response.end(JSON.stringify({ seq: asked.length }));
  }, true);
  const things = Array.from({ length: 20 }, (_, at) => name(`p${at}`, `Person ${at}`));
  expect(await clubCarrier({ server, key: 'k'.repeat(43) }).put(things)).toEqual([]);
  expect(asked).toHaveLength(20);
});
