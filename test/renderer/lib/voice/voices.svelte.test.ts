import { flushSync } from 'svelte';
import { expect, onTestFinished, test } from 'vitest';
import { installedVoice } from '../../../../src/renderer/lib/voice/voices.ts';
import { withVoices } from './fake-voices.ts';

const remote = { lang: 'en-GB', localService: false };
const british = { lang: 'en-GB', localService: true };
const american = { lang: 'en_US', localService: true };
const italian = { lang: 'it-IT', localService: true };

test('only an installed voice for the language is used', () => {
  withVoices(remote, italian);
  expect(installedVoice('en-GB')).toBeNull();
  expect(installedVoice('it')).toBe(italian);
  withVoices();
  expect(installedVoice('it')).toBeNull();
});

test('the user’s regional variant comes first, then the system’s default', () => {
  withVoices(british, american);
  expect(installedVoice('en-US')).toBe(american);
  expect(installedVoice('en')).toBe(british);
  const chosen = { ...american, default: true };
  withVoices(british, chosen);
  expect(installedVoice('en')).toBe(chosen);
  expect(installedVoice('en-GB')).toBe(british);
});

test('voices that load late or are installed later are found', () => {
  const system = withVoices();
  const seen: boolean[] = [];
  const follow = () => {
    $effect(() => void seen.push(installedVoice('it') !== null));
  };
  onTestFinished($effect.root(follow));
  flushSync();
  system.install(italian);
  flushSync();
  expect(seen).toEqual([false, true]);
});
