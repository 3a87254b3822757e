import type { AverageLine, Opponent, PersonFigures } from '../../../shared/api.ts';
import type { Interval } from '../../../shared/core/resampling.ts';
import { shareInterval } from '../../../shared/core/share.ts';
import type { AnyEdition } from '../../../shared/record/index.ts';
import { addressOf, type Search } from '../../../shared/routes/index.ts';
import type { EveningWords } from '../../../shared/text/all-evenings.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import { artistCharts, INK, LINE, MOST_BARS, QUIET } from '../../features/figures/group-charts.ts';
import { basisNote, gameAddress } from '../../features/figures/figure.ts';
import type { StatisticsFormats } from '../../features/figures/formats.ts';
import { one, type ChartQuestion } from '../../features/figures/chart-question.ts';
import { averageNumbers } from './person-figures.ts';

/** More kinds of table would be too many to compare. */
const MOST_TABLES = 10;
/** Fewer games at a kind of table say nothing about it. */
const GAMES_TO_COMPARE = 5;

export function personCharts(
  person: PersonFigures,
  search: Search,
  formats: StatisticsFormats,
  evenings: EveningWords,
): ChartQuestion[] {
  return [
    one(ratingPath(person, formats)),
    one(tableChart(person, formats)),
    one(opponentChart(person, search, formats)),
    dealingQuestion(person, formats, evenings),
    artistCharts('artists', formats.words.artists.whose(person.name), person.artists, formats),
  ];
}

/** The rating game by game, with its uncertainty. */
export function ratingPath(
  { name, games, rating, ratingNow }: PersonFigures,
  formats: StatisticsFormats,
): ChartContent {
  const { words, decimal, day, count, edition } = formats;
  const told = { id: 'rating', title: words.path.title(name) };
  if (ratingNow === null) return { ...told, answer: words.noneOf, spec: null, numbers: [] };
  const highest = rating.reduce((best, point) => (point.value > best.value ? point : best));
  const line = (label: string, ink: typeof INK, off: number) => ({
    label,
    ink,
    values: rating.map(({ value, uncertainty }) => value + off * uncertainty),
    said: rating.map(({ value, uncertainty }) => decimal(value + off * uncertainty)),
  });
  return {
    ...told,
    note: rating.length < games ? words.path.some(count(rating.length), count(games)) : words.ratings.note,
    answer: words.path.answer(
      words.ratingOf(decimal(ratingNow.value), decimal(ratingNow.uncertainty)),
      decimal(highest.value),
      day(highest),
    ),
    spec: {
      kind: 'lines',
      categories: rating.map(day),
      series: [
        line(words.rating, INK, 0),
        line(words.ratings.most, QUIET, 2),
        line(words.ratings.least, LINE, -2),
      ],
      y: { label: words.rating, format: count },
      moments: rating.map((point) => ({ href: gameAddress(point) })),
    },
    numbers: [
      {
        caption: words.path.numbers,
        columns: [words.day, words.edition, words.rating, words.uncertainty],
        rows: rating.map((point) => ({
          head: day(point),
          href: gameAddress(point),
          cells: [edition(point.edition), decimal(point.value), decimal(point.uncertainty)],
        })),
      },
    ],
  };
}

/** At which tables this person wins more often than by chance. */
export function tableChart(person: PersonFigures, formats: StatisticsFormats): ChartContent {
  const { words, table, percent, count, decimal } = formats;
  const between = ([low, high]: Interval) => words.where.between(percent(low), percent(high));
  const told = { id: 'tables', title: words.where.title(person.name) };
  const { averages } = person;
  if (averages.length === 0) return { ...told, answer: words.noneOf, spec: null, numbers: [] };
  const compared = averages.filter(({ games }) => games >= GAMES_TO_COMPARE);
  const best = bestOf(compared);
  const most = (compared.length === 0 ? averages : compared).slice(0, MOST_TABLES);
  const shown = best === null || most.includes(best) ? most : [...most.slice(0, -1), best];
  return {
    ...told,
    answer: whereAnswer(best, compared.length > 0, formats),
    note: [
      words.where.line,
      ...(compared.length > 0 && shown.length < averages.length
        ? [words.where.some(count(GAMES_TO_COMPARE))]
        : []),
      words.ofAll(count(person.games), person.games),
      words.byChance(decimal(person.expectedWins), person.sharedWins),
    ].join(' '),
    spec: {
      kind: 'bars',
      horizontal: true,
      categories: shown.map(table),
      series: [
        {
          label: words.where.won,
          ink: INK,
          values: shown.map((line) => 100 * share(line)),
          lines: shown.map(({ seats }) => 100 / seats),
          said: shown.map((line) => words.where.than(percent(share(line)), percent(1 / line.seats))),
        },
      ],
      y: { label: words.where.won, format: (value) => percent(value / 100) },
    },
    numbers: [
      {
        caption: told.title,
        columns: [
          words.table,
          words.games,
          words.wins,
          words.share,
          words.where.interval,
          words.where.chance,
        ],
        rows: averages.map((line) => ({
          head: table(line),
          cells: [
            count(line.games),
            count(line.wins),
            percent(share(line)),
            between(shareInterval(line.wins, line.games)),
            percent(1 / line.seats),
          ],
        })),
      },
      averageNumbers(person, formats),
    ],
  };
}

/** What selling and collecting bring, in each currency by itself. */
export function dealingQuestion(
  { name, dealerAndCollector, margin }: PersonFigures,
  formats: StatisticsFormats,
  { dealing: texts, prices }: EveningWords,
): ChartQuestion {
  const { words, count, edition } = formats;
  const told = { id: 'dealing', title: words.dealing(name) };
  const untracked = { ...told, answer: prices.none, spec: null, numbers: [] };
  const views = dealerAndCollector.map(({ editions, basis, dealer, collector }, at) => {
    const label = editions.map(edition).join(', ');
    if (basis.games === 0) return { label, chart: untracked };
    const amount = (value: number): string => amountIn(editions, value, formats);
    const { paintings = 0, perPainting = null } = margin[at] ?? {};
    const ways = [
      { head: texts.selling, value: dealer },
      { head: texts.collecting, value: collector },
    ];
    const chart: ChartContent = {
      ...told,
      answer: `${words.byPerson(name, words.dealt(amount(dealer), amount(collector)))}.`,
      note: `${texts.note} ${basisNote(basis, formats)}`,
      spec: {
        kind: 'bars',
        horizontal: true,
        categories: ways.map(({ head }) => head),
        series: [{ label: texts.perGame, ink: INK, values: ways.map(({ value }) => value) }],
        y: { label: texts.perGame, format: amount },
      },
      numbers: [
        {
          caption: told.title,
          columns: [texts.from, words.games, texts.perGame],
          rows: ways.map(({ head, value }) => ({ head, cells: [count(basis.games), amount(value)] })),
        },
        {
          caption: words.margin,
          columns: [texts.paintings, words.margin],
          rows: [{ head: count(paintings), cells: [perPainting === null ? '–' : amount(perPainting)] }],
        },
      ],
    };
    return { label, chart };
  });
  return { id: told.id, views: views.length === 0 ? [{ label: told.title, chart: untracked }] : views };
}

/** An amount in the currency that these boxes share. */
function amountIn(editions: readonly AnyEdition[], value: number, formats: StatisticsFormats): string {
  const [box] = editions;
  return box === undefined ? formats.decimal(value) : formats.score(box, value);
}

function share({ wins, games }: AverageLine): number {
  return wins / games;
}

function aboveChance(line: AverageLine): number {
  return share(line) - 1 / line.seats;
}

/** The first with the most wins above chance; `null` if none is above it. */
function bestOf(lines: readonly AverageLine[]): AverageLine | null {
  return lines.reduce<AverageLine | null>(
    (best, line) => (aboveChance(line) > (best === null ? 0 : aboveChance(best)) ? line : best),
    null,
  );
}

function whereAnswer(
  best: AverageLine | null,
  enough: boolean,
  { words: { where }, table, percent, count }: StatisticsFormats,
): string {
  if (!enough) return where.tooFew(count(GAMES_TO_COMPARE));
  if (best === null) return where.nowhere(count(GAMES_TO_COMPARE));
  const chance = 1 / best.seats;
  const told = where.best(table(best), percent(share(best)), percent(chance));
  return shareInterval(best.wins, best.games)[0] > chance ? told : `${told} ${where.maybe}`;
}

/** Whom this person beats, and who beats them. */
export function opponentChart(
  { id, name, opponents }: PersonFigures,
  search: Search,
  formats: StatisticsFormats,
): ChartContent {
  const { words, count } = formats;
  const told = { id: 'opponents', title: words.against.title(name) };
  const [most] = opponents;
  if (most === undefined) return { ...told, answer: words.noneOf, spec: null, numbers: [] };
  const shown = opponents.slice(0, MOST_BARS);
  const pairOf = ({ id: other }: Opponent): string => addressOf({ screen: 'pair', id, other, search });
  return {
    ...told,
    answer: words.against.most(
      most.name,
      count(most.games),
      count(most.beaten),
      count(most.beatenBy),
      most.games,
    ),
    spec: {
      kind: 'bars',
      horizontal: true,
      categories: shown.map((other) => other.name),
      series: [
        { label: words.against.ahead, ink: INK, values: shown.map(({ beaten }) => beaten) },
        { label: words.against.behind, ink: LINE, values: shown.map(({ beatenBy }) => beatenBy) },
      ],
      y: { label: words.games, format: count },
      moments: shown.map((other) => ({ href: pairOf(other) })),
    },
    numbers: [
      {
        caption: told.title,
        columns: [words.player, words.games, words.against.ahead, words.against.behind, words.against.even],
        rows: opponents.map(({ games, beaten, beatenBy, ...other }) => ({
          head: other.name,
          href: pairOf({ games, beaten, beatenBy, ...other }),
          cells: [games, beaten, beatenBy, games - beaten - beatenBy].map(count),
        })),
      },
    ],
  };
}
