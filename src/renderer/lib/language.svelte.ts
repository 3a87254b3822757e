import { LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { en, type Words } from '../../shared/text/en.ts';
import { it } from '../../shared/text/it.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, it };

let chosen = $state<Language | null>(null);

function systemLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
}

/** The language every screen speaks, and how it writes numbers, times and lists. */
export const language = {
  get current(): Language {
    return chosen ?? systemLanguage();
  },
  get words(): Words {
    return WORDS[this.current];
  },
  choose(next: Language | null): void {
    chosen = next;
  },
  time(iso: string): string {
    return new Intl.DateTimeFormat(this.current, { timeStyle: 'short' }).format(Date.parse(iso));
  },
  when(iso: string): string {
    return new Intl.DateTimeFormat(this.current, { dateStyle: 'medium', timeStyle: 'short' }).format(
      Date.parse(iso),
    );
  },
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.current).format(names);
  },
};
