import { forecast as english } from './en/forecast.ts';
import { forecast as german } from './de/forecast.ts';
import { forecast as italian } from './it/forecast.ts';
import type { Language } from './languages.ts';

/** Only screens that show the forecast need them, so they aren’t among the words that every screen loads. */
export const FORECAST: Readonly<Record<Language, typeof english>> = { en: english, de: german, it: italian };
