import { speak } from '../../src/renderer/lib/language.svelte.ts';
import { WORDS } from '../../src/shared/text/all-words.ts';

/** The language for mounted components, with the words of every language loaded. */
export const language = speak(
  { language: 'en', words: WORDS.en },
  () => Promise.reject(new Error('every language is loaded')),
  WORDS,
);
language.choose(null);
