import type { Earning } from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import { mostOf, seatInk, sumOf, upTo, type ChartFormats } from './formats.ts';

type Drawn = Pick<ChartContent, 'spec' | 'numbers'>;

/** Where the points came from: by artist, and by round for the rounds whose points are known. */
export function earningsCharts(
  earnings: readonly Earning[],
  rounds: number,
  formats: ChartFormats,
): { readonly byArtist: ChartContent; readonly byRound: ChartContent | null } {
  const { words, seat, seats, artist, amount, worth } = formats;
  const most = earnedMost(earnings, seats.length);
  const told = { id: 'earnings', title: words.earnings.title };
  if (most === null) {
    return { byArtist: { ...told, answer: words.earnings.none, spec: null, numbers: [] }, byRound: null };
  }
  const answer = words.earnings.most(
    seat(most.seat),
    worth(most.amount),
    artist(most.artist),
    amount(most.byArtist),
  );
  return {
    byArtist: {
      ...told,
      answer,
      ...byArtist(earnings, words.chart.points, words.earnings.numbersByArtist, formats),
    },
    byRound: { ...told, answer, ...byRound(earnings, upTo(rounds), formats) },
  };
}

/** Players side by side, artists stacked. */
export function byArtist(
  earnings: readonly Earning[],
  axis: string,
  caption: string,
  { words, seats, artists, amount }: ChartFormats,
): Drawn {
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

function byRound(
  earnings: readonly Earning[],
  rounds: readonly number[],
  { words, seats, amount, roundAddress }: ChartFormats,
): Drawn {
  const of = (seat: number, round: number) =>
    earned(earnings, (one) => one.seat === seat && one.round === round);
  return {
    spec: {
      kind: 'bars',
      categories: rounds.map(words.chart.round),
      series: seats.map((label, seat) => ({
        label,
        ink: seatInk(seat),
        values: rounds.map((round) => of(seat, round)),
      })),
      y: { label: words.chart.points, format: amount },
      moments: rounds.map((round) => ({ round, href: roundAddress(round) })),
    },
    numbers: [
      {
        caption: words.earnings.numbersByRound,
        columns: [words.chart.rounds, ...seats],
        rows: [
          ...rounds.map((round) => ({
            head: words.chart.round(round),
            href: roundAddress(round),
            cells: seats.map((_, seat) => amount(of(seat, round))),
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

/** Who earned most, and with which artist; `null` until anyone has earned anything. */
export function earnedMost(
  earnings: readonly Earning[],
  players: number,
): {
  readonly seat: number;
  readonly amount: number;
  readonly artist: string;
  readonly byArtist: number;
} | null {
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
