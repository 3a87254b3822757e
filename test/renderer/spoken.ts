import { speak } from '../../src/renderer/lib/language.svelte.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { it } from '../../src/shared/text/it/index.ts';

/** The language components are mounted in, with the words of every language at hand. */
export const language = speak(
  { language: 'en', words: en },
  () => Promise.reject(new Error('every language is loaded')),
  { en, it },
);
language.choose(null);
