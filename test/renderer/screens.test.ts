import { ORPCError } from '@orpc/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../src/renderer/lib/contract-client.ts';
import { linkOver } from '../../src/renderer/lib/link.svelte.ts';
import { screens } from '../../src/renderer/screens.svelte.ts';
import type { Change } from '../../src/shared/api.ts';
import type { Place, PlaceOn, Screen } from '../../src/shared/routes/index.ts';
import { render } from './mounted.ts';
import { push } from './pressing.ts';
import { language } from './spoken.ts';

const asked = vi.fn();

/** A client whose every call fails. */
const call = (): Promise<never> => {
  asked();
  return Promise.reject(new ORPCError('INTERNAL_SERVER_ERROR'));
};
const calls = new Proxy({}, { get: () => call });
async function* noChange(): AsyncGenerator<Change> {
  await new Promise(() => undefined);
  yield { kind: 'games' };
}
const client = new Proxy(
  {},
  { get: (_, name) => (name === 'changes' ? () => Promise.resolve(noChange()) : calls) },
) as Client;

/** Every screen's places; none if it loads nothing, or has something to show without. */
const PLACES: { readonly [S in Screen]: readonly PlaceOn<S>[] } = {
  home: [{ screen: 'home' }],
  setup: [],
  game: [{ screen: 'game', id: 'a-game' }],
  story: [{ screen: 'story', id: 'a-game' }],
  'take-along': [{ screen: 'take-along', id: 'a-game' }],
  board: [],
  result: [{ screen: 'result', id: 'a-game' }],
  print: [
    { screen: 'print', sheet: 'pad', id: 'a-game' },
    { screen: 'print', sheet: 'person', id: 'ada' },
    { screen: 'print', sheet: 'season', id: '2026' },
  ],
  history: [{ screen: 'history', search: {} }],
  evening: [{ screen: 'evening', id: 'a-game', asked: '' }],
  people: [{ screen: 'people', search: {} }],
  year: [{ screen: 'year', year: 2026, search: {} }],
  season: [{ screen: 'season', asked: '' }],
  person: [{ screen: 'person', id: 'ada', search: {} }],
  pair: [{ screen: 'pair', id: 'ada', other: 'bo', search: {} }],
  boxes: [],
  box: [],
  rules: [],
  reference: [],
  try: [],
  paper: [],
  transfer: [{ screen: 'transfer' }],
  sharing: [{ screen: 'sharing' }],
  settings: [{ screen: 'settings' }],
};

beforeEach(() => asked.mockClear());

test.each<Place>(Object.values(PLACES).flat())(
  'a screen whose data doesn’t load says so and offers to try again: %o',
  async (place) => {
    await screens.open(place.screen);
    const Screen = screens.loaded(place.screen);
    if (Screen === null) throw new Error('the screen is loaded');
    const { link, opened } = linkOver(client);
    void opened();
    await expect.poll(() => link.status).toBe('open');
    const screen = await render(Screen, {}, { link, place });
    const again = screen.getByRole('button', { name: language.words.window.common.again }).first();
    await expect.element(again).toBeVisible();
    const before = asked.mock.calls.length;
    await push(again);
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(before);
    await expect.element(again).toBeVisible();
  },
);
