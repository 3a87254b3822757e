import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, settingsAsked } from '../mounted.ts';
import type { Settings } from '../../../src/shared/api.ts';
import VoiceSwitch from '../../../src/renderer/ui/VoiceSwitch.svelte';

async function open(voice: Settings['voice']) {
  const { settings, changes } = settingsAsked({ voice });
  const screen = await render(VoiceSwitch, {}, { settings });
  return { button: screen.getByRole('button', { name: 'Voice' }), changes };
}

test.each([
  ['mutes', 'on', 'silenced'],
  ['unmutes', 'silenced', 'on'],
] as const)('a button and its key: each %s the voice', async (_, from, to) => {
  const { button, changes } = await open(from);
  await expect.element(button).toHaveAttribute('aria-pressed', String(from === 'on'));
  await button.click();
  await userEvent.keyboard('v');
  expect(changes).toEqual([{ voice: to }, { voice: to }]);
});

test('without a voice there is no switch, and the key does nothing', async () => {
  const { button, changes } = await open('off');
  await userEvent.keyboard('v');
  await expect.element(button).not.toBeInTheDocument();
  expect(changes).toEqual([]);
});
