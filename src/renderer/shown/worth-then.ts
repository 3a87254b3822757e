import { editionIn, type AnyEdition, type GameRecord } from '../../shared/record/index.ts';
import type { CardWorth, LotWorth, WorthThen } from '../../shared/story/index.ts';
import { averageOf } from '../../shared/text/chances.ts';
import type { Words } from '../../shared/text/en/index.ts';
import type { Naming } from '../../shared/text/message.ts';
import { namingOf } from '../../shared/text/naming.ts';

/** Until that is known. */
export const NO_SENTENCES: ReadonlyMap<number, string> = new Map();

interface Context {
  readonly words: Words['worth']['then'];
  readonly edition: AnyEdition;
  readonly locale: string;
  readonly naming: Naming;
}

/** By the index of its event, what was sold or displayed was worth then, and what it paid in the end. */
export function sentencesThen(
  { worth }: Words,
  locale: string,
  record: GameRecord,
  then: WorthThen,
): ReadonlyMap<number, string> {
  const context = { words: worth.then, edition: editionIn(record), locale, naming: namingOf(record, locale) };
  switch (then.family) {
    case 'auction':
      return new Map(then.lots.map((lot) => [lot.index, lotSentence(context, lot)]));
    case 'gallery':
      return new Map(
        [...Map.groupBy(then.cards, ({ index }) => index)].map(([index, cards]) => [
          index,
          cardsSentence(context, cards),
        ]),
      );
  }
}

function lotSentence(context: Context, { paintings, worth, paid }: LotWorth): string {
  const { words, edition, locale, naming } = context;
  return inTheEnd(
    words.average(paintings, averageOf(edition, worth, locale)),
    paid,
    words.paidNothing(paintings),
    (amount) => words.paid(paintings, naming.money(amount)),
  );
}

function cardsSentence({ words, edition, locale, naming }: Context, cards: readonly CardWorth[]): string {
  const [first] = cards;
  if (cards.length === 1 && first !== undefined) {
    const average = words.average(1, averageOf(edition, first.worth, locale));
    return inTheEnd(average, first.paid, words.scoredNothing, (amount) => words.scored(naming.money(amount)));
  }
  const byArtist = new Map(cards.map((card) => [card.artist, card]));
  return [...byArtist.values()]
    .map(({ artist, worth, paid }) => {
      const scored = paid === null ? null : naming.money(paid);
      return words.each(naming.artist(artist), averageOf(edition, worth, locale), scored);
    })
    .join('; ');
}

function inTheEnd(
  then: string,
  paid: number | null,
  nothing: string,
  something: (amount: number) => string,
): string {
  if (paid === null) return then;
  return `${then}; ${paid === 0 ? nothing : something(paid)}`;
}
