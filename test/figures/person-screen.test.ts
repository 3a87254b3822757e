import { describe, expect, test } from 'vitest';
import { personCharts } from '../../src/renderer/screens/people/person-charts.ts';
import { averageNumbers, personRecords } from '../../src/renderer/screens/people/person-figures.ts';
import type { AverageLine, PersonFigures } from '../../src/shared/api.ts';
import { EVENINGS } from '../../src/shared/text/all-evenings.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { barsIn, drawnIn, rowsOf } from '../oracle/chart-seen.ts';
import { averaged, count, dayOf, decimal, share, written } from '../oracle/written.ts';
import {
  ASKED,
  expectHeld,
  game,
  lines,
  outOf,
  rating,
  recordFigures,
  table,
  formats,
  inTheLongRun,
  longRun,
} from './asked.ts';

const words = en.statistics;

const chartsOf = (person: PersonFigures) =>
  personCharts(person, {}, formats, EVENINGS.en).map(({ views }) => views);

describe.each(ASKED)('a person’s statistics over %s', (_, { persons }) => {
  const played = persons.filter(({ games }) => games > 0);

  test('say what selling and collecting bring, in each currency by itself', () => {
    expect(played.length).toBeGreaterThan(0);
    for (const person of played) {
      const { margin, dealerAndCollector } = person;
      const views = chartsOf(person)[3] ?? [];
      if (margin.length === 0) expect(views.map(({ chart }) => chart.spec)).toEqual([null]);
      margin.forEach(({ editions, basis, paintings, perPainting }, at) => {
        const { label, chart } = itemAt(views, at);
        const { dealer, collector } = itemAt(dealerAndCollector, at);
        const amount = (value: number) => averaged(itemAt(editions, 0), value);
        expect(label).toBe(editions.map(game).join(', '));
        if (basis.games === 0) {
          expect(chart.spec).toBeNull();
          return;
        }
        expect(chart.answer).toBe(
          `${person.name}: ${amount(dealer)} from selling, ${amount(collector)} from collecting, per game.`,
        );
        expect(chart.note).toContain(outOf(basis.games, basis.of));
        expect(drawnIn(chart)).toEqual([['Per game', [dealer, collector]]]);
        expect(rowsOf(chart)).toEqual([
          ['Selling', count(basis.games), amount(dealer)],
          ['Collecting', count(basis.games), amount(collector)],
        ]);
        expect(rowsOf(chart, 1)).toEqual([
          [count(paintings), perPainting === null ? '–' : amount(perPainting)],
        ]);
      });
    }
  });

  test('have correct streaks, records and averages', () => {
    for (const person of played) {
      const { streaks, records, averages, nemesis } = person;
      const won = (games: number) => (games === 1 ? '1 win' : `${games} wins`);
      const without = (games: number) => (games === 1 ? '1 game' : `${games} games`);
      expect(personRecords(person, {}, formats, EVENINGS.en)).toEqual([
        ...recordFigures('own', records),
        {
          label: words.longestStreak,
          value: won(streaks.longestWins),
          note: `Now: ${won(streaks.winsNow)}.`,
        },
        {
          label: words.longestDrought,
          value: without(streaks.longestWithoutWin),
          note: `Now: ${without(streaks.withoutWinNow)}.`,
        },
        {
          label: words.nemesis,
          value: nemesis?.name ?? '–',
          note:
            nemesis === null
              ? words.noNemesis
              : `${person.name} was ahead in ${nemesis.beaten} of ${nemesis.games} games together, behind in ${nemesis.beatenBy}.`,
          ...(nemesis === null
            ? {}
            : {
                href: `#/pair/${[person.id, nemesis.id].map(encodeURIComponent).join('/')}`,
                leads: 'Compare the two',
              }),
        },
      ]);
      expect(lines(averageNumbers(person, formats))).toEqual(
        averages.map((line) => [
          table(line),
          count(line.games),
          count(line.wins),
          share(line.wins, line.games),
          averaged(line.edition, line.averageScore),
          `${written(line.edition, line.best.score)}, ${dayOf(line.best.playedAt)}`,
          `${written(line.edition, line.worst.score)}, ${dayOf(line.worst.playedAt)}`,
        ]),
      );
    }
  });

  test('have charts with correct bars, lines and tables', () => {
    for (const person of played) {
      const [path, tables, against, , artists] = chartsOf(person);
      const chartOf = (views: typeof path) => {
        const chart = views?.[0]?.chart;
        if (chart === undefined) throw new Error('a chart');
        return chart;
      };

      const way = person.rating;
      expect(rowsOf(chartOf(path))).toEqual(
        way.map((point) => [
          dayOf(point.playedAt),
          game(point.edition),
          decimal(point.value, 1),
          decimal(point.uncertainty, 1),
        ]),
      );
      expect(drawnIn(chartOf(path)).map(([, values]) => values)).toEqual(
        [0, 2, -2].map((off) => way.map(({ value, uncertainty }) => value + off * uncertainty)),
      );
      const highest = Math.max(...way.map(({ value }) => value));
      const peak = way.find(({ value }) => value === highest);
      expect(chartOf(path).answer).toBe(
        words.path.answer(
          rating(itemAt(way, way.length - 1)),
          decimal(highest, 1),
          dayOf(peak?.playedAt ?? ''),
        ),
      );

      const enough = person.averages.filter(({ games }) => games >= 5);
      const above = ({ wins, games, seats }: AverageLine) => wins / games - 1 / seats;
      const most = Math.max(0, ...enough.map(above));
      const best = most === 0 ? undefined : enough.find((line) => above(line) === most);
      const first = (enough.length === 0 ? person.averages : enough).slice(0, 10);
      const shown = best === undefined || first.includes(best) ? first : [...first.slice(0, 9), best];
      expect(rowsOf(chartOf(tables))).toEqual(
        person.averages.map((line) => [
          table(line),
          count(line.games),
          count(line.wins),
          share(line.wins, line.games),
          inTheLongRun(line),
          share(1, line.seats),
        ]),
      );
      if (shown.length > 0) {
        const [series, ...others] = barsIn(chartOf(tables)).series;
        expect(others).toEqual([]);
        expect(series?.values).toEqual(shown.map(({ wins, games }) => 100 * (wins / games)));
        expect(series?.lines).toEqual(shown.map(({ seats }) => 100 / seats));
        expect(series?.said).toEqual(
          shown.map(({ wins, games, seats }) => `${share(wins, games)}, by chance ${share(1, seats)}`),
        );
        const chance = `${outOf(person.games, person.games)} ${decimal(person.expectedWins, 1)} expected by chance.`;
        const shared = person.sharedWins === 1 ? 'One was' : `${person.sharedWins} were`;
        expect(chartOf(tables).note).toMatch(
          new RegExp(`${person.sharedWins === 0 ? chance : `${chance} ${shared} shared.`}$`),
        );
        expect(lines(itemAt(chartOf(tables).numbers, 1))).toEqual(lines(averageNumbers(person, formats)));
        expect(chartOf(tables).answer).toBe(
          enough.length === 0
            ? 'It takes 5 games at one kind of table to say.'
            : best === undefined
              ? 'Nowhere more often than by chance, among the tables with at least 5 games.'
              : `Best at ${table(best)}: ${share(best.wins, best.games)} won, ${share(1, best.seats)} expected by chance.${
                  itemAt(longRun(best), 0) > 1 / best.seats ? '' : ' That may still be luck.'
                }`,
        );
      }

      const { opponents } = person;
      const rival = itemAt(opponents, 0);
      expect(rowsOf(chartOf(against))).toEqual(
        opponents.map(({ name, games, beaten, beatenBy }) =>
          [name, games, beaten, beatenBy, games - beaten - beatenBy].map(String),
        ),
      );
      expect(drawnIn(chartOf(against))).toEqual([
        [words.against.ahead, opponents.map(({ beaten }) => beaten)],
        [words.against.behind, opponents.map(({ beatenBy }) => beatenBy)],
      ]);
      expect(chartOf(against).answer).toBe(
        words.against.most(rival.name, count(rival.games), count(rival.beaten), count(rival.beatenBy)),
      );

      const boxes = [...new Set(person.artists.map(({ edition }) => edition))];
      if (boxes.length === 0) expect(chartOf(artists).spec).toBeNull();
      else {
        expect(artists?.map(({ label }) => label)).toEqual(boxes.map(game));
        boxes.forEach((edition, at) => expectHeld(itemAt(artists ?? [], at).chart, edition, person.artists));
      }
    }
  });
});
