import type {
  AmountRecord,
  CurrencyRecords,
  GroupFigures,
  LotRecord,
  PersonFigures,
  RoundRecord,
} from '../../../shared/api.ts';
import { isolated } from '../../../shared/core/person-name.ts';
import { currencyOf, editionOf, type AnyEdition } from '../../../shared/record/index.ts';
import { money } from '../../../shared/text/money.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import { fullBoxName } from '../../../shared/text/terms.ts';

/** Records in one currency, one line each. */
export interface RecordGroup {
  /** Its boxes; empty for what isn't about amounts. */
  readonly title: string;
  readonly lines: readonly string[];
}

/** Records from a person's games. */
export function recordsOfPerson(language: LanguageView, { records, streaks }: PersonFigures): RecordGroup[] {
  const words = language.words.print;
  return groups(
    records.map((own) => ({
      editions: own.editions,
      lines: moneyLines(language, own, 'own', ({ edition, amount }) =>
        words.bestRound(worth(language, edition, amount)),
      ),
    })),
    streaks.longestWins > 1 ? [words.streak(streaks.longestWins)] : [],
    language,
  );
}

/** Records from everybody's games. */
export function recordsOfGroup(language: LanguageView, { records }: GroupFigures): RecordGroup[] {
  const words = language.words.print;
  const { money: inMoney, highest, longestWins } = records;
  const unit = ({ edition }: AmountRecord) => currencyOf(edition);
  const highestLine = ({ edition, amount, person }: AmountRecord) =>
    words.highest(worth(language, edition, amount), person.name);
  const units = new Set(
    inMoney.flatMap(({ editions: [first] }) => (first === undefined ? [] : currencyOf(first))),
  );
  return groups(
    [
      ...inMoney.map((own) => ({
        editions: own.editions,
        lines: [
          ...highest
            .filter((record) => own.editions.some((edition) => currencyOf(edition) === unit(record)))
            .map(highestLine),
          ...moneyLines(language, own, 'all', ({ edition, amount, person }) =>
            words.bestRoundOf(worth(language, edition, amount), person.name),
          ),
        ],
      })),
      ...highest
        .filter((record) => !units.has(unit(record)))
        .map((record) => ({ editions: [record.edition], lines: [highestLine(record)] })),
    ],
    longestWins !== null && longestWins.games > 1
      ? [words.streakOf(longestWins.games, longestWins.name)]
      : [],
    language,
  );
}

/** With one currency there is nothing to tell it apart from. */
function groups(
  own: readonly { readonly editions: readonly AnyEdition[]; readonly lines: readonly string[] }[],
  others: readonly string[],
  language: LanguageView,
): RecordGroup[] {
  const told = own.filter(({ lines }) => lines.length > 0);
  const [only, ...more] = told;
  if (more.length === 0) {
    const lines = [...(only?.lines ?? []), ...others];
    return lines.length === 0 ? [] : [{ title: '', lines }];
  }
  return [
    ...told.map(({ editions, lines }) => ({
      title: language.list(editions.map((edition) => fullBoxName(language.words, edition))),
      lines,
    })),
    ...(others.length === 0 ? [] : [{ title: '', lines: others }]),
  ];
}

function moneyLines(
  language: LanguageView,
  { dearest, bestBargain, bestRound }: CurrencyRecords,
  whose: 'own' | 'all',
  roundLine: (bestRound: RoundRecord) => string,
): string[] {
  const words = language.words.print;
  const lot = (record: LotRecord) =>
    whose === 'own' ? works(language, record) : `${works(language, record)} (${isolated(record.buyer.name)})`;
  return [
    ...(dearest === null
      ? []
      : [words.dearest(lot(dearest), worth(language, dearest.edition, dearest.price))]),
    ...(bestBargain === null
      ? []
      : [
          words.bargain(
            lot(bestBargain),
            worth(language, bestBargain.edition, bestBargain.price),
            worth(language, bestBargain.edition, bestBargain.paid),
          ),
        ]),
    ...(bestRound === null ? [] : [roundLine(bestRound)]),
  ];
}

function works(language: LanguageView, { edition, artist, cards }: LotRecord): string {
  const artists: readonly { readonly id: string; readonly name: string }[] =
    editionOf(edition).edition.artists;
  const name = artists.find(({ id }) => id === artist)?.name ?? artist;
  return language.words.print.works(name, cards);
}

function worth(language: LanguageView, edition: LotRecord['edition'], amount: number): string {
  return money(edition, amount, language.locale);
}
