import { app } from 'electron';
import type { Settings } from '../../shared/api.ts';
import { speechAmong, type Speech } from '../speech.ts';

export type { Speech } from '../speech.ts';

/** The language the person has chosen, or the first of the system's that the app speaks. */
export function speechOf(language: Settings['language']): Speech {
  return speechAmong(app.getPreferredSystemLanguages(), language);
}
