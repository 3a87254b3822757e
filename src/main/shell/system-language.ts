import { app } from 'electron';
import type { Settings } from '../../shared/api.ts';
import { localisationFor, type Localisation } from '../localisation.ts';

export type { Localisation } from '../localisation.ts';

/** The language in the settings, or the system's first that the app supports. */
export function localisationOf(language: Settings['language']): Localisation {
  return localisationFor(systemLanguages(), language);
}

/** Without them, the app speaks English. */
function systemLanguages(): readonly string[] {
  try {
    return app.getPreferredSystemLanguages();
  } catch {
    return [];
  }
}
