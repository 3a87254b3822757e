import type { AwardPlaced, ExtraAdded } from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import { mostOf, seatInk, sumOf, upTo, type ChartFormats } from './formats.ts';

/** What the awards brought to everyone who displayed the artist. */
export function awardChart(
  awards: readonly AwardPlaced[],
  note: string | null,
  formats: ChartFormats,
): ChartContent {
  const { words, seats, amount, artist, seat } = formats;
  const told = { id: 'awards', title: words.awards.title, ...(note === null ? {} : { note }) };
  const most = mostOf(awards, ({ brought }) => sumOf(brought));
  if (most === null) return { ...told, answer: words.awards.none, spec: null, numbers: [] };
  const name = (award: AwardPlaced) =>
    words.awards.award(artist(award.artist), award.round, award.seat === null ? null : seat(award.seat));
  const best = sumOf(most.brought);
  return {
    ...told,
    answer: best === 0 ? words.awards.nothing : words.awards.most(name(most), amount(best)),
    spec:
      best === 0
        ? null
        : {
            kind: 'bars',
            stacked: true,
            horizontal: true,
            categories: awards.map(name),
            series: seats.map((label, at) => ({
              label,
              ink: seatInk(at),
              values: awards.map(({ brought }) => brought[at] ?? 0),
            })),
            y: { label: words.chart.points, format: amount },
            moments: awards.map(({ index }) => ({
              step: index + 1,
              href: formats.stepAddress(index + 1),
            })),
          },
    numbers: [
      {
        caption: words.awards.numbers,
        columns: [words.awards.award1, ...seats, words.chart.total],
        rows: awards.map((award) => ({
          head: name(award),
          href: formats.stepAddress(award.index + 1),
          cells: [...award.brought, sumOf(award.brought)].map(amount),
        })),
      },
    ],
  };
}

/** Whether the extra cards paid off. */
export function extraChart(
  extras: readonly ExtraAdded[],
  note: string | null,
  formats: ChartFormats,
): ChartContent {
  const { words, seats, artists, amount, worth, seat: named, roundAddress } = formats;
  const told = { id: 'extras', title: words.extras.title, ...(note === null ? {} : { note }) };
  if (extras.length === 0) {
    return { ...told, answer: words.extras.none, spec: null, numbers: [] };
  }
  const of = (test: (extra: ExtraAdded) => boolean) => {
    const own = extras.filter(test);
    return { cards: own.length, points: sumOf(own.map(({ points }) => points)) };
  };
  const all = of(() => true);
  const bySeat = seats.map((_, seat) => ({ seat, ...of((extra) => extra.seat === seat) }));
  const most = mostOf(bySeat, ({ points }) => points);
  const rounds = upTo(Math.max(...extras.map(({ round }) => round)));
  const cell = ({ cards, points }: { cards: number; points: number }) =>
    words.extras.cell(amount(points), cards);
  return {
    ...told,
    answer:
      all.points === 0 || most === null
        ? words.extras.nothing(all.cards)
        : words.extras.sum(all.cards, worth(all.points), named(most.seat), amount(most.points)),
    spec:
      all.points === 0
        ? null
        : {
            kind: 'bars',
            stacked: true,
            categories: seats,
            series: artists.map(({ id, name, ink }) => ({
              label: name,
              ink,
              values: seats.map(
                (_, seat) => of((extra) => extra.seat === seat && extra.artist === id).points,
              ),
            })),
            y: { label: words.chart.points, format: amount },
          },
    numbers: [
      {
        caption: words.extras.numbers,
        columns: [words.chart.rounds, ...seats],
        rows: [
          ...rounds.map((round) => ({
            head: words.chart.round(round),
            href: roundAddress(round),
            cells: seats.map((_, seat) => cell(of((extra) => extra.seat === seat && extra.round === round))),
          })),
          { head: words.chart.total, cells: bySeat.map(cell), sum: true },
        ],
      },
    ],
  };
}
