import type { ArtistInRound } from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import { INK, tableOf, type Column } from '../chart-question.ts';
import { mostOf, type ChartFormats } from './formats.ts';

/** How the artists' values rose and fell. */
export function artistChart(found: readonly ArtistInRound[], formats: ChartFormats): ChartContent {
  const { words, artists, artist, amount, worth, count, list, roundAddress } = formats;
  const told = { id: 'artists', title: words.artists.title };
  const best = mostOf(found, ({ value }) => value);
  if (best === null) return { ...told, answer: words.artists.none, spec: null, numbers: [] };
  const last = Math.max(...found.map(({ round }) => round));
  const rounds = Array.from({ length: last }, (_, at) => at + 1);
  const of = (what: 'value' | 'count', id: string, round: number): number =>
    found.find((one) => one.artist === id && one.round === round)?.[what] ?? 0;
  const never = artists.filter(({ id }) => rounds.every((round) => of('value', id, round) === 0));
  const table = (caption: string, say: (id: string, round: number) => string) =>
    tableOf(caption, artists, [
      [words.chart.artist, ({ name }) => name],
      ...rounds.map((round): Column<(typeof artists)[number]> => [
        words.chart.round(round),
        ({ id }) => say(id, round),
        () => roundAddress(round),
      ]),
    ]);
  return {
    ...told,
    answer: [
      ...(best.value > 0 ? [words.artists.best(artist(best.artist), worth(best.value), best.round)] : []),
      ...(never.length > 0 ? [words.artists.never(list(never.map(({ name }) => name)))] : []),
    ].join(' '),
    spec: {
      kind: 'bars',
      categories: artists.map(({ name }) => name),
      // An artist's rounds are side by side, to show them rise and fall.
      series: rounds.map((round) => ({
        label: words.chart.round(round),
        ink: INK,
        inks: artists.map(({ ink }) => ink),
        values: artists.map(({ id }) => of('value', id, round)),
        moments: artists.map(() => ({ round, href: roundAddress(round) })),
      })),
      feet: rounds.map(count),
      y: { label: words.artists.axis, format: amount },
    },
    numbers: [
      table(words.artists.values, (id, round) => amount(of('value', id, round))),
      table(words.artists.counts, (id, round) => count(of('count', id, round))),
    ],
  };
}
