import { expect, test } from 'vitest';
import { inOrder } from '../../src/renderer/features/figures/chart-question.ts';
import {
  artistCharts,
  customersQuestion,
  endersChart,
  scoresQuestion,
  topGamesQuestion,
  turnsChart,
  waysChart,
} from '../../src/renderer/features/figures/group-charts.ts';
import { pairQuestions } from '../../src/renderer/features/figures/pair-charts.ts';
import { priceQuestions } from '../../src/renderer/features/figures/price-chart.ts';
import { leaderText, standingsOf } from '../../src/renderer/features/figures/standings.ts';
import { timesQuestion } from '../../src/renderer/features/figures/times.ts';
import {
  groupAccountsQuestion,
  personAccountsQuestion,
} from '../../src/renderer/features/figures/worth-charts.ts';
import {
  yearHighlights,
  yearDays,
  yearPeople,
  yearSentence,
  yearTotals,
  yearWall,
} from '../../src/renderer/features/year/year-figures.ts';
import { leadText, seasonChart } from '../../src/renderer/features/season/season-chart.ts';
import { seasonAt, seasonOfYear, seasonText } from '../../src/renderer/features/season/season-address.ts';
import { aboutText, daysText, rowText, ruleText } from '../../src/renderer/features/season/season-words.ts';
import { claimsOf, sentenceOf } from '../../src/renderer/screens/people/claims.ts';
import { groupRecords } from '../../src/renderer/screens/people/group-figures.ts';
import {
  opponentsChart,
  personRecords,
  ratingPath,
  resultsChart,
} from '../../src/renderer/screens/people/person-figures.ts';
import { recordsOfGroup, recordsOfPerson } from '../../src/renderer/screens/print/records.ts';
import type { GameFilter } from '../../src/shared/api.ts';
import { editionKey } from '../../src/shared/record/index.ts';
import { SEASON_RULES } from '../../src/shared/season/index.ts';
import { toldHistory } from '../main/store/told-history.ts';
import { page } from '../telling.ts';
import { teller } from './told-languages.ts';

const store = toldHistory();

const NOWHERE = { place: 'nowhere' };

test('people', async () => {
  const { inBoth } = teller();
  const { people, person, pair, prices } = store().figures;
  const some = [people({}), people({ person: 'mo' }), people({}).slice(0, 1), []];
  const told = [
    ...some.map((lines, at) =>
      inBoth(`standings ${at}`, ({ formats }) => [leaderText(lines, formats), standingsOf(lines, formats)]),
    ),
    ...['ada', 'gösta', 'zoe'].flatMap((id) => {
      const figures = person({ id, filter: id === 'zoe' ? NOWHERE : {} });
      if (figures === null) return [`nobody is ${id}`];
      const { name } = figures;
      const paid = prices({ person: id, filter: id === 'zoe' ? NOWHERE : {} });
      return inBoth(name, (language) => {
        const { formats } = language;
        return [
          sentenceOf(claimsOf(figures), formats),
          opponentsChart(figures, { seats: 3 }, formats),
          resultsChart(figures, formats),
          figures.currencies.map(({ editions: [box] }) =>
            personRecords(figures, box === undefined ? null : editionKey(box), formats),
          ),
          recordsOfPerson(language, figures),
          ratingPath(figures, formats),
          artistCharts(name, figures.artists, formats),
          customersQuestion(paid, figures, formats),
        ];
      });
    }),
    ...[
      ['ada', 'bo'],
      ['dmitri', 'chloé'],
      ['mo', 'hal'],
      ['kai', 'ines'],
    ].map(([one = '', other = '']) => {
      const met = pair({ one, other, filter: {} });
      return inBoth(`${one} and ${other}`, ({ formats }) => met && pairQuestions(met, formats));
    }),
  ];
  await expect(page(...told)).toMatchFileSnapshot('told/people.txt');
});

test('the group', async () => {
  const { inBoth } = teller();
  const { group, habits, gameTops } = store().figures;
  const told = [{}, NOWHERE].map((filter: GameFilter) => {
    const figures = group(filter);
    const { timed, artists, currencies } = figures;
    const { times, enders, years, turns } = habits(filter);
    const tops = gameTops(filter);
    return inBoth(`where ${filter.place ?? 'all'}`, (language) => {
      const { formats } = language;
      return [
        currencies.map(({ editions: [box] }, at) =>
          groupRecords(figures, box === undefined ? null : editionKey(box), tops[at] ?? null, formats),
        ),
        recordsOfGroup(language, figures),
        scoresQuestion(figures.tables, formats),
        artistCharts('Whose?', artists, formats),
        timesQuestion({ times, years }, timed, formats),
        endersChart(enders, formats),
        turnsChart(turns, formats),
        waysChart(figures, formats),
        ...tops.map((top) => topGamesQuestion(top, formats)),
      ];
    });
  });
  await expect(page(...told)).toMatchFileSnapshot('told/group.txt');
});

test('prices, and what the forecast says', async () => {
  const { inBoth } = teller();
  const { prices, groupWorth, personWorth } = store().figures;
  // Everything that is asked of the two boxes with the most games; otherwise what is asked first.
  const told = [null, 'ada'].flatMap((person) =>
    inBoth(person ?? 'all', ({ formats }) => {
      const known = prices({ person, filter: {} });
      return [
        priceQuestions(known, person, formats),
        priceQuestions([], person, formats),
        customersQuestion(known, null, formats),
      ];
    }),
  );
  const worth = [groupWorth({}), groupWorth({ until: '2026-11-01T00:00:00Z' }), groupWorth(NOWHERE)].map(
    (all) =>
      inBoth('worth', ({ formats }) =>
        all.accounts.map((account) => groupAccountsQuestion(account, formats)),
      ),
  );
  const own = ['ada', 'dmitri', 'kai'].map((id) =>
    inBoth(id, ({ formats }) =>
      (personWorth({ id, filter: {} })?.accounts ?? []).map((account) =>
        personAccountsQuestion(id, account, formats),
      ),
    ),
  );
  await expect(page(...told)).toMatchFileSnapshot('told/prices.txt');
  await expect(page(...worth, ...own)).toMatchFileSnapshot('told/worth.txt');
});

test('years and seasons', async () => {
  const { tell, inBoth } = teller();
  const { year, season } = store().figures;
  const years = [2022, 2023, 2024, 2025, 2026].map((asked) => {
    const review = year({ year: asked, filter: {} });
    return inBoth(String(asked), ({ formats, year: words, locale, list }) => [
      yearTotals(review, formats, words),
      yearPeople(review, formats, words),
      yearPeople({ ...review, people: [...review.people, ...review.people].slice(0, 11) }, formats, words)
        .others,
      yearSentence(review, formats, words),
      yearWall(review, formats, words),
      yearDays(review, formats, words, locale, list),
      yearHighlights(review, formats, words, list),
      yearHighlights({ ...review, newcomers: review.people.slice(0, 6) }, formats, words, list).at(-1),
    ]);
  });
  const seasons = SEASON_RULES.map((rule, at) => {
    const asked = { title: '', from: '2024-01-01', to: '2025-03-30', rule, least: [1, 3, 12][at] ?? 1 };
    const table = season(asked);
    const address = seasonText({ ...asked, title: at === 0 ? '' : 'Spring & more' });
    const read = [address, `rule=magic&least=${1000 + at}`, `from=2026-02-30&title=T`].map((text) =>
      seasonAt(text, seasonOfYear(800 + at)),
    );
    return inBoth(`season by ${rule}`, (language) => [
      daysText(asked, language),
      aboutText(table, language),
      ruleText(asked, language),
      leadText(table, rule, language),
      seasonChart(table, rule, language),
      address,
      read,
      ...table.people.map((line) => Object.values(rowText(line, rule, language))),
    ]);
  });
  const part = (answers: number | null, failed = false) => ({
    label: '',
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
      inOrder(parts).flatMap(({ answers }) => answers.map(({ id }) => id)),
    ),
  );
  await expect(page(...years, ...seasons, ...inTurn)).toMatchFileSnapshot('told/years.txt');
});
