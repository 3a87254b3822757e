import type { Words } from '../../../shared/text/en/index.ts';
import type { Naming } from '../../../shared/text/message.ts';
import { endingSentence } from '../ending/ending.ts';
import type { Making, Story } from './story.ts';

interface Language {
  readonly words: Words['end']['story'];
  readonly naming: Naming;
  readonly list: (names: readonly string[]) => string;
}

export function storySentence({ ending, making }: Story, language: Language): string {
  const { words, naming, list } = language;
  const ended = endingSentence(ending, words, { seat: naming.seat, amount: naming.money, list });
  return words.whole(ended, makingSentence(making, language));
}

function makingSentence(making: Making, { words, naming }: Language): string {
  switch (making.kind) {
    case 'bargain': {
      const { artist, paintings, price, paid, round } = making;
      const [who, earned] = [naming.artist(artist), naming.money(paid)];
      return price === 0
        ? words.bargainFree(who, paintings, earned, round)
        : words.bargain(who, paintings, naming.money(price), earned, round);
    }
    case 'artist':
      return words.artist(naming.artist(making.artist), naming.money(making.amount));
    case 'no-paintings':
      return words.noPaintings;
  }
}
