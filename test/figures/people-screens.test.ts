import { describe, expect, test } from 'vitest';
import { artistCharts, seasonChart } from '../../src/renderer/features/figures/group-charts.ts';
import { standingsOf } from '../../src/renderer/features/figures/standings.ts';
import { personCharts } from '../../src/renderer/screens/people/person-charts.ts';
import { averageNumbers, personRecords } from '../../src/renderer/screens/people/person-figures.ts';
import {
  groupRecords,
  scoresQuestion,
  tableNumbers,
} from '../../src/renderer/screens/statistics/group-figures.ts';
import type { View } from '../../src/renderer/features/figures/game/charts.ts';
import type { ArtistHeld, AverageLine, CurrencyRecords } from '../../src/shared/api.ts';
import type { AnyEdition } from '../../src/shared/record/index.ts';
import { EVENINGS } from '../../src/shared/text/all-evenings.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { IDS, nameOf } from '../main/store/many-games.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { barsIn, categoriesIn, drawnIn, rowsOf, sum } from '../oracle/chart-seen.ts';
import type { FinishedGame } from '../oracle/finished-games.ts';
import { groupOver } from '../oracle/group.ts';
import { figuresOf, linesOf } from '../oracle/people.ts';
import { ratingsOver } from '../oracle/rated.ts';
import { averaged, count, dayOf, decimal, duration, share, written } from '../oracle/written.ts';
import { ALL, artist, game, inTheLongRun, outOf, rating, table } from './asked.ts';
import { formats } from '../renderer/features/figures/group.ts';

const words = en.statistics;

function ask(games: readonly FinishedGame[]) {
  const ratings = ratingsOver(games);
  return {
    people: linesOf(games, nameOf, ratings),
    persons: IDS.map((id) => figuresOf(games, id, nameOf, ratings)).filter((one) => one.games > 0),
    group: groupOver(games, nameOf),
  };
}

/**
 * Filters that leave many games, those of one box, a few, and one. Sentences and records, one by one, are in the tests of
 * the screens; here every chart and table has what the figures say.
 */
describe.each([
  ['many games', ask(ALL)],
  ['one edition', ask(ALL.filter(({ edition }) => edition === 'modern-art-cmon-en'))],
  ['points alone', ask(ALL.filter(({ family }) => family === 'gallery'))],
  ['three games', ask(ALL.slice(10, 13))],
  ['one game', ask(ALL.slice(20, 21))],
])('over %s', (_, { people, persons, group }) => {
  /** What records are called, in each currency. */
  const recordLabels = (records: readonly CurrencyRecords[]) =>
    records.flatMap(({ editions, dearest, bestBargain, worstDeal, bestRound }) =>
      [
        ...(dearest === null ? [] : [words.dearest]),
        ...(bestBargain === null ? [] : [words.bestBargain]),
        ...(worstDeal === null ? [] : [words.worstDeal]),
        ...(bestRound === null ? [] : [words.bestRound]),
      ].map((label) => (records.length === 1 ? label : `${label} (${editions.map(game).join(', ')})`)),
    );

  /** A view for each box, or one that says that there is none. */
  function expectArtists(views: readonly View[], held: readonly ArtistHeld[]): void {
    const boxes = [...new Set(held.map(({ edition }) => edition))];
    if (boxes.length === 0) expect(views.map(({ chart }) => chart.spec)).toEqual([null]);
    else expect(views.map(({ label }) => label)).toEqual(boxes.map(game));
    boxes.forEach((edition, at) => {
      const { chart } = itemAt(views, at);
      const own = held.filter((one) => one.edition === edition);
      const names = own.map((one) => artist(edition, one.artist));
      expect(rowsOf(chart)).toEqual(
        own.map(({ works, of: all }, place) => [names[place], count(works), share(works, all)]),
      );
      expect(drawnIn(chart)).toEqual([[words.works, own.map(({ works }) => works)]]);
      expect(categoriesIn(chart)).toEqual(names);
      const { works, of: all } = itemAt(own, 0);
      expect(chart.answer).toBe(
        words.artists.most(itemAt(names, 0), game(edition), count(works), share(works, all)),
      );
    });
  }

  test('the group has everybody’s row, its records, and the scores of each kind of table', () => {
    const { rows } = standingsOf(people, formats, EVENINGS.en);
    expect(rows.map((row) => [row.name, row.rating.text, row.favourite?.name ?? null])).toEqual(
      people.map(({ name, rating: own, favourite }) => [
        name,
        rating(own),
        favourite === null ? null : artist(favourite.edition, favourite.artist),
      ]),
    );
    const { money, longestWins, shortest, longest } = group.records;
    const { tables } = group;
    const records = groupRecords(group, formats);
    expect(records.map(({ label }) => label)).toEqual([
      ...recordLabels(money),
      ...(longestWins === null ? [] : [words.longestStreak]),
      ...(shortest === null ? [] : [words.shortest]),
      ...(longest === null ? [] : [words.longest]),
    ]);
    const found = (label: string) => records.find((one) => one.label === label);
    for (const [label, one] of [
      [words.shortest, shortest],
      [words.longest, longest],
    ] as const) {
      if (one === null) continue;
      expect(found(label)).toMatchObject({
        value: duration(one.minutes),
        note: dayOf(one.playedAt),
        href: `#/game/${one.game}/story`,
      });
    }
    if (longestWins !== null)
      expect(found(words.longestStreak)?.value).toBe(
        `${longestWins.name}: ${longestWins.games === 1 ? '1 win' : `${longestWins.games} wins`}`,
      );
    expect(tableNumbers(group, formats).rows.map(({ head, cells }) => [head, ...cells.slice(0, 4)])).toEqual(
      tables.map((line) => [
        table(line),
        count(line.games),
        ...[line.averageScore, line.averageWinningScore, line.averageLead].map((value) =>
          averaged(line.edition, value),
        ),
      ]),
    );
    const { views } = scoresQuestion(group, formats, EVENINGS.en);
    const boxes: readonly AnyEdition[] = [...new Set(tables.map(({ edition }) => edition))];
    if (boxes.length === 0) expect(views.map(({ chart }) => chart.spec)).toEqual([null]);
    boxes.forEach((edition, at) => {
      const { label, chart } = itemAt(views, at);
      const own = tables.filter((line) => line.edition === edition);
      expect(label).toBe(game(edition));
      expect(categoriesIn(chart)).toEqual(own.map(({ seats }) => `${seats} players`));
      const [series] = barsIn(chart).series;
      expect(series?.values).toEqual(own.map(({ lowestWin, highest }) => [lowestWin.amount, highest.amount]));
      expect(series?.dots).toEqual(own.map(({ averageWinningScore }) => averageWinningScore));
      expect(rowsOf(chart).map(([head, games]) => [head, games])).toEqual(
        own.map((line) => [table(line), count(line.games)]),
      );
    });
  });

  test('the group’s years and artists have correct bars and tables', () => {
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
    const { year, people: season } = itemAt(seasons, 0);
    const { name, wins, games } = itemAt(season, 0);
    expect(told.answer).toBe(words.seasons.leader(name, String(year), count(wins), count(games)));
    expectArtists(artistCharts('artists', words.artists.title, group.artists, formats).views, group.artists);
  });

  test('everybody has correct records and averages, and charts with correct bars, lines and tables', () => {
    expect(persons.length).toBeGreaterThan(0);
    for (const person of persons) {
      const { records, averages, margin, dealerAndCollector, opponents, rating: way } = person;
      expect(personRecords(person, {}, formats, EVENINGS.en).map(({ label }) => label)).toEqual([
        ...recordLabels(records),
        ...[words.longestStreak, words.longestDrought, words.nemesis],
      ]);
      const scores = averages.map((line) => [
        table(line),
        count(line.games),
        count(line.wins),
        share(line.wins, line.games),
        averaged(line.edition, line.averageScore),
        `${written(line.edition, line.best.score)}, ${dayOf(line.best.playedAt)}`,
        `${written(line.edition, line.worst.score)}, ${dayOf(line.worst.playedAt)}`,
      ]);
      expect(averageNumbers(person, formats).rows.map(({ head, cells }) => [head, ...cells])).toEqual(scores);

      const questions = personCharts(person, {}, formats, EVENINGS.en).map(({ views }) => views);
      const [path, tables, against] = questions.map((views) => itemAt(views, 0).chart);
      const [, , , dealing = [], artists = []] = questions;
      if (path === undefined || tables === undefined || against === undefined) throw new Error('five charts');
      if (margin.length === 0) expect(dealing.map(({ chart }) => chart.spec)).toEqual([null]);
      margin.forEach(({ editions, basis }, at) => {
        const { label, chart } = itemAt(dealing, at);
        const { dealer, collector } = itemAt(dealerAndCollector, at);
        expect(label).toBe(editions.map(game).join(', '));
        if (basis.games === 0) expect(chart.spec).toBeNull();
        else {
          expect(chart.note).toContain(outOf(basis.games, basis.of));
          expect(drawnIn(chart)).toEqual([['Per game', [dealer, collector]]]);
        }
      });

      expect(rowsOf(path)).toEqual(
        way.map(({ playedAt, edition, value, uncertainty }) => [
          dayOf(playedAt),
          game(edition),
          decimal(value, 1),
          decimal(uncertainty, 1),
        ]),
      );
      expect(drawnIn(path).map(([, values]) => values)).toEqual(
        [0, 2, -2].map((off) => way.map(({ value, uncertainty }) => value + off * uncertainty)),
      );
      const highest = Math.max(...way.map(({ value }) => value));
      const peak = dayOf(way.find(({ value }) => value === highest)?.playedAt ?? '');
      expect(path.answer).toBe(
        words.path.answer(rating(itemAt(way, way.length - 1)), decimal(highest, 1), peak),
      );

      expect(rowsOf(tables)).toEqual(
        averages.map((line) => [
          table(line),
          count(line.games),
          count(line.wins),
          share(line.wins, line.games),
          inTheLongRun(line),
          share(1, line.seats),
        ]),
      );
      const enough = averages.filter(({ games }) => games >= 5);
      const above = ({ wins, games, seats }: AverageLine) => wins / games - 1 / seats;
      const best = enough.toSorted((one, other) => above(other) - above(one)).slice(0, 1);
      const first = (enough.length === 0 ? averages : enough).slice(0, 10);
      const shown = best.every((line) => above(line) <= 0 || first.includes(line))
        ? first
        : [...first.slice(0, 9), ...best];
      if (shown.length > 0) {
        const [series, ...others] = barsIn(tables).series;
        expect(others).toEqual([]);
        expect(series?.values).toEqual(shown.map(({ wins, games }) => 100 * (wins / games)));
        expect(series?.lines).toEqual(shown.map(({ seats }) => 100 / seats));
        expect(series?.said).toEqual(
          shown.map(({ wins, games, seats }) => `${share(wins, games)}, by chance ${share(1, seats)}`),
        );
        expect(rowsOf(tables, 1)).toEqual(scores);
      }

      expect(rowsOf(against)).toEqual(
        opponents.map(({ name, games, beaten, beatenBy }) =>
          [name, games, beaten, beatenBy, games - beaten - beatenBy].map(String),
        ),
      );
      expect(drawnIn(against)).toEqual([
        [words.against.ahead, opponents.map(({ beaten }) => beaten)],
        [words.against.behind, opponents.map(({ beatenBy }) => beatenBy)],
      ]);
      const { name, ...rival } = itemAt(opponents, 0);
      expect(against.answer).toBe(
        words.against.most(name, count(rival.games), count(rival.beaten), count(rival.beatenBy)),
      );
      expectArtists(artists, person.artists);
    }
  });
});
