import type { PersonFigures } from '../../../shared/api.ts';
import { addressOf, type Search } from '../../../shared/routes/index.ts';
import type { EveningWords } from '../../../shared/text/all-evenings.ts';
import type { Numbers } from '../../ui/charts/chart.ts';
import { gameAddress, lotFigures, type Figure } from '../../features/figures/figure.ts';
import type { StatisticsFormats } from '../../features/figures/formats.ts';

/** Records from this person's games, streaks, and who beats them. */
export function personRecords(
  { id, name, streaks, records, nemesis }: PersonFigures,
  search: Search,
  formats: StatisticsFormats,
  { pair }: EveningWords,
): Figure[] {
  const { words, count } = formats;
  const { winsNow, longestWins, withoutWinNow, longestWithoutWin } = streaks;
  return [
    ...lotFigures(records, 'own', formats),
    { label: words.longestStreak, value: words.inARow(longestWins), note: words.now(words.inARow(winsNow)) },
    {
      label: words.longestDrought,
      value: words.gamesInARow(longestWithoutWin),
      note: words.now(words.gamesInARow(withoutWinNow)),
    },
    {
      label: words.nemesis,
      value: nemesis?.name ?? '–',
      note:
        nemesis === null
          ? words.noNemesis
          : words.nemesisOf(name, count(nemesis.beaten), count(nemesis.beatenBy), count(nemesis.games)),
      ...(nemesis === null
        ? {}
        : { href: addressOf({ screen: 'pair', id, other: nemesis.id, search }), leads: pair.heading }),
    },
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
