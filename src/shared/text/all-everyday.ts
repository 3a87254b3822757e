import { everyday as english } from './en/everyday.ts';
import type { Everyday } from './everyday.ts';
import { everyday as german } from './de/everyday.ts';
import { everyday as italian } from './it/everyday.ts';
import type { Language } from './languages.ts';

/** Only the referee needs them, so they aren’t among the words that every screen loads. */
export const EVERYDAY: Readonly<Record<Language, Everyday>> = { en: english, de: german, it: italian };
