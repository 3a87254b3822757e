import type { Ending } from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import { seatInk, type ChartFormats } from './formats.ts';

/** Who ended each round, and what it would have paid one card earlier. */
export function endingChart(endings: readonly Ending[], formats: ChartFormats): ChartContent {
  const { words, seats, seat: named, artist, amount, signed } = formats;
  const told = { id: 'endings', title: words.endings.title };
  if (endings.length === 0) return { ...told, answer: words.endings.none, spec: null, numbers: [] };
  const compared = endings.filter((ending) => differenceOf(ending) !== null);
  const differs = compared.some((ending) => differenceOf(ending)?.some((value) => value !== 0));
  const cells = (values: readonly number[] | null | undefined) =>
    seats.map((_, seat) => (values ? amount(values[seat] ?? 0) : words.endings.unknown));
  return {
    ...told,
    ...(differs
      ? { note: words.endings.note }
      : compared.length === 0 && endings.some(({ earlier }) => earlier !== null)
        ? { note: words.endings.noHolders }
        : {}),
    answer: [
      `${endings.map((ending) => sentenceOf(ending, formats)).join('. ')}.`,
      ...(compared.length > 0 && !differs ? [words.endings.noDifference] : []),
    ].join(' '),
    spec: !differs
      ? null
      : {
          kind: 'bars',
          categories: compared.map((ending) => [
            words.chart.round(ending.round),
            ending.ender === null ? ending.artists.map(artist).join(', ') : named(ending.ender),
            ...(differenceOf(ending)?.every((value) => value === 0) === true ? [words.endings.same] : []),
          ]),
          series: seats.map((label, seat) => ({
            label,
            ink: seatInk(seat),
            values: compared.map((ending) => differenceOf(ending)?.[seat] ?? 0),
          })),
          y: { label: words.endings.axis, format: signed },
          moments: compared.map(({ index, round }) => ({
            step: index + 1,
            round,
            href: formats.stepAddress(index + 1),
          })),
        },
    numbers: [
      {
        caption: words.endings.numbers,
        columns: [words.chart.rounds, ...seats],
        rows: endings.flatMap((ending) => [
          {
            head: words.endings.asItWas(headOf(ending, formats)),
            href: formats.stepAddress(ending.index + 1),
            cells: cells(ending.payouts),
          },
          ...(ending.earlier === null
            ? []
            : [{ head: words.endings.earlier(ending.round), cells: cells(ending.earlier.payouts) }]),
        ]),
      },
    ],
  };
}

/** What each player gained from the card that ended the round; `null` if unknown. */
export function differenceOf({ payouts, earlier }: Ending): readonly number[] | null {
  const less = earlier?.payouts ?? null;
  if (payouts === null || less === null) return null;
  return payouts.map((paid, seat) => paid - (less[seat] ?? 0));
}

function headOf(
  { round, ender, artists }: Ending,
  { words: { endings }, seat, artist }: ChartFormats,
): string {
  const [first, ...others] = artists;
  if (first === undefined) return endings.noCard(round);
  if (ender === null) return endings.byUnknown(round, artist(first));
  return others.length > 0
    ? endings.allAtOnce(round, seat(ender))
    : endings.by(round, seat(ender), artist(first));
}

function sentenceOf(ending: Ending, formats: ChartFormats): string {
  const head = headOf(ending, formats);
  const own = ending.ender === null ? undefined : differenceOf(ending)?.[ending.ender];
  const { endings } = formats.words;
  if (own === undefined || own === 0) return head;
  return own > 0 ? endings.better(head, formats.worth(own)) : endings.worse(head, formats.worth(-own));
}
