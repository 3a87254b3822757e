import { WORDS } from '../shared/text/all-words.ts';
import type { Words } from '../shared/text/en/index.ts';
import { LANGUAGES, type Language } from '../shared/text/languages.ts';

export interface Localisation {
  readonly language: Language;
  readonly words: Words;
  /** With the user's region, for numbers. */
  readonly locale: string;
}

/** The chosen language, or the first of the system's that the app supports. */
export function localisationFor(tags: readonly string[], language: Language | null): Localisation {
  const chosen = language ?? firstOf(tags);
  return {
    language: chosen,
    words: WORDS[chosen],
    locale: tags.find((tag) => languageOf(tag) === chosen) ?? chosen,
  };
}

/** The languages that a browser asks for. */
export function tagsIn(acceptLanguage = ''): string[] {
  return acceptLanguage.split(',').map((tag) => tag.split(';')[0]?.trim() ?? '');
}

export function wordsOfTerminal(environment: NodeJS.ProcessEnv): Words {
  return WORDS[languageOfTerminal(environment)];
}

export function languageOfTerminal({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const said = [LC_ALL, LC_MESSAGES, LANG].find((tag) => tag !== undefined && tag !== '');
  return firstOf([said ?? Intl.DateTimeFormat().resolvedOptions().locale]);
}

function firstOf(tags: readonly string[]): Language {
  return tags.map(languageOf).find((one) => one !== null) ?? 'en';
}

function languageOf(tag: string): Language | null {
  const spoken = tag.toLowerCase().split(/[-_.]/)[0];
  return LANGUAGES.find((language) => language === spoken) ?? null;
}
