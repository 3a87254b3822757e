import { expect } from 'vitest';
import type { ChartContent } from '../../src/renderer/ui/charts/chart.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { barsIn, drawnIn, rowsOf } from '../oracle/chart-seen.ts';
import type { ExpectedCharts } from '../oracle/expected-charts.ts';
import type { Amounts } from './seen-charts.ts';

const { endings: words } = en.story;

/** A finished round with what everybody got, and what they would have got without its last card. */
export interface Ended {
  readonly round: number;
  readonly head: string;
  readonly payouts: readonly number[] | null;
  readonly less: readonly number[] | null | 'no card';
}

/** Checks every round; returns whether any differs, as only then there is a chart. */
export function expectEndings(
  ends: readonly Ended[],
  { game, names }: Pick<ExpectedCharts, 'game' | 'names'>,
  told: ChartContent,
  { inTables }: Pick<Amounts, 'inTables'>,
): boolean {
  if (ends.length === 0) {
    expect(told).toMatchObject({ spec: null, numbers: [], answer: words.none });
    return false;
  }
  const cells = (values: readonly number[] | null) => values?.map(inTables) ?? names.map(() => words.unknown);
  expect(rowsOf(told), game).toEqual(
    ends.flatMap(({ round, head, payouts, less }) => [
      [words.asItWas(head), ...cells(payouts)],
      ...(less === 'no card' ? [] : [[words.earlier(round), ...cells(less)]]),
    ]),
  );
  const differences = ends.map(differenceOf).filter((each) => each !== null);
  const differ = differences.some((each) => each.some((value) => value !== 0));
  expect(told.spec !== null).toBe(differ);
  if (!differ) return false;
  expect(drawnIn(told)).toEqual(names.map((name, seat) => [name, differences.map((each) => each[seat])]));
  expect(barsIn(told).categories).toHaveLength(differences.length);
  return true;
}

/** The chart says what the last card brought the player who ended the round. */
export function expectEndersTold(
  ends: readonly Ended[],
  { game, names }: Pick<ExpectedCharts, 'game' | 'names'>,
  told: ChartContent,
  { inWords }: Pick<Amounts, 'inWords'>,
): void {
  if (ends.length === 0) return;
  const sentences = ends.map((one) => {
    const { round, head } = one;
    const ender = names.findIndex((name) =>
      [`Round ${round}: ${name},`, `at ${name}’s card`].some((part) => head.includes(part)),
    );
    const own = ender < 0 ? 0 : (differenceOf(one)?.[ender] ?? 0);
    if (own === 0) return head;
    return own > 0 ? words.better(head, inWords(own)) : words.worse(head, inWords(-own));
  });
  expect(told.answer, game).toContain(`${sentences.join('. ')}.`);
}

function differenceOf({ payouts, less }: Ended): number[] | null {
  if (payouts === null || less === null || less === 'no card') return null;
  return payouts.map((paid, seat) => paid - itemAt(less, seat));
}
