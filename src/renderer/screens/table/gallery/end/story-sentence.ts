import type { Words } from '../../../../../shared/text/en.ts';
import type { Naming } from '../../../../../shared/text/message.ts';
import { endingSentence } from '../../end/ending.ts';
import type { Making, Story } from './story.ts';

interface Language {
  readonly words: Words['gallerySettle']['end'];
  readonly naming: Naming;
  readonly list: (names: readonly string[]) => string;
}

/** The story of a game as one line. */
export function storySentence({ ending, making }: Story, { words, naming, list }: Language): string {
  const ended = endingSentence(ending, words, { seat: naming.seat, amount: words.amount, list });
  return words.whole(ended, makingSentence(making, words, naming));
}

function makingSentence(making: Making, words: Language['words'], naming: Naming): string {
  switch (making.kind) {
    case 'round':
      return words.bigRound(making.round, words.amount(making.points));
    case 'artist':
      return words.artist(naming.artist(making.artist), words.amount(making.points));
    case 'nothing':
      return words.nothing;
  }
}
