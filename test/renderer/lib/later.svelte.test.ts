import type { Component } from 'svelte';
import { expect, test, vi } from 'vitest';
import { later } from '../../../src/renderer/lib/later.svelte.ts';

const component: Component = () => ({});

test('a component is loaded once, and then there at once', async () => {
  const load = vi.fn(() => Promise.resolve({ default: component }));
  const part = later(load);
  expect(part.now).toBeNull();
  await part.load();
  await part.load();
  expect(part.now).toBe(component);
  expect(load).toHaveBeenCalledOnce();
});

test('a failure is reported, and another attempt may succeed', async () => {
  const load = vi
    .fn<() => Promise<{ readonly default: Component }>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({ default: component });
  const part = later(load);
  await part.load();
  expect([part.now, part.failed]).toEqual([null, true]);
  await part.load();
  expect([part.now, part.failed]).toEqual([component, false]);
});
