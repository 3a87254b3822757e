import { expect, onTestFinished, test } from 'vitest';
import { place } from '../../../src/renderer/lib/place.svelte.ts';
import { leaveAddress } from '../mounted.ts';

test('a page that notes in its address what it shows doesn’t undo a link just followed', async () => {
  onTestFinished(leaveAddress);
  place.goTo({ screen: 'story', id: 'a-game' });
  await expect.poll(() => place.isLeft).toBe(false);
  place.turnTo({ screen: 'story', id: 'a-game', step: 3 });
  expect(location.hash).toBe('#/game/a-game/story?step=3');

  place.goTo({ screen: 'story', id: 'a-game', step: 4 });
  place.turnTo({ screen: 'story', id: 'a-game', step: 3 });
  await expect.poll(() => place.isLeft).toBe(false);
  expect(place.current).toEqual({ screen: 'story', id: 'a-game', step: 4 });
  place.turnTo({ screen: 'story', id: 'a-game', step: 5 });
  expect(place.current).toEqual({ screen: 'story', id: 'a-game', step: 5 });
});
