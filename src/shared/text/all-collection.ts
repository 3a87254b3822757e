import { collection as english } from './en/collection.ts';
import { collection as german } from './de/collection.ts';
import { collection as italian } from './it/collection.ts';
import type { Language } from './languages.ts';

/** Only the collection needs them, so they aren’t among the words that every screen loads. */
export const COLLECTION: Readonly<Record<Language, typeof english>> = {
  en: english,
  de: german,
  it: italian,
};
