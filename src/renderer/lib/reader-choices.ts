import { readSettings, type Settings } from '../../shared/api.ts';
import { isObject } from '../../shared/core/shape.ts';

type Choices = Pick<Settings, 'language' | 'theme'>;

const KEY = 'vernissage-reader';

/** What a reader chose in this browser before. */
export function keptChoices(): Choices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const { language, theme } = readSettings(isObject(kept) ? kept : {});
    return { language, theme };
  } catch {
    // Nothing can be kept here, or something else was.
    return readSettings({});
  }
}

export function keepChoices({ language, theme }: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ language, theme }));
  } catch {
    // It lasts until the page is closed.
  }
}
