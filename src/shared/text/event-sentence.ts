import { sameFamily, type EventJson, type GameRecord, type Table } from '../record/index.ts';
import { auctionSentence } from './auction-sentence.ts';
import type { Words } from './en/index.ts';
import { listFormat } from './formats.ts';
import { gallerySentence } from './gallery-sentence.ts';
import { namingOf } from './naming.ts';
import type { Telling } from './telling.ts';

/** Says what an event was, given the table before it and, where it could happen, the table after it. */
export type Teller = (event: EventJson, before: Table, after: Table | null) => string;

/** Tells the events of one game in one language. */
export function tellerOf(words: Words, locale: string, game: GameRecord): Teller {
  const telling: Telling = {
    words: words.events,
    terms: words.terms,
    naming: namingOf(game, locale),
    list: (parts) => listFormat(locale).format(parts),
  };
  return (event, before, after) => {
    switch (before.family) {
      case 'auction':
        return auctionSentence(telling, event, before, like(before, after)?.state ?? null);
      case 'gallery':
        return gallerySentence(telling, event, before, like(before, after)?.state ?? null);
    }
  };
}

function like<Before extends Table>(before: Before, after: Table | null) {
  return after !== null && sameFamily(before, after) ? after : null;
}
