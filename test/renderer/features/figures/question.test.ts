import { expect, test } from 'vitest';
import Question from '../../../../src/renderer/features/figures/Question.svelte';
import { render } from '../../mounted.ts';

const view = (label: string) => ({
  label,
  chart: { id: 'one', title: 'How?', answer: `${label}.`, spec: null, numbers: [] },
});

test('is looked at in one of several ways, and stays as it was chosen', async () => {
  const views = ['By artist', 'By kind'].map(view);
  const told = { id: 'one', views };
  const screen = await render(Question, { told, at: {}, addressOf: String, footer: '' });
  await expect.element(screen.getByText('By artist.')).toBeVisible();
  await screen.getByRole('radio', { name: 'By kind' }).click();
  await screen.rerender({ footer: 'Axel and Beatrix' });
  await expect.element(screen.getByText('By kind.')).toBeVisible();
});
