import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameFilter } from '../../src/shared/api.ts';
import type { Store } from '../../src/main/store/index.ts';
import { claimsOf, sentenceOf } from '../../src/renderer/screens/people/claims.ts';
import { groupRecords } from '../../src/renderer/screens/people/group-figures.ts';
import {
  opponentsChart,
  personRecords,
  resultsChart,
} from '../../src/renderer/screens/people/person-figures.ts';
import { pairQuestions } from '../../src/renderer/features/figures/pair-charts.ts';
import { one, type ChartQuestion } from '../../src/renderer/features/figures/chart-question.ts';
import {
  groupAccountsQuestion,
  personAccountsQuestion,
} from '../../src/renderer/features/figures/worth-charts.ts';
import {
  artistCharts,
  customersQuestion,
  endersChart,
  scoresQuestion,
  topGamesQuestion,
  turnsChart,
  waysChart,
} from '../../src/renderer/features/figures/group-charts.ts';
import { priceQuestions } from '../../src/renderer/features/figures/price-chart.ts';
import { inCurrency, type Figure } from '../../src/renderer/features/figures/figure.ts';
import { leaderText, standingsOf } from '../../src/renderer/features/figures/standings.ts';
import { timesQuestion } from '../../src/renderer/features/figures/times.ts';
import { statisticsFormatsOf } from '../../src/renderer/features/figures/formats.ts';
import { editionKey, type AnyEdition } from '../../src/shared/record/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { evenings } from '../main/store/many-games.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { workOut } from '../main/store/valuing.ts';
import { newDataFolder, startApp, type App } from './app.ts';
import { expectAccessible, filterBy, pageAt, step } from './browser.ts';
import { keep, withStore } from './store.ts';

const formats = statisticsFormatsOf({ current: 'en', words: en, locale: 'en-GB' });

/** The store's own answers, read before the app opens it. Other tests compare them with replays. */
function figuresOf({ statistics }: Store, filter: GameFilter) {
  const ada = statistics.person('ada', filter);
  if (ada === null) throw new Error('Ada plays');
  return {
    people: statistics.people(filter),
    group: statistics.group(filter),
    tops: statistics.gameTops(filter),
    ada,
  };
}
type Figures = ReturnType<typeof figuresOf>;

/** And those to questions, of all games. */
function answersOf(store: Store) {
  const { statistics } = store;
  const pair = statistics.pair('ada', 'bo', {});
  if (pair === null) throw new Error('Ada and Bo play');
  return {
    ...figuresOf(store, {}),
    worth: statistics.groupWorth({}),
    adasWorth: statistics.personWorth('ada', {}),
    prices: statistics.prices(null, {}),
    adasPrices: statistics.prices('ada', {}),
    habits: statistics.habits({}),
    pair,
  };
}

let app: App;
let all: ReturnType<typeof answersOf>;
let filtered: Figures;

beforeAll(async () => {
  const data = newDataFolder();
  keep(data, evenings(90));
  await workOut(data);
  withStore(data, (store) => {
    all = answersOf(store);
    filtered = figuresOf(store, { edition: 'modern-art-1994', tag: 'club' });
  });
  app = await startApp(data);
});

afterAll(() => app.stop());

async function openAt(hash: string, options = {}): Promise<Page> {
  const page = await pageAt(app, hash, options);
  await page.locator('main h1').waitFor();
  return page;
}

/** How many bars somebody's own page has of each kind. */
const MOST_BARS = 6;

/** The currency a page begins with: that of most games. */
function currencyIn({ currencies }: Pick<Figures['group'], 'currencies'>) {
  const { editions } = itemAt(currencies, 0);
  const keys = editions.map((box: AnyEdition) => editionKey(box));
  const own = <Known extends { readonly edition: AnyEdition }>(known: readonly Known[]) =>
    known.filter(({ edition }) => keys.includes(editionKey(edition)));
  return { key: itemAt(keys, 0), own };
}

function counted(games: number): string {
  return en.statistics.counted(games, String(games));
}

async function rowsOf(table: Locator): Promise<string[][]> {
  const rows = await table.locator('tbody tr').all();
  const texts = await Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
  return texts.map((row) => row.map((text) => text.replaceAll(/\s+/g, ' ').trim()));
}

/** A table may come a moment after the rest of its page. */
async function expectRows(table: Locator, rows: readonly unknown[], message?: string): Promise<void> {
  await expect.poll(() => rowsOf(table), message === undefined ? {} : { message }).toEqual(rows);
}

async function expectFigures(page: Page, figures: readonly Figure[]): Promise<void> {
  const shown = () =>
    page.locator('dl > div').evaluateAll((parts) =>
      parts.map((part) => ({
        label: part.querySelector('dt')?.textContent.trim() ?? '',
        texts: [...part.querySelectorAll('dd')].map((text) => text.textContent.trim()),
        href: part.querySelector('a')?.getAttribute('href') ?? null,
      })),
    );
  const wanted = figures.map(({ label, value, note, href }) => ({
    label,
    texts: [value, ...(note === undefined ? [] : [note])],
    href: href ?? null,
  }));
  await expect
    .poll(async () =>
      (await shown()).map((part, at) => ({ ...part, texts: part.texts.slice(0, wanted[at]?.texts.length) })),
    )
    .toEqual([...wanted].sort((some, other) => painted(figures, other) - painted(figures, some)));
}

/** Those about a sale hang above the others. */
function painted(figures: readonly Figure[], { label }: Pick<Figure, 'label'>): number {
  return figures.find((figure) => figure.label === label)?.ink === undefined ? 0 : 1;
}

async function expectGroup(page: Page, { people, group, tops }: Figures): Promise<void> {
  await page.getByText(counted(group.games), { exact: true }).waitFor();
  await page.getByText(leaderText(people, formats)).waitFor();
  const { rows } = standingsOf(people, formats);
  await expectRows(
    page.getByRole('table', { name: 'Everybody' }),
    rows.map(({ name, games, rating, course, wins, latest, favourite }) => [
      `${name} ${games}`,
      `${rating.sure} ${rating.text}`,
      course.text,
      wins.text,
      latest.text,
      favourite?.name ?? '–',
    ]),
  );
  const { key } = currencyIn(group);
  await expectFigures(page, groupRecords(group, key, inCurrency(tops, key), formats));
}

async function expectPerson(page: Page, { ada }: Figures): Promise<void> {
  await page.getByText(counted(ada.games), { exact: true }).waitFor();
  await page.getByText(sentenceOf(claimsOf(ada), formats)).waitFor();
  for (const { id, title, spec } of [opponentsChart(ada, {}, formats), resultsChart(ada, formats)]) {
    const table = page.locator(`[data-chart=${id}]`).getByRole('table', { name: title });
    const shown = async () => (await rowsOf(table)).map(([name = '']) => name);
    const names = spec.categories.map((name) => [name].flat().join(' '));
    await expect.poll(shown).toEqual(names.slice(0, MOST_BARS));
  }
  await expectFigures(page, personRecords(ada, currencyIn(ada).key, formats));
}

/** Each question is a line with its answer; open, one that can be seen in several ways has its numbers in each. */
async function expectQuestions(page: Page, questions: readonly ChartQuestion[]): Promise<void> {
  const asked = questions.map(({ id, views }) => ({ id, answer: itemAt(views, 0).chart.answer }));
  const missing = () =>
    page.evaluate((wanted) => {
      const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
      return wanted.filter(
        ({ id, answer }) =>
          !inOneLine(document.querySelector(`[data-chart="${id}"]`)?.textContent ?? '').includes(
            inOneLine(answer),
          ),
      );
    }, asked);
  await expect.poll(missing, { message: 'what the questions don’t say' }).toEqual([]);
  for (const { id, views } of questions) {
    if (itemAt(views, 0).chart.numbers.length === 0) continue;
    const figure = page.locator(`[data-chart="${id}"]`);
    const summary = figure.locator('summary').first();
    if ((await summary.count()) > 0) await summary.click();
    await figure.getByRole('button', { name: /^Show numbers/ }).click();
    for (const { label, chart } of views.slice(0, 2)) {
      if (views.length > 1) await figure.getByRole('radio', { name: label, exact: true }).check();
      await expectRows(
        // Few bars are a table, too.
        figure.getByRole('table').last(),
        chart.numbers.flatMap(({ rows }) => rows.map(({ head, cells }) => [head, ...cells])),
        `${id}, ${label}`,
      );
    }
    await expect(figure.locator(`a[href*="chart=${id}"]`).count()).resolves.toBe(1);
  }
}

describe('people', () => {
  test('show every figure as the store has it, filtered and unfiltered', async () => {
    const page = await openAt('#/people');
    await expectGroup(page, all);
    await filterBy(page, 'Edition', 'Modern Art, 1994');
    await filterBy(page, 'Tag', '“club”');
    await expectGroup(page, filtered);
    await page.goBack();
    await page.goBack();
    await page.getByText(counted(all.group.games), { exact: true }).waitFor();
    expect(all.group.priced.games).toBeLessThan(all.group.priced.of);
  });

  test('lead to a person, with the same filters, whose numbers can be seen, and to their games', async () => {
    const page = await openAt('#/people?edition=modern-art-1994&tag=club');
    await page.getByRole('link', { name: 'Ada', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
    await expectPerson(page, filtered);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectPerson(page, all);

    const figure = page.locator('[data-chart="opponents"]');
    await figure.getByRole('button', { name: /Show numbers/ }).click();
    const shown = await rowsOf(figure.getByRole('table').last());
    expect(shown.toSorted()).toEqual(
      all.ada.opponents
        .map(({ name, games, beaten, beatenBy }) =>
          [name, games, beaten, beatenBy, games - beaten - beatenBy].map(String),
        )
        .toSorted(),
    );

    await page.getByRole('link', { name: 'Show these games' }).click();
    await page.getByRole('region', { name: 'Games, newest first' }).waitFor();
    expect(page.url()).toContain('#/history?person=ada&status=finished');
    await step(page, '#/person/ada?person=bo');
    await page.getByText(counted(all.pair.games), { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Show these games' }).click();
    await page.getByRole('button', { name: 'Remove filter: with Bo' }).waitFor();
    await page.getByText(`${counted(all.pair.games)} on `).waitFor();
    expect(page.url()).toContain('#/history?person=ada&with=bo&status=finished');
    // Twice the same person is no pair, nor are two who have been merged.
    await step(page, '#/pair/ada/ada');
    await page.getByRole('heading', { level: 1, name: 'Ada', exact: true }).waitFor();
    expect(page.url()).toContain('#/person/ada');
  });

  test('answer every question in a line that opens to a chart and its numbers', async () => {
    const page = await openAt('#/people');
    const { enders, turns } = all.habits;
    const { key, own } = currencyIn(all.group);
    const [top, account] = [inCurrency(all.tops, key), inCurrency(all.worth.accounts, key)];
    if (top === null || account === null) throw new Error('of all games');
    await expectQuestions(page, [
      ...priceQuestions(own(all.prices), null, formats),
      ...customersQuestion(own(all.prices), null, formats),
      one(waysChart(all.group, formats)),
      one(turnsChart(turns, formats)),
      scoresQuestion(own(all.group.tables), formats),
      topGamesQuestion(top, formats),
      one(endersChart(enders, formats)),
      artistCharts(en.statistics.artists.title, all.group.artists, formats),
      timesQuestion(all.habits, all.group.timed, formats),
      groupAccountsQuestion(account, formats),
    ]);
    await expectAccessible(page.locator('main'));
  });

  test('open the question that the address names, as in version 0.1 too, and save its picture', async () => {
    const page = await openAt('#/people');
    for (const address of [
      '#/people?chart=enders',
      '#/questions?chart=accounts-0',
      '#/statistics?chart=turns',
    ]) {
      await step(page, address);
      const chart = /chart=([a-z]+)/.exec(address)?.[1] ?? '';
      const line = page.locator(`[data-chart=${chart}] summary`).first();
      await page.locator(`[data-chart=${chart}] canvas`).waitFor();
      await expect.poll(() => line.evaluate((found) => found === document.activeElement)).toBe(true);
    }
    const saved = page.waitForEvent('download');
    await page
      .locator('[data-chart=turns]')
      .getByRole('button', { name: /Save picture/ })
      .click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(
      `Does it help to start People - ${all.group.games} games - Vernissage.png`,
    );
    const start = readFileSync(await file.path()).subarray(1, 4);
    expect(start.toString()).toBe('PNG');
  });

  test('are asked the same questions one by one', async () => {
    const page = await openAt('#/person/ada');
    const { key, own } = currencyIn(all.ada);
    const account = inCurrency(all.adasWorth?.accounts, key);
    if (account === null) throw new Error('of all games');
    await expectQuestions(page, [
      ...priceQuestions(own(all.adasPrices), 'Ada', formats),
      ...customersQuestion(own(all.adasPrices), all.ada, formats),
      artistCharts(en.statistics.artists.whose('Ada'), all.ada.artists, formats),
      personAccountsQuestion('Ada', account, formats),
    ]);
    await expectAccessible(page.locator('main'));
  });

  test('are compared two by two at an address of their own', async () => {
    const page = await openAt('#/person/ada');
    await page
      .locator('[data-chart="opponents"]')
      .getByRole('link', { name: 'Bo', exact: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Ada and Bo' }).waitFor();
    expect(page.url()).toContain('#/pair/ada/bo');
    await expectQuestions(page, pairQuestions(all.pair, formats));
    await page.getByRole('link', { name: 'Bo', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Bo', exact: true }).waitFor();
    expect(page.url()).toContain('#/person/bo');
  });

  test('who are unknown, or have no games, are met with something sensible', async () => {
    const page = await openAt('#/person/nobody');
    await page.getByRole('heading', { level: 1, name: 'There’s no such player' }).waitFor();
    await step(page, '#/person/ada?since=2020-01-01&to=2020-12-31');
    await page.getByText('No finished games match').waitFor();
  });
});
