import { expect, test, vi } from 'vitest';
import LabelForm from '../../../../src/renderer/features/game-actions/LabelForm.svelte';
import type { ChosenGame } from '../../../../src/renderer/features/game-actions/chosen-games.ts';
import { render } from '../../mounted.ts';

const GAME: ChosenGame = {
  id: 'one',
  players: 'Axel and Beatrix',
  tags: [],
  place: 'Bari',
  day: '2024-03-02',
  misplayed: false,
  trashed: false,
};
const ELSEWHERE = { ...GAME, id: 'two', place: 'the club', day: '2025-03-02' };
const NOWHERE = { ...GAME, id: 'three', place: '', day: '' };

test.each([
  ['place', 'Remove the place', [GAME]],
  ['place', 'Remove the place', [NOWHERE, GAME, ELSEWHERE]],
  ['day', 'Remove the date', [GAME, ELSEWHERE]],
] as const)('the %s of one or many games can be removed, whatever it was', async (of, name, games) => {
  const onsave = vi.fn();
  const screen = await render(LabelForm, { games, of, busy: false, onsave });
  await screen.getByRole('button', { name }).click();
  expect(onsave.mock.calls).toEqual([[{ kind: of, [of]: null }]]);
});

test('nothing is removed by mistake: not from games that differ, nor where there is nothing', async () => {
  const onsave = vi.fn();
  const screen = await render(LabelForm, { games: [GAME, ELSEWHERE], of: 'place', busy: false, onsave });
  await screen.getByRole('button', { name: 'Save' }).click();
  expect(onsave).not.toHaveBeenCalled();
  await screen.rerender({ games: [NOWHERE] });
  expect(screen.getByRole('button').elements()).toHaveLength(1);
});
