import { app } from 'electron';
import type { Settings } from '../../shared/api.ts';
import { en, type Words } from '../../shared/text/en.ts';
import { it } from '../../shared/text/it.ts';
import { LANGUAGES, type Language } from '../../shared/text/languages.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, it };

export interface Speech {
  readonly words: Words;
  /** The person's own kind of the language, for numbers. */
  readonly locale: string;
}

/** The language the person has chosen, or the first of the system's that the app speaks. */
export function speechOf(language: Settings['language']): Speech {
  const tags = app.getPreferredSystemLanguages();
  const chosen = language ?? tags.map(languageOf).find((one) => one !== null) ?? 'en';
  return { words: WORDS[chosen], locale: tags.find((tag) => languageOf(tag) === chosen) ?? chosen };
}

function languageOf(tag: string): Language | null {
  const spoken = tag.toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === spoken) ?? null;
}
