import type { Noun } from '../../../shared/text/noun.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import type { Naming } from '../../../shared/text/message.ts';
import { endingSentence } from '../ending/ending.ts';
import type { Making, Story } from './story.ts';

interface Language {
  readonly words: Words['gallerySettle']['end'];
  readonly naming: Naming;
  readonly points: Noun;
  readonly list: (names: readonly string[]) => string;
}

export function storySentence({ ending, making }: Story, language: Language): string {
  const { words, naming, list } = language;
  const amount = (count: number) => words.amount(count, language.points);
  const ended = endingSentence(ending, words, { seat: naming.seat, amount, list });
  return words.whole(ended, makingSentence(making, amount, language));
}

function makingSentence(
  making: Making,
  amount: (points: number) => string,
  { words, naming }: Language,
): string {
  switch (making.kind) {
    case 'round':
      return words.bigRound(making.round, amount(making.points));
    case 'artist':
      return words.artist(naming.artist(making.artist), amount(making.points));
    case 'nothing':
      return words.nothing;
  }
}
