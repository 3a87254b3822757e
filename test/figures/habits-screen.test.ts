import { describe, expect, test } from 'vitest';
import {
  comparedChart,
  endersChart,
  timesChart,
  turnsQuestion,
  yearsInReview,
} from '../../src/renderer/features/figures/habit-charts.ts';
import { paidChart, pairChart, pairYearsChart } from '../../src/renderer/features/figures/pair-charts.ts';
import { priceChart } from '../../src/renderer/features/figures/price-chart.ts';
import { topGamesCharts } from '../../src/renderer/features/figures/top-games-charts.ts';
import { stopsOf } from '../../src/renderer/ui/charts/stops.ts';
import { GAME_TOPS, PRICE_TRAITS, type Estimate, type TopGame } from '../../src/shared/api.ts';
import { editionOf } from '../../src/shared/record/index.ts';
import { EVENINGS } from '../../src/shared/text/all-evenings.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { nameOf } from '../main/store/many-games.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { barsIn, categoriesIn, drawnIn, rowsOf, sum } from '../oracle/chart-seen.ts';
import { gameTopsOver } from '../oracle/game-tops.ts';
import { groupOver } from '../oracle/group.ts';
import { habitsOver } from '../oracle/habits.ts';
import { pairOver } from '../oracle/pair.ts';
import { pricesOver } from '../oracle/prices.ts';
import { averaged, count, dayOf, decimal, duration, gained, share } from '../oracle/written.ts';
import { ALL, inTheLongRun, longRun, outOf, table } from './asked.ts';
import { formats } from '../renderer/features/figures/group.ts';

const words = EVENINGS.en;
const percent = (value: number) => share(value, 1);
const held = ({ interval }: Estimate, said: (value: number) => string) =>
  interval === null ? '–' : `${said(interval[0])} to ${said(interval[1])}`;

describe('the group’s habits', () => {
  const { times, enders, turns, neighbours, years, places } = habitsOver(
    ALL,
    nameOf,
    '2026-11-24T12:00:00.000Z',
  );

  const { timed } = groupOver(ALL, nameOf);

  test('have calendars with correct bars and tables', () => {
    for (const by of ['weeks', 'weekdays'] as const) {
      const chart = timesChart({ times, timed }, by, formats, words);
      expect(chart.note).toContain(
        `${count(times.games)} games, ${decimal(times.games / times.evenings, 1)} an evening on average. A game takes ${duration(Math.round(timed.averageMinutes ?? NaN))} on average. ${outOf(timed.games, timed.of)}`,
      );
      const most = times.weekdays.toSorted((one, other) => other.evenings - one.evenings)[0];
      expect(chart.answer).toContain(`${count(most?.evenings ?? 0)} of ${count(times.evenings)} evenings`);
      expect(rowsOf(chart).map(([, ...cells]) => cells)).toEqual(
        times.weekdays.map(({ evenings, games }) => [count(evenings), count(games)]),
      );
      expect(rowsOf(chart, 1)).toEqual(
        times.years.map(({ year, evenings, games }) => [String(year), count(evenings), count(games)]),
      );
    }
    expect(drawnIn(timesChart({ times, timed }, 'weekdays', formats, words))).toEqual([
      ['Evenings', times.weekdays.map(({ evenings }) => evenings)],
    ]);
  });

  test('have a chart of who ends rounds with correct bars and tables', () => {
    const chart = endersChart(enders, formats, words);
    const all = [enders.everybody, ...enders.people];
    const cells = (one: Estimate | null) =>
      one === null ? ['–', '–'] : [percent(one.value), held(one, percent)];
    expect(rowsOf(chart)).toEqual(
      all.map((line) => [
        line.name === '' ? 'Everybody' : line.name,
        count(line.rounds),
        count(line.ended),
        decimal(line.expected, 1),
        ...cells(line.ending),
        ...cells(line.otherwise),
      ]),
    );
    const span = (one: Estimate | null) =>
      one && (one.interval ?? [one.value, one.value]).map((end) => 100 * end);
    expect(drawnIn(chart)).toEqual([
      [words.enders.ending, all.map(({ ending }) => span(ending))],
      [words.enders.otherwise, all.map(({ otherwise }) => span(otherwise))],
    ]);
  });

  test.each([0, 1] as const)('have a chart of the seats with correct bars and tables (%s)', (view) => {
    const { lines, basis } = view === 0 ? turns : neighbours;
    const { seats, said, best, note } = words.turns[(['turns', 'neighbours'] as const)[view]];
    const { chart } = itemAt(turnsQuestion({ turns, neighbours }, formats, words).views, view);
    const above = lines.map(({ won, expectedWins, games }) => won.value - expectedWins / games);
    const most = itemAt(lines, above.indexOf(Math.max(...above)));
    const chance = percent(most.expectedWins / most.games);
    expect(chart.answer).toContain(best(itemAt(said, most.turn), percent(most.won.value), chance));
    expect(chart.note).toBe(`${note} ${outOf(basis.games, basis.of)}`);
    expect(rowsOf(chart)).toEqual(
      lines.map((line, at) => [
        seats[at],
        count(line.games),
        count(line.wins),
        share(line.wins, line.games),
        held(line.won, percent),
        percent(line.expectedWins / line.games),
      ]),
    );
    expect(drawnIn(chart)).toEqual([[words.turns.won, lines.map(({ won }) => 100 * won.value)]]);
    const [series] = chart.spec?.kind === 'bars' ? chart.spec.series : [];
    expect(series?.lines).toEqual(lines.map((line) => 100 * (line.expectedWins / line.games)));
  });

  test.each([
    ['years', years],
    ['places', places],
  ] as const)('have a chart that compares %s with correct bars and tables', (id, sittings) => {
    const chart = comparedChart(id, sittings, formats, words);
    const two = sittings.slice(0, 2);
    const of = (at: number, name: string) => two[at]?.people.find((line) => line.name === name);
    const rows = rowsOf(chart);
    expect(new Set(rows.map(([name]) => name))).toEqual(
      new Set(two.flatMap(({ people }) => people.map(({ name }) => name))),
    );
    for (const [name = '', ...cells] of rows) {
      expect(cells, name).toEqual(
        [0, 1].flatMap((at) => {
          const own = of(at, name);
          return own === undefined
            ? ['–', '–', '–', '–']
            : [count(own.games), count(own.wins), share(own.wins, own.games), inTheLongRun(own)];
        }),
      );
    }
    expect(drawnIn(chart)).toEqual(
      two.map(({ key }, at) => [
        key,
        rows.map(([name = '']) => {
          const own = of(at, name);
          return own === undefined ? null : longRun(own).map((end) => expect.closeTo(100 * end, 4) as number);
        }),
      ]),
    );
    two.forEach((_, at) => {
      expect(barsIn(chart).series[at]?.dots).toEqual(
        rows.map(([name = '']) => {
          const own = of(at, name);
          return own === undefined ? NaN : 100 * (own.wins / own.games);
        }),
      );
    });
    const games = sum(two.map((sitting) => sitting.games));
    expect(chart.note).toContain(outOf(games, games));
    expect(rowsOf(chart, 1)).toEqual(
      two.map(({ key, evenings, games, averageMinutes }) => [
        key,
        count(evenings),
        count(games),
        averageMinutes === null ? '–' : duration(Math.round(averageMinutes)),
        decimal(games / evenings, 1),
      ]),
    );
  });

  test('say each label once, whatever is pointed at', () => {
    for (const { spec } of [
      endersChart(enders, formats, words),
      ...turnsQuestion({ turns, neighbours }, formats, words).views.map(({ chart }) => chart),
      comparedChart('years', years, formats, words),
      timesChart({ times, timed }, 'weekdays', formats, words),
    ]) {
      if (spec === null) throw new Error('it is drawn');
      for (const { said } of stopsOf(spec)) {
        for (const { label } of spec.series) expect(said.split(`${label}:`).length, said).toBeLessThan(3);
      }
    }
  });

  test('have a link to each year', () => {
    const [{ items } = { items: [] }] = yearsInReview(years, { tag: 'club' }, formats, words);
    expect(items.map(({ text, href }) => [text, href])).toEqual(
      years.map(({ key }) => [key, `#/year/${key}?tag=club`]),
    );
  });
});

test('two people have correct charts and tables', () => {
  const pair = pairOver(ALL, nameOf, 'ada', 'bo');
  const chart = pairChart(pair, formats, words);
  expect(chart.answer).toContain(
    `Ada was ahead in ${pair.ahead} of ${pair.games} games together, Bo in ${pair.behind}.`,
  );
  expect(rowsOf(chart).map(([, lead]) => lead)).toEqual(pair.course.map(({ value }) => count(value)));
  const years = pairYearsChart(pair, formats, words);
  expect(rowsOf(years)).toEqual(
    pair.years.map(({ year, games, ahead, behind }) =>
      [year, games, ahead, behind, games - ahead - behind].map(String),
    ),
  );
  expect(drawnIn(years)).toEqual([
    ['Ada', pair.years.map(({ ahead }) => ahead)],
    ['Bo', pair.years.map(({ behind }) => behind)],
  ]);
  const won = pair.years.filter(({ ahead, behind }) => ahead > behind).length;
  const lost = pair.years.filter(({ ahead, behind }) => behind > ahead).length;
  expect(years.answer).toBe(`Years ahead: Ada ${won}, Bo ${lost}.`);
  expect(drawnIn(chart)).toEqual([['Ada', pair.course.map(({ value }) => value)]]);
  const paid = paidChart(pair, formats, words);
  const known = pair.money.filter(({ basis }) => basis.games > 0);
  expect(known.length).toBeGreaterThan(0);
  expect(paid?.views).toHaveLength(known.length);
  known.forEach(({ editions: [edition], basis, paid: to, received: from }, at) => {
    const told = paid?.views[at]?.chart;
    if (told === undefined || edition === undefined) throw new Error('each currency has a view');
    expect(rowsOf(told)).toEqual(
      [to, from].map((amount, way) => [
        way === 0 ? 'Ada to Bo' : 'Bo to Ada',
        count(basis.games),
        averaged(edition, amount),
        averaged(edition, amount / basis.games),
      ]),
    );
    expect(drawnIn(told)).toEqual([[words.pair.paid, [to, from]]]);
  });
  const unknown = pair.money.map((one) => ({ ...one, basis: { ...one.basis, games: 0 } }));
  const none = paidChart({ ...pair, money: unknown }, formats, words);
  expect(none?.views.map(({ chart: told }) => told.answer)).toEqual([words.pair.untracked]);
});

test('what is paid has correct bars and tables, by every trait', () => {
  for (const box of pricesOver(ALL, nameOf, null).filter(({ basis }) => basis.games > 0)) {
    for (const trait of PRICE_TRAITS) {
      const chart = priceChart(null, box, trait, formats, { words: en, evenings: words });
      const amount = (value: number) => averaged(box.edition, value);
      const signed = (value: number) =>
        gained(box.edition, Number(decimal(value, 1).replace(/,/g, '').replace('−', '-')));
      expect(rowsOf(chart).map(([, ...cells]) => cells)).toEqual(
        box.by[trait].map((line) => [
          count(line.games),
          count(line.paintings),
          amount(line.price.value),
          amount(line.paid.value),
          signed(line.gain.value),
          held(line.gain, signed),
        ]),
      );
      expect(drawnIn(chart)).toEqual([[words.prices.price, box.by[trait].map(({ price }) => price.value)]]);
      expect(chart.highlights?.map(({ items }) => items.map(({ href }) => href))).toEqual(
        [box.tops.dearest, box.tops.bargains, box.tops.follies].map((lots) =>
          lots.map((lot) => `#/game/${lot.game}/story?step=${lot.index + 1}`),
        ),
      );
      const [series] = chart.spec?.kind === 'bars' ? chart.spec.series : [];
      expect(series?.lines).toEqual(box.by[trait].map(({ paid }) => paid.value));
    }
  }
});

test('the games we remember have correct bars and tables, and lead to their moments', () => {
  const currencies = gameTopsOver(ALL, nameOf);
  const questions = topGamesCharts(currencies, formats, words);
  expect(questions.map(({ id }) => id)).toEqual(currencies.map((_, at) => `tops-${at}`));
  currencies.forEach(({ editions: [edition], tops, leadChanges, lateWins }, at) => {
    const { views } = itemAt(questions, at);
    const isMoney = edition !== undefined && editionOf(edition).family === 'auction';
    expect(views).toHaveLength(isMoney ? 5 : 4);
    views.forEach(({ label, chart }) => {
      const top = itemAt(
        GAME_TOPS.filter((one) => words.tops.by[one] === label),
        0,
      );
      const { basis, games } = tops[top];
      const amount = (game: TopGame) =>
        top === 'changes' ? count(game.amount) : averaged(game.edition, game.amount);
      const names = ({ people }: TopGame) => people.map(({ name }) => name).join(', ');
      const address = ({ game, step, round }: TopGame) =>
        `#/game/${game}/story${step === null ? (round === null ? '' : `?round=${round}`) : `?step=${step}`}`;
      expect(games.length).toBeGreaterThan(0);
      expect(rowsOf(chart)).toEqual(
        games.map((game) => [
          names(game),
          amount(game),
          dayOf(game.playedAt),
          table(game),
          ...(top === 'rounds' ? [String(game.round)] : []),
        ]),
      );
      expect(chart.numbers[0]?.rows.map(({ href }) => href)).toEqual(games.map(address));
      expect(drawnIn(chart)).toEqual([[words.tops.amounts[top], games.map((game) => game.amount)]]);
      expect(categoriesIn(chart)).toHaveLength(games.length);
      expect(chart.spec?.kind === 'bars' && chart.spec.moments?.map((moment) => moment?.href)).toEqual(
        games.map(address),
      );
      const first = itemAt(games, 0);
      expect(chart.answer).toContain(dayOf(first.playedAt));
      expect(chart.answer).toContain(top === 'changes' ? 'lead changed' : amount(first));
      const shares = { comebacks: lateWins, changes: leadChanges } as const;
      const share = top === 'comebacks' || top === 'changes' ? shares[top] : null;
      const write = top === 'comebacks' ? percent : (value: number) => decimal(value, 1);
      expect(chart.note).toBe(
        [
          ...(share === null
            ? []
            : [
                words.tops[top === 'comebacks' ? 'lateWins' : 'perGame'](
                  share.interval === null
                    ? write(share.value)
                    : `${write(share.value)} (${held(share, write)})`,
                ),
              ]),
          outOf(basis.games, basis.of),
        ].join(' '),
      );
    });
  });
});
