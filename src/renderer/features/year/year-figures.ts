import type { LotRecord, TopGame, YearReview } from '../../../shared/api.ts';
import { shareInterval } from '../../../shared/core/share.ts';
import { addressOf } from '../../../shared/routes/index.ts';
import type { YearWords } from '../../../shared/text/all-year.ts';
import type { Work } from '../catalogue/entries.ts';
import { inBoxes, lotAddress, momentAddress, type Figure } from '../figures/figure.ts';
import type { StatisticsFormats } from '../figures/formats.ts';

/** The year's numbers, with what they were the year before. */
export function yearTotals(
  { year, totals, before }: YearReview,
  { count }: StatisticsFormats,
  words: YearWords,
) {
  const { timed } = totals;
  const hours = (all: YearReview['before']) =>
    all === null || all.timed.games === 0 ? null : Math.round(all.minutes / 60);
  const known = timed.games === timed.of ? null : words.known(count(timed.games), count(timed.of));
  const counted = [
    ...(['evenings', 'games', 'people'] as const).map((what) => ({
      label: words.totals[what],
      value: totals[what],
      was: before && before[what],
      basis: null,
    })),
    { label: words.totals.hours, value: hours(totals), was: hours(before), basis: known },
  ];
  return counted.flatMap(({ label, value, was, basis }) => {
    const then = was === null ? null : words.before(String(year - 1), count(was));
    const notes = [basis, then].filter((note) => note !== null);
    return value === null ? [] : { label: label(value), value: count(value), notes };
  });
}

/** As many as fit on a sheet of paper with everything else. */
const MOST_PEOPLE = 10;

/** Who played, the most wins above chance first, each with something they bought. */
export function yearPeople({ people }: YearReview, formats: StatisticsFormats, words: YearWords) {
  const { count, decimal } = formats;
  const rest = Math.max(0, people.length - MOST_PEOPLE);
  const shown = people.slice(0, MOST_PEOPLE);
  const dearest = Math.max(1, ...shown.map(({ lot }) => lot?.price ?? 0));
  return {
    rows: shown.map(({ id, name, games, wins, expectedWins, lot }) => ({
      id,
      name,
      wins,
      said: words.wins(wins, count(wins), count(games), decimal(expectedWins)),
      // Whose it is stands above it.
      work: lot && {
        ...workOf(lot, id, '', dearest, formats, words),
        said: formats.score(lot.edition, lot.price),
      },
    })),
    others: rest === 0 ? null : words.others(rest, count(rest)),
  };
}

/** The year in a sentence. */
export function yearSentence(
  { totals, people: [best] }: YearReview,
  { count, decimal }: StatisticsFormats,
  words: YearWords,
): string {
  const played = words.played(totals.games, count(totals.games), totals.evenings, count(totals.evenings));
  if (best === undefined || best.wins <= best.expectedWins) return `${played} ${words.nobody}`;
  const isClear = shareInterval(best.wins, best.games)[0] > best.expectedWins / best.games;
  return [
    played,
    words.best(best.name, best.wins, count(best.wins), count(best.games), decimal(best.expectedWins)),
    ...(isClear ? [] : [words.luck]),
  ].join(' ');
}

/** What hangs on the wall of the year. */
export function yearWall({ wall }: YearReview, formats: StatisticsFormats, words: YearWords): Work[] {
  const dearest = Math.max(1, ...wall.map(({ lot }) => lot.price));
  return wall.map(({ reason, lot }, at) => {
    const { name } = formats.artist(lot.edition, lot.artist);
    return workOf(lot, `${reason}-${at}`, words.reasons[reason](name), dearest, formats, words);
  });
}

function workOf(
  lot: LotRecord,
  kind: string,
  heading: string,
  dearest: number,
  { artist, score, day }: StatisticsFormats,
  words: YearWords,
): Work {
  const { edition, cards, price, paid, buyer } = lot;
  const { name, ink } = artist(edition, lot.artist);
  const earned = paid === 0 ? words.paidNothing(cards) : words.paid(cards, score(edition, paid));
  return {
    kind,
    heading,
    painting: words.works(name, cards),
    said: price === 0 ? words.free(buyer.name) : words.bought(score(edition, price), buyer.name),
    facts: '',
    note: `${day(lot)}. ${earned}`,
    watch: words.watch,
    href: lotAddress(lot),
    ink: ink.place,
    cards,
    isSold: true,
    size: price / dearest,
  };
}

/** If more months are alike, none of them stands out. */
const MOST_BUSIEST = 3;
const DAY_MILLISECONDS = 86_400_000;

/** The year's days month by month, with the games of the evenings that began on them. */
export function yearDays(
  { year, days }: YearReview,
  { count }: StatisticsFormats,
  words: YearWords,
  locale: string,
  list: (months: readonly string[]) => string,
) {
  const byDay = new Map(days.map((day) => [day.day, day]));
  const months = Array.from({ length: 12 }, (_, month) => {
    const first = Date.UTC(year, month);
    const named = (style: 'long' | 'short') =>
      new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(first);
    const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const own = Array.from({ length }, (__, at) =>
      byDay.get(new Date(first + at * DAY_MILLISECONDS).toISOString().slice(0, 10)),
    );
    const evenings = own.reduce((sum, day) => sum + (day?.evenings ?? 0), 0);
    return {
      name: named('short'),
      whole: named('long'),
      evenings,
      said: words.month(named('long'), count(evenings)),
      /** The place of its first day in the week, from 1. */
      begins: ((new Date(first).getUTCDay() + 6) % 7) + 1,
      games: own.map((day) => day?.games ?? 0),
    };
  });
  const most = Math.max(...months.map(({ evenings }) => evenings));
  const busiest = months.filter(({ evenings }) => evenings === most).map(({ whole }) => whole);
  const answer =
    busiest.length > MOST_BUSIEST
      ? words.atMost(most, count(most))
      : words.busiest(list(busiest), busiest.length, most, count(most));
  return { answer, months };
}

/** There is room for the two currencies played most. */
const MOST_CURRENCIES = 2;
const MOST_NAMES = 4;

/** What to remember of a year besides its wall; amounts of different money are never compared. */
export function yearHighlights(
  review: YearReview,
  formats: StatisticsFormats,
  words: YearWords,
  list: (names: readonly string[]) => string,
): Figure[] {
  const { comebacks, closest, longestWins, longestEvening, newcomers } = review;
  const { score, day, count, words: statistics } = formats;
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
      href: momentAddress(game),
    }));
  const figure = <Known>(known: Known | null, say: (known: Known) => Figure): Figure[] =>
    known === null ? [] : [say(known)];
  const rest = newcomers.length - MOST_NAMES;
  const first = newcomers.slice(0, MOST_NAMES).map(({ name }) => name);
  return [
    ...ranked(words.comeback, comebacks, words.cameBack),
    ...ranked(words.closest, closest, words.wonBy),
    ...figure(longestWins !== null && longestWins.games > 1 ? longestWins : null, ({ name, games }) => ({
      label: statistics.longestStreak,
      value: statistics.byPerson(name, statistics.inARow(games)),
    })),
    ...figure(longestEvening, (longest) => ({
      label: words.evening,
      value: words.eveningOf(count(longest.games)),
      note: day(longest),
      href: addressOf({ screen: 'evening', id: longest.game, asked: '' }),
      leads: words.seeEvening,
    })),
    ...figure(newcomers.length > 0 ? first : null, (some) => ({
      label: words.newcomers,
      value: rest > 0 ? words.andOthers(some.join(', '), rest, count(rest)) : list(some),
    })),
  ];
}
