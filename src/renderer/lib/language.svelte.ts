import { createContext } from 'svelte';
import { LANGUAGES, type Language } from '../../shared/text/languages.ts';
import type { Words } from '../../shared/text/en/index.ts';
import {
  canFormat,
  listFormat,
  numberFormat,
  dayFormat,
  perLocale,
  speaks,
  variantOf,
} from '../../shared/text/formats.ts';
import type { TextLanguage } from '../../shared/text/prompting.ts';

const timeFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
const momentFormat = perLocale((locale) => ({
  format: (moment: number) => `${dayFormat(locale).format(moment)}, ${timeFormat(locale).format(moment)}`,
}));

/** A date and time in this format, or `null` if the text isn't one. */
function written(format: { readonly format: (moment: number) => string }, iso: string): string | null {
  const moment = Date.parse(iso);
  return Number.isNaN(moment) ? null : format.format(moment);
}

/** The language of the screen, and how it formats numbers, times and lists. */
export interface LanguageView {
  readonly current: Language;
  /** The user's regional variant: British and American dates differ. */
  readonly locale: string;
  readonly words: Words;
  /** Another language for part of a screen. Falls back to the app's language for `null` or until it has loaded. */
  readonly textLanguage: (other: Language | null) => TextLanguage;
  readonly number: (count: number) => string;
  /** Empty if the text isn't a date: an imported record may contain anything. */
  readonly time: (iso: string) => string;
  readonly when: (iso: string) => string;
  readonly list: (names: readonly string[]) => string;
  /** For messages that need both the number and its formatted text. */
  readonly counted: <T>(say: (count: number, number: string) => T, count: number) => T;
}

/** The app's own language, which the settings can change. */
export interface AppLanguage extends LanguageView {
  /** `null` for the system's language. Screens keep their language until the next one has loaded. */
  readonly choose: (next: Language | null) => void;
  /** Starts loading a language for `textLanguage`. */
  readonly need: (other: Language) => void;
  /** A language couldn't be loaded. */
  readonly failed: boolean;
}

export const [useLanguage, provideLanguage] = createContext<LanguageView>();

export function systemLanguage(): Language {
  for (const tag of navigator.languages.filter(canFormat)) {
    const found = LANGUAGES.find((language) => speaks(tag, language));
    if (found !== undefined) return found;
  }
  return 'en';
}

type Loaded = Readonly<Partial<Record<Language, Words>>>;

interface Spoken {
  readonly language: Language;
  readonly words: Words;
}

/** Starts in the language of `first`; `load` fetches any language not in `loaded`. */
export function speak(
  first: Spoken,
  load: (language: Language) => Promise<Words>,
  loaded: Loaded = {},
): AppLanguage {
  let ready = $state.raw<Loaded>({ ...loaded, [first.language]: first.words });
  let spoken = $state.raw(first);
  let wanted = first.language;
  let failed = $state(false);

  async function get(language: Language): Promise<void> {
    try {
      ready = { ...ready, [language]: await load(language) };
      failed = false;
      speakWanted();
    } catch {
      failed = true;
    }
  }

  function speakWanted(): void {
    const words = ready[wanted];
    if (words !== undefined) spoken = { language: wanted, words };
  }

  function need(language: Language): void {
    if (ready[language] === undefined) void get(language);
  }

  const locale = $derived(variantOf(spoken.language, navigator.languages));

  return {
    get current() {
      return spoken.language;
    },
    get locale() {
      return locale;
    },
    get words() {
      return spoken.words;
    },
    get failed() {
      return failed;
    },
    textLanguage: (other) => {
      const words = other === null ? undefined : ready[other];
      return other === null || words === undefined
        ? { ...spoken, locale }
        : { words, language: other, locale: variantOf(other, navigator.languages) };
    },
    choose: (next) => {
      wanted = next ?? systemLanguage();
      need(wanted);
      speakWanted();
    },
    need,
    number: (count) => numberFormat(locale).format(count),
    time: (iso) => written(timeFormat(locale), iso) ?? '',
    when: (iso) => written(momentFormat(locale), iso) ?? spoken.words.paper.dayUnknown,
    list: (names) => listFormat(locale).format(names),
    counted: (say, count) => say(count, numberFormat(locale).format(count)),
  };
}
