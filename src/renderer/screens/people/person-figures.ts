import type { PersonFigures } from '../../../shared/api.ts';
import type { AnyEdition } from '../../../shared/record/index.ts';
import type { Numbers } from '../../ui/charts/chart.ts';
import { basisNote, gameAddress, inBoxes, lotFigures, type Figure } from '../../features/figures/figure.ts';
import type { StatisticsFormats } from '../../features/figures/formats.ts';

/** A person's main figures. */
export function personFigures(person: PersonFigures, formats: StatisticsFormats): Figure[] {
  const { words, count, decimal, percent } = formats;
  const { games, wins, sharedWins, expectedWins, averagePlace, margin, dealerAndCollector, nemesis } = person;
  const rating = person.ratingNow;
  const favourite = person.artists[0];
  return [
    { label: words.games, value: count(games) },
    {
      label: words.wins,
      value: games === 0 ? count(wins) : words.winsOf(count(wins), percent(wins / games)),
      note: words.byChance(decimal(expectedWins), sharedWins),
    },
    ...(averagePlace === null ? [] : [{ label: words.averagePlace, value: decimal(averagePlace, 2) }]),
    ...(rating === null
      ? []
      : [
          {
            label: words.rating,
            value: words.ratingOf(decimal(rating.value), decimal(rating.uncertainty)),
            note: words.ratings.note,
          },
        ]),
    ...margin.map(({ editions, perPainting, paintings, basis }) => ({
      label: inBoxes(words.margin, editions, margin.length, formats),
      value: perPainting === null ? '–' : amountIn(editions, perPainting, formats),
      note: `${words.marginOf(count(paintings), paintings)} ${basisNote(basis, formats)}`,
    })),
    ...dealerAndCollector.map(({ editions, dealer, collector, basis }) => ({
      label: inBoxes(words.dealerAndCollector, editions, dealerAndCollector.length, formats),
      value:
        basis.games === 0
          ? '–'
          : words.dealt(amountIn(editions, dealer, formats), amountIn(editions, collector, formats)),
      note: basisNote(basis, formats),
    })),
    ...(favourite === undefined
      ? []
      : [
          {
            label: words.favourite,
            value: formats.artist(favourite.edition, favourite.artist).name,
            note: words.favouriteOf(
              count(favourite.works),
              percent(favourite.works / favourite.of),
              formats.edition(favourite.edition),
            ),
          },
        ]),
    {
      label: words.nemesis,
      value: nemesis?.name ?? '–',
      note:
        nemesis === null
          ? words.noNemesis
          : words.nemesisOf(
              person.name,
              count(nemesis.beaten),
              count(nemesis.beatenBy),
              count(nemesis.games),
            ),
    },
  ];
}

/** An amount in the currency that these boxes share. */
function amountIn(editions: readonly AnyEdition[], value: number, formats: StatisticsFormats): string {
  const [box] = editions;
  return box === undefined ? formats.decimal(value) : formats.score(box, value);
}

/** Streaks, and records from this person's games. */
export function personRecords({ streaks, records }: PersonFigures, formats: StatisticsFormats): Figure[] {
  const { words } = formats;
  const { winsNow, longestWins, withoutWinNow, longestWithoutWin } = streaks;
  return [
    { label: words.longestStreak, value: words.inARow(longestWins), note: words.now(words.inARow(winsNow)) },
    {
      label: words.longestDrought,
      value: words.gamesInARow(longestWithoutWin),
      note: words.now(words.gamesInARow(withoutWinNow)),
    },
    ...lotFigures(records, 'own', formats),
  ];
}

/** Scores by kind of table, since they are only comparable within one. */
export function averageNumbers({ averages }: PersonFigures, formats: StatisticsFormats): Numbers {
  const { words, table, score, count, percent, day } = formats;
  return {
    caption: words.averages,
    columns: [words.table, words.games, words.wins, words.share, words.averageScore, words.best, words.worst],
    rows: averages.map((line) => {
      const { edition, games, wins, averageScore, best, worst } = line;
      return {
        head: table(line),
        cells: [
          count(games),
          count(wins),
          percent(games === 0 ? 0 : wins / games),
          score(edition, averageScore),
          words.scoreOn(score(edition, best.score), day(best)),
          words.scoreOn(score(edition, worst.score), day(worst)),
        ],
        hrefs: [null, null, null, null, gameAddress(best), gameAddress(worst)],
      };
    }),
  };
}
