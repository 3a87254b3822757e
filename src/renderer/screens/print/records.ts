import type {
  CurrencyRecords,
  GroupFigures,
  LotRecord,
  PersonFigures,
  RoundRecord,
} from '../../../shared/api.ts';
import { editionOf } from '../../../shared/record/index.ts';
import { money } from '../../../shared/text/money.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';

/** Records from a person's games, one line each. */
export function recordsOfPerson(language: LanguageView, { records, streaks }: PersonFigures): string[] {
  const words = language.words.print;
  return [
    ...moneyLines(language, records, ({ edition, amount }) =>
      words.bestRound(worth(language, edition, amount)),
    ),
    ...(streaks.longestWins > 1 ? [words.streak(streaks.longestWins)] : []),
  ];
}

/** Records from everybody's games. */
export function recordsOfGroup(language: LanguageView, { records }: GroupFigures): string[] {
  const words = language.words.print;
  const { money: inMoney, highest, longestWins } = records;
  return [
    ...highest.map(({ edition, amount, person }) =>
      words.highest(worth(language, edition, amount), person.name),
    ),
    ...moneyLines(language, inMoney, ({ edition, amount, person }) =>
      words.bestRoundOf(worth(language, edition, amount), person.name),
    ),
    ...(longestWins !== null && longestWins.games > 1
      ? [words.streakOf(longestWins.games, longestWins.name)]
      : []),
  ];
}

/** Currency by currency. */
function moneyLines(
  language: LanguageView,
  records: readonly CurrencyRecords[],
  roundLine: (bestRound: RoundRecord) => string,
): string[] {
  const words = language.words.print;
  return records.flatMap(({ dearest, bestBargain, bestRound }) => [
    ...(dearest === null
      ? []
      : [words.dearest(works(language, dearest), worth(language, dearest.edition, dearest.price))]),
    ...(bestBargain === null
      ? []
      : [
          words.bargain(
            works(language, bestBargain),
            worth(language, bestBargain.edition, bestBargain.price),
            worth(language, bestBargain.edition, bestBargain.paid),
          ),
        ]),
    ...(bestRound === null ? [] : [roundLine(bestRound)]),
  ]);
}

function works(language: LanguageView, { edition, artist, cards, buyer }: LotRecord): string {
  const artists: readonly { readonly id: string; readonly name: string }[] =
    editionOf(edition).edition.artists;
  const name = artists.find(({ id }) => id === artist)?.name ?? artist;
  return `${language.words.print.works(name, cards)} (${buyer.name})`;
}

function worth(language: LanguageView, edition: LotRecord['edition'], amount: number): string {
  return money(edition, amount, language.locale);
}
