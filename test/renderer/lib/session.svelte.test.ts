import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Client } from '../../../src/renderer/lib/contract-client.ts';
import type { Link, Listener } from '../../../src/renderer/lib/link.svelte.ts';
import { openSession, type Session } from '../../../src/renderer/lib/session.svelte.ts';
import type { GameView } from '../../../src/shared/api.ts';
import { tableOf } from '../played.ts';

const OFFER = { type: 'offer', seat: 0, artist: 'yoko', auction: 'open' };

function viewAt(position: number): GameView {
  const { record } = tableOf(position === 0 ? [] : [OFFER]);
  return { record, position, canUndo: true, canRedo: false, draft: null, changedAt: '2026-11-21T19:30:00Z' };
}

test('a game that something has changed half-way is looked at again', async () => {
  let kept = viewAt(0);
  let listener: Listener | null = null;
  const open = vi.fn(() => Promise.resolve(kept));
  const link: Link = {
    client: { games: { open } } as unknown as Client,
    status: 'open',
    listen: (heard) => {
      listener = heard;
      heard.opened();
      return () => undefined;
    },
  };
  let session: Session | null = null;
  const stop = $effect.root(() => {
    session = openSession(link, 'a-game');
  });
  flushSync();
  const seen = (): Session | null => session;
  const told = (): Listener | null => listener;
  await vi.waitFor(() => expect(seen()?.view?.position).toBe(0));
  kept = viewAt(1);
  told()?.changed({ kind: 'cut-short' });
  await vi.waitFor(() => expect(seen()?.view?.position).toBe(1));
  expect(seen()?.view?.record.events).toHaveLength(1);
  stop();
  expect(open).toHaveBeenCalledTimes(2);
});
