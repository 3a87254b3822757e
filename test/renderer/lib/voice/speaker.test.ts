import { expect, test, vi } from 'vitest';
import { hush, say } from '../../../../src/renderer/lib/voice/speaker.ts';
import { ENGLISH, withVoices } from './fake-voices.ts';

const MANNER = { locale: 'en-GB', volume: 0.4 };
const chat = (text: string) => say({ text, weighty: false }, MANNER);
const warn = (text: string) => say({ text, weighty: true }, MANNER);

test('a text is spoken by the language’s voice at the chosen volume', () => {
  const system = withVoices({ lang: 'it-IT', localService: true }, ENGLISH);
  chat('Krypto: 3');
  expect(system.since()).toMatchObject([{ text: 'Krypto: 3', voice: ENGLISH, lang: 'en-GB', volume: 0.4 }]);
});

test('without an installed voice nothing is spoken', () => {
  const system = withVoices({ lang: 'en-GB', localService: false });
  chat('Krypto: 3');
  expect(system.texts()).toEqual([]);
});

test('the next announcement interrupts the current one, but a warning is finished, and then only the latest follows', () => {
  const system = withVoices(ENGLISH);
  for (const text of ['Krypto: 3', 'Ann paid Bob 5,000']) chat(text);
  expect(system.speaking).toBe('Ann paid Bob 5,000');
  system.finish();
  expect(system.speaking).toBeNull();
  system.texts();
  warn('One more ends the round');
  chat('Ann paid Bob 5,000');
  chat('Yoko: 1');
  expect(system.speaking).toBe('One more ends the round');
  system.finish();
  expect(system.speaking).toBe('Yoko: 1');
  system.finish();
  expect(system.texts()).toEqual(['One more ends the round', 'Yoko: 1']);
});

test('the end of the round interrupts the warning about it', () => {
  const system = withVoices(ENGLISH);
  warn('One more ends the round');
  chat('Ann paid Bob 5,000');
  warn('The round is over');
  expect(system.speaking).toBe('The round is over');
  system.finish();
  expect(system.speaking).toBeNull();
});

test('a voice that never ends blocks nothing', () => {
  const system = withVoices(ENGLISH);
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  warn('One more ends the round');
  clock.mockReturnValue(20_000);
  chat('Yoko: 1');
  expect(system.speaking).toBe('Yoko: 1');
});

test('hushed, it says nothing more, not even what was waiting', () => {
  const system = withVoices(ENGLISH);
  warn('One more ends the round');
  chat('Yoko: 1');
  hush();
  expect(system.speaking).toBeNull();
  expect(system.texts()).toEqual(['One more ends the round']);
});
