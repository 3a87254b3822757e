import type { Words } from '../../shared/text/en/index.ts';
import type { Language } from '../../shared/text/languages.ts';

/** Each language's words are a file of their own, loaded when somebody reads it. */
const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('../../shared/text/en/index.ts')).en,
  it: async () => (await import('../../shared/text/it/index.ts')).it,
};

export function wordsOf(language: Language): Promise<Words> {
  return WORDS[language]();
}
