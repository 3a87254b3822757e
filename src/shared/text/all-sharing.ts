import { sharing as english } from './en/sharing.ts';
import { sharing as german } from './de/sharing.ts';
import { sharing as italian } from './it/sharing.ts';
import type { Language } from './languages.ts';

/** Only laptops that share their history need them, so they aren’t among the words that every screen loads. */
export const SHARING: Readonly<Record<Language, typeof english>> = { en: english, de: german, it: italian };
