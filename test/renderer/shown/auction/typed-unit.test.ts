import { expect, test } from 'vitest';
import TypedUnit from '../../../../src/renderer/shown/auction/TypedUnit.svelte';
import { render } from '../../mounted.ts';

test.each([
  ['modern-art-1994', '(,000)'],
  ['modern-art-cmon-en', '(k€)'],
  ['modern-art-cmon-it', '($)'],
  ['masters-gallery', ''],
] as const)('beside a field for money, in %s, is the unit %s', async (edition, unit) => {
  const { container } = await render(TypedUnit, { edition });
  expect(container.textContent.trim()).toBe(unit);
});
