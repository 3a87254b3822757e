import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '../accessible.ts';
import { render, settingsAsked } from '../mounted.ts';
import { push } from '../pressing.ts';
import { language } from '../spoken.ts';
import SoundChoices from '../../../src/renderer/ui/SoundChoices.svelte';
import { SOUNDS, type Settings, type Sound } from '../../../src/shared/api.ts';
import { soundsPlayed } from '../lib/sound/sounds-played.ts';
import { ENGLISH, withVoices } from '../lib/voice/fake-voices.ts';

const words = language.words.window.sound;

beforeEach(() => void soundsPlayed());
async function open(chosen: Partial<Settings>) {
  const { settings, changes } = settingsAsked(chosen);
  const screen = await render(SoundChoices, {}, { settings });
  const box = (sound: Sound) => screen.getByRole('checkbox', { name: words.names[sound], exact: true });
  return { screen, box, changes };
}

test('every sound is off and silent until it is switched on', async () => {
  const { box, screen } = await open({});
  for (const sound of SOUNDS) await expect.element(box(sound)).not.toBeChecked();
  // With no sounds, there is no volume and no place to choose.
  await expect.element(screen.getByRole('slider')).not.toBeInTheDocument();
  expect(soundsPlayed()).toEqual([]);
});

test.each([[[]], [['warning']], [[...SOUNDS]]] satisfies [Sound[]][])(
  'each sound is switched without changing the others: from %j',
  async (sounds) => {
    const { box, changes } = await open({ sounds });
    const checked = () => SOUNDS.filter((sound) => box(sound).query()?.matches(':checked') === true);
    for (const [at, sound] of SOUNDS.entries()) {
      await push(box(sound));
      const switched = SOUNDS.slice(0, at + 1);
      expect(checked()).toEqual(SOUNDS.filter((one) => switched.includes(one) !== sounds.includes(one)));
    }
    const one = (sound: Sound) => SOUNDS.filter((other) => (other === sound) !== sounds.includes(other));
    expect(changes).toEqual(SOUNDS.map((sound) => ({ sounds: one(sound) })));
  },
);

test('each sound can be tried, and plays only itself', async () => {
  const { screen, changes } = await open({});
  for (const sound of SOUNDS) {
    await push(screen.getByRole('button', { name: words.tryNamed(words.names[sound]), exact: true }));
    expect(soundsPlayed()).toEqual([sound]);
  }
  expect(changes).toEqual([]);
});

describe('the voice', () => {
  const spoken = language.words.window.voice;

  test('is off until it is switched on, and can be tried first', async () => {
    const system = withVoices(ENGLISH);
    const { screen, changes } = await open({});
    const box = screen.getByRole('checkbox', { name: spoken.speaks });
    await expect.element(box).not.toBeChecked();
    await expect.element(screen.getByText(spoken.explained)).toBeVisible();
    await push(screen.getByRole('button', { name: spoken.tryNamed }));
    expect(system.texts()).toEqual(['Krypto: 4. One more ends the round']);
    expect(changes).toEqual([]);
    await push(box);
    expect(changes).toEqual([{ voice: 'on' }]);
  });

  test('switched on, has a volume and a place, even without any sounds, and can be switched off again', async () => {
    withVoices(ENGLISH);
    const { screen, changes } = await open({ voice: 'silenced' });
    await expect.element(screen.getByRole('slider')).toBeVisible();
    await expectAccessible(screen);
    await push(screen.getByRole('checkbox', { name: spoken.speaks }));
    expect(changes).toEqual([{ voice: 'off' }]);
  });

  test.each([
    ['X11; Linux x86_64', 'noneOnLinux'],
    ['Windows NT 10.0; Win64; x64', 'none'],
  ] as const)('can’t be switched on without one, and says what helps: %s', async (system, said) => {
    onTestFinished(
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system})`).mockRestore,
    );
    withVoices({ lang: 'en-GB', localService: false }, { lang: 'it-IT', localService: true });
    const { screen } = await open({});
    await expect.element(screen.getByText(spoken[said])).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: spoken.speaks })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: spoken.tryNamed })).toBeDisabled();
  });
});
