import type { TopGame, YearReview } from '../../../shared/api.ts';
import { shareInterval } from '../../../shared/core/share.ts';
import { addressOf } from '../../../shared/routes/index.ts';
import type { YearWords } from '../../../shared/text/all-year.ts';
import { gameAddress, inBoxes, lotAddress, type Figure } from '../figures/figure.ts';
import type { StatisticsFormats } from '../figures/formats.ts';

/** A number of the year, with what it was the year before. */
export interface YearTotal {
  readonly label: string;
  readonly value: string;
  readonly notes: readonly string[];
}

export function yearTotals(
  { year, totals, before }: YearReview,
  { count }: StatisticsFormats,
  words: YearWords,
): YearTotal[] {
  const hours = (minutes: number): string => count(Math.round(minutes / 60));
  const lastYear = String(year - 1);
  const total = (label: string, value: string, was: string | null, notes: readonly string[] = []) => ({
    label,
    value,
    notes: [...notes, ...(was === null ? [] : [words.before(lastYear, was)])],
  });
  const counted = (what: 'evenings' | 'games' | 'people') =>
    total(words.totals[what], count(totals[what]), before === null ? null : count(before[what]));
  const { timed } = totals;
  return [
    counted('evenings'),
    counted('games'),
    counted('people'),
    ...(timed.games === 0
      ? []
      : [
          total(
            words.totals.hours,
            hours(totals.minutes),
            before === null || before.timed.games === 0 ? null : hours(before.minutes),
            timed.games === timed.of ? [] : [words.known(count(timed.games), count(timed.of))],
          ),
        ]),
  ];
}

export interface YearPerson {
  readonly id: string;
  readonly name: string;
  readonly won: string;
  readonly expected: string;
  /** Shares of the widest bar. */
  readonly bar: number;
  readonly chance: number;
}

/** As many as fit on a sheet of paper with everything else. */
const MOST_PEOPLE = 10;

export function yearPeople({ people }: YearReview, { count, decimal }: StatisticsFormats, words: YearWords) {
  const widest = people.reduce((all, { wins, expectedWins }) => Math.max(all, wins, expectedWins), 1);
  const [best] = people;
  const rest = Math.max(0, people.length - MOST_PEOPLE);
  return {
    answer:
      best === undefined || best.wins <= best.expectedWins
        ? words.nobody
        : [
            words.best(best.name, best.wins, count(best.wins), count(best.games), decimal(best.expectedWins)),
            shareInterval(best.wins, best.games)[0] > best.expectedWins / best.games
              ? words.sure
              : words.luck,
          ].join(' '),
    rows: people.slice(0, MOST_PEOPLE).map(({ id, name, games, wins, expectedWins }): YearPerson => ({
      id,
      name,
      won: words.wins(wins, count(wins), count(games)),
      expected: words.expected(decimal(expectedWins)),
      bar: wins / widest,
      chance: expectedWins / widest,
    })),
    others: rest === 0 ? null : words.others(rest, count(rest)),
  };
}

/** If more months are alike, none of them stands out. */
const MOST_BUSIEST = 3;

/** Evenings month by month, beside those of the year before. */
export function yearMonths(
  { year, totals, before }: YearReview,
  { count }: StatisticsFormats,
  words: YearWords,
  locale: string,
  list: (months: readonly string[]) => string,
) {
  const most = Math.max(1, ...totals.months, ...(before?.months ?? []));
  const named = (at: number, month: 'long' | 'narrow') =>
    new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(Date.UTC(2024, at, 15));
  const evenings = Math.max(...totals.months);
  const busiest = totals.months.flatMap((own, at) => (own === evenings ? [named(at, 'long')] : []));
  return {
    answer: [
      busiest.length > MOST_BUSIEST
        ? words.atMost(evenings, count(evenings))
        : words.busiest(list(busiest), busiest.length, evenings, count(evenings)),
      ...(before === null ? [] : [words.monthsBefore(String(year - 1))]),
    ].join(' '),
    bars: totals.months.map((own, at) => ({
      letter: named(at, 'narrow'),
      said: words.month(named(at, 'long'), count(own)),
      height: own / most,
      before: before === null ? null : (before.months[at] ?? 0) / most,
    })),
  };
}

/** On one sheet there is room for the two currencies played most. */
const MOST_CURRENCIES = 2;
const MOST_NAMES = 4;
/** The first year has the most. */
const MOST_MILESTONES = 2;

/** What to remember of a year; amounts of different money are never compared. */
export function yearHighlights(
  review: YearReview,
  formats: StatisticsFormats,
  words: YearWords,
  list: (names: readonly string[]) => string,
): Figure[] {
  const { comebacks, closest, money, favourite, longestWins, longestWeeks, longestEvening } = review;
  const { score, day, artist, count, percent, words: statistics } = formats;
  const names = (people: readonly { readonly name: string }[]) => list(people.map(({ name }) => name));
  const ranked = (
    label: string,
    games: readonly TopGame[],
    say: (name: string, amount: string) => string,
  ): Figure[] =>
    games.slice(0, MOST_CURRENCIES).map((game) => ({
      label: inBoxes(label, [game.edition], games.length, formats),
      value: say(names(game.people), score(game.edition, game.amount)),
      note: day(game),
      href: addressOf({ screen: 'story', id: game.game, ...(game.step === null ? {} : { step: game.step }) }),
    }));
  return [
    ...ranked(words.comeback, comebacks, words.cameBack),
    ...ranked(words.closest, closest, words.wonBy),
    ...money.slice(0, MOST_CURRENCIES).flatMap(({ editions, dearest }): Figure[] => {
      if (dearest === null) return [];
      const { edition, buyer, cards, price, paid } = dearest;
      const { name, ink } = artist(edition, dearest.artist);
      return [
        {
          label: inBoxes(statistics.dearest, editions, money.length, formats),
          value: statistics.lot(buyer.name, cards, name, score(edition, price), score(edition, paid)),
          note: day(dearest),
          ink: ink.place,
          href: lotAddress(dearest),
        },
      ];
    }),
    ...(favourite === null ? [] : [favouriteFigure(favourite)]),
    ...(longestWins === null || longestWins.games < 2
      ? []
      : [
          {
            label: statistics.longestStreak,
            value: statistics.byPerson(longestWins.name, statistics.inARow(longestWins.games)),
          },
        ]),
    ...(longestWeeks === null || longestWeeks.weeks < 2
      ? []
      : [
          {
            label: words.weeks,
            value: words.weeksFrom(
              count(longestWeeks.weeks),
              day({ playedAt: `${longestWeeks.from}T12:00` }),
            ),
          },
        ]),
    ...(longestEvening === null
      ? []
      : [
          {
            label: words.evening,
            value: words.eveningOf(count(longestEvening.games)),
            note: day(longestEvening),
            href: gameAddress(longestEvening),
          },
        ]),
    ...newcomers(),
    ...review.milestones.slice(0, MOST_MILESTONES).map((milestone) => ({
      label: words.milestone(count(milestone.number)),
      value: words.wonIt(names(milestone.winners)),
      note: day(milestone),
      href: gameAddress(milestone),
    })),
  ];

  function favouriteFigure({ edition, artist: id, works, of }: NonNullable<YearReview['favourite']>): Figure {
    const { name, ink } = artist(edition, id);
    return {
      label: words.favourite,
      value: words.favouriteOf(name, count(works), percent(works / of)),
      note: formats.edition(edition),
      ink: ink.place,
    };
  }

  function newcomers(): Figure[] {
    const { newcomers: people } = review;
    if (people.length === 0) return [];
    const rest = people.length - MOST_NAMES;
    return [
      {
        label: words.newcomers,
        value:
          rest > 0
            ? words.andOthers(
                people
                  .slice(0, MOST_NAMES)
                  .map(({ name }) => name)
                  .join(', '),
                rest,
                count(rest),
              )
            : names(people),
      },
    ];
  }
}
