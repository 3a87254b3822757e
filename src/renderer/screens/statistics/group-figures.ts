import type { GroupFigures } from '../../../shared/api.ts';
import type { Numbers } from '../../ui/charts/chart.ts';
import { basisNote, gameAddress, lotFigures, type Figure } from '../../features/figures/figure.ts';
import type { StatisticsFormats } from '../../features/figures/formats.ts';

/** The group's main figures. */
export function groupFigures(group: GroupFigures, formats: StatisticsFormats): Figure[] {
  const { words, count, minutes } = formats;
  const { averageMinutes } = group.timed;
  return [
    { label: words.people, value: count(group.people) },
    ...(averageMinutes === null
      ? []
      : [
          {
            label: words.length,
            value: minutes(Math.round(averageMinutes)),
            note: basisNote(group.timed, formats),
          },
        ]),
    ...(group.priced.of === 0
      ? []
      : [
          {
            label: words.priced,
            value: count(group.priced.games),
            note: words.pricedOf(count(group.priced.of)),
          },
        ]),
  ];
}

/** Records from all games. */
export function groupRecords({ records }: GroupFigures, formats: StatisticsFormats): Figure[] {
  const { words, day, minutes } = formats;
  const { money, shortest, longest, longestWins } = records;
  return [
    ...lotFigures(money, 'all', formats),
    ...(longestWins === null
      ? []
      : [
          {
            label: words.longestStreak,
            value: words.byPerson(longestWins.name, words.inARow(longestWins.games)),
          },
        ]),
    ...(shortest === null
      ? []
      : [
          {
            label: words.shortest,
            value: minutes(shortest.minutes),
            note: day(shortest),
            href: gameAddress(shortest),
          },
        ]),
    ...(longest === null
      ? []
      : [
          {
            label: words.longest,
            value: minutes(longest.minutes),
            note: day(longest),
            href: gameAddress(longest),
          },
        ]),
  ];
}

/** Scores by kind of table, since they are only comparable within one. */
export function tableNumbers({ tables }: GroupFigures, formats: StatisticsFormats): Numbers {
  const { words, table, score, count } = formats;
  return {
    caption: words.tables,
    columns: [
      words.table,
      words.games,
      words.averageScore,
      words.averageWin,
      words.averageLead,
      words.highest,
      words.lowestWin,
      words.closest,
    ],
    rows: tables.map((line) => {
      const { edition, games, averageScore, averageWinningScore, averageLead } = line;
      const { highest, lowestWin, closest } = line;
      return {
        head: table(line),
        cells: [
          count(games),
          score(edition, averageScore),
          score(edition, averageWinningScore),
          score(edition, averageLead),
          words.byPerson(highest.person.name, score(edition, highest.amount)),
          words.byPerson(lowestWin.person.name, score(edition, lowestWin.amount)),
          closest === null ? '–' : words.byPerson(closest.person.name, score(edition, closest.amount)),
        ],
        hrefs: [
          null,
          null,
          null,
          null,
          gameAddress(highest),
          gameAddress(lowestWin),
          closest === null ? null : gameAddress(closest),
        ],
      };
    }),
  };
}
