import { expect, test } from 'vitest';
import Question from '../../../../src/renderer/features/figures/Question.svelte';
import { render } from '../../mounted.ts';

const view = (label: string, about: object = {}) => ({
  label,
  ...about,
  chart: { id: 'one', title: 'How?', answer: `${label}.`, spec: null, numbers: [] },
});

test('shows the round in which the replay is, or the one that was chosen while it stays there', async () => {
  // Of the third round nothing is known.
  const views = [1, 2, 4].map((round) => view(`Round ${round}`, { round }));
  const told = { views };
  const screen = await render(Question, { told, footer: '' });
  const at = async (step: number, round: number) => screen.rerender({ replay: { step, round } });
  const shown = (round: number) => expect.element(screen.getByText(`Round ${round}.`)).toBeVisible();
  await shown(4);
  await at(3, 1);
  await shown(1);
  await screen.getByRole('radio', { name: 'Round 2' }).click();
  await shown(2);
  await at(4, 1);
  await shown(2);
  await at(30, 3);
  await shown(2);
  await at(40, 4);
  await shown(4);
});

test('stays as it was chosen if it isn’t about rounds', async () => {
  const told = { views: [view('By artist'), view('By kind')] };
  const screen = await render(Question, { told, footer: '' });
  await expect.element(screen.getByText('By artist.')).toBeVisible();
  await screen.getByRole('radio', { name: 'By kind' }).click();
  await screen.rerender({ replay: { step: 3, round: 2 } });
  await expect.element(screen.getByText('By kind.')).toBeVisible();
});
