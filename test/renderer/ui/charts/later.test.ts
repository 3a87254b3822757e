import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import { render } from '../../mounted.ts';
import Later from '../../../../src/renderer/ui/charts/Later.svelte';

interface Chart {
  readonly id: string;
}

const CHARTS: readonly Chart[] = ['one', 'two', 'three', 'four'].map((id) => ({ id }));
const each = createRawSnippet<[Chart]>((chart) => ({ render: () => `<p>${chart().id}</p>` }));

test('charts are drawn after the figures have painted, one per frame', async () => {
  const screen = await render(Later, { things: CHARTS, each });
  const shown = () => screen.container.querySelectorAll('p').length;
  const counts = [shown()];
  while (shown() < CHARTS.length) {
    await new Promise(requestAnimationFrame);
    counts.push(shown());
  }
  const steps = counts.slice(1).map((count, before) => count - (counts[before] ?? 0));
  expect(Math.max(...steps)).toBe(1);
  expect(screen.container.textContent).toBe('onetwothreefour');
});

test('charts that arrive later are all shown', async () => {
  const screen = await render(Later, { things: [], each });
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  await screen.rerender({ things: CHARTS });
  await expect.poll(() => screen.container.textContent).toBe('onetwothreefour');
});
