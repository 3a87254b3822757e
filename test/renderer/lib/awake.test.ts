import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from '../mounted.ts';
import Awake from './Awake.svelte';

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

  test('the screen is asked to stay awake, and let go when the game is left', async () => {
    const { asked } = screenOf(() => Promise.resolve({ release }));
    const game = await render(Awake);
    expect(asked).toHaveBeenCalledExactlyOnceWith('screen');
    expect(release).not.toHaveBeenCalled();
    await game.unmount();
    await expect.poll(() => release).toHaveBeenCalledOnce();
  });

  test('it is asked again when the page comes back into sight, since the system let go meanwhile', async () => {
    const { asked, put } = screenOf(() => Promise.resolve({ release }));
    const game = await render(Awake);
    put('hidden');
    expect(asked).toHaveBeenCalledOnce();
    put('visible');
    expect(asked).toHaveBeenCalledTimes(2);
    await game.unmount();
    put('hidden');
    put('visible');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('a system that refuses, for want of battery say, stops nothing', async () => {
    const { asked, put } = screenOf(() => Promise.reject(new Error('the battery is low')));
    const game = await render(Awake);
    put('hidden');
    put('visible');
    expect(asked).toHaveBeenCalledTimes(2);
    await game.unmount();
    expect(release).not.toHaveBeenCalled();
  });
});
