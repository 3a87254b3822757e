/** The app's languages: the names of the folders next to this file. */
export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
