import { flushSync } from 'svelte';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { stayAwake } from '../../../src/renderer/lib/awake.svelte.ts';

/** Opens a game; returns how to close it. */
function open(): () => void {
  const close = $effect.root(stayAwake);
  flushSync();
  return close;
}

/** A fake screen wake lock, on a page that can be hidden. */
function screenOf(request: () => Promise<{ readonly release: () => Promise<void> }>) {
  const wakeLock = vi.spyOn(navigator, 'wakeLock', 'get');
  const asked = vi.fn<(type: string) => unknown>(request);
  wakeLock.mockReturnValue({ request: asked } as unknown as WakeLock);
  const sight = vi.spyOn(document, 'visibilityState', 'get');
  onTestFinished(() => {
    wakeLock.mockRestore();
    sight.mockRestore();
  });
  return {
    asked,
    put: (state: DocumentVisibilityState) => {
      sight.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

describe('while a game is open', () => {
  const release = vi.fn(() => Promise.resolve());
  beforeEach(() => release.mockClear());

  test('the screen is kept awake, again when the page becomes visible, because the system released it, until it is closed', async () => {
    const { asked, put } = screenOf(() => Promise.resolve({ release }));
    const close = open();
    expect(asked).toHaveBeenCalledExactlyOnceWith('screen');
    put('hidden');
    expect(asked).toHaveBeenCalledOnce();
    put('visible');
    expect(asked).toHaveBeenCalledTimes(2);
    expect(release).not.toHaveBeenCalled();
    close();
    await expect.poll(() => release).toHaveBeenCalledOnce();
    put('hidden');
    put('visible');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('a system that refuses, for example on low battery, stops nothing', () => {
    const { asked, put } = screenOf(() => Promise.reject(new Error('the battery is low')));
    const close = open();
    put('hidden');
    put('visible');
    expect(asked).toHaveBeenCalledTimes(2);
    close();
    expect(release).not.toHaveBeenCalled();
  });
});
