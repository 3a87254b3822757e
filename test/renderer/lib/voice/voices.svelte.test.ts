import { flushSync } from 'svelte';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { installedVoice } from '../../../../src/renderer/lib/voice/voices.ts';
import { withVoices } from './fake-voices.ts';

afterEach(() => void vi.unstubAllGlobals());

const remote = { lang: 'en-GB', localService: false };
const british = { lang: 'en-GB', localService: true };
const american = { lang: 'en_US', localService: true };
const italian = { lang: 'it-IT', localService: true };

test('a voice is one of the language that is installed on the machine, else there is none', () => {
  withVoices(remote, italian);
  expect(installedVoice('en-GB')).toBeNull();
  expect(installedVoice('it')).toBe(italian);
  withVoices();
  expect(installedVoice('it')).toBeNull();
});

test('the person’s own kind of the language comes first, then the system’s choice', () => {
  withVoices(british, american);
  expect(installedVoice('en-US')).toBe(american);
  expect(installedVoice('en')).toBe(british);
  const chosen = { ...american, default: true };
  withVoices(british, chosen);
  expect(installedVoice('en')).toBe(chosen);
  expect(installedVoice('en-GB')).toBe(british);
});

test('voices that the system finds late, or that are installed meanwhile, are noticed', () => {
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
