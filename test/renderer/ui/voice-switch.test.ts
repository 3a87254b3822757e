import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../mounted.ts';
import { FIRST_SETTINGS, type Settings } from '../../../src/shared/api.ts';
import VoiceSwitch from '../../../src/renderer/ui/VoiceSwitch.svelte';

async function open(voice: Settings['voice']) {
  const changes: Partial<Settings>[] = [];
  const settings = {
    current: { ...FIRST_SETTINGS, voice },
    change: (change: Partial<Settings>) => {
      changes.push(change);
      return Promise.resolve();
    },
  };
  const screen = await render(VoiceSwitch, {}, { settings });
  return { button: screen.getByRole('button', { name: 'Voice' }), changes };
}

test('the voice is silenced by a button or its key, and speaks again by the same', async () => {
  const speaking = await open('on');
  await expect.element(speaking.button).toHaveAttribute('aria-pressed', 'true');
  await speaking.button.click();
  expect(speaking.changes).toEqual([{ voice: 'silenced' }]);
});

test('silenced, it is a key away', async () => {
  const silenced = await open('silenced');
  await expect.element(silenced.button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('v');
  expect(silenced.changes).toEqual([{ voice: 'on' }]);
});

test('who has not asked for a voice sees no switch, and the key does nothing', async () => {
  const { button, changes } = await open('off');
  await userEvent.keyboard('v');
  await expect.element(button).not.toBeInTheDocument();
  expect(changes).toEqual([]);
});
