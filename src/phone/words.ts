import { createContext } from 'svelte';
import type { phone } from '../shared/text/en/phone.ts';
import { speaks, variantOf } from '../shared/text/formats.ts';
import { withIsolatedNames } from '../shared/text/isolated-names.ts';
import { LANGUAGES, type Language } from '../shared/text/languages.ts';

export type PhoneWords = typeof phone;

/** The words of the page and how its language writes numbers. */
export interface Spoken {
  readonly language: Language;
  readonly locale: string;
  readonly words: PhoneWords;
}

export const [useSpoken, provideSpoken] = createContext<() => Spoken>();

/** Each language is its own file. */
const FILES = import.meta.glob<{ readonly phone: PhoneWords }>('../shared/text/*/phone.ts');

export async function spokenIn(language: Language): Promise<Spoken> {
  const file = await FILES[`../shared/text/${language}/phone.ts`]?.();
  if (file === undefined) throw new Error(`there are no words for ${language}`);
  return { language, locale: variantOf(language, navigator.languages), words: withIsolatedNames(file.phone) };
}

/** What was chosen on this phone, or the phone's own language. */
export function firstLanguage(chosen: string | null): Language {
  const known = (tag: string) => LANGUAGES.find((language) => speaks(tag, language));
  return [chosen ?? '', ...navigator.languages].map(known).find((found) => found !== undefined) ?? 'en';
}
