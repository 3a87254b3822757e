import { LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { en, type Words } from '../../shared/text/en/index.ts';
import { listFormat, numberFormat, onceALocale } from '../../shared/text/formats.ts';
import { it } from '../../shared/text/it/index.ts';
import type { Speech } from '../../shared/text/prompting.ts';

const timeFormat = onceALocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
const momentFormat = onceALocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

const WORDS: Readonly<Record<Language, Words>> = { en, it };

let chosen = $state<Language | null>(null);

/** The system's languages, without those (such as en-US@posix) that no browser can write a date in. */
const preferred = navigator.languages.filter((tag) => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
});

function speaks(tag: string, language: Language): boolean {
  return tag.toLowerCase().split('-')[0] === language;
}

function systemLanguage(): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => speaks(tag, language));
    if (found !== undefined) return found;
  }
  return 'en';
}

function localeOf(language: Language): string {
  return preferred.find((tag) => speaks(tag, language)) ?? language;
}

/** The language every screen speaks, and how it writes numbers, times and lists. */
export const language = {
  get current(): Language {
    return chosen ?? systemLanguage();
  },
  /** The person's own kind of that language: British and American dates differ. */
  get locale(): string {
    return localeOf(this.current);
  },
  get words(): Words {
    return WORDS[this.current];
  },
  /** Another language for a part of a screen; none is that of everything else. */
  speech(other: Language | null): Speech {
    const spoken = other ?? this.current;
    return { words: WORDS[spoken], language: spoken, locale: localeOf(spoken) };
  },
  choose(next: Language | null): void {
    chosen = next;
  },
  number(count: number): string {
    return numberFormat(this.locale).format(count);
  },
  time(iso: string): string {
    return timeFormat(this.locale).format(Date.parse(iso));
  },
  when(iso: string): string {
    return momentFormat(this.locale).format(Date.parse(iso));
  },
  list(names: readonly string[]): string {
    return listFormat(this.locale).format(names);
  },
};
