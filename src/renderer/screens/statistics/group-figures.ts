import type { GroupFigures } from '../../../shared/api.ts';
import { editionKey } from '../../../shared/record/index.ts';
import type { EveningWords } from '../../../shared/text/all-evenings.ts';
import type { Numbers } from '../../ui/charts/chart.ts';
import { sumOf, type ChartQuestion } from '../../features/figures/chart-question.ts';
import { gameAddress, lotFigures, type Figure } from '../../features/figures/figure.ts';
import { LINE } from '../../features/figures/group-charts.ts';
import type { StatisticsFormats } from '../../features/figures/formats.ts';

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

/** What scores win, box by box: only those at the same kind of table can be compared. */
export function scoresQuestion(
  { tables }: Pick<GroupFigures, 'tables'>,
  formats: StatisticsFormats,
  { scores: texts }: EveningWords,
): ChartQuestion {
  const told = { id: 'scores', title: texts.title };
  const boxes = [...Map.groupBy(tables, ({ edition }) => editionKey(edition)).values()];
  if (boxes.length === 0) {
    const chart = { ...told, answer: texts.none, spec: null, numbers: [] };
    return { id: told.id, views: [{ label: texts.title, chart }] };
  }
  return {
    id: told.id,
    views: boxes.flatMap((lines) => {
      const [most] = lines;
      const games = sumOf(lines.map((line) => line.games));
      if (most === undefined) return [];
      const { edition } = most;
      const amount = (value: number): string => formats.score(edition, value);
      const lowest = ({ lowestWin }: (typeof lines)[number]): number => lowestWin.amount;
      return {
        label: formats.edition(edition),
        chart: {
          ...told,
          answer: texts.answer(
            formats.seats(most.seats),
            amount(most.averageWinningScore),
            amount(lowest(most)),
          ),
          note: `${texts.note} ${formats.words.ofAll(formats.count(games), games)}`,
          spec: {
            kind: 'bars' as const,
            horizontal: true,
            categories: lines.map(({ seats }) => formats.seats(seats)),
            series: [
              {
                label: texts.range,
                ink: LINE,
                values: lines.map((line) => [lowest(line), line.highest.amount] as const),
                dots: lines.map(({ averageWinningScore }) => averageWinningScore),
                said: lines.map((line) =>
                  texts.said(
                    amount(line.averageWinningScore),
                    amount(lowest(line)),
                    amount(line.highest.amount),
                  ),
                ),
              },
            ],
            y: { label: texts.score, format: amount },
          },
          numbers: [tableNumbers({ tables: lines }, formats)],
        },
      };
    }),
  };
}

/** Scores by kind of table, since they are only comparable within one. */
export function tableNumbers({ tables }: Pick<GroupFigures, 'tables'>, formats: StatisticsFormats): Numbers {
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
