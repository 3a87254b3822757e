import type { ArtistInRound } from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import { mostOf, upTo, type ChartFormats } from './formats.ts';

/** How the artists' values rose and fell. */
export function artistChart(found: readonly ArtistInRound[], formats: ChartFormats): ChartContent {
  const { words, artists, artist, amount, worth, count, list, roundAddress } = formats;
  const told = { id: 'artists', title: words.artists.title };
  const best = mostOf(found, ({ value }) => value);
  if (best === null) return { ...told, answer: words.artists.none, spec: null, numbers: [] };
  const rounds = upTo(Math.max(...found.map(({ round }) => round)));
  const of = (id: string, round: number) => found.find((one) => one.artist === id && one.round === round);
  const never = artists.filter(({ id }) => rounds.every((round) => (of(id, round)?.value ?? 0) === 0));
  const table = (caption: string, say: (id: string, round: number) => string) => ({
    caption,
    columns: [words.chart.artist, ...rounds.map(words.chart.round)],
    rows: artists.map(({ id, name }) => ({
      head: name,
      cells: rounds.map((round) => say(id, round)),
      hrefs: rounds.map(roundAddress),
    })),
  });
  return {
    ...told,
    answer: [
      best.value > 0 ? words.artists.best(artist(best.artist), worth(best.value), best.round) : null,
      never.length > 0 ? words.artists.never(list(never.map(({ name }) => name))) : null,
    ]
      .filter((sentence) => sentence !== null)
      .join(' '),
    spec: {
      kind: 'bars',
      categories: artists.map(({ name }) => name),
      // An artist's rounds are side by side, to show them rise and fall.
      series: rounds.map((round) => ({
        label: words.chart.round(round),
        ink: { kind: 'tone', tone: 'ink' },
        inks: artists.map(({ ink }) => ink),
        values: artists.map(({ id }) => of(id, round)?.value ?? 0),
        moments: artists.map(() => ({ round, href: roundAddress(round) })),
      })),
      feet: rounds.map(count),
      y: { label: words.artists.axis, format: amount },
    },
    numbers: [
      table(words.artists.values, (id, round) => amount(of(id, round)?.value ?? 0)),
      table(words.artists.counts, (id, round) => count(of(id, round)?.count ?? 0)),
    ],
  };
}
