import { expect, test } from 'vitest';
import { artistCharts, seasonChart } from '../../src/renderer/features/figures/group-charts.ts';
import {
  comparedChart,
  endersChart,
  timesChart,
  turnsQuestion,
  yearsInReview,
} from '../../src/renderer/features/figures/habit-charts.ts';
import { paidChart, pairChart, pairYearsChart } from '../../src/renderer/features/figures/pair-charts.ts';
import { priceChart } from '../../src/renderer/features/figures/price-chart.ts';
import { groupQuestions, inOrder, personQuestions } from '../../src/renderer/features/figures/questions.ts';
import { leaderText, standingsOf } from '../../src/renderer/features/figures/standings.ts';
import { topGamesCharts } from '../../src/renderer/features/figures/top-games-charts.ts';
import { weeksByYear } from '../../src/renderer/features/figures/week-calendar.ts';
import {
  calibrationChart,
  groupAccountsCharts,
  personAccountsCharts,
} from '../../src/renderer/features/figures/worth-charts.ts';
import {
  yearHighlights,
  yearMonths,
  yearPeople,
  yearTotals,
} from '../../src/renderer/features/year/year-figures.ts';
import { seasonAt, seasonOfYear, seasonText } from '../../src/renderer/features/season/season-address.ts';
import { aboutText, daysText, rowText, ruleText } from '../../src/renderer/features/season/season-words.ts';
import { personCharts } from '../../src/renderer/screens/people/person-charts.ts';
import { personRecords } from '../../src/renderer/screens/people/person-figures.ts';
import { recordsOfGroup, recordsOfPerson } from '../../src/renderer/screens/print/records.ts';
import {
  groupRecords,
  scoresQuestion,
  tableNumbers,
} from '../../src/renderer/screens/statistics/group-figures.ts';
import { PRICE_TRAITS, type GameFilter } from '../../src/shared/api.ts';
import { SEASON_RULES } from '../../src/shared/season/index.ts';
import { toldHistory } from '../main/store/told-history.ts';
import { page } from '../telling.ts';
import { teller } from './told-languages.ts';

const store = toldHistory();

const NOWHERE = { place: 'nowhere' };

test('people', async () => {
  const { inBoth } = teller();
  const { people, person, pair } = store().statistics;
  const some = [people({}), people({ person: 'mo' }), people({}).slice(0, 1), []];
  const told = [
    ...some.map((lines, at) =>
      inBoth(`standings ${at}`, ({ formats, evenings }) => [
        leaderText(lines, formats),
        standingsOf(lines, formats, evenings),
      ]),
    ),
    ...['ada', 'gösta', 'zoe'].flatMap((id) => {
      const figures = person(id, id === 'zoe' ? NOWHERE : {});
      if (figures === null) return [`nobody is ${id}`];
      const { name } = figures;
      return inBoth(name, (language) => [
        personQuestions(name, language.words),
        personRecords(figures, { seats: 3 }, language.formats, language.evenings),
        recordsOfPerson(language, figures),
        ...personCharts(figures, { seats: 3 }, language.formats, language.evenings),
      ]);
    }),
    ...[
      ['ada', 'bo'],
      ['dmitri', 'chloé'],
      ['mo', 'hal'],
      ['kai', 'ines'],
    ].map(([one = '', other = '']) => {
      const met = pair(one, other, {});
      return inBoth(
        `${one} and ${other}`,
        ({ formats, evenings }) =>
          met && [
            pairChart(met, formats, evenings),
            pairYearsChart(met, formats, evenings),
            paidChart(met, formats, evenings),
          ],
      );
    }),
  ];
  await expect(page(...told)).toMatchFileSnapshot('told/people.txt');
});

test('the group', async () => {
  const { inBoth } = teller();
  const { group, habits, gameTops } = store().statistics;
  const told = [{}, NOWHERE].map((filter: GameFilter) => {
    const figures = group(filter);
    const { timed, artists } = figures;
    const { times, enders, years, places, turns, neighbours } = habits(filter);
    return inBoth(`where ${filter.place ?? 'all'}`, (language) => {
      const { formats, evenings, words } = language;
      return [
        groupQuestions(words, evenings),
        groupRecords(figures, formats),
        recordsOfGroup(language, figures),
        tableNumbers(figures, formats),
        scoresQuestion(figures, formats, evenings),
        seasonChart(figures, formats),
        artistCharts('artists', 'Whose?', artists, formats),
        timesChart({ times, timed }, 'weeks', formats, evenings),
        timesChart({ times, timed }, 'weekdays', formats, evenings),
        weeksByYear(times.weeks).map(({ year, weeks }) => [year, ...weeks.map(({ games }) => games)]),
        endersChart(enders, formats, evenings),
        turnsQuestion({ turns, neighbours }, formats, evenings),
        comparedChart('years', years, formats, evenings),
        comparedChart('places', places, formats, evenings),
        yearsInReview(years, { tag: 'club' }, formats, evenings),
        ...topGamesCharts(gameTops(filter), formats, evenings),
      ];
    });
  });
  await expect(page(...told)).toMatchFileSnapshot('told/group.txt');
});

test('prices, and what the forecast says', async () => {
  const { inBoth } = teller();
  const { prices, groupWorth, personWorth } = store().statistics;
  // Everything that is asked of the two boxes with the most games; otherwise what is asked first.
  const told = [null, 'ada'].flatMap((person) =>
    [null, ...prices(person, {})].map((box, at) =>
      inBoth(person ?? 'all', ({ formats, words, evenings }) =>
        PRICE_TRAITS.slice(0, at === 1 || at === 2 ? undefined : 1).map((trait) => {
          const { highlights, ...chart } = priceChart(person, box, trait, formats, { words, evenings });
          return trait === 'artist' ? { ...chart, highlights } : chart;
        }),
      ),
    ),
  );
  const worth = [groupWorth({}), groupWorth({ until: '2026-11-01T00:00:00Z' }), groupWorth(NOWHERE)].map(
    (all) =>
      inBoth('worth', ({ formats, words }) => [
        calibrationChart(all.calibration, words.worth, formats),
        ...groupAccountsCharts(all.accounts, words.worth, formats),
      ]),
  );
  const own = ['ada', 'dmitri', 'kai'].map((id) =>
    inBoth(id, ({ formats, words }) =>
      personAccountsCharts(id, personWorth(id, {})?.accounts ?? [], words.worth, formats),
    ),
  );
  await expect(page(...told)).toMatchFileSnapshot('told/prices.txt');
  await expect(page(...worth, ...own)).toMatchFileSnapshot('told/worth.txt');
});

test('years and seasons', async () => {
  const { tell, inBoth } = teller();
  const { year, season } = store().statistics;
  const years = [2022, 2023, 2024, 2025, 2026].map((asked) => {
    const review = year(asked, {});
    const { totals, before } = review;
    const lessThanBefore = { ...review, totals: before ?? totals, before: totals };
    return inBoth(String(asked), ({ formats, year: words, locale, list }) => [
      yearTotals(review, formats, words),
      yearPeople(review, formats, words),
      yearPeople({ ...review, people: [...review.people, ...review.people].slice(0, 11) }, formats, words)
        .others,
      yearMonths(review, formats, words, locale, list),
      yearMonths(lessThanBefore, formats, words, locale, list).bars.map(({ height, before: was }) => ({
        height,
        was,
      })),
      yearHighlights(review, formats, words, list),
    ]);
  });
  const seasons = SEASON_RULES.map((rule, at) => {
    const asked = { title: '', from: '2024-01-01', to: '2025-03-30', rule, least: 1 + 2 * at };
    const table = season(asked);
    const address = seasonText({ ...asked, title: at === 0 ? '' : 'Spring & more' });
    const read = [address, `rule=magic&least=${1000 + at}`, `from=2026-02-30&title=T`].map((text) =>
      seasonAt(text, seasonOfYear(800 + at)),
    );
    return inBoth(`season by ${rule}`, ({ season: words, locale }) => [
      daysText(asked, words, locale),
      aboutText(table, words, locale),
      ruleText(asked, words, locale),
      address,
      read,
      ...table.people.map((line) => rowText(line, rule, words, locale)),
    ]);
  });
  const part = (answers: number | null, failed = false) => ({
    answers: answers === null ? null : [{ id: String(answers), views: [] }],
    failed,
  });
  const inTurn = [
    [part(1), part(null), part(3)],
    [part(null, true), part(2)],
    [part(1), part(2), part(null)],
  ].map((parts) =>
    tell(
      'answered',
      inOrder(parts).map(({ id }) => id),
    ),
  );
  await expect(page(...years, ...seasons, ...inTurn)).toMatchFileSnapshot('told/years.txt');
});
