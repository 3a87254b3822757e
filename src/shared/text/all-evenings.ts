import { evenings as english } from './en/evenings.ts';
import { evenings as german } from './de/evenings.ts';
import { evenings as italian } from './it/evenings.ts';
import type { Language } from './languages.ts';

/** Only statistics need them, so they aren’t among the words that every screen loads. */
export const EVENINGS: Readonly<Record<Language, typeof english>> = { en: english, de: german, it: italian };

export type EveningWords = typeof english;
