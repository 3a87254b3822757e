import { LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { en, type Words } from '../../shared/text/en.ts';
import { it } from '../../shared/text/it.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, it };

let chosen = $state<Language | null>(null);

function speaks(tag: string, language: Language): boolean {
  return tag.toLowerCase().split('-')[0] === language;
}

/** A browser without a locale of its own may name one that no formatter knows, such as `en-US@posix`. */
function isKnown(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function systemLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => speaks(tag, language));
    if (found !== undefined) return found;
  }
  return 'en';
}

/** The language every screen speaks, and how it writes numbers, times and lists. */
export const language = {
  get current(): Language {
    return chosen ?? systemLanguage();
  },
  /** The person's own kind of that language: British and American dates differ. */
  get locale(): string {
    return navigator.languages.find((tag) => speaks(tag, this.current) && isKnown(tag)) ?? this.current;
  },
  get words(): Words {
    return WORDS[this.current];
  },
  choose(next: Language | null): void {
    chosen = next;
  },
  time(iso: string): string {
    return new Intl.DateTimeFormat(this.locale, { timeStyle: 'short' }).format(Date.parse(iso));
  },
  when(iso: string): string {
    return new Intl.DateTimeFormat(this.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
      Date.parse(iso),
    );
  },
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.locale).format(names);
  },
};
