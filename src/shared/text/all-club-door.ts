import { clubDoor as english } from './en/club-door.ts';
import { clubDoor as german } from './de/club-door.ts';
import { clubDoor as italian } from './it/club-door.ts';
import type { Language } from './languages.ts';

export const CLUB_DOOR: Readonly<Record<Language, typeof english>> = { en: english, de: german, it: italian };
