import { club as english } from './en/club.ts';
import { club as german } from './de/club.ts';
import { club as italian } from './it/club.ts';
import type { Language } from './languages.ts';

/** Only somebody who runs a club server reads these, in a terminal. */
export const CLUB: Readonly<Record<Language, typeof english>> = { en: english, de: german, it: italian };

export type ClubWords = typeof english;
