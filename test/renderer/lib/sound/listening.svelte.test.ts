import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { playSounds } from '../../../../src/renderer/lib/sound/listening.svelte.ts';
import {
  FIRST_SETTINGS,
  SOUNDS,
  type GameView,
  type Settings,
  type Sound,
} from '../../../../src/shared/api.ts';
import { replay, type GameRecord } from '../../../../src/shared/record/index.ts';
import { offer, sale } from '../../../fixtures/auction.ts';
import { viewOf } from '../../../fixtures/view.ts';
import { tableOf } from '../../played.ts';
import { soundsPlayed } from './sounds-played.ts';

const OFFER = offer(0, 'yoko');
const SALE = sale(1, 5);
const ON: Settings = { ...FIRST_SETTINGS, sounds: ['hammer'] };

beforeEach(() => void soundsPlayed());

/** Shows these logs one after another, as main sends them, and returns the sounds played. */
function heard(settings: Settings, ...logs: readonly (readonly unknown[])[]): Promise<Sound[]> {
  return soundOf(
    settings,
    logs.map((events) => tableOf(events).record),
  );
}

async function soundOf(
  settings: Settings,
  shownRecords: readonly GameRecord[],
  last: GameView['last'] = 'edit',
): Promise<Sound[]> {
  const records = shownRecords.map((record) => ({ ...record, id: crypto.randomUUID() }));
  let shown = $state.raw(0);
  const stop = $effect.root(() =>
    playSounds('table', () => {
      const record = records[shown];
      if (record === undefined) throw new Error('there is a log to show');
      const view = viewOf(record, { position: shown, canRedo: true, last });
      return { settings, view, replayed: replay(record) };
    }),
  );
  for (const at of records.keys()) {
    shown = at;
    flushSync();
  }
  // Playing takes a lock first, so a lock requested now comes after all of those.
  await navigator.locks.request(crypto.randomUUID(), () => undefined);
  stop();
  return soundsPlayed();
}

test('a sale makes its sound where the user wants it, once it is switched on', async () => {
  expect(await heard(ON, [OFFER], [OFFER, SALE])).toEqual(['hammer']);
  expect(await heard(FIRST_SETTINGS, [OFFER], [OFFER, SALE])).toEqual([]);
  expect(await heard({ ...ON, soundFrom: 'board' }, [OFFER], [OFFER, SALE])).toEqual([]);
});

test('opening a game, undoing, redoing and adding a forgotten entry make no sound', async () => {
  expect(await heard(ON, [OFFER, SALE])).toEqual([]);
  expect(await heard(ON, [OFFER, SALE], [OFFER])).toEqual([]);
  const [offered, sold] = [tableOf([OFFER]).record, tableOf([OFFER, SALE]).record];
  for (const last of ['redo', 'undo', 'open'] as const)
    expect(await soundOf(ON, [offered, sold], last)).toEqual([]);
  const adjust = { type: 'adjust', reason: 'change', cash: { 0: -1 } };
  expect(await heard(ON, [OFFER, SALE], [adjust, OFFER, SALE])).toEqual([]);
  expect(await heard(ON, [OFFER, SALE], [OFFER, { ...SALE, price: 7 }])).toEqual([]);
});

test.each(SOUNDS)('with only the sound of the %s on, no other plays', async (wanted) => {
  const four = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'yoko'), sale((seat + 1) % 4, 5)]);
  const events = [...four, offer(0, 'yoko')];
  const logs = [...events.keys(), events.length].map((count) => events.slice(0, count));
  const all = await heard({ ...ON, sounds: [...SOUNDS] }, ...logs);
  expect(new Set(all)).toEqual(new Set(SOUNDS));
  const one = await heard({ ...ON, sounds: [wanted] }, ...logs);
  expect(one).toEqual(all.filter((sound) => sound === wanted));
});
