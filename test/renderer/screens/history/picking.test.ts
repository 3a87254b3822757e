import { expect, test, vi } from 'vitest';
import Picking from '../../../../src/renderer/screens/history/Picking.svelte';
import type { PastGame } from '../../../../src/shared/api.ts';
import { render } from '../../mounted.ts';
import { GAME } from '../../shown/past/past-game.ts';
import { language } from '../../spoken.ts';

const words = language.words.history;

test('all that is read for a selection that was cancelled, maybe begun anew, isn’t selected, nor its failure said', async () => {
  const reading: PromiseWithResolvers<readonly PastGame[]>[] = [];
  const onall = () => {
    const asked = Promise.withResolvers<readonly PastGame[]>();
    reading.push(asked);
    return asked.promise;
  };
  const onpick = vi.fn<(picked: ReadonlyMap<string, PastGame> | null) => void>();
  const screen = await render(Picking, { picked: null, count: 2, onpick, onall, onchange: vi.fn() });
  const press = async (name: string) => {
    await screen.getByRole('button', { name }).click();
    const picked = onpick.mock.lastCall?.[0];
    if (picked !== undefined) await screen.rerender({ picked });
  };
  const all = words.pickAll(2, '2');
  const ids = () => [...(onpick.mock.lastCall?.[0]?.keys() ?? ['none'])];
  for (const name of [words.picking, all, words.stopPicking, words.picking, all, words.stopPicking])
    await press(name);
  reading[0]?.resolve([GAME]);
  reading[1]?.reject(new Error('gone'));
  await expect.poll(ids).toEqual(['none']);
  await press(words.picking);
  await press(all);
  expect(screen.getByRole('alert').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('');
  expect(ids()).toEqual([]);
  reading[2]?.resolve([GAME, { ...GAME, id: 'other' }]);
  await expect.poll(ids).toEqual([GAME.id, 'other']);
});
