import { describe, expect, test } from 'vitest';
import type { Figure } from '../../src/renderer/features/figures/figure.ts';
import { artistCharts, seasonChart } from '../../src/renderer/features/figures/group-charts.ts';
import {
  groupRecords,
  scoresQuestion,
  tableNumbers,
} from '../../src/renderer/screens/statistics/group-figures.ts';
import type { AmountRecord } from '../../src/shared/api.ts';
import { standingsOf } from '../../src/renderer/features/figures/standings.ts';
import { EVENINGS } from '../../src/shared/text/all-evenings.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { barsIn, categoriesIn, drawnIn, rowsOf, sum } from '../oracle/chart-seen.ts';
import { averaged, count, dayOf, decimal, duration, written } from '../oracle/written.ts';
import {
  ASKED,
  artist,
  expectHeld,
  game,
  lines,
  outOf,
  rating,
  recordFigures,
  table,
  formats,
} from './asked.ts';

const words = en.statistics;

describe.each(ASKED)('the group’s statistics over %s', (_, { people, group }) => {
  test('have a correct row for each person', () => {
    const { rows } = standingsOf(people, formats, EVENINGS.en);
    const [lowest, highest] = [Math.min, Math.max].map((of, side) =>
      of(25, ...people.map((one) => one.rating.value + (side * 4 - 2) * one.rating.uncertainty)),
    );
    const wide = (highest ?? NaN) - (lowest ?? NaN);
    const along = (value: number) => expect.closeTo((value - (lowest ?? NaN)) / wide, 9) as number;
    const most = Math.max(...people.flatMap((one) => [one.wins, one.expectedWins]), 1);
    people.forEach((line, at) => {
      const { value, uncertainty } = line.rating;
      const wins = line.wins === 1 ? '1 win' : `${count(line.wins)} wins`;
      const peak = Math.max(...line.course.map((moment) => moment.value));
      const favourite =
        line.favourite === null ? null : artist(line.favourite.edition, line.favourite.artist);
      expect(itemAt(rows, at), line.name).toMatchObject({
        name: line.name,
        games: `${line.games === 1 ? '1 game' : `${count(line.games)} games`}, last on ${dayOf(line.lastPlayedAt)}`,
        favourite: favourite === null ? null : { name: favourite },
        rating: {
          text: rating(line.rating),
          value: along(value),
          inner: { from: along(value - uncertainty), wide: expect.closeTo((2 * uncertainty) / wide, 9) },
          outer: { from: along(value - 2 * uncertainty), wide: expect.closeTo((4 * uncertainty) / wide, 9) },
        },
        course: { text: `highest ${decimal(peak, 1)}` },
        wins: {
          text: `${wins}, ${decimal(line.expectedWins, 1)} expected`,
          won: line.wins / most,
          expected: expect.closeTo(line.expectedWins / most, 9) as number,
        },
        latest: {
          text: line.averagePlace === null ? '' : `place ${decimal(line.averagePlace, 2)} on average`,
          games: line.latest.map(({ place, seats }) => ({
            text: place === null ? 'not won' : `${place} of ${seats}`,
            won: place === 1,
          })),
        },
      });
    });
  });

  test('have correct records', () => {
    const { records } = group;
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
      ...recordFigures('all', records.money),
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

  test('have a chart of the scores that win, edition by edition', () => {
    const { views } = scoresQuestion(group, formats, EVENINGS.en);
    const boxes = [...new Set(group.tables.map(({ edition }) => edition))];
    if (boxes.length === 0) expect(views.map(({ chart }) => chart.spec)).toEqual([null]);
    boxes.forEach((edition, at) => {
      const { label, chart } = itemAt(views, at);
      const own = group.tables.filter((line) => line.edition === edition);
      expect(label).toBe(game(edition));
      expect(categoriesIn(chart)).toEqual(own.map(({ seats }) => `${seats} players`));
      const [series] = barsIn(chart).series;
      expect(series?.values).toEqual(own.map(({ lowestWin, highest }) => [lowestWin.amount, highest.amount]));
      expect(series?.dots).toEqual(own.map(({ averageWinningScore }) => averageWinningScore));
      expect(rowsOf(chart).map(([head, games]) => [head, games])).toEqual(
        own.map((line) => [table(line), count(line.games)]),
      );
      const most = itemAt(own, 0);
      expect(chart.answer).toBe(
        `With ${most.seats} players, ${averaged(edition, most.averageWinningScore)} on average. The lowest win was ${written(edition, most.lowestWin.amount)}.`,
      );
      const games = sum(own.map((line) => line.games));
      expect(chart.note).toContain(outOf(games, games));
    });
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
