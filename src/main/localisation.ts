import { WORDS } from '../shared/text/all-words.ts';
import type { Words } from '../shared/text/en/index.ts';
import { LANGUAGES, type Language } from '../shared/text/languages.ts';

export interface Localisation {
  readonly words: Words;
  /** With the user's region, for numbers. */
  readonly locale: string;
}

/** The chosen language, or the first of the system's that the app supports. */
export function localisationFor(tags: readonly string[], language: Language | null): Localisation {
  const chosen = language ?? tags.map(languageOf).find((one) => one !== null) ?? 'en';
  return { words: WORDS[chosen], locale: tags.find((tag) => languageOf(tag) === chosen) ?? chosen };
}

/** The terminal's language. */
export function wordsOfTerminal({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Words {
  const said = [LC_ALL, LC_MESSAGES, LANG].find((tag) => tag !== undefined && tag !== '');
  return localisationFor([said ?? Intl.DateTimeFormat().resolvedOptions().locale], null).words;
}

function languageOf(tag: string): Language | null {
  const spoken = tag.toLowerCase().split(/[-_.]/)[0];
  return LANGUAGES.find((language) => language === spoken) ?? null;
}
