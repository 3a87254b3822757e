import { flushSync } from 'svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../src/renderer/lib/contract-client.ts';
import type { Link, Listener } from '../../../src/renderer/lib/link.svelte.ts';
import { openSession, type Session } from '../../../src/renderer/lib/session.svelte.ts';
import type { Change, GameView } from '../../../src/shared/api.ts';
import { tableOf } from '../played.ts';

const OFFER = { type: 'offer', seat: 0, artist: 'yoko', auction: 'open' };

function viewAt(position: number): GameView {
  const { record } = tableOf(position === 0 ? [] : [OFFER]);
  return { record, position, canUndo: true, canRedo: false, draft: null, changedAt: '2026-11-21T19:30:00Z' };
}

interface Following {
  readonly session: Session;
  readonly tell: (change: Change) => void;
}

interface Games {
  readonly open: () => Promise<GameView>;
  readonly edit?: () => Promise<GameView>;
}

/** A session of a game that these calls keep. */
async function follow(games: Games): Promise<Following> {
  let tell: Listener['changed'] = () => undefined;
  const link: Link = {
    client: { games } as unknown as Client,
    status: 'open',
    listen: ({ opened, changed }) => {
      tell = changed;
      opened();
      return () => undefined;
    },
  };
  const sessions: Session[] = [];
  onTestFinished($effect.root(() => void sessions.push(openSession(link, 'a-game'))));
  flushSync();
  const [session] = sessions;
  if (session === undefined) throw new Error('there is a session');
  await vi.waitFor(() => expect(session.view).not.toBeNull());
  return { session, tell };
}

test('a game that something has changed half-way is looked at again', async () => {
  let kept = viewAt(0);
  const open = vi.fn(() => Promise.resolve(kept));
  const { session, tell } = await follow({ open });
  expect(session.view?.position).toBe(0);
  kept = viewAt(1);
  tell({ kind: 'cut-short' });
  await vi.waitFor(() => expect(session.view?.position).toBe(1));
  expect(session.view?.record.events).toHaveLength(1);
  expect(open).toHaveBeenCalledTimes(2);
});

test('a change that is heard of twice is replayed once', async () => {
  const { session, tell } = await follow({ open: () => Promise.resolve(viewAt(0)) });
  const told = (view: GameView): Change => {
    const { record } = view;
    return { kind: 'game', view: { ...view, record: { ...record, id: 'a-game' } } };
  };
  tell(told(viewAt(1)));
  const { replayed } = session;
  expect(session.view?.position).toBe(1);
  tell(told(viewAt(1)));
  expect(session.replayed).toBe(replayed);
  // A copy put in place of the file may have come as far by another way.
  tell(told({ ...viewAt(1), changedAt: '2026-11-21T19:45:00Z' }));
  expect(session.replayed).not.toBe(replayed);
});

test('what was entered right after something that failed is not sent, and what comes later is', async () => {
  const edit = vi
    .fn<() => Promise<GameView>>()
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValue(viewAt(1));
  const { session } = await follow({ open: () => Promise.resolve(viewAt(0)), edit });
  expect(await Promise.all([session.append(OFFER), session.append(OFFER)])).toEqual([false, false]);
  expect(edit).toHaveBeenCalledTimes(1);
  expect(session.trouble).toEqual({ kind: 'failed' });
  expect(await session.append(OFFER)).toBe(true);
  expect(edit).toHaveBeenCalledTimes(2);
  expect(session.trouble).toBeNull();
});
