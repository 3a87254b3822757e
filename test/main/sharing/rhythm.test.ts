import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSharing } from '../../../src/main/sharing/index.ts';
import { NONE_SKIPPED } from '../../../src/main/sharing/skipped.ts';
import type { KeptStore } from '../../../src/main/store/kept-store.ts';
import type { CarrierKind, JobState, SharingProblem, Synced } from '../../../src/shared/api.ts';
import { clubLink } from '../../../src/shared/club/index.ts';
import { answering } from './answering.ts';
import { dataFolder } from '../store/store-in.ts';
import { fakeQueue } from '../work/fake-queue.ts';

const FIRST = 4_000;
const SOON = 3_000;
const EVERY = 180_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A sync that is over, and what it couldn't do. */
function synced(
  kind: CarrierKind,
  problem: SharingProblem | null,
  games = 0,
  skipped = NONE_SKIPPED,
): JobState<Synced> {
  const changed = { games: [], gamesChanged: games, people: false, boxes: false, season: false };
  return { kind: 'done', result: { carriers: [{ kind, problem, skipped }], ...changed } };
}

const AWAY = synced('club', { why: 'no-network' });
const WELL = synced('club', null);

/** A laptop that shares over one carrier, and what its syncs were asked for. */
function sharingOver(kind: CarrierKind, folder = dataFolder()) {
  const { queue, started, is, end } = fakeQueue();
  const store = {
    folder,
    now: () => '2026-11-21T20:00:00.000Z',
    isOpen: () => true,
    tryWriting: () => undefined,
    sharing: {
      list: () => [{ kind, place: 'there', club: null, syncedAt: null }],
      share: () => undefined,
      news: () => null,
    },
  } as unknown as KeptStore;
  const sharing = openSharing(store, queue, (error) => {
    throw error;
  });
  onTestFinished(sharing.closed);
  sharing.opened();
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return {
    sharing,
    pass,
    is: (state: JobState<Synced>) => is('sync', state),
    end: async (state: JobState<Synced>) => {
      end('sync', state);
      await pass(0);
    },
    count: () => started.length,
    isOfEverything: () => started.map(({ input }) => (input as { readonly everything: boolean }).everything),
    /** The next one begins after exactly so long. */
    beginsAfter: async (milliseconds: number) => {
      const before = started.length;
      await pass(milliseconds - 1);
      expect(started, `nothing in ${milliseconds - 1} ms`).toHaveLength(before);
      await pass(1);
      expect(started, `one sync after ${milliseconds} ms`).toHaveLength(before + 1);
    },
  };
}

test('it looks less and less often while a club is away, at least every hour, and as ever once it is back', async () => {
  const { sharing, beginsAfter, end } = sharingOver('club');
  await beginsAfter(FIRST);
  for (const times of [2, 4, 8, 16, 20, 20]) {
    await end(times === 4 ? { kind: 'failed', message: 'gone', trouble: 'disk-full' } : AWAY);
    const why = times === 4 ? 'full-here' : 'no-network';
    expect(sharing.state().shared).toMatchObject([{ state: { kind: 'failed', problem: { why } } }]);
    // What happens at the table changes nothing about that.
    sharing.soon();
    await beginsAfter(times * EVERY);
  }
  await end(AWAY);
  sharing.syncNow();
  await end(AWAY);
  await beginsAfter(2 * EVERY);
  for (let outage = 0; outage < 2; outage += 1) {
    await end(WELL);
    await beginsAfter(EVERY);
    await end(AWAY);
    await beginsAfter(2 * EVERY);
  }
  // If it says for how long, nobody asks before that.
  await end(WELL);
  await beginsAfter(EVERY);
  await end(synced('club', { why: 'busy', seconds: 600 }));
  await beginsAfter(600_000);
});

test('a club that has news is there again, and is listened to as soon as it is joined', async () => {
  const listeners: ServerResponse[] = [];
  const joined = { key: 'k'.repeat(43), role: 'writer', club: { id: 'ours', name: 'Ours' }, recovery: null };
  const server = await answering(({ method }, response) =>
    method === 'POST' ? response.end(JSON.stringify(joined)) : listeners.push(response),
  );
  const { sharing, beginsAfter, end } = sharingOver('club');
  await beginsAfter(FIRST);
  await end(AWAY);
  await beginsAfter(2 * EVERY);
  await end(AWAY);
  const heard = Promise.withResolvers<null>();
  sharing.onMembers(() => heard.resolve(null));
  const link = clubLink({ server, kind: 'invitation', token: 'i'.repeat(43) });
  expect(await sharing.joinClub(link, 'Laptop')).toMatchObject({ ok: true });
  await end(AWAY);
  await expect.poll(() => listeners.length).toBe(1);
  listeners[0]?.write('data: 6\n\n');
  await heard.promise;
  await beginsAfter(SOON);
  await end(AWAY);
  await beginsAfter(2 * EVERY);
});

test('what is asked for while a sync is under way comes after it, once', async () => {
  const { sharing, pass, beginsAfter, end, count, isOfEverything } = sharingOver('club');
  await beginsAfter(FIRST);
  for (let evening = 0; evening < 2; evening += 1) {
    sharing.soon();
    await pass(SOON);
    await end(WELL);
    await beginsAfter(SOON);
    const before = count();
    sharing.syncNow();
    sharing.soon();
    await pass(SOON);
    await end(WELL);
    expect(isOfEverything().slice(before)).toEqual([true]);
    await end(WELL);
    await beginsAfter(EVERY);
  }
});

test('how much came isn’t known of a sync that was interrupted, and is of the next', async () => {
  const { sharing, is, end, beginsAfter } = sharingOver('club');
  const heard: (number | null)[] = [];
  sharing.onSynced((came) => heard.push(came?.gamesChanged ?? null));
  await beginsAfter(FIRST);
  for (let evening = 0; evening < 2; evening += 1) {
    is({ kind: 'running', done: 0, of: null });
    is({ kind: 'waiting' });
    is({ kind: 'running', done: 0, of: null });
    await end(synced('club', null, 3));
    await beginsAfter(EVERY);
    is({ kind: 'running', done: 0, of: null });
    await end(synced('club', null, 5));
    await beginsAfter(EVERY);
  }
  expect(heard).toEqual([null, 5, null, 5]);
});

test('what was wrong with a folder isn’t said of another', async () => {
  const { sharing, end, beginsAfter } = sharingOver('folder');
  const skipped = { count: 1, files: [{ name: 'a.json.gz', why: 'damaged' }] } as const;
  await beginsAfter(FIRST);
  for (const name of ['one', 'another']) {
    await end(synced('folder', { why: 'no-folder' }, 0, skipped));
    expect(sharing.state().shared).toMatchObject([{ state: { kind: 'failed' }, skipped }]);
    await sharing.shareFolder(join(dataFolder(), name));
    expect(sharing.state().shared).toMatchObject([{ state: { kind: 'syncing' }, skipped: NONE_SKIPPED }]);
    await end({ kind: 'cancelled' });
    expect(sharing.state().shared, 'it is in no trouble yet').toMatchObject([{ state: { kind: 'waiting' } }]);
    sharing.syncNow();
  }
});
