import { expect, test, vi } from 'vitest';
import ThisGame from '../../../../src/renderer/features/game-actions/ThisGame.svelte';
import type { GameAt } from '../../../../src/shared/api.ts';
import { auctionRecord } from '../../../fixtures/auction.ts';
import { recordOf } from '../../../fixtures/replayed.ts';
import { expectAccessible } from '../../accessible.ts';
import { render } from '../../mounted.ts';
import { push, write } from '../../pressing.ts';
import { workingHost } from '../../working-host.ts';

const GAME = recordOf(auctionRecord([], { tags: ['cup', 'club'], location: 'Essen' }));
const DONE: GameAt[] = [{ id: 'a-game', position: 3 }];

test('what is done to a game is said, until it is taken back in its own way', async () => {
  const change = vi.fn<(asked: object) => Promise<GameAt[]>>(() => Promise.resolve(DONE));
  const takeBack = vi.fn<(asked: object) => Promise<GameAt[]>>(() => Promise.resolve(DONE));
  const { link } = workingHost(({ client }) => {
    const facets = () => new Promise<never>(() => undefined);
    return {
      ...client,
      chosen: { ...client.chosen, change, takeBack },
      history: { ...client.history, facets },
    };
  });
  const screen = await render(ThisGame, { record: GAME, trashed: false }, { link });
  const press = async (...names: readonly string[]) => {
    for (const name of names) await push(screen.getByRole('button', { name, exact: true }));
  };
  const said = (text: string) => expect.element(screen.getByRole('status')).toHaveTextContent(text);
  const undo = screen.getByRole('button', { name: 'Undo' });

  await press('More…');
  await expectAccessible(screen);
  await press('Tags');
  await expectAccessible(screen);
  await write(screen.getByRole('combobox', { name: /^Add tags/ }), 'cup, new,New');
  for (const tag of ['cup', 'club', 'cup']) await push(screen.getByRole('checkbox', { name: tag }));
  await press('Save');
  await said('Tags changed for one game.');
  await press('Undo');
  await said('Undone.');
  expect(takeBack.mock.lastCall).toEqual([{ games: DONE }]);
  expect(undo.elements()).toEqual([]);
  for (const [button, then] of [
    [['Location', 'Remove the location'], 'Location changed for one game.'],
    [['Date', 'Save'], 'Date changed for one game.'],
    [['Mark as misplayed'], 'One game marked as misplayed.'],
    [['Move to trash'], 'One game in the trash.'],
  ] as const) {
    await press('More…', ...button);
    await said(then);
  }
  await press('Undo');
  await said('Undone.');
  const tags = { kind: 'tags', add: ['cup', 'new'], remove: ['club'] };
  const misplayed = { kind: 'misplayed', misplayed: true };
  const others = [{ kind: 'place', place: null }, { kind: 'day', day: null }, misplayed, { kind: 'trash' }];
  const all = [tags, ...others, { kind: 'restore' }].map((one) => [{ games: ['a-game'], change: one }]);
  expect(change.mock.calls).toEqual(all);

  change.mockResolvedValueOnce([]);
  await press('More…', 'Mark as misplayed');
  await said('Nothing to change there.');
  expect(undo.elements()).toEqual([]);
  change.mockRejectedValueOnce(new Error('gone'));
  await press('More…', 'Mark as misplayed');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('That didn’t work. Try again.');
  await press('Close');
  await said('');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});
