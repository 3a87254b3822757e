import { app } from 'electron';
import type { Settings } from '../../shared/api.ts';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';
import { localisationFor, type Localisation } from '../localisation.ts';

export type { Localisation } from '../localisation.ts';

/** The language in the settings, or the system's first that the app supports. */
export function localisationOf(language: Settings['language']): Localisation {
  // Without any, the app speaks English.
  return localisationFor(unlessItFails(() => app.getPreferredSystemLanguages()) ?? [], language);
}
