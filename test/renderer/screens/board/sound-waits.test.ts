import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, settingsOf } from '../../mounted.ts';
import SoundWaits from '../../../../src/renderer/screens/board/SoundWaits.svelte';
import { FIRST_SETTINGS, type Settings } from '../../../../src/shared/api.ts';

const NOTE = 'Click here or press a key to turn on sound.';
const HERE: Settings = { ...FIRST_SETTINGS, sounds: ['hammer'], soundFrom: 'board' };

/** The browser keeps the page silent until it is clicked, and the page uses one audio context. */
let state: AudioContextState;
beforeEach(() => {
  state = 'suspended';
  vi.spyOn(BaseAudioContext.prototype, 'state', 'get').mockImplementation(() => state);
  vi.spyOn(AudioContext.prototype, 'resume').mockImplementation(function (this: AudioContext) {
    state = 'running';
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  });
});
test('without sounds for the board there is no notice', async () => {
  for (const settings of [
    FIRST_SETTINGS,
    { ...HERE, sounds: [] },
    { ...HERE, soundFrom: 'table' as const },
    { ...HERE, sounds: [], voice: 'silenced' as const },
  ]) {
    const screen = await render(SoundWaits, {}, { settings: settingsOf(settings) });
    await expect.element(screen.getByRole('status')).toHaveTextContent('');
    await screen.unmount();
  }
});

test('with sounds, a notice says that they wait for the first click', async () => {
  const screen = await render(SoundWaits, {}, { settings: settingsOf(HERE) });
  await expect.element(screen.getByRole('status')).toHaveTextContent(NOTE);
  await userEvent.keyboard('a');
  await expect.element(screen.getByText(NOTE)).not.toBeInTheDocument();
});
