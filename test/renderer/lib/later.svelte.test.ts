import type { Component } from 'svelte';
import { expect, test, vi } from 'vitest';
import { later } from '../../../src/renderer/lib/later.svelte.ts';

const component: Component = () => ({});

test('a component is loaded once, and a failure is reported and may be followed by another attempt', async () => {
  const load = vi
    .fn<() => Promise<{ readonly default: Component }>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ default: component });
  const part = later(load);
  expect([part.now, part.failed]).toEqual([null, false]);
  await part.load();
  expect([part.now, part.failed]).toEqual([null, true]);
  await part.load();
  await part.load();
  expect([part.now, part.failed]).toEqual([component, false]);
  expect(load).toHaveBeenCalledTimes(2);
});
