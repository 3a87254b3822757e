import { ahead, leadChanges, type Race, type RaceMoment } from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import { tableOf, type Column } from '../chart-question.ts';
import type { ChartFormats } from './formats.ts';

/** Who was ahead when. */
export function raceChart(
  race: Race,
  countsOnly: boolean,
  /** Events that decided the game, in the order of their numbers. */
  decided: readonly number[],
  formats: ChartFormats,
): ChartContent {
  const { words, amount, seats, winners, stepAddress } = formats;
  const { measure } = race;
  const moments = labelled(race.moments, formats);
  /** Winners have the strongest inks. */
  const inks = [...new Set([...winners, ...seats.keys()])];
  const note = countsOnly ? words.chart.galleryCounts : words.race.notes[measure];
  const told = { id: 'race', title: words.race.title, note };
  if (moments.length < 2) return { ...told, answer: words.race.none, spec: null, numbers: [] };
  const numbers = tableOf(words.race.numbers, moments, [
    [words.chart.moment, ({ label }) => label, ({ events }) => stepAddress(events)],
    ...seats.map((name, seat): Column<Labelled> => [name, ({ values }) => amount(values[seat] ?? 0)]),
  ]);
  return {
    ...told,
    answer: answerOf(moments, measure, formats),
    spec: {
      kind: 'lines',
      categories: moments.map(({ label }) => label),
      series: seats.map((label, seat) => ({
        label,
        ink: { kind: 'seat', seat: inks.indexOf(seat) },
        end: amount(moments.at(-1)?.values[seat] ?? 0),
        strong: winners.includes(seat),
        values: moments.map(({ values }) => values[seat] ?? null),
      })),
      y: { label: measure === 'points' ? words.chart.points : words.chart.money, format: amount },
      moments: moments.map(({ events }) => ({ step: events, href: stepAddress(events) })),
      // A round starts where the previous one ended.
      marks: moments.flatMap(({ kind, round }, at) => {
        const begins = at === 0 ? 1 : kind === 'round' && at < moments.length - 1 ? round + 1 : null;
        return begins === null ? [] : { at, label: words.chart.round(begins) };
      }),
      numbered: decided.flatMap((index, number) => {
        const at = moments.findIndex(({ events }) => events > index);
        return at === -1 ? [] : { at, series: winners[0] ?? 0, number: String(number + 1) };
      }),
    },
    numbers: [
      {
        ...numbers,
        rows: numbers.rows.map((row, at) => ({ ...row, sum: moments[at]?.kind === 'round' })),
      },
    ],
  };
}

interface Labelled extends RaceMoment {
  readonly label: string;
}

/** Lots and turns are numbered within their round. */
function labelled(moments: readonly RaceMoment[], { words: { race } }: ChartFormats): Labelled[] {
  return moments.map((moment, at) => {
    const { kind, round } = moment;
    const number = moments.slice(0, at + 1).filter((one) => one.kind === kind && one.round === round).length;
    return { ...moment, label: race.moment[kind](round, number) };
  });
}

function answerOf(moments: readonly RaceMoment[], measure: Race['measure'], formats: ChartFormats): string {
  const { words, worth, list, seat, winners, scores } = formats;
  const { race } = words;
  const leaders = (values: RaceMoment['values']) => {
    const names = ahead(values).map(seat);
    return { who: list(names), many: names.length > 1 };
  };
  const leads = moments.flatMap(({ kind, round, values }) =>
    kind === 'round' ? { first: round, last: round, ...leaders(values) } : [],
  );
  /** Rounds in a row with the same leaders are told together. */
  const runs = leads.reduce<typeof leads>((before, lead) => {
    const last = before.at(-1);
    return last?.who === lead.who ? before.with(-1, { ...last, last: lead.last }) : [...before, lead];
  }, []);
  const told = runs.map(({ first, last, who, many }, at) => {
    const rounds = race.afterRounds(first, last, leads.length);
    return at === 0 ? race.ahead(who, many, rounds) : race.later(who, rounds);
  });
  const [winner] = winners;
  const last = moments.at(-1)?.values ?? [];
  const now = leaders(last);
  return [
    ...(told.length === 0 ? [] : [`${told.join(', ')}.`]),
    ...(measure === 'from-bank' ? [] : [race.changes(leadChanges(moments).length)]),
    winner !== undefined && scores !== null
      ? race.won(list(winners.map(seat)), winners.length > 1, worth(scores[winner] ?? 0))
      : race.now(now.who, now.many, worth(Math.max(...last))),
  ].join(' ');
}
