import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import { LANGUAGES } from '../text/languages.ts';

const language = v.nullable(v.picklist(LANGUAGES));
const theme = v.picklist(['system', 'light', 'dark']);
/** Money is the table's secret until the end, unless the table plays with open money. */
const cash = v.picklist(['covered', 'open']);
const settings = v.object({
  language: v.fallback(language, null),
  theme: v.fallback(theme, 'system'),
  money: v.fallback(cash, 'covered'),
});

/** What the person has chosen, for every view; no language is the system's. */
export type Settings = Readonly<v.InferOutput<typeof settings>>;

/** Settings as they were kept, whatever an older or newer version wrote. */
export function readSettings(kept: Readonly<Record<string, unknown>>): Settings {
  return v.parse(settings, { language: null, theme: 'system', money: 'covered', ...kept });
}

export const settingsContract = {
  get: oc.output(typed<Settings>()),
  set: oc
    .input(
      v.object({
        language: v.exactOptional(language),
        theme: v.exactOptional(theme),
        money: v.exactOptional(cash),
      }),
    )
    .output(typed<Settings>()),
};
