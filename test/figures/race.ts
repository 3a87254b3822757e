import { expect } from 'vitest';
import type { ChartContent } from '../../src/renderer/ui/charts/chart.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { categoriesIn, drawnIn, linesIn, rowsOf } from '../oracle/chart-seen.ts';
import { aheadAfterRounds, changesOfLead, leaders } from '../oracle/rounds-over.ts';
import type { Moment, ExpectedCharts } from '../oracle/expected-charts.ts';
import { listed } from '../oracle/written.ts';
import type { Amounts } from './seen-charts.ts';

const words = en.story;

/** The race chart, moment by moment; `measure` says whether it can be followed within rounds. */
export function expectRace(
  { game, race, names, winners, scores }: ExpectedCharts,
  told: ChartContent,
  { inTables, inWords }: Amounts,
  measure: 'rounds' | 'moments',
): void {
  if (race.length < 2) {
    expect(told).toMatchObject({ spec: null, numbers: [], answer: words.race.none });
    return;
  }
  const heads = headsOf(race);
  expect(rowsOf(told), game).toEqual(
    race.map(({ values }, at) => [itemAt(heads, at), ...values.map(inTables)]),
  );
  expect(categoriesIn(told)).toEqual(heads);
  expect(drawnIn(told)).toEqual(names.map((name, seat) => [name, race.map(({ values }) => values[seat])]));
  const begins = race.flatMap(({ kind, round }, at) =>
    kind === 'round' && at < race.length - 1 ? [[at, words.chart.round(round + 1)]] : [],
  );
  expect(linesIn(told).marks?.map(({ at, label }) => [at, label])).toEqual([
    [0, words.chart.round(1)],
    ...begins,
  ]);

  const who = (values: readonly number[]) => listed(leaders(values).map((seat) => itemAt(names, seat)));
  const ends = race.filter(({ kind }) => kind === 'round').map(({ values }) => who(values));
  const last = itemAt(race, race.length - 1).values;
  expect(told.answer, game).toBe(
    [
      ...(ends.length === 0
        ? []
        : [words.race.ahead(listed(aheadAfterRounds(ends, words.race.afterRounds)))]),
      ...(measure === 'moments' ? [words.race.changes(changesOfLead(race.map(({ values }) => values)))] : []),
      scores === null
        ? words.race.now(who(last), inWords(Math.max(...last)))
        : words.race.won(who(scores), winners.length > 1, inWords(Math.max(...scores))),
    ].join(' '),
  );
}

/** Lots and turns are numbered within their round. */
function headsOf(race: readonly Moment[]): string[] {
  const { start, lot, turn, adjusted, end, nowMoment } = words.race;
  return race.map(({ kind, round }, at) => {
    const until = race.slice(0, at + 1).filter((one) => one.round === round && one.kind === kind).length;
    if (kind === 'start') return start;
    if (kind === 'now') return nowMoment;
    if (kind === 'round') return end(round);
    if (kind === 'adjusted') return adjusted(round);
    return kind === 'lot' ? lot(round, until) : turn(round, until);
  });
}
