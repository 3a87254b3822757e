import { ahead, leadChanges, type Race, type RaceMoment } from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import type { ChartFormats } from './formats.ts';

/** Who was ahead when. */
export function raceChart(
  { measure, moments }: Race,
  countsOnly: boolean,
  /** Events that decided the game, in the order of their numbers. */
  decided: readonly number[],
  formats: ChartFormats,
): ChartContent {
  const { words, amount, seats, winners } = formats;
  const labels = labelled(moments, formats);
  /** Winners have the strongest inks. */
  const inks = [...new Set([...winners, ...seats.keys()])];
  const note = noteOf(measure, countsOnly, formats);
  const told = { id: 'race', title: words.race.title, ...(note === null ? {} : { note }) };
  if (moments.length < 2) return { ...told, answer: words.race.none, spec: null, numbers: [] };
  return {
    ...told,
    answer: answerOf(moments, measure, formats),
    spec: {
      kind: 'lines',
      categories: labels,
      series: seats.map((label, seat) => ({
        label,
        ink: { kind: 'seat', seat: inks.indexOf(seat) },
        end: amount(moments.at(-1)?.values[seat] ?? 0),
        strong: winners.includes(seat),
        values: moments.map(({ values }) => values[seat] ?? null),
      })),
      y: { label: measure === 'points' ? words.chart.points : words.chart.money, format: amount },
      moments: moments.map(({ events }) => ({ step: events, href: formats.stepAddress(events) })),
      marks: roundsBegin(moments).map(({ at, round }) => ({ at, label: words.chart.round(round) })),
      numbered: decided.flatMap((index, number) => {
        const at = moments.findIndex(({ events }) => events > index);
        return at === -1 ? [] : { at, series: winners[0] ?? 0, number: String(number + 1) };
      }),
    },
    numbers: [
      {
        caption: words.race.numbers,
        columns: [words.chart.moment, ...seats],
        rows: moments.map(({ values, kind, events }, at) => ({
          head: labels[at] ?? '',
          href: formats.stepAddress(events),
          cells: values.map(amount),
          sum: kind === 'round',
        })),
      },
    ],
  };
}

function noteOf(measure: Race['measure'], countsOnly: boolean, { words }: ChartFormats): string | null {
  switch (measure) {
    case 'money':
      return words.race.money;
    case 'from-bank':
      return words.race.fromBank;
    case 'points':
      return countsOnly ? words.chart.galleryCounts : words.race.points;
  }
}

/** A round starts where the previous one ended. */
function roundsBegin(moments: readonly RaceMoment[]): { at: number; round: number }[] {
  const ends = moments.flatMap(({ kind, round }, at) =>
    kind === 'round' && at < moments.length - 1 ? { at, round: round + 1 } : [],
  );
  return [{ at: 0, round: 1 }, ...ends];
}

function labelled(moments: readonly RaceMoment[], { words: { race } }: ChartFormats): string[] {
  let count = 0;
  let current = 0;
  return moments.map(({ kind, round }) => {
    if (round !== current) count = 0;
    current = round;
    if (kind === 'lot' || kind === 'turn') count += 1;
    switch (kind) {
      case 'start':
        return race.start;
      case 'lot':
        return race.lot(round, count);
      case 'turn':
        return race.turn(round, count);
      case 'adjusted':
        return race.adjusted(round);
      case 'round':
        return race.end(round);
      case 'now':
        return race.nowMoment;
    }
  });
}

function answerOf(moments: readonly RaceMoment[], measure: Race['measure'], formats: ChartFormats): string {
  const { words, worth, list, seat, winners, scores } = formats;
  const rounds = moments.filter(({ kind }) => kind === 'round');
  const names = (values: RaceMoment['values']) => list(ahead(values).map(seat));
  const told: string[] = [];
  if (rounds.length > 0) {
    const leads = rounds.map(({ round, values }) => ({ first: round, last: round, names: names(values) }));
    const each = leads.reduce<typeof leads>((runs, lead) => {
      const before = runs.at(-1);
      return before?.names === lead.names
        ? [...runs.slice(0, -1), { ...before, last: lead.last }]
        : [...runs, lead];
    }, []);
    told.push(
      words.race.ahead(
        list(each.map(({ first, last, names: who }) => words.race.afterRounds(first, last, who))),
      ),
    );
  }
  if (measure !== 'from-bank') told.push(words.race.changes(leadChanges(moments).length));
  const [winner] = winners;
  const last = moments.at(-1);
  if (winner !== undefined && scores !== null) {
    told.push(words.race.won(list(winners.map(seat)), winners.length > 1, worth(scores[winner] ?? 0)));
  } else if (last !== undefined) {
    told.push(words.race.now(names(last.values), worth(Math.max(...last.values))));
  }
  return told.join(' ');
}
