import { describe, expect, test } from 'vitest';
import { personCharts } from '../../src/renderer/screens/people/person-charts.ts';
import {
  averageNumbers,
  personFigures,
  personRecords,
} from '../../src/renderer/screens/people/person-figures.ts';
import type { Figure } from '../../src/renderer/features/figures/figure.ts';
import type { AverageLine } from '../../src/shared/api.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { drawnIn, rowsOf } from '../oracle/chart-seen.ts';
import { averaged, count, dayOf, decimal, share, written } from '../oracle/written.ts';
import {
  ASKED,
  artist,
  expectHeld,
  game,
  labelled,
  lines,
  outOf,
  rating,
  recordFigures,
  table,
  formats,
} from './asked.ts';

const words = en.statistics;

/**
 * The lowest and the highest share of wins in the long run with which this many would be no surprise, found by trying.
 */
function longRun({ wins, games }: AverageLine): readonly [number, number] {
  const surprising = (share: number) =>
    Math.abs(wins / games - share) > 1.96 * Math.sqrt((share * (1 - share)) / games);
  const edge = (inside: number, outside: number): number => {
    if (!surprising(outside)) return outside;
    let [near, far] = [inside, outside];
    for (let times = 0; times < 50; times += 1) {
      const between = (near + far) / 2;
      if (surprising(between)) far = between;
      else near = between;
    }
    return near;
  };
  return [edge(wins / games, 0), edge(wins / games, 1)];
}

function inTheLongRun(line: AverageLine): string {
  const [low, high] = longRun(line);
  return `${share(low, 1)} to ${share(high, 1)}`;
}

describe.each(ASKED)('a person’s statistics over %s', (_, { persons }) => {
  const played = persons.filter(({ games }) => games > 0);

  test('have correct figures', () => {
    expect(played.length).toBeGreaterThan(0);
    for (const person of played) {
      const { games, wins, margin, dealerAndCollector, nemesis } = person;
      const [favourite] = person.artists;
      const now = person.ratingNow;
      if (now === null) throw new Error('who played is rated');
      const chance = `${decimal(person.expectedWins, 1)} expected by chance.`;
      const shared = person.sharedWins === 1 ? 'One was' : `${person.sharedWins} were`;
      const wanted: Figure[] = [
        { label: words.games, value: count(games) },
        {
          label: words.wins,
          value: `${count(wins)} (${share(wins, games)})`,
          note: person.sharedWins === 0 ? chance : `${chance} ${shared} shared.`,
        },
        ...(person.averagePlace === null
          ? []
          : [{ label: words.averagePlace, value: decimal(person.averagePlace, 2) }]),
        { label: words.rating, value: rating(now), note: words.ratings.note },
        ...margin.map(({ editions, basis, paintings, perPainting }) => ({
          label: labelled(words.margin, editions, margin.length),
          value: perPainting === null ? '–' : averaged(itemAt(editions, 0), perPainting),
          note: `${words.marginOf(count(paintings), paintings)} ${outOf(basis.games, basis.of)}`,
        })),
        ...dealerAndCollector.map(({ editions, basis, dealer, collector }) => ({
          label: labelled(words.dealerAndCollector, editions, margin.length),
          value:
            basis.games === 0
              ? '–'
              : `${averaged(itemAt(editions, 0), dealer)} from selling, ${averaged(itemAt(editions, 0), collector)} from collecting, per game`,
          note: outOf(basis.games, basis.of),
        })),
        ...(favourite === undefined
          ? []
          : [
              {
                label: words.favourite,
                value: artist(favourite.edition, favourite.artist),
                note: `${count(favourite.works)} works, ${share(favourite.works, favourite.of)} of all in ${game(favourite.edition)}.`,
              },
            ]),
        {
          label: words.nemesis,
          value: nemesis?.name ?? '–',
          note:
            nemesis === null
              ? words.noNemesis
              : `${person.name} was ahead in ${nemesis.beaten} of ${nemesis.games} games together, behind in ${nemesis.beatenBy}.`,
        },
      ];
      expect(personFigures(person, formats), person.name).toEqual(wanted);
    }
  });

  test('have correct streaks, records and averages', () => {
    for (const person of played) {
      const { streaks, records, averages } = person;
      const won = (games: number) => (games === 1 ? '1 win' : `${games} wins`);
      const without = (games: number) => (games === 1 ? '1 game' : `${games} games`);
      expect(personRecords(person, formats)).toEqual([
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
        ...recordFigures('own', records),
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
      const [path, tables, against, artists] = personCharts(person, formats).map(({ views }) => views);
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
        expect(drawnIn(chartOf(tables)).map(([, values]) => values.map(Number))).toEqual([
          shown.map(({ wins, games }) => 100 * (wins / games)),
          shown.map(({ seats }) => 100 / seats),
        ]);
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
