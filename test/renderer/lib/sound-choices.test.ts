import { afterEach, describe, expect, test } from 'vitest';
import { render } from '../mounted.ts';
import { language } from '../spoken.ts';
import SoundChoices from '../../../src/renderer/ui/SoundChoices.svelte';
import { FIRST_SETTINGS, SOUNDS, type Settings, type Sound } from '../../../src/shared/api.ts';
import { soundsPlayed } from './sounds-played.ts';

const words = language.words.window.sound;

afterEach(() => void soundsPlayed());

async function open(chosen: Partial<Settings>) {
  const changes: Partial<Settings>[] = [];
  const settings = {
    current: { ...FIRST_SETTINGS, ...chosen },
    change: (change: Partial<Settings>) => {
      changes.push(change);
      return Promise.resolve();
    },
  };
  const screen = await render(SoundChoices, {}, { settings });
  const box = (sound: Sound) => screen.getByRole('checkbox', { name: words.names[sound], exact: true });
  return { screen, box, changes };
}

test('every sound is off, and silent, until somebody switches it on', async () => {
  const { box, screen } = await open({});
  for (const sound of SOUNDS) await expect.element(box(sound)).not.toBeChecked();
  // Without any, there is no loudness and no place to choose.
  await expect.element(screen.getByRole('slider')).not.toBeInTheDocument();
  expect(soundsPlayed()).toEqual([]);
});

describe.each(SOUNDS)('the sound of the %s', (sound) => {
  test('is switched on and off by itself, and the others stay as they are', async () => {
    const others = SOUNDS.filter((other) => other !== sound);
    const off = await open({ sounds: others });
    await off.box(sound).click();
    expect(off.changes).toEqual([{ sounds: [...SOUNDS] }]);
    await off.screen.unmount();
    const on = await open({ sounds: [...SOUNDS] });
    await on.box(sound).click();
    expect(on.changes).toEqual([{ sounds: others }]);
    await on.screen.unmount();
    const alone = await open({});
    await alone.box(sound).click();
    expect(alone.changes).toEqual([{ sounds: [sound] }]);
    for (const other of others) await expect.element(alone.box(other)).not.toBeChecked();
  });

  test('can be tried, and no other is heard', async () => {
    const { screen, changes } = await open({});
    await screen.getByRole('button', { name: words.tryNamed(words.names[sound]), exact: true }).click();
    expect(soundsPlayed()).toEqual([sound]);
    expect(changes).toEqual([]);
  });
});
