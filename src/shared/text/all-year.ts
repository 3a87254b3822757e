import { year as english } from './en/year.ts';
import { year as german } from './de/year.ts';
import { year as italian } from './it/year.ts';
import type { Language } from './languages.ts';

/** Only a year in review needs them, so they aren’t among the words that every screen loads. */
export const YEAR: Readonly<Record<Language, typeof english>> = { en: english, de: german, it: italian };

export type YearWords = typeof english;
