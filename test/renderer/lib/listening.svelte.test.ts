import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { listenIn } from '../../../src/renderer/lib/sound/listening.svelte.ts';
import { FIRST_SETTINGS, type Settings } from '../../../src/shared/api.ts';
import { replay, type GameRecord } from '../../../src/shared/record/index.ts';
import { tableOf } from '../played.ts';

const OFFER = { type: 'offer', seat: 0, artist: 'yoko', auction: 'open' };
const SALE = { type: 'sale', buyer: 1, price: 5 };
const ON: Settings = { ...FIRST_SETTINGS, sounds: ['hammer'] };

const started = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
afterEach(() => started.mockClear());

/** Shows a view these logs one after another, as main sends them, and counts what was played. */
async function heard(settings: Settings, ...logs: readonly (readonly unknown[])[]): Promise<number> {
  const records: GameRecord[] = logs.map((events) => ({
    ...tableOf(events).record,
    id: crypto.randomUUID(),
  }));
  let shown = $state.raw(0);
  const stop = $effect.root(() =>
    listenIn('table', () => {
      const record = records[shown];
      if (record === undefined) throw new Error('there is a log to show');
      const view = {
        record,
        position: shown,
        canUndo: true,
        canRedo: true,
        draft: null,
        changedAt: '2026-11-21T19:30:00Z',
      };
      return { settings, view, replayed: replay(record) };
    }),
  );
  for (const at of records.keys()) {
    shown = at;
    flushSync();
  }
  await new Promise((done) => setTimeout(done, 50));
  stop();
  return started.mock.calls.length;
}

test('a sale is heard where the person wants it', async () => {
  expect(await heard(ON, [OFFER], [OFFER, SALE])).toBe(1);
});

test('nothing is heard before anybody has switched it on', async () => {
  expect(await heard(FIRST_SETTINGS, [OFFER], [OFFER, SALE])).toBe(0);
});

test('nothing is heard here where sounds belong to the board', async () => {
  expect(await heard({ ...ON, soundFrom: 'board' }, [OFFER], [OFFER, SALE])).toBe(0);
});

test('opening a game, and taking something back, make no sound', async () => {
  expect(await heard(ON, [OFFER, SALE])).toBe(0);
  expect(await heard(ON, [OFFER, SALE], [OFFER])).toBe(0);
});
