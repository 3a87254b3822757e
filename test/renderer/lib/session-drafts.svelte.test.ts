import { flushSync } from 'svelte';
import { expect, onTestFinished, test } from 'vitest';
import { clientOver } from '../../../src/renderer/lib/contract-client.ts';
import type { Link } from '../../../src/renderer/lib/link.svelte.ts';
import { openSession, type Session } from '../../../src/renderer/lib/session.svelte.ts';
import type { Edit } from '../../../src/shared/record/index.ts';
import { viewOf } from '../../fixtures/view.ts';
import { tableOf } from '../played.ts';

/**
 * A host of one game that answers when the test says so, and clears the draft with every event, as the
 * store does.
 */
function host() {
  let view = viewOf(tableOf([], { tracking: 'counts' }).record, { canUndo: false });
  let full = false;
  const drafts: unknown[] = [];
  const client = clientOver(() => undefined).client;
  const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
  const games = {
    open: async () => {
      await soon();
      return view;
    },
    edit: async ({ edits }: { edits: Edit[] }) => {
      await soon();
      if (full) throw new Error('the disk is full');
      const events = edits.flatMap((edit) => (edit.kind === 'append' ? edit.event : []));
      const record = { ...view.record, events: [...view.record.events, ...events] };
      view = { ...view, record, position: view.position + 1, draft: null };
      return view;
    },
    draft: async ({ draft }: { draft: unknown }) => {
      await soon();
      drafts.push(draft);
      view = { ...view, draft };
      return null;
    },
  };
  const link: Link = {
    client: { ...client, games: { ...client.games, ...games } },
    status: 'open',
    listen: ({ opened }) => {
      opened();
      return () => undefined;
    },
  };
  return { link, kept: () => view.draft, drafts, fill: () => (full = true) };
}

function sessionOver(link: Link): Session {
  let session: Session | undefined;
  onTestFinished(
    $effect.root(() => {
      session = openSession(link, 'a-game');
    }),
  );
  flushSync();
  if (session === undefined) throw new Error('not opened');
  return session;
}

const offer = { type: 'offer', artist: 'yoko' };

test('if typing is faster than saving, the last text wins', async () => {
  const { link, kept } = host();
  const session = sessionOver(link);
  await expect.poll(() => session.view).not.toBeNull();
  const typed = ['2', '21', '210'].map((text) => {
    const done = session.keep('money', text);
    expect(session.draft).toEqual({ money: text });
    return done;
  });
  await Promise.all(typed);
  expect(session.draft).toEqual({ money: '210' });
  expect(kept()).toEqual({ money: '210' });
});

test('each part of the screen saves and clears only its own draft', async () => {
  const { link, kept } = host();
  const session = sessionOver(link);
  await expect.poll(() => session.view).not.toBeNull();
  await session.keep('ticks', [30]);
  await session.keep('bid', 12);
  await session.keep('ticks', null);
  expect(kept()).toEqual({ bid: 12 });
  await session.keep('bid', null);
  expect(kept()).toBeNull();
});

test('an event clears what was saved before it, not what was saved after', async () => {
  const { link, kept } = host();
  const session = sessionOver(link);
  await expect.poll(() => session.view).not.toBeNull();
  const before = session.keep('bid', 12);
  const event = session.append(offer);
  const after = session.keep('ticks', [30]);
  await Promise.all([before, event, after]);
  expect(session.draft).toEqual({ ticks: [30] });
  expect(kept()).toEqual({ ticks: [30] });
});

test('an event doesn’t wait for the draft it clears', async () => {
  const { link, drafts } = host();
  const session = sessionOver(link);
  await expect.poll(() => session.view).not.toBeNull();
  const tick = session.keep('ticks', [30]);
  await Promise.all([tick, session.append(offer)]);
  expect(drafts).toEqual([]);
  expect(session.draft).toEqual({});
});

test('what was saved just before a failed event is saved after all', async () => {
  const { link, kept, fill } = host();
  const session = sessionOver(link);
  await expect.poll(() => session.view).not.toBeNull();
  fill();
  void session.keep('ticks', [30]);
  expect(await session.append(offer)).toBe(false);
  await expect.poll(kept).toEqual({ ticks: [30] });
  expect(session.draft).toEqual({ ticks: [30] });
});

test('another view gets the saved draft', async () => {
  const { link } = host();
  const session = sessionOver(link);
  await expect.poll(() => session.view).not.toBeNull();
  await session.keep('ticks', [30]);
  const other = sessionOver(link);
  await expect.poll(() => other.draft).toEqual({ ticks: [30] });
  expect(other.openedAt).toBe(0);
});
