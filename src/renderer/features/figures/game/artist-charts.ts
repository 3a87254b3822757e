import type { ArtistInRound, Earning } from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import { mostOf, sumOf, upTo, type ChartFormats } from './formats.ts';

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
      ...(best.value > 0 ? [words.artists.best(artist(best.artist), worth(best.value), best.round)] : []),
      ...(never.length > 0 ? [words.artists.never(list(never.map(({ name }) => name)))] : []),
    ].join(' '),
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

/** Where the points came from. */
export function earningsChart(earnings: readonly Earning[], formats: ChartFormats): ChartContent {
  const { words, seat, seats, artist, amount, worth } = formats;
  const most = earnedMost(earnings, seats.length);
  const told = { id: 'earnings', title: words.earnings.title };
  if (most === null) return { ...told, answer: words.earnings.none, spec: null, numbers: [] };
  return {
    ...told,
    answer: words.earnings.most(
      seat(most.seat),
      worth(most.amount),
      artist(most.artist),
      amount(most.byArtist),
    ),
    ...byArtist(earnings, words.chart.points, words.earnings.numbersByArtist, formats),
  };
}

/** Players side by side, artists stacked. */
export function byArtist(
  earnings: readonly Earning[],
  axis: string,
  caption: string,
  { words, seats, artists, amount }: ChartFormats,
): Pick<ChartContent, 'spec' | 'numbers'> {
  const of = (seat: number, id: string) => earned(earnings, (one) => one.seat === seat && one.artist === id);
  return {
    spec: {
      kind: 'bars',
      stacked: true,
      categories: seats,
      series: artists.map(({ id, name, ink }) => ({
        label: name,
        ink,
        values: seats.map((_, seat) => of(seat, id)),
      })),
      y: { label: axis, format: amount },
    },
    numbers: [
      {
        caption,
        columns: [words.chart.artist, ...seats],
        rows: [
          ...artists.map(({ id, name }) => ({
            head: name,
            cells: seats.map((_, seat) => amount(of(seat, id))),
          })),
          {
            head: words.chart.total,
            cells: seats.map((_, seat) => amount(earned(earnings, (one) => one.seat === seat))),
            sum: true,
          },
        ],
      },
    ],
  };
}

interface EarnedMost {
  readonly seat: number;
  readonly amount: number;
  readonly artist: string;
  readonly byArtist: number;
}

/** Who earned most, and with which artist; `null` until anyone has earned anything. */
export function earnedMost(earnings: readonly Earning[], players: number): EarnedMost | null {
  const seats = Array.from({ length: players }, (_, seat) => ({
    seat,
    amount: earned(earnings, (one) => one.seat === seat),
  }));
  const first = mostOf(seats, ({ amount }) => amount);
  if (first === null || first.amount === 0) return null;
  const own = earnings.filter(({ seat }) => seat === first.seat);
  const artists = [...new Set(own.map(({ artist }) => artist))].map((artist) => ({
    artist,
    byArtist: earned(own, (one) => one.artist === artist),
  }));
  const best = mostOf(artists, ({ byArtist: amount }) => amount);
  return best === null ? null : { ...first, ...best };
}

function earned(earnings: readonly Earning[], of: (one: Earning) => boolean): number {
  return sumOf(earnings.filter(of).map(({ amount }) => amount));
}
