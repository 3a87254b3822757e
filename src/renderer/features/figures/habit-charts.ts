import type {
  Amount,
  EnderLine,
  Enders,
  Estimate,
  GroupFigures,
  Habits,
  Memory,
  PlayTimes,
  Sitting,
  TurnLine,
  Turns,
} from '../../../shared/api.ts';
import { shareInterval } from '../../../shared/core/share.ts';
import { addressOf, type Search } from '../../../shared/routes/index.ts';
import type { EveningWords } from '../../../shared/text/all-evenings.ts';
import type { ChartContent, NumbersRow } from '../../ui/charts/chart.ts';
import type { ChartQuestion } from './chart-question.ts';
import { basisNote, gameAddress } from './figure.ts';
import type { StatisticsFormats } from './formats.ts';
import { INK, LINE, MOST_BARS, QUIET } from './group-charts.ts';

/** When the group plays: by week, drawn as a calendar, or by weekday. */
export function timesChart(
  { times, timed }: { readonly times: PlayTimes; readonly timed: GroupFigures['timed'] },
  by: 'weeks' | 'weekdays',
  formats: StatisticsFormats,
  { times: texts }: EveningWords,
): ChartContent {
  const { words, count, day, decimal, edition, minutes } = formats;
  const told = { id: 'times', title: texts.title };
  const { weekdays, years, longest, weeksNow, onThisDay, milestones } = times;
  const favourite = weekdays.reduce((most, one) => (one.evenings > most.evenings ? one : most));
  if (longest === null) return { ...told, answer: words.noneOf, spec: null, numbers: [] };
  const row = (head: string, amount: Amount): NumbersRow => ({
    head,
    cells: [count(amount.evenings), count(amount.games)],
  });
  const answer = [
    ...(times.evenings === 1
      ? []
      : [
          texts.mostly(
            texts.weekdays[weekdays.indexOf(favourite)] ?? '',
            count(favourite.evenings),
            count(times.evenings),
          ),
        ]),
    texts.longest(longest.weeks, count(longest.weeks), day({ playedAt: `${longest.from}T12:00` })),
    ...(weeksNow > 1 ? [texts.now(count(weeksNow))] : []),
  ].join(' ');
  return {
    ...told,
    answer,
    note: [
      ...(by === 'weeks' ? [texts.note] : []),
      texts.perEvening(times.games, count(times.games), decimal(times.games / times.evenings)),
      ...(timed.averageMinutes === null
        ? []
        : [texts.lasting(minutes(Math.round(timed.averageMinutes))), basisNote(timed, formats)]),
    ].join(' '),
    spec:
      by === 'weeks'
        ? null
        : {
            kind: 'bars',
            categories: texts.weekdays,
            series: [{ label: texts.evenings, ink: INK, values: weekdays.map(({ evenings }) => evenings) }],
            y: { label: texts.evenings, format: count },
          },
    numbers: [
      {
        caption: texts.byWeekday,
        columns: [words.day, texts.evenings, words.games],
        rows: weekdays.map((one, at) => row(texts.weekdays[at] ?? '', one)),
      },
      {
        caption: texts.byYear,
        columns: [texts.year, texts.evenings, words.games],
        rows: years.map((one) => row(String(one.year), one)),
      },
    ],
    highlights: [
      {
        title: texts.onThisDay,
        items: onThisDay.slice(0, MOST_MEMORIES).map((memory) => ({
          text: words.memory(String(new Date(memory.playedAt).getFullYear()), winnersOf(memory)),
          detail: edition(memory.edition),
          href: gameAddress(memory),
        })),
      },
      {
        title: texts.milestones,
        items: milestones.slice(0, MOST_MEMORIES).map((memory) => ({
          text: words.memory(texts.milestone(count(memory.number)), winnersOf(memory)),
          detail: day(memory),
          href: gameAddress(memory),
        })),
      },
    ].filter(({ items }) => items.length > 0),
  };
}

function winnersOf({ winners }: Memory): string {
  return winners.map(({ name }) => name).join(', ');
}

const MOST_MEMORIES = 5;

/** Who ends rounds, and whether those who do get more from them. */
export function endersChart(
  { basis, everybody, people }: Enders,
  formats: StatisticsFormats,
  { enders: texts }: EveningWords,
): ChartContent {
  const { words, count, decimal, percent } = formats;
  const told = { id: 'enders', title: texts.title };
  const [most] = people;
  const { ending, otherwise } = everybody;
  if (most === undefined || ending === null || otherwise === null)
    return { ...told, answer: texts.none, spec: null, numbers: [] };
  const nameOf = ({ name }: EnderLine): string => (name === '' ? words.everybody : name);
  const all = [everybody, ...people];
  const shown = all.slice(0, MOST_BARS);
  const said = (estimate: Estimate | null): string => (estimate === null ? '–' : percent(estimate.value));
  const between = (estimate: Estimate | null): string =>
    estimate === null || estimate.interval === null
      ? '–'
      : texts.between(percent(estimate.interval[0]), percent(estimate.interval[1]));
  const series = (label: string, ink: typeof INK, of: (line: EnderLine) => Estimate | null) => ({
    label,
    ink,
    values: shown.map((line) => {
      const estimate = of(line);
      if (estimate === null) return null;
      const [low, high] = estimate.interval ?? [estimate.value, estimate.value];
      return [100 * low, 100 * high] as const;
    }),
    dots: shown.map((line) => 100 * (of(line)?.value ?? NaN)),
    said: shown.map((line) => `${said(of(line))} (${between(of(line))})`),
  });
  return {
    ...told,
    answer: [
      words.endsMost(most.name, count(most.ended), decimal(most.expected)),
      texts[verdict(ending, otherwise)](said(ending), said(otherwise)),
    ].join(' '),
    note: `${texts.note} ${basisNote(basis, formats)}`,
    spec: {
      kind: 'bars',
      horizontal: true,
      categories: shown.map(nameOf),
      series: [
        series(texts.ending, INK, (line) => line.ending),
        series(texts.otherwise, LINE, (line) => line.otherwise),
      ],
      y: { label: texts.more, format: (value) => percent(value / 100) },
    },
    numbers: [
      {
        caption: told.title,
        columns: [
          words.player,
          texts.rounds,
          texts.ended,
          texts.expected,
          texts.ending,
          texts.interval,
          texts.otherwise,
          texts.interval,
        ],
        rows: all.map((line) => ({
          head: nameOf(line),
          cells: [
            count(line.rounds),
            count(line.ended),
            decimal(line.expected),
            said(line.ending),
            between(line.ending),
            said(line.otherwise),
            between(line.otherwise),
          ],
        })),
      },
    ],
  };
}

const COUNTED_FROM = ['turns', 'neighbours'] as const;

/** How often each seat wins, counted from the player who begins, or from the last winner. */
export function turnsQuestion(
  habits: Pick<Habits, (typeof COUNTED_FROM)[number]>,
  formats: StatisticsFormats,
  words: EveningWords,
): ChartQuestion {
  return {
    id: 'turns',
    views: COUNTED_FROM.map((from) => ({
      label: words.turns[from].by,
      chart: turnsChart(habits[from], from, formats, words),
    })),
  };
}

function turnsChart(
  { basis, lines }: Turns,
  from: (typeof COUNTED_FROM)[number],
  formats: StatisticsFormats,
  { turns: texts }: EveningWords,
): ChartContent {
  const { words, count, percent } = formats;
  const told = { id: 'turns', title: texts.title };
  const counted = texts[from];
  const chance = ({ expectedWins, games }: TurnLine): number => expectedWins / games;
  const [first, ...others] = lines;
  if (first === undefined) return { ...told, answer: counted.none, spec: null, numbers: [] };
  const best = others.reduce(
    (most, line) => (line.won.value - chance(line) > most.won.value - chance(most) ? line : most),
    first,
  );
  const nameOf = ({ turn }: TurnLine): string => counted.seats[turn] ?? count(turn + 1);
  const between = ({ won: { interval } }: TurnLine): string =>
    interval === null ? '–' : texts.between(percent(interval[0]), percent(interval[1]));
  const { interval } = best.won;
  return {
    ...told,
    answer: [
      counted.best(counted.said[best.turn] ?? nameOf(best), percent(best.won.value), percent(chance(best))),
      interval !== null && interval[0] > chance(best) ? texts.sure : texts.luck,
    ].join(' '),
    note: `${counted.note} ${basisNote(basis, formats)}`,
    spec: {
      kind: 'bars',
      horizontal: true,
      categories: lines.map(nameOf),
      series: [
        {
          label: texts.won,
          ink: INK,
          values: lines.map(({ won }) => 100 * won.value),
          lines: lines.map((line) => 100 * chance(line)),
          said: lines.map((line) => `${percent(line.won.value)} (${between(line)})`),
        },
      ],
      y: { label: texts.won, format: (value) => percent(value / 100) },
    },
    numbers: [
      {
        caption: told.title,
        columns: [counted.seat, words.games, words.wins, words.share, texts.interval, texts.chance],
        rows: lines.map((line) => ({
          head: nameOf(line),
          cells: [
            count(line.games),
            count(line.wins),
            percent(line.won.value),
            between(line),
            percent(chance(line)),
          ],
        })),
      },
    ],
  };
}

/** Only intervals that don't overlap are a clear difference. */
function verdict(ending: Estimate, otherwise: Estimate): 'pays' | 'costs' | 'unclear' {
  if (ending.interval === null || otherwise.interval === null) return 'unclear';
  if (ending.interval[0] > otherwise.interval[1]) return 'pays';
  return ending.interval[1] < otherwise.interval[0] ? 'costs' : 'unclear';
}

/** Fewer games than this say nothing about a change. */
const GAMES_TO_COMPARE = 5;

/** Who wins how often in one year or at one place, and in another. */
export function comparedChart(
  id: 'years' | 'places',
  [one, other]: readonly Sitting[],
  formats: StatisticsFormats,
  { compared: texts }: EveningWords,
): ChartContent {
  const { words, count, percent, minutes, decimal } = formats;
  if (one === undefined || other === undefined)
    return { id, title: texts.titles[id], answer: texts.none[id], spec: null, numbers: [] };
  const title = texts.titles[id];
  const of = ({ people }: Sitting, person: string) => people.find((line) => line.id === person);
  const everybody = [...new Set([...one.people, ...other.people].map((line) => line.id))]
    .map((person) => {
      const [now, before] = [of(one, person), of(other, person)];
      return { name: now?.name ?? before?.name ?? '', now, before };
    })
    .sort((some, others) => gamesOf(others) - gamesOf(some) || some.name.localeCompare(others.name));
  const share = (line: Sitting['people'][number] | undefined): number | null =>
    line === undefined ? null : line.wins / line.games;
  const changed = everybody
    .flatMap(({ name, now, before }) =>
      now === undefined || before === undefined || Math.min(now.games, before.games) < GAMES_TO_COMPARE
        ? []
        : [{ name, now, before }],
    )
    .reduce<{ name: string; now: Line; before: Line } | null>(
      (most, line) => (most === null || changeOf(line) > changeOf(most) ? line : most),
      null,
    );
  const shown = everybody.slice(0, MOST_BARS);
  const between = ({ wins, games }: Line): string => {
    const [low, high] = shareInterval(wins, games);
    return texts.between(percent(low), percent(high));
  };
  const series = (
    label: string,
    ink: typeof INK,
    lineOf: (line: (typeof everybody)[number]) => Line | undefined,
  ) => ({
    label,
    ink,
    values: shown.map((line) => {
      const own = lineOf(line);
      if (own === undefined) return null;
      const [low, high] = shareInterval(own.wins, own.games);
      return [100 * low, 100 * high] as const;
    }),
    dots: shown.map((line) => 100 * (share(lineOf(line)) ?? NaN)),
    said: shown.map((line) => {
      const own = lineOf(line);
      return own === undefined
        ? '–'
        : `${texts.wonOf(percent(own.wins / own.games), count(own.games))} (${between(own)})`;
    }),
  });
  const cells = (line: Line | undefined): string[] =>
    line === undefined
      ? ['–', '–', '–', '–']
      : [count(line.games), count(line.wins), percent(line.wins / line.games), between(line)];
  return {
    id,
    title,
    answer:
      changed === null
        ? texts.tooFew
        : [
            words.changed(
              changed.name,
              percent(changed.now.wins / changed.now.games),
              one.key,
              percent(changed.before.wins / changed.before.games),
              other.key,
            ),
            ...(isClear(changed) ? [] : [texts.luck]),
          ].join(' '),
    note: `${texts.note(one.key, other.key)} ${words.ofAll(count(one.games + other.games), one.games + other.games)}`,
    spec: {
      kind: 'bars',
      horizontal: true,
      categories: shown.map(({ name }) => name),
      series: [series(one.key, INK, ({ now }) => now), series(other.key, QUIET, ({ before }) => before)],
      y: { label: texts.won, format: (value) => percent(value / 100) },
    },
    numbers: [
      {
        caption: title,
        columns: [
          words.player,
          ...[one, other].flatMap(({ key }) => [
            texts.of(words.games, key),
            texts.of(words.wins, key),
            texts.of(words.share, key),
            texts.of(texts.interval, key),
          ]),
        ],
        rows: everybody.map(({ name, now, before }) => ({
          head: name,
          cells: [...cells(now), ...cells(before)],
        })),
      },
      {
        caption: texts.heads[id],
        columns: [texts.heads[id], texts.evenings, words.games, words.length, texts.perEvening],
        rows: [one, other].map((sitting) => ({
          head: sitting.key,
          cells: [
            count(sitting.evenings),
            count(sitting.games),
            sitting.averageMinutes === null ? '–' : minutes(Math.round(sitting.averageMinutes)),
            decimal(sitting.games / sitting.evenings),
          ],
        })),
      },
    ],
  };
}

type Line = Sitting['people'][number];

function gamesOf({
  now,
  before,
}: {
  readonly now: Line | undefined;
  readonly before: Line | undefined;
}): number {
  return (now?.games ?? 0) + (before?.games ?? 0);
}

function changeOf({ now, before }: { readonly now: Line; readonly before: Line }): number {
  return Math.abs(now.wins / now.games - before.wins / before.games);
}

function isClear({ now, before }: { readonly now: Line; readonly before: Line }): boolean {
  const [one, other] = [now, before].map(({ wins, games }) => shareInterval(wins, games));
  return one !== undefined && other !== undefined && (one[0] > other[1] || one[1] < other[0]);
}

/** Each year with a link to its own page. */
export function yearsInReview(
  years: readonly Sitting[],
  search: Search,
  { words, count }: StatisticsFormats,
  { compared: texts }: EveningWords,
): NonNullable<ChartContent['highlights']> {
  return [
    {
      title: texts.review,
      items: years.map(({ key, games, evenings, people: [best] }) => ({
        text: key,
        detail: [
          texts.played(games, count(games), evenings, count(evenings)),
          ...(best === undefined ? [] : [words.bestOf(best.name, count(best.wins), best.wins)]),
        ].join(' '),
        href: addressOf({ screen: 'year', year: Number(key), search }),
      })),
    },
  ];
}
