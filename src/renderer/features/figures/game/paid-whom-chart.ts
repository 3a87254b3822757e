import type { PaidWhom } from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import { barsOf, tableOf, type Column } from '../chart-question.ts';
import { mostOf, type ChartFormats } from './formats.ts';

/** Who paid whom: a bar for each two, the longest first. */
export function paidWhomChart(
  flow: PaidWhom | null,
  note: string | null,
  formats: ChartFormats,
): ChartContent {
  const { words, seats, amount, count, seat } = formats;
  const { paidWhom } = words;
  const told = { id: 'paid-whom', title: paidWhom.title, note };
  if (flow === null) return { ...told, answer: paidWhom.noBuyers, spec: null, numbers: [] };
  const { measure, paid, toBank } = flow;
  const rows = seats.map((name, from) => ({ name, from, to: [...(paid[from] ?? []), toBank[from] ?? 0] }));
  const flows = rows
    .flatMap(({ from, to: values }) => values.map((value, to) => ({ from, to, value })))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
  if (flows.length === 0) return { ...told, answer: paidWhom.none, spec: null, numbers: [] };
  const isMoney = measure === 'money';
  const bank = isMoney ? words.chart.bank : paidWhom.own;
  const format = isMoney ? amount : count;
  return {
    ...told,
    answer: answerOf(flow, formats),
    spec: barsOf(flows, {
      label: isMoney ? paidWhom.axis : words.chart.paintings,
      format,
      name: ({ from, to, value }) =>
        paidWhom.pair(seat(from), to === seats.length ? bank : seat(to), format(value)),
      value: ({ value }) => value,
    }),
    numbers: [
      tableOf(paidWhom.numbers, rows, [
        [words.chart.player, ({ name }) => name],
        ...[...seats, bank].map((name, to): Column<(typeof rows)[number]> => [
          name,
          (row) => (to === row.from ? '–' : format(row.to[to] ?? 0)),
        ]),
      ]),
    ],
  };
}

function answerOf({ paid, measure }: PaidWhom, formats: ChartFormats): string {
  const { words, seat, winners, amount } = formats;
  const { paidWhom } = words;
  const [winner] = winners;
  const alone = winner === undefined ? '' : paidWhom.alone(seat(winner));
  const flows = paid.flatMap((row, from) => row.map((value, to) => ({ from, to, value })));
  const most = mostOf(flows, ({ value }) => value);
  if (most === null || most.value === 0)
    return alone || (measure === 'money' ? paidWhom.onlyBank : paidWhom.onlyOwn);
  const say = measure === 'money' ? amount : paidWhom.paintings;
  const sentence = paidWhom.most(seat(most.from), seat(most.to), say(most.value));
  if (winner === undefined || most.to === winner) return sentence;
  const backer = mostOf(
    flows.filter(({ to }) => to === winner),
    ({ value }) => value,
  );
  return backer === null || backer.value === 0
    ? `${sentence} ${alone}`
    : `${sentence} ${paidWhom.backed(seat(winner), seat(backer.from), say(backer.value))}`;
}
