import { expect, test, vi } from 'vitest';
import LeaveGame from '../../../../src/renderer/features/leave-game/LeaveGame.svelte';
import SameTableAgain from '../../../../src/renderer/features/play-again/SameTableAgain.svelte';
import { place } from '../../../../src/renderer/lib/place.svelte.ts';
import type { GameView } from '../../../../src/shared/api.ts';
import { FOUR_NAMES, playersNamed } from '../../../fixtures/people.ts';
import { viewOf } from '../../../fixtures/view.ts';
import { render } from '../../mounted.ts';
import { push } from '../../pressing.ts';
import { tableOf } from '../../played.ts';
import { workingHost } from '../../working-host.ts';

test('a game is parked, abandoned, put in the trash or resumed, and stays open if that fails', async () => {
  const { record } = tableOf([]);
  const goTo = vi.spyOn(place, 'goTo').mockReturnValue();
  const view = viewOf(record, { position: 7 });
  const edit = vi.fn<(asked: object) => Promise<GameView>>(() => Promise.resolve(view));
  const change = vi.fn<(asked: object) => Promise<[]>>(() => Promise.resolve([]));
  const { link } = workingHost(({ client }) => ({
    ...client,
    games: { ...client.games, open: () => Promise.resolve(view), edit },
    chosen: { ...client.chosen, change },
  }));
  const tell = vi.spyOn(link, 'tell');
  const screen = await render(LeaveGame, { record }, { link });
  const press = (name: string) => push(screen.getByRole('button', { name, exact: true }));
  const abandoned = (to: boolean) => {
    const edits = [{ kind: 'header', fields: { abandoned: to } }];
    return expect.poll(() => edit.mock.lastCall).toEqual([{ id: 'a-game', position: 7, edits }]);
  };
  await press('Leave');
  edit.mockRejectedValueOnce(new Error('gone'));
  change.mockRejectedValueOnce(new Error('gone'));
  for (const failing of ['Abandon it', 'Move to trash']) {
    await press(failing);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Couldn’t save/);
    expect(goTo).not.toHaveBeenCalled();
  }
  for (const leaving of ['Continue later', 'Abandon it', 'Move to trash']) {
    await press(leaving);
    await expect.poll(() => goTo.mock.calls.splice(0)).toEqual([[{ screen: 'home' }]]);
  }
  await abandoned(true);
  expect(change.mock.lastCall).toEqual([{ games: ['a-game'], change: { kind: 'trash' } }]);
  await screen.rerender({ record: { ...record, abandoned: true } });
  await press('Resume');
  await abandoned(false);
  // Main doesn't tell this window again.
  await expect.poll(() => tell.mock.calls).toEqual([[{ kind: 'game', view }], [{ kind: 'game', view }]]);
  expect(goTo).not.toHaveBeenCalled();
});

test('a table starts again as it was, or with another starting player, once it can', async () => {
  const goTo = vi.spyOn(place, 'goTo').mockReturnValue();
  const view = viewOf({ ...tableOf([]).record, id: 'next' });
  const create = vi.fn<(asked: object) => Promise<GameView>>(() => Promise.resolve(view));
  const { link } = workingHost(({ client }) => ({ ...client, games: { ...client.games, create } }));
  const again = { edition: 'modern-art-1994', options: { tracking: 'owners' } } as const;
  const players = playersNamed(FOUR_NAMES);
  const screen = await render(SameTableAgain, { table: { ...again, players, firstSeat: 2 } }, { link });
  const starts = (name: string) => screen.getByRole('button', { name: `Same players, ${name} starts` });
  expect(screen.getByRole('button').all()).toHaveLength(4);
  create.mockRejectedValueOnce(new Error('gone'));
  for (const [name, firstSeat, games] of [
    ['Axel', 0, 0],
    ['Clemens', 2, 1],
    ['Doris', 3, 2],
  ] as const) {
    await push(starts(name));
    await expect.poll(() => create.mock.lastCall).toEqual([{ ...again, players, firstSeat }]);
    await expect.poll(() => screen.getByRole('alert').all()).toHaveLength(games === 0 ? 1 : 0);
    expect(goTo.mock.calls).toEqual(Array.from({ length: games }, () => [{ screen: 'game', id: 'next' }]));
  }
});
