import { app } from 'electron';
import type { Settings } from '../../shared/api.ts';
import { speechAmong, type Speech } from '../speech.ts';

export type { Speech } from '../speech.ts';

/** The language in the settings, or the system's first that the app supports. */
export function speechOf(language: Settings['language']): Speech {
  return speechAmong(app.getPreferredSystemLanguages(), language);
}
