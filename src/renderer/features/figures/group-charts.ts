import type {
  ArtistHeld,
  BoxPrices,
  CurrencyTops,
  Customer,
  EnderLine,
  Enders,
  Estimate,
  GameTop,
  GroupFigures,
  Named,
  Sitting,
  TableLine,
  TopGame,
  TurnLine,
  Turns,
} from '../../../shared/api.ts';
import { editionKey, familyOf } from '../../../shared/record/index.ts';
import { addressOf, type Search } from '../../../shared/routes/index.ts';
import type { EveningWords } from '../../../shared/text/all-evenings.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import { barsOf, INK, LINE, MOST_BARS, QUIET, tableOf, type ChartQuestion } from './chart-question.ts';
import { basisNote, gameAddress, momentAddress } from './figure.ts';
import type { StatisticsFormats } from './formats.ts';

/** Which artists hang on whose walls, edition by edition. */
export function artistCharts(
  title: string,
  held: readonly ArtistHeld[],
  { words, edition, artist, count, percent }: StatisticsFormats,
): ChartQuestion {
  const told = { id: 'artists', title };
  const none = { ...told, answer: words.artists.none, spec: null, numbers: [] };
  // By their key: every row comes with a copy of its box.
  const views = [...Map.groupBy(held, (one) => editionKey(one.edition)).values()].flatMap((works) => {
    const [first] = works;
    if (first === undefined) return [];
    const label = edition(first.edition);
    const drawn = ({ edition: box, artist: id }: ArtistHeld) => artist(box, id);
    const share = ({ works: own, of }: ArtistHeld): string => percent(own / of);
    const { works: most } = first;
    const chart: ChartContent = {
      ...told,
      answer: words.artists.most(drawn(first).name, label, count(most), share(first), most),
      spec: barsOf(works, {
        label: words.works,
        format: count,
        name: (one) => drawn(one).name,
        value: (one) => one.works,
        inkOf: (one) => drawn(one).ink,
      }),
      numbers: [
        tableOf(words.artists.numbers(label), works, [
          [words.artist, (one) => drawn(one).name],
          [words.works, (one) => count(one.works)],
          [words.share, share],
        ]),
      ],
    };
    return { label, chart };
  });
  return { id: told.id, views: views.length === 0 ? [{ label: title, chart: none }] : views };
}

/** Who won most in each year, with a way to the year's own page. */
export function yearsChart(
  sittings: readonly Sitting[],
  search: Search,
  { words, count, decimal }: StatisticsFormats,
  { compared: texts }: EveningWords,
): ChartContent {
  const told = { id: 'seasons', title: words.seasons.title };
  const years = sittings.flatMap(({ people, ...year }) => {
    const [best] = people.toSorted(
      (one, other) => other.wins - one.wins || one.games - other.games || one.name.localeCompare(other.name),
    );
    return best === undefined ? [] : { ...year, best };
  });
  type Year = (typeof years)[number];
  const [latest] = years;
  if (latest === undefined) return { ...told, answer: words.none, spec: null, numbers: [] };
  const href = ({ key }: Year): string => addressOf({ screen: 'year', year: Number(key), search });
  const { best } = latest;
  return {
    ...told,
    answer: words.seasons.leader(best.name, latest.key, count(best.wins), count(best.games)),
    note: texts.note,
    spec: barsOf(years.slice(0, MOST_BARS), {
      label: words.wins,
      format: count,
      name: (year) => [year.key, year.best.name],
      value: (year) => year.best.wins,
      line: (year) => year.best.expectedWins,
      href,
    }),
    numbers: [
      tableOf(told.title, years, [
        [texts.year, ({ key }) => key, href],
        [texts.evenings, ({ evenings }) => count(evenings)],
        [words.games, ({ games }) => count(games)],
        [words.player, (year) => year.best.name],
        [words.wins, (year) => count(year.best.wins)],
        [texts.expected, (year) => decimal(year.best.expectedWins)],
      ]),
    ],
  };
}

/** What people paid each other, box by box: of everybody, or of one person. */
export function customersQuestion(
  prices: readonly BoxPrices[],
  whose: Named | null,
  formats: StatisticsFormats,
): ChartQuestion[] {
  const { words, edition, score } = formats;
  const { title, whose: titleOf, best, pays, gets, ...texts } = words.customers;
  const told = { id: 'customers', title: whose === null ? title : titleOf(whose.name) };
  const views = prices.flatMap(({ edition: box, customers, basis }) => {
    const [most] = customers;
    if (most === undefined) return [];
    const amount = (value: number): string => score(box, value);
    const paid = customers.find(({ from }) => from.id === whose?.id);
    const got = customers.find(({ to }) => to.id === whose?.id);
    const nameOf = ({ from, to }: Customer): string => words.pair.from(from.name, to.name);
    const total = (one: Customer): string => amount(one.amount);
    const chart: ChartContent = {
      ...told,
      answer:
        whose === null
          ? best(most.from.name, most.to.name, total(most))
          : [
              ...(paid === undefined ? [] : [pays(whose.name, paid.to.name, total(paid))]),
              ...(got === undefined ? [] : [gets(whose.name, got.from.name, total(got))]),
            ].join(' '),
      note: basisNote(basis, formats),
      spec: barsOf(customers.slice(0, MOST_BARS), {
        label: texts.paid,
        format: amount,
        name: nameOf,
        value: (one) => one.amount,
        inkOf: ({ to }) => (to.id === whose?.id ? QUIET : INK),
      }),
      numbers: [
        tableOf(told.title, customers, [
          [texts.pair, nameOf],
          [texts.paid, total],
          [texts.perGame, (one) => amount(one.amount / basis.games)],
        ]),
      ],
    };
    return { label: edition(box), chart };
  });
  return views.length === 0 ? [] : [{ id: told.id, views }];
}

/** Whether those who sell for most win, or those who gain most from what they buy. */
export function waysChart(
  { priced, ways: { selling, collecting } }: Pick<GroupFigures, 'priced' | 'ways'>,
  formats: StatisticsFormats,
  { ways: texts }: EveningWords,
): ChartContent {
  const { count } = formats;
  const rows = [
    { name: texts.selling, won: selling },
    { name: texts.collecting, won: collecting },
  ];
  const better = selling === collecting ? 'level' : selling > collecting ? 'sells' : 'buys';
  const { games } = priced;
  return {
    id: 'ways',
    title: texts.title,
    answer: texts[better](count(selling), count(collecting), count(games), games),
    note: [texts.note, basisNote(priced, formats)].join(' '),
    spec: barsOf(rows, { label: texts.won, format: count, name: (row) => row.name, value: (row) => row.won }),
    numbers: [
      tableOf(texts.title, rows, [
        [texts.best, (row) => row.name],
        [texts.won, (row) => count(row.won)],
      ]),
    ],
  };
}

/** Who ends rounds, and whether those who do get more from them. */
export function endersChart(
  { basis, everybody, people }: Enders,
  formats: StatisticsFormats,
  { enders: texts }: EveningWords,
): ChartContent {
  const { words, count, decimal, percent } = formats;
  const told = { id: 'enders', title: texts.title };
  const [most] = people;
  if (most === undefined) return { ...told, answer: texts.none, spec: null, numbers: [] };
  const share = (part: number, of: number): string => (of === 0 ? '–' : percent(part / of));
  const ending = (line: EnderLine): string => share(line.ending, line.ended);
  const otherwise = (line: EnderLine): string => share(line.otherwise, line.rounds - line.ended);
  return {
    ...told,
    answer: [
      words.endsMost(most.name, count(most.ended), decimal(most.expected)),
      texts.pays(ending(everybody), otherwise(everybody)),
    ].join(' '),
    note: `${texts.note} ${basisNote(basis, formats)}`,
    spec: barsOf(people.slice(0, MOST_BARS), {
      label: texts.ended,
      format: count,
      name: ({ name }) => name,
      value: ({ ended }) => ended,
      line: ({ expected }) => expected,
      said: (line) => texts.said(count(line.ended), decimal(line.expected)),
    }),
    numbers: [
      tableOf(
        texts.title,
        [{ ...everybody, name: words.everybody }, ...people],
        [
          [words.player, ({ name }) => name],
          [texts.rounds, ({ rounds }) => count(rounds)],
          [texts.ended, ({ ended }) => count(ended)],
          [texts.expected, ({ expected }) => decimal(expected)],
          [texts.ending, ending],
          [texts.otherwise, otherwise],
        ],
      ),
    ],
  };
}

/** How often each seat wins, counted from the player who begins. */
export function turnsChart(
  { basis, lines }: Turns,
  formats: StatisticsFormats,
  { turns: texts }: EveningWords,
): ChartContent {
  const { words, count, percent } = formats;
  const told = { id: 'turns', title: texts.title };
  const [first] = lines;
  if (first === undefined) return { ...told, answer: texts.none, spec: null, numbers: [] };
  const chance = ({ expectedWins, games }: TurnLine): number => expectedWins / games;
  const above = (line: TurnLine): number => line.won.value - chance(line);
  const best = lines.reduce((most, line) => (above(line) > above(most) ? line : most), first);
  const nameOf = ({ turn }: TurnLine): string => texts.seats[turn] ?? count(turn + 1);
  const won = (line: TurnLine): string => percent(line.won.value);
  const byChance = (line: TurnLine): string => percent(chance(line));
  const between = ({ won: { interval } }: TurnLine): string =>
    interval === null ? '–' : texts.between(percent(interval[0]), percent(interval[1]));
  return {
    ...told,
    answer: [
      texts.begins(won(first), byChance(first)),
      ...(best === first
        ? []
        : [texts.best(texts.said[best.turn] ?? nameOf(best), won(best), byChance(best))]),
      best.won.interval !== null && best.won.interval[0] > chance(best) ? texts.sure : texts.luck,
    ].join(' '),
    note: `${texts.note} ${basisNote(basis, formats)}`,
    spec: barsOf(lines, {
      label: texts.won,
      format: (value) => percent(value / 100),
      name: nameOf,
      value: (line) => 100 * line.won.value,
      line: (line) => 100 * chance(line),
      said: (line) => `${won(line)} (${between(line)})`,
    }),
    numbers: [
      tableOf(told.title, lines, [
        [texts.seat, nameOf],
        [words.games, ({ games }) => count(games)],
        [words.wins, ({ wins }) => count(wins)],
        [words.share, won],
        [texts.interval, between],
        [texts.chance, byChance],
      ]),
    ],
  };
}

/** What scores win, box by box: only those at the same kind of table can be compared. */
export function scoresQuestion(
  tables: readonly TableLine[],
  formats: StatisticsFormats,
  { scores: texts }: EveningWords,
): ChartQuestion {
  const { words, count, score } = formats;
  const told = { id: 'scores', title: texts.title };
  const boxes = [...Map.groupBy(tables, ({ edition }) => editionKey(edition)).values()];
  const views = boxes.flatMap((lines) => {
    const [most] = lines;
    if (most === undefined) return [];
    const games = lines.reduce((sum, line) => sum + line.games, 0);
    const amount = (value: number): string => score(most.edition, value);
    const reached = (who: Named, value: number): string => words.byPerson(who.name, amount(value));
    const chart: ChartContent = {
      ...told,
      answer: texts.answer(
        formats.seats(most.seats),
        amount(most.averageWinningScore),
        amount(most.averageLead),
      ),
      note: `${texts.note} ${words.ofAll(count(games), games)}`,
      spec: barsOf(lines, {
        label: texts.range,
        ink: LINE,
        format: amount,
        name: ({ seats }) => formats.seats(seats),
        value: ({ lowestWin, highest }) => [lowestWin.amount, highest.amount],
        dot: ({ averageWinningScore }) => averageWinningScore,
        said: ({ averageWinningScore, lowestWin, highest }) =>
          texts.said(amount(averageWinningScore), amount(lowestWin.amount), amount(highest.amount)),
      }),
      numbers: [
        tableOf(words.tables, lines, [
          [words.table, (line) => formats.table(line)],
          [words.games, (line) => count(line.games)],
          [words.averageScore, ({ averageScore }) => amount(averageScore)],
          [words.averageWin, ({ averageWinningScore }) => amount(averageWinningScore)],
          [words.averageLead, ({ averageLead }) => amount(averageLead)],
          [
            words.highest,
            ({ highest }) => reached(highest.person, highest.amount),
            (line) => gameAddress(line.highest),
          ],
          [
            words.lowestWin,
            ({ lowestWin }) => reached(lowestWin.person, lowestWin.amount),
            (line) => gameAddress(line.lowestWin),
          ],
          [
            words.closest,
            ({ closest }) => (closest === null ? '–' : reached(closest.person, closest.amount)),
            ({ closest }) => closest && gameAddress(closest),
          ],
        ]),
      ],
    };
    return { label: formats.edition(most.edition), chart };
  });
  const none = { ...told, answer: texts.none, spec: null, numbers: [] };
  return { id: told.id, views: views.length === 0 ? [{ label: texts.title, chart: none }] : views };
}

/** Nobody pays prices in the card games. */
const IN_POINTS: readonly GameTop[] = ['comebacks', 'changes', 'closest', 'clearest'];
const IN_MONEY: readonly GameTop[] = [...IN_POINTS, 'rounds'];

/** The most memorable games of one currency. */
export function topGamesQuestion(
  currency: CurrencyTops,
  formats: StatisticsFormats,
  evenings: EveningWords,
): ChartQuestion {
  const [box] = currency.editions;
  const isMoney = box !== undefined && familyOf(box).scoredIn === 'money';
  const { by, title } = evenings.tops;
  return {
    id: 'tops',
    views: (isMoney ? IN_MONEY : IN_POINTS).map((top) => ({
      label: by[top],
      chart: { id: 'tops', title, ...topChart(currency, top, formats, evenings) },
    })),
  };
}

function topChart(
  currency: CurrencyTops,
  top: GameTop,
  formats: StatisticsFormats,
  { tops: texts }: EveningWords,
): Omit<ChartContent, 'id' | 'title'> {
  const { words, count, day } = formats;
  const { basis, games } = currency.tops[top];
  const [first] = games;
  if (first === undefined)
    return { answer: basis.games === 0 ? texts.untracked[top] : texts.none[top], spec: null, numbers: [] };
  const amount = (game: TopGame): string =>
    top === 'changes' ? count(game.amount) : formats.score(game.edition, game.amount);
  const names = ({ people }: TopGame): string => people.map(({ name }) => name).join(', ');
  const roundOf = ({ round }: TopGame): string => count(round ?? 0);
  return {
    answer: words.tops[top](names(first), amount(first), day(first), first.amount, roundOf(first)),
    note: [...shareNote(currency, top, formats, texts), basisNote(basis, formats)].join(' '),
    spec: barsOf(games, {
      label: texts.amounts[top],
      format: (value) => amount({ ...first, amount: value }),
      name: (game) => [names(game), day(game)],
      value: (game) => game.amount,
      said: amount,
      href: momentAddress,
    }),
    numbers: [
      tableOf(texts.by[top], games, [
        [top === 'comebacks' ? words.player : texts.winner, names, momentAddress],
        [texts.amounts[top], amount],
        [words.day, day],
        [words.edition, formats.table],
        ...(top === 'rounds' ? [[texts.round, roundOf] as const] : []),
      ]),
    ],
  };
}

function shareNote(
  { leadChanges, lateWins }: CurrencyTops,
  top: GameTop,
  { decimal, percent }: StatisticsFormats,
  texts: EveningWords['tops'],
): string[] {
  const said = ({ value, interval }: Estimate, write: (value: number) => string): string =>
    interval === null ? write(value) : texts.between(write(value), write(interval[0]), write(interval[1]));
  if (top === 'comebacks' && lateWins !== null) return [texts.lateWins(said(lateWins, percent))];
  if (top === 'changes' && leadChanges !== null) return [texts.perGame(said(leadChanges, decimal))];
  return [];
}
