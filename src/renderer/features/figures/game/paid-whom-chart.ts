import type { PaidWhom } from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import { mostOf, seatInk, sumOf, type ChartFormats } from './formats.ts';

/** Who paid whom, and who paid the winner most. */
export function paidWhomChart(
  flow: PaidWhom | null,
  note: string | null,
  formats: ChartFormats,
): ChartContent {
  const { words, seats, amount, winners } = formats;
  const told = { id: 'paid-whom', title: words.paidWhom.title, ...(note === null ? {} : { note }) };
  if (flow === null) return { ...told, answer: words.paidWhom.noBuyers, spec: null, numbers: [] };
  const { measure, paid, toBank } = flow;
  const money = measure === 'money';
  const say = money ? amount : words.paidWhom.paintings;
  if (sumOf([...paid.flat(), ...toBank]) === 0) {
    return { ...told, answer: words.paidWhom.none, spec: null, numbers: [] };
  }
  const bank = money ? words.chart.bank : words.paidWhom.own;
  const rowOf = (from: number) => [...(paid[from] ?? []), toBank[from] ?? 0];
  const format = money ? amount : formats.count;
  return {
    ...told,
    answer: answerOf(flow, say, formats),
    spec: {
      kind: 'bars',
      stacked: true,
      categories: [
        ...seats.map((name, seat) => (winners.includes(seat) ? [name, words.paidWhom.winner] : name)),
        bank,
      ],
      series: seats.map((label, from) => ({ label, ink: seatInk(from), values: rowOf(from) })),
      y: { label: money ? words.paidWhom.axis : words.chart.paintings, format },
    },
    numbers: [
      {
        caption: words.paidWhom.numbers,
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

function answerOf(
  { paid, measure }: PaidWhom,
  say: (value: number) => string,
  { words: { paidWhom }, seat, list, winners }: ChartFormats,
): string {
  const flows = paid.flatMap((row, from) => row.map((value, to) => ({ from, to, value })));
  const received = (to: number) => sumOf(flows.map((flow) => (flow.to === to ? flow.value : 0)));
  const seats = paid.map((_, at) => at);
  const [winner] = winners;
  const first = winner ?? mostOf(seats, received) ?? 0;
  const parts = flows
    .filter(({ to, value }) => to === first && value > 0)
    .sort((one, other) => other.value - one.value)
    .map(({ from, value }) => paidWhom.part(seat(from), say(value)));
  const told: string[] = [];
  if (parts.length > 0) {
    const sentence = winner === undefined ? paidWhom.forLeader : paidWhom.forWinner;
    told.push(sentence(seat(first), list(parts)));
  } else if (winner !== undefined) told.push(paidWhom.alone(seat(winner)));
  else if (flows.every(({ value }) => value === 0)) {
    told.push(measure === 'money' ? paidWhom.onlyBank : paidWhom.onlyOwn);
  }
  const most = mostOf(flows, ({ value }) => value);
  if (most !== null && most.value > 0)
    told.push(paidWhom.most(seat(most.from), seat(most.to), say(most.value)));
  return told.join(' ');
}
