import { expect, test } from 'vitest';
import { clientOver } from '../../../src/renderer/lib/contract-client.ts';
import { linkOver } from '../../../src/renderer/lib/link.svelte.ts';

test('a link whose run is over doesn’t reconnect, whatever its socket does', () => {
  const { link, fell } = linkOver(clientOver(() => undefined).client);
  fell('waiting');
  expect(link.status).toBe('waiting');
  fell('ended');
  fell('waiting');
  expect(link.status).toBe('ended');
});
