import { phoneViews as english } from './en/phone-views.ts';
import { phoneViews as german } from './de/phone-views.ts';
import { phoneViews as italian } from './it/phone-views.ts';
import { withIsolatedNames } from './isolated-names.ts';
import type { Language } from './languages.ts';

export type PhoneViewWords = typeof english;

/** Only main needs them, which composes what phones show: they aren’t among the words that every screen loads. */
export const PHONE_VIEWS: Readonly<Record<Language, typeof english>> = {
  en: withIsolatedNames(english),
  de: withIsolatedNames(german),
  it: withIsolatedNames(italian),
};
