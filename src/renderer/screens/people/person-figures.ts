import type { BoxPrices, Opponent, PersonFigures, PriceLine } from '../../../shared/api.ts';
import { addressOf, type Search } from '../../../shared/routes/index.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import type { Bar } from '../../features/figures/bar.ts';
import { tableOf } from '../../features/figures/chart-question.ts';
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
  return [
    ...(lots === null ? [] : lotFigures(lots, 'own', formats)),
    {
      label: words.longestStreak,
      value: words.inARow(longestWins),
      note: words.now(words.inARow(winsNow)),
      ...(span === null ? {} : { href: streakAddress(id, span), leads: words.seeStreak }),
    },
    {
      label: words.longestDrought,
      value: words.gamesInARow(longestWithoutWin),
      note: words.now(words.gamesInARow(withoutWinNow)),
    },
  ];
}

/** The rating game by game, with its uncertainty. */
export function ratingPath(
  { name, games, rating, ratingNow }: PersonFigures,
  { words, decimal, day, count, edition }: StatisticsFormats,
): ChartContent {
  const told = { id: 'rating', title: words.path.title(name) };
  const highest = rating.reduce<PersonFigures['rating'][number] | null>(
    (best, point) => (best === null || point.value > best.value ? point : best),
    null,
  );
  if (ratingNow === null || highest === null)
    return { ...told, answer: words.noneOf, spec: null, numbers: [] };
  return {
    ...told,
    note: rating.length < games ? words.path.some(count(rating.length), count(games)) : words.person.band,
    answer: words.path.answer(
      words.ratingOf(decimal(ratingNow.value), decimal(ratingNow.uncertainty)),
      decimal(highest.value),
      day(highest),
    ),
    spec: null,
    numbers: [
      tableOf(words.path.numbers, rating, [
        [words.day, day, gameAddress],
        [words.edition, (point) => edition(point.edition)],
        [words.rating, ({ value }) => decimal(value)],
        [words.uncertainty, ({ uncertainty }) => decimal(uncertainty)],
      ]),
    ],
  };
}

/** A chart whose bars are drawn beside their names. */
interface Barred {
  readonly chart: ChartContent;
  readonly bars: readonly Bar[];
}

/** More would push everything else off the screen; the table of numbers has them all. */
const MOST_LINES = 6;

/** Whom this person beats, and who beats them: the nemesis first, then those met most. */
export function opponentBars(
  { id, name, opponents, nemesis }: PersonFigures,
  search: Search,
  { words, count }: StatisticsFormats,
): Barred {
  const { title, most, note, none, record, said, ahead, behind, even } = words.against;
  const isNemesis = (other: Opponent): boolean => other.id === nemesis?.id;
  const ranked = opponents.toSorted((some, other) => Number(isNemesis(other)) - Number(isNemesis(some)));
  const href = (other: Opponent): string => addressOf({ screen: 'pair', id, other: other.id, search });
  const scores = (other: Opponent) => [count(other.beaten), count(other.beatenBy)] as const;
  const [first] = opponents;
  return {
    chart: {
      id: 'opponents',
      title: title(name),
      answer:
        first === undefined
          ? none
          : nemesis === null
            ? most(first.name, first.games, count(first.games), ...scores(first))
            : words.nemesisOf(nemesis.name, ...scores(nemesis), count(nemesis.games)),
      note: note(name),
      spec: null,
      numbers: [
        tableOf(title(name), ranked, [
          [words.player, (other) => other.name, href],
          [words.games, (other) => count(other.games)],
          [ahead, (other) => count(other.beaten)],
          [behind, (other) => count(other.beatenBy)],
          [even, (other) => count(other.games - other.beaten - other.beatenBy)],
        ]),
      ],
    },
    bars: ranked.slice(0, MOST_LINES).map((other) => ({
      id: other.id,
      name: other.name,
      href: href(other),
      bar: other.beaten / other.games,
      mark: 0.5,
      text: record(...scores(other)),
      said: said(other.games, count(other.games), ...scores(other)),
    })),
  };
}

/** Every game of this person, by box and number of players, with the scores that only compare within one. */
export function resultBars(
  { name, games, averages }: PersonFigures,
  { words, edition, seats, table, score, count, decimal, day }: StatisticsFormats,
): Barred {
  const { results, byChance, said, note, notAll } = words.person;
  const scored = averages.reduce((sum, line) => sum + line.scored, 0);
  type Line = PersonFigures['averages'][number];
  const reached = (which: 'best' | 'worst') =>
    [
      words[which],
      ({ edition: box, [which]: one }: Line) =>
        one === null ? '–' : words.scoreOn(score(box, one.score), day(one)),
      ({ [which]: one }: Line) => one && gameAddress(one),
    ] as const;
  return {
    chart: {
      id: 'tables',
      title: results(name),
      answer:
        scored === games ? words.ofAll(count(games), games) : notAll(scored, count(scored), count(games)),
      note,
      spec: null,
      numbers: [
        tableOf(results(name), averages, [
          [words.table, table],
          [words.games, (line) => count(line.games)],
          [words.wins, (line) => count(line.wins)],
          [byChance, (line) => decimal(line.expectedWins)],
          [words.person.places, ({ places }) => places.map(count).join(' · ')],
          [
            words.averageScore,
            ({ edition: box, averageScore }) => (averageScore === null ? '–' : score(box, averageScore)),
          ],
          reached('best'),
          reached('worst'),
        ]),
      ],
    },
    bars: averages.slice(0, MOST_LINES).map((line) => ({
      id: table(line),
      name: edition(line.edition),
      about: seats(line.seats),
      bar: line.wins / line.games,
      mark: line.expectedWins / line.games,
      text: said(count(line.wins), count(line.games)),
      said: `${said(count(line.wins), count(line.games))}, ${byChance}: ${decimal(line.expectedWins)}`,
    })),
  };
}

/** What this person pays for each artist of the box played most, and what the bank paid; `null` if it isn't known. */
export function artistBars(
  prices: readonly BoxPrices[],
  { words, score, artist, edition }: StatisticsFormats,
): Barred | null {
  const [box] = prices.filter(({ all }) => all.paintings > 0);
  if (box === undefined) return null;
  const lines = box.by.artist;
  const most = Math.max(1, ...lines.flatMap((line) => [line.price.value, line.paid.value]));
  const amount = (value: number): string => score(box.edition, value);
  const gained = ({ gain: { value } }: PriceLine): string =>
    `${Math.round(value * 10) > 0 ? '+' : ''}${amount(value)}`;
  const named = ({ key }: PriceLine) => artist(box.edition, key);
  const [best, ...others] = lines.toSorted((one, other) => other.gain.value - one.gain.value);
  const worst = others.at(-1);
  const { paysTitle, paysNote, best: bestOf, worst: worstOf, price, paid, gain } = words.person;
  return {
    chart: {
      id: 'pays',
      title: paysTitle,
      answer: [
        ...(best === undefined ? [] : [bestOf(named(best).name, gained(best))]),
        ...(worst === undefined ? [] : [worstOf(named(worst).name, gained(worst))]),
      ].join(' '),
      note: paysNote(edition(box.edition)),
      spec: null,
      numbers: [
        tableOf(paysTitle, lines, [
          [words.artist, (line) => named(line).name],
          [price, (line) => amount(line.price.value)],
          [paid, (line) => amount(line.paid.value)],
          [gain, gained],
        ]),
      ],
    },
    bars: lines.map((line) => ({
      id: line.key,
      name: named(line).name,
      ink: named(line).ink.place,
      bar: line.price.value / most,
      mark: line.paid.value / most,
      text: gained(line),
      said: `${amount(line.price.value)}, ${amount(line.paid.value)}`,
    })),
  };
}
