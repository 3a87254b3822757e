import type { Words } from '../../shared/text/en/index.ts';
import type { Language } from '../../shared/text/languages.ts';

/** Each language is its own chunk, loaded on first use. */
const FILES = import.meta.glob<Readonly<Partial<Record<Language, Words>>>>('../../shared/text/*/index.ts');

export async function wordsOf(language: Language): Promise<Words> {
  const words = (await FILES[`../../shared/text/${language}/index.ts`]?.())?.[language];
  if (words === undefined) throw new Error(`there are no words for ${language}`);
  return words;
}
