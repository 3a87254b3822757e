import type { Opponent, PersonFigures } from '../../../shared/api.ts';
import { addressOf, type Search } from '../../../shared/routes/index.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import { barChart, tableOf } from '../../features/figures/chart-question.ts';
import {
  gameAddress,
  inCurrency,
  lotFigures,
  streakAddress,
  type Figure,
} from '../../features/figures/figure.ts';
import type { StatisticsFormats } from '../../features/figures/formats.ts';

/** Records from this person's games in one currency, and streaks. */
export function personRecords(
  { id, streaks, records }: PersonFigures,
  currency: string | null,
  formats: StatisticsFormats,
): Figure[] {
  const { words } = formats;
  const { winsNow, longestWins, withoutWinNow, longestWithoutWin, span } = streaks;
  const lots = inCurrency(records, currency);
  /** One in a row is no streak. */
  const streak = (label: string, longest: number, now: number, say: (games: number) => string): Figure[] =>
    longest < 2 ? [] : [{ label, value: say(longest), ...(now < 2 ? {} : { note: words.now(say(now)) }) }];
  return [
    ...(lots === null ? [] : lotFigures(lots, true, formats)),
    ...streak(words.longestStreak, longestWins, winsNow, words.inARow).map((figure) => ({
      ...figure,
      ...(span === null ? {} : { href: streakAddress(id, span), leads: words.seeStreak }),
    })),
    ...streak(words.longestDrought, longestWithoutWin, withoutWinNow, words.gamesInARow),
  ];
}

/** The rating game by game, with its uncertainty; `null` if no game is rated. */
export function ratingPath(
  { name, games, rating, ratingNow }: PersonFigures,
  { words, decimal, day, count, edition }: StatisticsFormats,
): ChartContent | null {
  const { title, answer, some, numbers } = words.path;
  const [highest] = rating.toSorted((one, other) => other.value - one.value);
  if (ratingNow === null || highest === undefined) return null;
  return {
    id: 'rating',
    title: title(name),
    spec: null,
    note: rating.length < games ? some(count(rating.length), count(games)) : words.person.band,
    answer: answer(
      words.ratingOf(decimal(ratingNow.value), decimal(ratingNow.uncertainty)),
      decimal(highest.value),
      day(highest),
    ),
    numbers: [
      tableOf(numbers, rating, [
        [words.day, day, gameAddress],
        [words.edition, (point) => edition(point.edition)],
        [words.rating, ({ value }) => decimal(value)],
        [words.uncertainty, ({ uncertainty }) => decimal(uncertainty)],
      ]),
    ],
  };
}

/** Whom this person beats, and who beats them: the nemesis first, then those met most. */
export function opponentsChart(
  { id, name, opponents, nemesis }: PersonFigures,
  search: Search,
  { words, count, percent }: StatisticsFormats,
) {
  const { title, most, note, none, record, said, ahead, behind, even } = words.against;
  const ranked = opponents.toSorted(
    (some, other) => Number(other.id === nemesis?.id) - Number(some.id === nemesis?.id),
  );
  const scores = (other: Opponent) => [count(other.beaten), count(other.beatenBy)] as const;
  const [first] = opponents;
  const answer =
    first === undefined
      ? none
      : nemesis === null
        ? most(first.name, first.games, count(first.games), ...scores(first))
        : words.nemesisOf(nemesis.name, ...scores(nemesis), count(nemesis.games));
  return barChart(
    { id: 'opponents', title: title(name), answer, note: note(name) },
    ranked,
    [
      [words.player, (one) => one.name, (one) => addressOf({ screen: 'pair', id, other: one.id, search })],
      [words.games, (one) => count(one.games)],
      [ahead, (one) => count(one.beaten)],
      [behind, (one) => count(one.beatenBy)],
      [even, (one) => count(one.games - one.beaten - one.beatenBy)],
    ],
    {
      label: ahead,
      format: percent,
      value: (one) => one.beaten / one.games,
      line: () => 0.5,
      said: (one) => said(one.games, count(one.games), ...scores(one)),
      beside: (one) => record(...scores(one)),
    },
  );
}

/** Every game of this person, by box and number of players, with the scores that only compare within one. */
export function resultsChart(
  { name, games, averages }: PersonFigures,
  { words, edition, seats, table, score, count, decimal, day, percent }: StatisticsFormats,
) {
  const { results, byChance, said, note, notAll, places: all } = words.person;
  const scored = averages.reduce((sum, line) => sum + line.scored, 0);
  type Line = PersonFigures['averages'][number];
  const won = (line: Line): string => said(count(line.wins), count(line.games));
  const expected = (line: Line): string => decimal(line.expectedWins);
  const reached = (which: 'best' | 'worst') =>
    [
      words[which],
      ({ edition: box, [which]: one }: Line) =>
        one === null ? '–' : words.scoreOn(score(box, one.score), day(one)),
      ({ [which]: one }: Line) => one && gameAddress(one),
    ] as const;
  return barChart(
    {
      id: 'tables',
      title: results(name),
      answer:
        scored === games ? words.ofAll(count(games), games) : notAll(scored, count(scored), count(games)),
      note,
    },
    averages,
    [
      [words.table, table],
      [words.games, (line) => count(line.games)],
      [words.wins, (line) => count(line.wins)],
      [byChance, expected],
      [all, ({ places }) => places.map(count).join(' · ')],
      [words.averageScore, (one) => (one.averageScore === null ? '–' : score(one.edition, one.averageScore))],
      reached('best'),
      reached('worst'),
    ],
    {
      label: words.wins,
      format: percent,
      name: (line) => [edition(line.edition), seats(line.seats)],
      value: (line) => line.wins / line.games,
      line: (line) => line.expectedWins / line.games,
      said: (line) => `${won(line)}, ${byChance}: ${expected(line)}`,
      beside: won,
    },
  );
}
