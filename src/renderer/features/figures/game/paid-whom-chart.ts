import type { PaidWhom } from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import { mostOf, sumOf, type ChartFormats } from './formats.ts';

/** Who paid whom: a bar for each two, the longest first. */
export function paidWhomChart(
  flow: PaidWhom | null,
  note: string | null,
  formats: ChartFormats,
): ChartContent {
  const { words, seats, amount, count, seat: named } = formats;
  const { paidWhom } = words;
  const told = { id: 'paid-whom', title: paidWhom.title, ...(note === null ? {} : { note }) };
  if (flow === null) return { ...told, answer: paidWhom.noBuyers, spec: null, numbers: [] };
  const { measure, paid, toBank } = flow;
  if (sumOf([...paid.flat(), ...toBank]) === 0)
    return { ...told, answer: paidWhom.none, spec: null, numbers: [] };
  const isMoney = measure === 'money';
  const bank = isMoney ? words.chart.bank : paidWhom.own;
  const format = isMoney ? amount : count;
  const rowOf = (from: number) => [...(paid[from] ?? []), toBank[from] ?? 0];
  const flows = seats
    .flatMap((_, from) => rowOf(from).map((value, to) => ({ from, to, value })))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
  return {
    ...told,
    answer: answerOf(flow, formats),
    spec: {
      kind: 'bars',
      horizontal: true,
      categories: flows.map(({ from, to, value }) =>
        paidWhom.pair(named(from), to === seats.length ? bank : named(to), format(value)),
      ),
      series: [
        {
          label: isMoney ? paidWhom.axis : words.chart.paintings,
          ink: { kind: 'tone', tone: 'ink' },
          values: flows.map(({ value }) => value),
        },
      ],
      y: { label: isMoney ? paidWhom.axis : words.chart.paintings, format },
    },
    numbers: [
      {
        caption: paidWhom.numbers,
        columns: [words.chart.player, ...seats, bank, words.chart.total],
        rows: [
          ...seats.map((head, from) => ({
            head,
            cells: [
              ...rowOf(from).map((value, to) => (to === from ? '–' : format(value))),
              format(sumOf(rowOf(from))),
            ],
          })),
          {
            head: words.chart.total,
            cells: [
              ...[...seats, bank].map((_, to) => sumOf(seats.map((__, from) => rowOf(from)[to] ?? 0))),
              sumOf([...paid.flat(), ...toBank]),
            ].map(format),
            sum: true,
          },
        ],
      },
    ],
  };
}

function answerOf({ paid, measure }: PaidWhom, formats: ChartFormats): string {
  const { words, seat, winners, amount } = formats;
  const { paidWhom } = words;
  const flows = paid.flatMap((row, from) => row.map((value, to) => ({ from, to, value })));
  const most = mostOf(flows, ({ value }) => value);
  const [winner] = winners;
  if (most === null || most.value === 0) {
    if (winner !== undefined) return paidWhom.alone(seat(winner));
    return measure === 'money' ? paidWhom.onlyBank : paidWhom.onlyOwn;
  }
  const say = measure === 'money' ? amount : paidWhom.paintings;
  const sentence = paidWhom.most(seat(most.from), seat(most.to), say(most.value));
  const backer = mostOf(
    flows.filter(({ to }) => to === winner),
    ({ value }) => value,
  );
  if (winner === undefined || most.to === winner) return sentence;
  return backer === null || backer.value === 0
    ? `${sentence} ${paidWhom.alone(seat(winner))}`
    : `${sentence} ${paidWhom.backed(seat(winner), seat(backer.from), say(backer.value))}`;
}
