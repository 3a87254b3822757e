import { describe, expect, test } from 'vitest';
import {
  yearHighlights,
  yearMonths,
  yearPeople,
  yearTotals,
} from '../../src/renderer/features/year/year-figures.ts';
import { shareInterval } from '../../src/shared/core/share.ts';
import { YEAR } from '../../src/shared/text/all-year.ts';
import { nameOf } from '../main/store/many-games.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { averaged, count, dayOf, listed, share, written } from '../oracle/written.ts';
import { yearOver } from '../oracle/year.ts';
import { ALL, artist, game } from './asked.ts';
import { formats } from '../renderer/features/figures/group.ts';

const words = YEAR.en;

const YEARS = yearOver(ALL, 2025, nameOf).years;

test('there are several years to review', () => {
  expect(YEARS.length).toBeGreaterThan(1);
});

test.each([
  [0, 'P1, P2, P3, and P4', null],
  [1, 'P1, P2, P3, P4 and one more', 'And one other player.'],
  [2, 'P1, P2, P3, P4 and 2 more', 'And 2 other players.'],
])('what doesn’t fit on a sheet is counted there: %i too many', (left, named, told) => {
  const review = yearOver(ALL, itemAt(YEARS, 0), nameOf);
  const some = (most: number) =>
    Array.from({ length: most + left }, (_, at) => ({ ...itemAt(review.people, 0), name: `P${at + 1}` }));
  const figures = yearHighlights({ ...review, newcomers: some(4) }, formats, words, listed);
  expect(figures.find(({ label }) => label === words.newcomers)?.value).toBe(named);
  const { rows, others } = yearPeople({ ...review, people: some(10) }, formats, words);
  expect([rows.length, others]).toEqual([10, told]);
});

describe.each(YEARS)('%i in review', (year) => {
  const review = yearOver(ALL, year, nameOf);
  const { totals, before, people, comebacks, closest, money, newcomers } = review;

  test('says how much was played, this year and the one before', () => {
    const shown = yearTotals(review, formats, words);
    const hours = (minutes: number) => String(Math.round(minutes / 60));
    const { timed } = totals;
    const all = [
      ['Evenings', count(totals.evenings), before && count(before.evenings)],
      ['Games', count(totals.games), before && count(before.games)],
      ['People', count(totals.people), before && count(before.people)],
      ...(timed.games === 0
        ? []
        : [
            ['Hours', hours(totals.minutes), before && before.timed.games > 0 ? hours(before.minutes) : null],
          ]),
    ];
    expect(shown.map(({ label, value }) => [label, value])).toEqual(
      all.map(([label, value]) => [label, value]),
    );
    shown.forEach(({ notes }, at) => {
      const was = all[at]?.[2] ?? null;
      expect(notes).toEqual([
        ...(at === 3 && timed.games < timed.of ? [`for ${timed.games} of ${timed.of} games`] : []),
        ...(was === null ? [] : [`${year - 1}: ${was}`]),
      ]);
    });
  });

  test('says who won, and whether it may be luck', () => {
    const { answer, rows, others } = yearPeople(review, formats, words);
    const best = itemAt(people, 0);
    const chance = best.expectedWins / best.games;
    expect(answer).toContain(`${best.name} won most above chance: ${best.wins} game`);
    expect(answer).toContain(shareInterval(best.wins, best.games)[0] > chance ? words.sure : words.luck);
    const widest = Math.max(...people.flatMap(({ wins, expectedWins }) => [wins, expectedWins]));
    expect(
      rows.map(({ name, won, expected, bar, chance: line }) => [name, won, expected, bar, line]),
    ).toEqual(
      people
        .slice(0, 10)
        .map((one) => [
          one.name,
          `${one.wins} ${one.wins === 1 ? 'win' : 'wins'} in ${one.games} games`,
          `${formats.decimal(one.expectedWins)} expected`,
          one.wins / widest,
          one.expectedWins / widest,
        ]),
    );
    expect(others).toBe(
      people.length > 10 ? words.others(people.length - 10, count(people.length - 10)) : null,
    );
  });

  test('draws the evenings of each month beside those of the year before', () => {
    const { bars, answer } = yearMonths(review, formats, words, 'en-GB', listed);
    const most = Math.max(...totals.months, ...(before?.months ?? []));
    expect(bars.map(({ height, before: line }) => [height, line])).toEqual(
      totals.months.map((own, at) => [own / most, before && (before.months[at] ?? NaN) / most]),
    );
    const busiest = Math.max(...totals.months);
    const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
    names.push('September', 'October', 'November', 'December');
    const named = names.filter((_, at) => totals.months[at] === busiest);
    const evenings = `${busiest} ${busiest === 1 ? 'evening' : 'evenings'}`;
    expect(answer).toContain(
      named.length > 3
        ? `Never more than ${evenings} a month.`
        : `Mostly in ${listed(named)}, with ${evenings}${named.length === 1 ? '' : ' each'}.`,
    );
    expect(bars[0]?.said).toBe(`January: ${totals.months[0]}`);
  });

  test('has the moments to remember, each with its address', () => {
    const figures = yearHighlights(review, formats, words, listed);
    const labelled = (label: string) => figures.filter((one) => one.label.startsWith(label));
    const ranked = (label: string, games: typeof comebacks, say: (name: string, amount: string) => string) =>
      expect(labelled(label)).toEqual(
        games.slice(0, 2).map((one) => ({
          label: games.length === 1 ? label : `${label} (${game(one.edition)})`,
          value: say(listed(one.people.map(({ name }) => name)), averaged(one.edition, one.amount)),
          note: dayOf(one.playedAt),
          href: `#/game/${one.game}/story${one.step === null ? '' : `?step=${one.step}`}`,
        })),
      );
    ranked('Biggest comeback', comebacks, (name, amount) => `${name}: ${amount} behind, and won`);
    ranked('Closest win', closest, (name, amount) => `${name}, by ${amount}`);
    expect(labelled('Highest price').map(({ value, href }) => [value, href])).toEqual(
      money
        .slice(0, 2)
        .flatMap(({ dearest: lot }) =>
          lot === null
            ? []
            : [
                [
                  `${lot.buyer.name}: ${lot.cards === 1 ? '' : '2 × '}${artist(lot.edition, lot.artist)} for ${written(lot.edition, lot.price)}, paid out ${written(lot.edition, lot.paid)}`,
                  `#/game/${lot.game}/story?step=${lot.index + 1}`,
                ],
              ],
        ),
    );
    const { favourite, milestones } = review;
    expect(labelled('Favourite artist').map(({ value }) => value)).toEqual(
      favourite === null
        ? []
        : [
            `${artist(favourite.edition, favourite.artist)}: ${count(favourite.works)} works, ${share(favourite.works, favourite.of)} of all`,
          ],
    );
    expect(labelled('New at the table')).toHaveLength(newcomers.length === 0 ? 0 : 1);
    expect(labelled('Game number').map(({ label }) => label)).toEqual(
      milestones.slice(0, 2).map(({ number }) => `Game number ${count(number)}`),
    );
  });
});
