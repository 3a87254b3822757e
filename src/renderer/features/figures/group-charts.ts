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
  TableLine,
  TopGame,
  TurnLine,
  Turns,
} from '../../../shared/api.ts';
import { familyOf } from '../../../shared/record/index.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import { barChart, byBox, INK, LINE, QUIET, type ChartQuestion } from './chart-question.ts';
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
  const drawn = ({ edition: box, artist: id }: ArtistHeld) => artist(box, id);
  const share = ({ works: own, of }: ArtistHeld): string => percent(own / of);
  return byBox(held, none, edition, (own, most) => {
    const { works } = most;
    const label = edition(most.edition);
    return barChart(
      {
        ...told,
        answer: words.artists.most(drawn(most).name, label, count(works), share(most), works),
        caption: words.artists.numbers(label),
      },
      own,
      [
        [words.artist, (one) => drawn(one).name],
        [words.works, (one) => count(one.works)],
        [words.share, share],
      ],
      { label: words.works, format: count, value: (one) => one.works, inkOf: (one) => drawn(one).ink },
    );
  });
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
  const nameOf = ({ from, to }: Customer): string => words.pair.from(from.name, to.name);
  const views = prices.flatMap(({ edition: box, customers, basis }) => {
    const [most] = customers;
    if (most === undefined) return [];
    const amount = (value: number): string => score(box, value);
    const total = (one: Customer): string => amount(one.amount);
    const paid = customers.find(({ from }) => from.id === whose?.id);
    const got = customers.find(({ to }) => to.id === whose?.id);
    const answers =
      whose === null
        ? [best(most.from.name, most.to.name, total(most))]
        : [
            paid && pays(whose.name, paid.to.name, total(paid)),
            got && gets(whose.name, got.from.name, total(got)),
          ];
    const chart = barChart(
      { ...told, answer: answers.filter(Boolean).join(' '), note: basisNote(basis, formats) },
      customers,
      [
        [texts.pair, nameOf],
        [texts.paid, total],
        [texts.perGame, (one) => amount(one.amount / basis.games)],
      ],
      {
        label: texts.paid,
        format: amount,
        value: (one) => one.amount,
        inkOf: ({ to }) => (to.id === whose?.id ? QUIET : INK),
      },
    );
    return { label: edition(box), chart };
  });
  return views.length === 0 ? [] : [{ id: told.id, views }];
}

/** Whether those who sell for most win, or those who gain most from what they buy. */
export function waysChart(
  { priced, ways: { selling, collecting } }: Pick<GroupFigures, 'priced' | 'ways'>,
  formats: StatisticsFormats,
): ChartContent {
  const { count } = formats;
  const texts = formats.evenings.ways;
  const better = selling === collecting ? 'level' : selling > collecting ? 'sells' : 'buys';
  const { games } = priced;
  return barChart(
    {
      id: 'ways',
      title: texts.title,
      answer: texts[better](count(selling), count(collecting), count(games), games),
      note: `${texts.note} ${basisNote(priced, formats)}`,
    },
    [
      { name: texts.selling, won: selling },
      { name: texts.collecting, won: collecting },
    ],
    [
      [texts.best, ({ name }) => name],
      [texts.won, ({ won }) => count(won)],
    ],
    { label: texts.won, format: count, value: ({ won }) => won },
  );
}

/** Who ends rounds, and whether those who do get more from them. */
export function endersChart({ basis, everybody, people }: Enders, formats: StatisticsFormats): ChartContent {
  const { words, count, decimal, percent } = formats;
  const texts = formats.evenings.enders;
  const told = { id: 'enders', title: texts.title };
  const [most] = people;
  if (most === undefined) return { ...told, answer: texts.none, spec: null, numbers: [] };
  const share = (part: number, of: number): string => (of === 0 ? '–' : percent(part / of));
  const ending = (line: EnderLine): string => share(line.ending, line.ended);
  const otherwise = (line: EnderLine): string => share(line.otherwise, line.rounds - line.ended);
  return barChart(
    {
      ...told,
      answer: [
        words.endsMost(most.name, count(most.ended), decimal(most.expected)),
        texts.pays(ending(everybody), otherwise(everybody)),
      ].join(' '),
      note: `${texts.note} ${basisNote(basis, formats)}`,
    },
    [{ ...everybody, name: words.everybody }, ...people],
    [
      [words.player, ({ name }) => name],
      [texts.rounds, ({ rounds }) => count(rounds)],
      [texts.ended, ({ ended }) => count(ended)],
      [texts.expected, ({ expected }) => decimal(expected)],
      [texts.ending, ending],
      [texts.otherwise, otherwise],
    ],
    {
      label: texts.ended,
      format: count,
      value: ({ ended }) => ended,
      line: ({ expected }) => expected,
      said: (line) => texts.said(count(line.ended), decimal(line.expected)),
      // Everybody together isn't a bar.
      from: 1,
    },
  );
}

/** How often each seat wins, counted from the player who begins. */
export function turnsChart({ basis, lines }: Turns, formats: StatisticsFormats): ChartContent {
  const { words, count, percent } = formats;
  const texts = formats.evenings.turns;
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
  const isSure = best.won.interval !== null && best.won.interval[0] > chance(best);
  return barChart(
    {
      ...told,
      answer: [
        texts.begins(won(first), byChance(first)),
        ...(best === first
          ? []
          : [texts.best(texts.said[best.turn] ?? nameOf(best), won(best), byChance(best))]),
        isSure ? texts.sure : texts.luck,
      ].join(' '),
      note: `${texts.note} ${basisNote(basis, formats)}`,
    },
    lines,
    [
      [texts.seat, nameOf],
      [words.games, ({ games }) => count(games)],
      [words.wins, ({ wins }) => count(wins)],
      [words.share, won],
      [texts.interval, between],
      [texts.chance, byChance],
    ],
    {
      label: texts.won,
      format: (value) => percent(value / 100),
      value: (line) => 100 * line.won.value,
      line: (line) => 100 * chance(line),
      said: (line) => `${won(line)} (${between(line)})`,
    },
  );
}

/** What scores win, box by box: only those at the same kind of table can be compared. */
export function scoresQuestion(
  tables: readonly TableLine[],
  { words, evenings, count, score, edition, seats: players, table }: StatisticsFormats,
): ChartQuestion {
  const texts = evenings.scores;
  const told = { id: 'scores', title: texts.title };
  const none = { ...told, answer: texts.none, spec: null, numbers: [] };
  type Reached = 'highest' | 'lowestWin' | 'closest';
  return byBox(tables, none, edition, (lines, most) => {
    const games = lines.reduce((sum, line) => sum + line.games, 0);
    const amount = (value: number): string => score(most.edition, value);
    const reached = (which: Reached) =>
      [
        words[which],
        ({ [which]: one }: TableLine) =>
          one === null ? '–' : words.byPerson(one.person.name, amount(one.amount)),
        ({ [which]: one }: TableLine) => one && gameAddress(one),
      ] as const;
    return barChart(
      {
        ...told,
        answer: texts.answer(players(most.seats), amount(most.averageWinningScore), amount(most.averageLead)),
        note: `${texts.note} ${words.ofAll(count(games), games)}`,
        caption: words.tables,
      },
      lines,
      [
        [words.table, table],
        [words.games, (line) => count(line.games)],
        [words.averageScore, ({ averageScore }) => amount(averageScore)],
        [words.averageWin, ({ averageWinningScore }) => amount(averageWinningScore)],
        [words.averageLead, ({ averageLead }) => amount(averageLead)],
        reached('highest'),
        reached('lowestWin'),
        reached('closest'),
      ],
      {
        label: texts.range,
        ink: LINE,
        format: amount,
        name: ({ seats }) => players(seats),
        value: ({ lowestWin, highest }) => [lowestWin.amount, highest.amount],
        dot: ({ averageWinningScore }) => averageWinningScore,
        said: ({ averageWinningScore, lowestWin, highest }) =>
          texts.said(amount(averageWinningScore), amount(lowestWin.amount), amount(highest.amount)),
      },
    );
  });
}

/** Nobody pays prices in the card games. */
const IN_POINTS: readonly GameTop[] = ['comebacks', 'changes', 'closest', 'clearest'];
const IN_MONEY: readonly GameTop[] = [...IN_POINTS, 'rounds'];

/** The most memorable games of one currency. */
export function topGamesQuestion(currency: CurrencyTops, formats: StatisticsFormats): ChartQuestion {
  const [box] = currency.editions;
  const isMoney = box !== undefined && familyOf(box).scoredIn === 'money';
  return {
    id: 'tops',
    views: (isMoney ? IN_MONEY : IN_POINTS).map((top) => ({
      label: formats.evenings.tops.by[top],
      chart: topChart(currency, top, formats),
    })),
  };
}

function topChart(currency: CurrencyTops, top: GameTop, formats: StatisticsFormats): ChartContent {
  const { words, count, day, score, table } = formats;
  const texts = formats.evenings.tops;
  const { basis, games } = currency.tops[top];
  const told = { id: 'tops', title: texts.title };
  const [first] = games;
  if (first === undefined) {
    const answer = basis.games === 0 ? texts.untracked[top] : texts.none[top];
    return { ...told, answer, spec: null, numbers: [] };
  }
  const amount = (game: TopGame): string =>
    top === 'changes' ? count(game.amount) : score(game.edition, game.amount);
  const names = ({ people }: TopGame): string => people.map(({ name }) => name).join(', ');
  const roundOf = ({ round }: TopGame): string => count(round ?? 0);
  return barChart(
    {
      ...told,
      answer: words.tops[top](names(first), amount(first), day(first), first.amount, roundOf(first)),
      note: [...shareNote(currency, top, formats), basisNote(basis, formats)].join(' '),
      caption: texts.by[top],
    },
    games,
    [
      [top === 'comebacks' ? words.player : texts.winner, names, momentAddress],
      [texts.amounts[top], amount],
      [words.day, day],
      [words.edition, table],
      ...(top === 'rounds' ? [[texts.round, roundOf] as const] : []),
    ],
    {
      label: texts.amounts[top],
      format: (value) => amount({ ...first, amount: value }),
      name: (game) => [names(game), day(game)],
      value: (game) => game.amount,
      said: amount,
    },
  );
}

function shareNote(
  { leadChanges, lateWins }: CurrencyTops,
  top: GameTop,
  { evenings: { tops: texts }, decimal, percent }: StatisticsFormats,
): string[] {
  const said = ({ value, interval }: Estimate, write: (value: number) => string): string =>
    interval === null ? write(value) : texts.between(write(value), write(interval[0]), write(interval[1]));
  if (top === 'comebacks' && lateWins !== null) return [texts.lateWins(said(lateWins, percent))];
  if (top === 'changes' && leadChanges !== null) return [texts.perGame(said(leadChanges, decimal))];
  return [];
}
