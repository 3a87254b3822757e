import type { Words } from '../../../../../shared/text/en.ts';
import type { Naming } from '../../../../../shared/text/message.ts';
import type { Ending, Making, Story } from './story.ts';

interface Language {
  readonly words: Words['end']['story'];
  readonly naming: Naming;
  readonly list: (names: readonly string[]) => string;
}

/** The story of a game as one line. */
export function storySentence({ ending, making }: Story, language: Language): string {
  return language.words.whole(endingSentence(ending, language), makingSentence(making, language));
}

function endingSentence(ending: Ending, { words, naming, list }: Language): string {
  if (ending.kind === 'shared') return words.shared(naming.money(ending.money));
  const winner = naming.seat(ending.winner);
  const margin = naming.money(ending.margin);
  const runnersUp = list(ending.runnersUp.map(naming.seat));
  switch (ending.kind) {
    case 'close':
      return words.close(winner, margin, runnersUp);
    case 'comeback':
      return words.comeback(winner, ending.round, margin);
    case 'clear':
      return words.clear(winner, margin, runnersUp);
  }
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
