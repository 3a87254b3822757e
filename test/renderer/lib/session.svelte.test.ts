import { ORPCError } from '@orpc/client';
import { flushSync } from 'svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isUnsaved, openSession, type Session } from '../../../src/renderer/lib/session.svelte.ts';
import { NOT_KEPT, type Change, type GameView } from '../../../src/shared/api.ts';
import type { Edit } from '../../../src/shared/record/index.ts';
import { offer as offerBy } from '../../fixtures/auction.ts';
import { viewOf } from '../../fixtures/view.ts';
import { tableOf } from '../played.ts';
import { workingHost } from '../working-host.ts';

const OFFER = offerBy(0, 'yoko');

function viewAt(position: number): GameView {
  return viewOf(tableOf(position === 0 ? [] : [OFFER]).record, { position });
}

interface Games {
  readonly open: () => Promise<GameView>;
  readonly edit?: (asked: { readonly edits: readonly Edit[] }) => Promise<GameView>;
  readonly draft?: (asked: { readonly draft: unknown }) => Promise<null>;
}

/** A session of a game, with these calls as its host. */
async function follow(games: Games) {
  const { link, hear: tell } = workingHost(({ client }) => ({
    ...client,
    games: { ...client.games, ...games },
  }));
  const sessions: Session[] = [];
  onTestFinished($effect.root(() => void sessions.push(openSession(link, 'a-game'))));
  flushSync();
  const [session] = sessions;
  if (session === undefined) throw new Error('there is a session');
  await expect.poll(() => session.view !== null || session.missing).toBe(true);
  return { session, tell };
}

/** The calls of one game, answered after a moment. They clear the draft with every event, as the store does. */
function host() {
  let view = viewOf(tableOf([], { tracking: 'counts' }).record, { canUndo: false });
  let full = false;
  const drafts: unknown[] = [];
  const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
  const games: Games = {
    open: async () => {
      await soon();
      return view;
    },
    edit: async ({ edits }) => {
      await soon();
      if (full) throw new Error('the disk is full');
      const events = edits.flatMap((edit) => (edit.kind === 'append' ? edit.event : []));
      const record = { ...view.record, events: [...view.record.events, ...events] };
      view = { ...view, record, position: view.position + 1, draft: null };
      return view;
    },
    draft: async ({ draft }) => {
      await soon();
      drafts.push(draft);
      view = { ...view, draft };
      return null;
    },
  };
  return { games, kept: () => view.draft, drafts, fill: () => (full = true) };
}

test('a session reloads its game after a change that was cut short, and finds one that wasn’t there yet', async () => {
  const open = vi
    .fn<() => Promise<GameView>>()
    .mockRejectedValueOnce(new ORPCError('NOT_FOUND', { defined: true }))
    .mockResolvedValueOnce(viewAt(0))
    .mockResolvedValue(viewAt(1));
  const { session, tell } = await follow({ open });
  expect(session.missing).toBe(true);
  tell({ kind: 'cut-short' });
  await expect.poll(() => session.missing).toBe(false);
  expect(session.view?.position).toBe(0);
  tell({ kind: 'cut-short' });
  await expect.poll(() => session.view?.position).toBe(1);
  expect(session.view?.record.events).toHaveLength(1);
  expect(open).toHaveBeenCalledTimes(3);
});

test('somebody who is renamed elsewhere has the new name at the table that is open, again and again', async () => {
  const names = ['Axel', 'Alexander', 'Axel'];
  const open = () => {
    const view = viewAt(1);
    const name = names.shift() ?? '';
    const players = view.record.players.map((one, seat) => (seat === 0 ? { ...one, name } : one));
    return Promise.resolve({ ...view, record: { ...view.record, players } });
  };
  const { session, tell } = await follow({ open });
  for (const name of ['Alexander', 'Axel']) {
    tell({ kind: 'people' });
    await expect.poll(() => session.view?.record.players[0]?.name).toBe(name);
  }
});

test('a game that is read again is replayed only if it has changed', async () => {
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
  // A copy restored from a backup may have reached the same position with different events.
  tell(told({ ...viewAt(1), changedAt: '2026-11-21T19:45:00Z' }));
  expect(session.replayed).not.toBe(replayed);
});

test('what was entered right after a failure isn’t sent, what comes later is', async () => {
  const edit = vi
    .fn<() => Promise<GameView>>()
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValue(viewAt(1));
  const { session } = await follow({ open: () => Promise.resolve(viewAt(0)), edit });
  expect(await Promise.all([session.append(OFFER), session.append(OFFER)])).toEqual([false, false]);
  expect(edit).toHaveBeenCalledTimes(1);
  expect([session.trouble, isUnsaved(session.trouble)]).toEqual([{ kind: 'failed' }, true]);
  expect(await session.append(OFFER)).toBe(true);
  expect(edit).toHaveBeenCalledTimes(2);
  expect(session.trouble).toBeNull();
});

test('a draft that can’t be saved is a trouble until the disk takes it, or an entry takes its place', async () => {
  const full = new ORPCError(NOT_KEPT, { data: { trouble: 'disk-full' } });
  const draft = vi.fn(() => Promise.reject<null>(full));
  const edit = () => Promise.resolve(viewAt(1));
  const { session, tell } = await follow({ open: () => Promise.resolve(viewAt(0)), draft, edit });
  const trouble = { kind: 'not-kept', trouble: 'disk-full' };
  await session.keep('lot', { bids: ['47'] });
  expect([session.trouble, isUnsaved(session.trouble)]).toEqual([trouble, true]);
  draft.mockResolvedValueOnce(null);
  tell({ kind: 'outage' });
  await expect.poll(() => session.trouble).toBeNull();
  await session.keep('lot', { bids: ['48'] });
  expect(session.trouble).toEqual(trouble);
  await session.append(OFFER);
  expect(session.trouble).toBeNull();
});

test('a draft survives the closing and reopening of the file, and is saved, but belongs to its position', async () => {
  const draft = vi.fn(() => Promise.resolve(null));
  const type = async () => {
    const before = await follow({ open: () => Promise.resolve(viewAt(1)), draft });
    await before.session.keep('lot', { bids: ['47'] });
    before.tell({ kind: 'outage' });
  };
  const typedAt = async (position: number) =>
    (await follow({ open: () => Promise.resolve(viewAt(position)), draft })).session.draft;
  await type();
  draft.mockClear();
  const kept = { lot: { bids: ['47'] } };
  expect(await typedAt(1)).toEqual(kept);
  const once = { id: 'a-game', position: 1, draft: kept };
  await expect.poll(() => draft).toHaveBeenCalledExactlyOnceWith(once);
  // It is restored only once.
  expect(await typedAt(1)).toEqual({});
  await type();
  expect(await typedAt(0)).toEqual({});
});

test('an undo is known in every window that saw it, until something else happens', async () => {
  const { session, tell } = await follow({ open: () => Promise.resolve(viewAt(1)) });
  const told = (position: number, last: GameView['last'], events: number): Change => {
    const { record } = viewAt(events);
    return { kind: 'game', view: { ...viewAt(events), record: { ...record, id: 'a-game' }, position, last } };
  };
  const { record: before } = viewAt(1);
  expect(session.stepped).toBeNull();
  tell(told(2, 'undo', 0));
  expect(session.stepped).toEqual({ kind: 'undo', before });
  tell(told(3, 'redo', 1));
  expect(session.stepped?.kind).toBe('redo');
  tell(told(4, 'edit', 1));
  expect(session.stepped).toBeNull();
  // With two steps at once, as after a lost connection, we can't tell what each changed.
  tell(told(6, 'undo', 1));
  expect(session.stepped).toBeNull();
});

test('the forecast is switched for a game: every window of it follows, whatever it is entering', async () => {
  const draft = vi.fn(() => Promise.resolve(null));
  const { session, tell } = await follow({ open: () => Promise.resolve(viewAt(1)), draft });
  await session.keep('lot', { artist: 'yoko' });
  tell({ kind: 'draft', id: 'a-game', position: 1, draft: { forecast: true, lot: { artist: 'krypto' } } });
  expect(session.draft).toEqual({ forecast: true, lot: { artist: 'yoko' } });
  // What this window saves next doesn't switch it off.
  await session.keep('lot', { artist: 'krypto' });
  expect(draft).toHaveBeenLastCalledWith({ id: 'a-game', position: 1, draft: session.draft });
  expect(session.draft).toEqual({ forecast: true, lot: { artist: 'krypto' } });
  tell({ kind: 'draft', id: 'a-game', position: 1, draft: {} });
  expect(session.draft).toEqual({ lot: { artist: 'krypto' } });
  // At another position, or of another game, it is out of date.
  tell({ kind: 'draft', id: 'a-game', position: 0, draft: { forecast: true } });
  tell({ kind: 'draft', id: 'another', position: 1, draft: { forecast: true } });
  expect(session.draft).toEqual({ lot: { artist: 'krypto' } });
});

test('a window that was disconnected finds out whether the forecast is on', async () => {
  let kept = viewAt(1);
  const { session, tell } = await follow({ open: () => Promise.resolve(kept) });
  kept = { ...viewAt(1), draft: { forecast: true } };
  tell({ kind: 'cut-short' });
  await expect.poll(() => session.draft).toEqual({ forecast: true });
});

const offer = { type: 'offer', artist: 'yoko' };

test('if typing is faster than saving, the last text wins, and each part keeps only its own draft', async () => {
  const { games, kept } = host();
  const { session } = await follow(games);
  const typed = ['2', '21', '210'].map((text) => {
    const done = session.keep('money', text);
    expect(session.draft).toEqual({ money: text });
    return done;
  });
  await Promise.all(typed);
  expect(session.draft).toEqual({ money: '210' });
  expect(kept()).toEqual({ money: '210' });
  await session.keep('money', null);
  await session.keep('ticks', [30]);
  await session.keep('bid', 12);
  await session.keep('ticks', null);
  expect(kept()).toEqual({ bid: 12 });
  // As another view gets it.
  const { session: other } = await follow(games);
  await expect.poll(() => other.draft).toEqual({ bid: 12 });
  expect(other.openedAt).toBe(0);
  await session.keep('bid', null);
  expect(kept()).toBeNull();
});

test('an event clears what was saved before it, not what was saved after', async () => {
  const { games, kept } = host();
  const { session } = await follow(games);
  const before = session.keep('bid', 12);
  const event = session.append(offer);
  const after = session.keep('ticks', [30]);
  await Promise.all([before, event, after]);
  expect(session.draft).toEqual({ ticks: [30] });
  expect(kept()).toEqual({ ticks: [30] });
});

test('an event doesn’t wait for the draft it clears, which is saved after all if the event fails', async () => {
  const { games, kept, drafts, fill } = host();
  const { session } = await follow(games);
  await Promise.all([session.keep('ticks', [30]), session.append(offer)]);
  expect([drafts, session.draft]).toEqual([[], {}]);
  fill();
  void session.keep('ticks', [30]);
  expect(await session.append(offer)).toBe(false);
  await expect.poll(kept).toEqual({ ticks: [30] });
  expect(session.draft).toEqual({ ticks: [30] });
});
