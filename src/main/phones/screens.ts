import type { Seat } from '../../shared/core/seats.ts';
import {
  boardView,
  seatView,
  type PhoneLanguage,
  type PhoneMoment,
  type Told,
} from '../../shared/phones/index.ts';
import { PHONE_VIEWS } from '../../shared/text/all-phone-views.ts';
import { WORDS } from '../../shared/text/all-words.ts';
import type { Language } from '../../shared/text/languages.ts';
import type { Visitor } from './visitors.ts';

/** What the screens of one moment show. Phones of a seat with the same language get the same, which is written once. */
export function screensOf(moment: PhoneMoment, sealedBy: (seat: Seat) => number | null) {
  const made = new Map<string, string>();

  function written(seat: Seat | null, language: Language): string {
    const view =
      seat === null
        ? boardView(moment, languageOf(language))
        : seatView(moment, seat, sealedBy(seat), languageOf(language));
    return view === null ? '' : JSON.stringify({ tell: 'view', view } satisfies Told);
  }

  return {
    /** Tells a visitor what it doesn't show yet. */
    show: (visitor: Visitor) => {
      const { role, language } = visitor;
      if (role.kind !== 'seat' && role.kind !== 'board') return;
      const seat = role.kind === 'seat' ? role.seat : null;
      const key = `${language} ${seat ?? ''}`;
      const text = made.get(key) ?? written(seat, language);
      made.set(key, text);
      if (text === '' || text === visitor.shown) return;
      visitor.shown = text;
      visitor.line.tell(text);
    },
  };
}

export function languageOf(language: Language): PhoneLanguage {
  return { words: WORDS[language], own: PHONE_VIEWS[language], language, locale: language };
}
