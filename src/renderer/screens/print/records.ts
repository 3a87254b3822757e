import type { GroupFigures, LotRecord, PersonFigures } from '../../../shared/api.ts';
import { editionOf } from '../../../shared/record/index.ts';
import { money } from '../../../shared/text/money.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';

/** Records from a person's games, one line each. */
export function recordsOfPerson(language: LanguageView, { records, streaks }: PersonFigures): string[] {
  const words = language.words.print;
  const { bestRound } = records;
  return [
    ...lotLines(language, records),
    ...(bestRound === null ? [] : [words.bestRound(worth(language, bestRound.edition, bestRound.amount))]),
    ...(streaks.longestWins > 1 ? [words.streak(streaks.longestWins)] : []),
  ];
}

/** Records from everybody's games. */
export function recordsOfGroup(language: LanguageView, { records, tables }: GroupFigures): string[] {
  const words = language.words.print;
  const { bestRound, longestWins } = records;
  const families = Map.groupBy(tables, ({ edition }) => editionOf(edition).family);
  // Compare money with money and points with points, across editions.
  const highest = [...families.values()].map((each) =>
    each.map((table) => table.highest).reduce((most, one) => (one.amount > most.amount ? one : most)),
  );
  return [
    ...highest.map(({ edition, amount, person }) =>
      words.highest(worth(language, edition, amount), person.name),
    ),
    ...lotLines(language, records),
    ...(bestRound === null
      ? []
      : [words.bestRoundOf(worth(language, bestRound.edition, bestRound.amount), bestRound.person.name)]),
    ...(longestWins !== null && longestWins.games > 1
      ? [words.streakOf(longestWins.games, longestWins.name)]
      : []),
  ];
}

function lotLines(
  language: LanguageView,
  { dearest, bestBargain }: { readonly dearest: LotRecord | null; readonly bestBargain: LotRecord | null },
): string[] {
  const words = language.words.print;
  return [
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
  ];
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
