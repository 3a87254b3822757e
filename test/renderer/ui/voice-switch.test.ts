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

test('a button and its key mute and unmute the voice', async () => {
  const speaking = await open('on');
  await expect.element(speaking.button).toHaveAttribute('aria-pressed', 'true');
  await speaking.button.click();
  expect(speaking.changes).toEqual([{ voice: 'silenced' }]);
});

test('a muted voice is one key away', async () => {
  const silenced = await open('silenced');
  await expect.element(silenced.button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('v');
  expect(silenced.changes).toEqual([{ voice: 'on' }]);
});

test('without a voice there is no switch, and the key does nothing', async () => {
  const { button, changes } = await open('off');
  await userEvent.keyboard('v');
  await expect.element(button).not.toBeInTheDocument();
  expect(changes).toEqual([]);
});
