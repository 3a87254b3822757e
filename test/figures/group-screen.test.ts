import { describe, expect, test } from 'vitest';
import type { Figure } from '../../src/renderer/features/figures/figure.ts';
import {
  artistCharts,
  ratingChart,
  seasonChart,
  winChart,
} from '../../src/renderer/features/figures/group-charts.ts';
import {
  groupFigures,
  groupRecords,
  standing,
  tableNumbers,
} from '../../src/renderer/screens/statistics/group-figures.ts';
import type { AmountRecord, PersonLine } from '../../src/shared/api.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { categoriesIn, drawnIn, rowsOf, sum } from '../oracle/chart-seen.ts';
import { averaged, count, dayOf, decimal, duration, share, written } from '../oracle/written.ts';
import { ASKED, expectHeld, lines, lotFigure, outOf, rating, roundFigure, table, formats } from './asked.ts';

const words = en.statistics;

describe.each(ASKED)('the group’s statistics over %s', (_, { people, group }) => {
  test('have a correct row for each person', () => {
    for (const line of people) {
      expect(standing(line, formats)).toEqual([
        count(line.games),
        count(line.wins),
        decimal(line.expectedWins, 1),
        line.averagePlace === null ? '–' : decimal(line.averagePlace, 2),
        rating(line.rating),
        dayOf(line.lastPlayedAt),
      ]);
    }
  });

  test('have correct figures and records', () => {
    const { timed, priced, records } = group;
    expect(groupFigures(group, formats)).toEqual([
      { label: words.games, value: count(group.games) },
      { label: words.people, value: count(group.people) },
      ...(timed.averageMinutes === null
        ? []
        : [
            {
              label: words.length,
              value: duration(Math.round(timed.averageMinutes)),
              note: outOf(timed.games, timed.of),
            },
          ]),
      ...(priced.of === 0
        ? []
        : [
            { label: words.priced, value: count(priced.games), note: `of ${count(priced.of)} at Modern Art` },
          ]),
    ]);
    const { shortest, longest, longestWins } = records;
    const lasting = (label: string, one: typeof shortest): Figure[] =>
      one === null
        ? []
        : [
            {
              label,
              value: duration(one.minutes),
              note: dayOf(one.playedAt),
              href: `#/game/${one.game}/story`,
            },
          ];
    expect(groupRecords(group, formats)).toEqual([
      ...lotFigure('all', words.dearest, records.dearest),
      ...lotFigure('all', words.bestBargain, records.bestBargain),
      ...lotFigure('all', words.worstDeal, records.worstDeal),
      ...roundFigure('all', records.bestRound),
      ...(longestWins === null
        ? []
        : [
            {
              label: words.longestStreak,
              value: `${longestWins.name}: ${longestWins.games === 1 ? '1 win' : `${longestWins.games} wins`}`,
            },
          ]),
      ...lasting(words.shortest, shortest),
      ...lasting(words.longest, longest),
    ]);
  });

  test('have correct scores per edition and player count', () => {
    const by = ({ person, edition, amount }: AmountRecord) => `${person.name}: ${written(edition, amount)}`;
    expect(lines(tableNumbers(group, formats))).toEqual(
      group.tables.map((line) => [
        table(line),
        count(line.games),
        averaged(line.edition, line.averageScore),
        averaged(line.edition, line.averageWinningScore),
        averaged(line.edition, line.averageLead),
        by(line.highest),
        by(line.lowestWin),
        line.closest === null ? '–' : by(line.closest),
      ]),
    );
  });

  test('have charts of ratings and wins with correct bars and tables', () => {
    const ratings = ratingChart(people, formats);
    const span = ({ rating: { value, uncertainty } }: PersonLine) => [
      value - 2 * uncertainty,
      value + 2 * uncertainty,
    ];
    expect(rowsOf(ratings)).toEqual(
      people.map((line) => [
        line.name,
        ...[line.rating.value, line.rating.uncertainty, ...span(line)].map((value) => decimal(value, 1)),
      ]),
    );
    expect(drawnIn(ratings)).toEqual([[words.rating, people.map(span)]]);
    const best = itemAt(people, 0);
    const second = people[1];
    const isSure = second === undefined || itemAt(span(best), 0) > itemAt(span(second), 1);
    expect(ratings.answer).toBe(
      words.ratings[isSure ? 'sure' : 'unsure'](best.name, decimal(best.rating.value, 1)),
    );

    const wins = winChart(people, formats);
    const most = people.toSorted((one, other) => other.games - one.games);
    expect(rowsOf(wins)).toEqual(
      most.map((line) => [
        line.name,
        count(line.games),
        count(line.wins),
        decimal(line.expectedWins, 1),
        share(line.wins, line.games),
      ]),
    );
    expect(drawnIn(wins)).toEqual([
      [words.wins, most.map((line) => line.wins)],
      [words.expectedWins, most.map((line) => line.expectedWins)],
    ]);
    const above = people.map((line) => line.wins - line.expectedWins);
    const luckiest = itemAt(people, above.indexOf(Math.max(...above)));
    expect(wins.answer).toBe(
      words.winning.most(luckiest.name, count(luckiest.wins), decimal(luckiest.expectedWins, 1)),
    );
  });

  test('have a chart of the years with correct bars and tables', () => {
    const { seasons } = group;
    const told = seasonChart(group, formats);
    seasons.forEach(({ people: season }, at) => {
      expect(rowsOf(told, at)).toEqual(
        season.map(({ name, games, wins }) => [name, count(games), count(wins)]),
      );
    });
    expect(told.numbers.map(({ caption }) => caption)).toEqual(
      seasons.map(({ year, games }) => `Games in ${year}: ${count(games)}`),
    );
    const years = seasons.toReversed();
    const drawn = drawnIn(told);
    expect(categoriesIn(told)).toEqual(years.map(({ year }) => String(year)));
    // However the bars are grouped, those of a year add up to all wins of that year.
    years.forEach(({ people: season }, at) => {
      expect(sum(drawn.map(([, values]) => Number(values[at])))).toBe(sum(season.map(({ wins }) => wins)));
    });
    for (const [name, values] of drawn) {
      if (name === words.others) continue;
      expect(values).toEqual(
        years.map(({ people: season }) => season.find((one) => one.name === name)?.wins ?? 0),
      );
    }
    const leader = itemAt(itemAt(seasons, 0).people, 0);
    expect(told.answer).toBe(
      words.seasons.leader(
        leader.name,
        String(itemAt(seasons, 0).year),
        count(leader.wins),
        count(leader.games),
      ),
    );
  });

  test('have a chart of the artists with correct bars and tables', () => {
    const { views } = artistCharts('artists', words.artists.title, group.artists, formats);
    const boxes = [...new Set(group.artists.map(({ edition }) => edition))];
    if (boxes.length === 0) expect(views.map(({ chart }) => chart.spec)).toEqual([null]);
    boxes.forEach((edition, at) => expectHeld(itemAt(views, at).chart, edition, group.artists));
  });
});
