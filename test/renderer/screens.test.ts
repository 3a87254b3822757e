import { ORPCError } from '@orpc/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../src/renderer/lib/contract-client.ts';
import { linkOver } from '../../src/renderer/lib/link.svelte.ts';
import { screens } from '../../src/renderer/screens.svelte.ts';
import type { Change } from '../../src/shared/api.ts';
import type { Place } from '../../src/shared/routes/index.ts';
import { render } from './mounted.ts';
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

const PLACES: readonly Place[] = [
  { screen: 'home' },
  { screen: 'game', id: 'a-game' },
  { screen: 'story', id: 'a-game' },
  { screen: 'take-along', id: 'a-game' },
  { screen: 'result', id: 'a-game' },
  { screen: 'print', sheet: 'pad', id: 'a-game' },
  { screen: 'print', sheet: 'person', id: 'ada' },
  { screen: 'print', sheet: 'season', id: '2026' },
  { screen: 'history', search: {} },
  { screen: 'statistics', search: {} },
  { screen: 'person', id: 'ada', search: {} },
  { screen: 'questions', search: {} },
  { screen: 'person-questions', id: 'ada', search: {} },
  { screen: 'pair', id: 'ada', other: 'bo', search: {} },
  { screen: 'players' },
  { screen: 'transfer' },
  { screen: 'settings' },
];

beforeEach(() => asked.mockClear());

test.each(PLACES)('a screen whose data doesn’t load says so and offers to try again: %o', async (place) => {
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
  await again.click();
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(before);
  await expect.element(again).toBeVisible();
});
