import { evening as english } from './en/evening.ts';
import { evening as german } from './de/evening.ts';
import { evening as italian } from './it/evening.ts';
import type { Language } from './languages.ts';

/** Only the page of an evening needs them, so they aren’t among the words that every screen loads. */
export const EVENING: Readonly<Record<Language, typeof english>> = { en: english, de: german, it: italian };
