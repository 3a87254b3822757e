import { flushSync } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { announceIn } from '../../../../src/renderer/lib/voice/speaking.svelte.ts';
import type { Draft } from '../../../../src/renderer/lib/session.svelte.ts';
import { FIRST_SETTINGS, type GameView, type Settings } from '../../../../src/shared/api.ts';
import { LIVE_AUCTION_KEY } from '../../../../src/shared/bidding/index.ts';
import { replay } from '../../../../src/shared/record/index.ts';
import { WORDS } from '../../../../src/shared/text/all-words.ts';
import { offer, sale } from '../../../fixtures/auction.ts';
import { viewOf } from '../../../fixtures/view.ts';
import { tableOf } from '../../played.ts';
import { ENGLISH, withVoices } from './fake-voices.ts';

const OFFER = offer(0, 'yoko');
const SALE = sale(1, 5);
const SOLD = 'Beatrix paid Axel 5,000 for the Yoko';
const ON: Settings = { ...FIRST_SETTINGS, voice: 'on' };
const LANGUAGE = { words: WORDS.en, locale: 'en-GB' };

let system = withVoices(ENGLISH);
beforeEach(() => (system = withVoices(ENGLISH)));
interface Shown {
  readonly events: readonly unknown[];
  readonly last?: GameView['last'];
  readonly draft?: Draft;
  readonly settings?: Settings;
  /** The journal's position, if only the draft has changed. */
  readonly position?: number;
}

/** Shows these tables one after another, as main sends them. Returns what was started and what is being spoken. */
async function spoken(settings: Settings, ...tables: readonly Shown[]) {
  const id = crypto.randomUUID();
  let shown = $state.raw(0);
  const stop = $effect.root(() =>
    announceIn('table', () => {
      const table = tables[shown];
      if (table === undefined) throw new Error('there is a table to show');
      const record = { ...tableOf(table.events).record, id };
      const position = table.position ?? shown;
      const view = viewOf(record, { position, canRedo: true, last: table.last ?? 'edit' });
      const now = table.settings ?? settings;
      return { settings: now, language: LANGUAGE, view, replayed: replay(record), draft: table.draft ?? {} };
    }),
  );
  for (const at of tables.keys()) {
    shown = at;
    flushSync();
    // Speaking takes a lock first, so a lock requested now comes after that.
    await navigator.locks.request(crypto.randomUUID(), () => undefined);
  }
  const { speaking } = system;
  stop();
  return { texts: system.texts(), speaking, after: system.speaking };
}

test('a sale is announced where the user wants it, and nothing after the table is closed', async () => {
  const heard = await spoken(ON, { events: [OFFER] }, { events: [OFFER, SALE] });
  expect(heard).toEqual({ texts: [SOLD], speaking: SOLD, after: null });
  for (const settings of [
    FIRST_SETTINGS,
    { ...ON, voice: 'silenced' as const },
    { ...ON, soundFrom: 'board' as const },
  ])
    expect((await spoken(settings, { events: [OFFER] }, { events: [OFFER, SALE] })).texts).toEqual([]);
});

test('an undo stops the announcement, and a redo doesn’t repeat it', async () => {
  const taken = await spoken(
    ON,
    { events: [OFFER] },
    { events: [OFFER, SALE] },
    { events: [OFFER], last: 'undo' },
  );
  expect(taken).toMatchObject({ texts: [SOLD], speaking: null });
  const back = await spoken(ON, { events: [OFFER] }, { events: [OFFER, SALE], last: 'redo' });
  expect(back.texts).toEqual([]);
});

test('what was there, was missed, or is a correction of an earlier entry isn’t announced', async () => {
  expect((await spoken(ON, { events: [OFFER, SALE] })).texts).toEqual([]);
  const missed = await spoken(ON, { events: [OFFER] }, { events: [OFFER, SALE], position: 5 });
  expect(missed.texts).toEqual([]);
  const adjust = { type: 'adjust', reason: 'change', cash: { 0: -1 } };
  for (const events of [
    [OFFER, { ...SALE, price: 7 }],
    [adjust, OFFER, SALE],
  ])
    expect((await spoken(ON, { events: [OFFER, SALE] }, { events })).texts).toEqual([]);
});

test('muting stops it in mid-sentence', async () => {
  const heard = await spoken(
    ON,
    { events: [OFFER] },
    { events: [OFFER, SALE] },
    { events: [OFFER, SALE], position: 1, settings: { ...ON, voice: 'silenced' } },
  );
  expect(heard).toMatchObject({ texts: [SOLD], speaking: null });
});

test('"going once" is announced when called, and the sale replaces it', async () => {
  const auction = (...steps: readonly object[]) => ({
    [LIVE_AUCTION_KEY]: { running: true, steps, ticking: false, undone: [] },
  });
  const bid = { kind: 'bid', seat: 1, amount: 5 };
  const at = { events: [OFFER], position: 0 };
  const heard = await spoken(
    ON,
    { ...at, draft: auction() },
    { ...at, draft: auction(bid) },
    { ...at, draft: auction(bid, { kind: 'going' }) },
    { events: [OFFER, SALE], position: 1 },
  );
  expect(heard).toMatchObject({ texts: ['Beatrix, 5,000: going once', SOLD], speaking: SOLD });
});

test('only one of several open tabs speaks', async () => {
  const id = crypto.randomUUID();
  const twice = ['one', 'other'].map(() => {
    const views = [[OFFER], [OFFER, SALE]].map((events, position) =>
      viewOf({ ...tableOf(events).record, id }, { position }),
    );
    let shown = $state.raw(0);
    const stop = $effect.root(() =>
      announceIn('table', () => {
        const view = views[shown] ?? null;
        const replayed = view === null ? null : replay(view.record);
        return { settings: ON, language: LANGUAGE, view, replayed, draft: {} };
      }),
    );
    return { goOn: () => (shown = 1), stop };
  });
  flushSync();
  for (const { goOn } of twice) goOn();
  flushSync();
  await navigator.locks.request(crypto.randomUUID(), () => undefined);
  expect(system.texts()).toEqual([SOLD]);
  for (const { stop } of twice) stop();
});
