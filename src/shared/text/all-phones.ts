import { phones as english } from './en/phones.ts';
import { phones as german } from './de/phones.ts';
import { phones as italian } from './it/phones.ts';
import type { Language } from './languages.ts';

/** Only a table with phones needs them, so they aren’t among the words that every screen loads. */
export const PHONES: Readonly<Record<Language, typeof english>> = { en: english, de: german, it: italian };
