import { expect } from 'vitest';
import type { ChartContent } from '../../src/renderer/ui/charts/chart.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { drawnIn, rowsOf } from '../oracle/chart-seen.ts';
import type { ExpectedCharts } from '../oracle/expected-charts.ts';
import { listed } from '../oracle/written.ts';
import type { Amounts } from './seen-charts.ts';

const words = en.story;

interface Round {
  readonly counts: Readonly<Record<string, number>>;
  /** What one work pays, for artists whose works pay. */
  readonly worth: Readonly<Record<string, number>>;
}

/** The chart of artists: what each work paid, and how many were on the table. */
export function expectArtists(
  { game, artists, rounds }: Pick<ExpectedCharts, 'game' | 'artists'> & { readonly rounds: readonly Round[] },
  told: ChartContent,
  { inTables, inWords }: Amounts,
): void {
  if (rounds.length === 0) {
    expect(told).toMatchObject({ spec: null, numbers: [], answer: words.artists.none });
    return;
  }
  const brought = (id: string) => rounds.map(({ worth }) => worth[id] ?? 0);
  expect(rowsOf(told), game).toEqual(artists.map(({ id, name }) => [name, ...brought(id).map(inTables)]));
  expect(rowsOf(told, 1)).toEqual(
    artists.map(({ id, name }) => [name, ...rounds.map(({ counts }) => String(counts[id] ?? 0))]),
  );
  expect(drawnIn(told).map(([, values]) => values)).toEqual(
    rounds.map(({ worth }) => artists.map(({ id }) => worth[id] ?? 0)),
  );
  const most = Math.max(...artists.flatMap(({ id }) => brought(id)));
  expect(told.answer).toContain(`paid most: ${inWords(most)} each in round`);
  const never = artists.filter(({ id }) => brought(id).every((value) => value === 0));
  expect(told.answer.endsWith(words.artists.never(listed(never.map(({ name }) => name))))).toBe(
    never.length > 0,
  );
}
