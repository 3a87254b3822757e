import { club as clubInEnglish, season as english } from './en/season.ts';
import { club as clubInGerman, season as german } from './de/season.ts';
import { club as clubInItalian, season as italian } from './it/season.ts';
import { withIsolatedNames } from './isolated-names.ts';
import type { Language } from './languages.ts';

/** Only a season and a club's page need them, so they aren’t among the words that every screen loads. */
export const SEASON: Readonly<Record<Language, typeof english>> = withIsolatedNames({
  en: english,
  de: german,
  it: italian,
});
export const CLUB: Readonly<Record<Language, typeof clubInEnglish>> = withIsolatedNames({
  en: clubInEnglish,
  de: clubInGerman,
  it: clubInItalian,
});
