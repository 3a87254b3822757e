import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameFilter } from '../../src/shared/api.ts';
import type { Store } from '../../src/main/store/index.ts';
import { minutesText } from '../../src/renderer/shown/past/game-line.ts';
import { personCharts } from '../../src/renderer/screens/people/person-charts.ts';
import { personRecords } from '../../src/renderer/screens/people/person-figures.ts';
import { paidChart, pairChart, pairYearsChart } from '../../src/renderer/features/figures/pair-charts.ts';
import { one, type ChartQuestion } from '../../src/renderer/features/figures/chart-question.ts';
import {
  calibrationChart,
  groupAccountsCharts,
  personAccountsCharts,
} from '../../src/renderer/features/figures/worth-charts.ts';
import { artistCharts, seasonChart } from '../../src/renderer/features/figures/group-charts.ts';
import {
  comparedChart,
  endersChart,
  timesChart,
  turnsQuestion,
} from '../../src/renderer/features/figures/habit-charts.ts';
import { priceChart } from '../../src/renderer/features/figures/price-chart.ts';
import type { Figure } from '../../src/renderer/features/figures/figure.ts';
import { groupQuestions, personQuestions } from '../../src/renderer/features/figures/questions.ts';
import { groupRecords, scoresQuestion } from '../../src/renderer/screens/statistics/group-figures.ts';
import { topGamesCharts } from '../../src/renderer/features/figures/top-games-charts.ts';
import { standingsOf } from '../../src/renderer/features/figures/standings.ts';
import { statisticsFormatsOf } from '../../src/renderer/features/figures/formats.ts';
import { EVENINGS } from '../../src/shared/text/all-evenings.ts';
import { en } from '../../src/shared/text/en/index.ts';
import type { Search } from '../../src/shared/routes/index.ts';
import { evenings } from '../main/store/many-games.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { workOut } from '../main/store/valuing.ts';
import { newDataFolder, startApp, type App } from './app.ts';
import { expectAccessible, filterBy, pageAt, step } from './browser.ts';
import { keep, withStore } from './store.ts';

const formats = statisticsFormatsOf(en, 'en-GB', (minutes) => minutesText(minutes, en));

/** The store's own answers, read before the app opens it. Other tests compare them with replays. */
function figuresOf({ statistics }: Store, filter: GameFilter) {
  const ada = statistics.person('ada', filter);
  if (ada === null) throw new Error('Ada plays');
  return { people: statistics.people(filter), group: statistics.group(filter), ada };
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
    tops: statistics.gameTops({}),
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
  await page.locator('main [role=status] + *, main .quiet').first().waitFor();
  return page;
}

const CHARTS = ['seasons', 'artists'];
/** Once when it is created, and once at its final size. */
const DRAWS_A_CHART = 2;

function counted(games: number): string {
  return en.statistics.counted(games, String(games));
}

/** Counts each chart's draws from now on. */
async function countDraws(page: Page): Promise<() => Promise<number[]>> {
  const counts = await page.evaluateHandle(() => {
    const drawn = new Map<HTMLCanvasElement, number>();
    const { prototype } = CanvasRenderingContext2D;
    const { clearRect } = prototype;
    prototype.clearRect = function (...where) {
      // The others answer other questions.
      const isOther = this.canvas.closest('[data-chart=seasons], [data-chart=artists]') === null;
      if (!isOther && this.canvas.isConnected) drawn.set(this.canvas, (drawn.get(this.canvas) ?? 0) + 1);
      clearRect.apply(this, where);
    };
    return drawn;
  });
  return () => counts.evaluate((drawn) => [...drawn.values()]);
}

async function rowsOf(table: Locator): Promise<string[][]> {
  const rows = await table.locator('tbody tr').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
}

/** A table may come a moment after the rest of its page. */
async function expectRows(table: Locator, rows: readonly unknown[], message?: string): Promise<void> {
  await expect.poll(() => rowsOf(table), message === undefined ? {} : { message }).toEqual(rows);
}

async function expectFigures(page: Page, figures: readonly Figure[]): Promise<void> {
  const shown = await page.locator('dl > div').evaluateAll((parts) =>
    parts.map((part) => ({
      label: part.querySelector('dt')?.textContent ?? '',
      texts: [...part.querySelectorAll('dd')].map((text) => text.textContent.trim()),
      href: part.querySelector('a')?.getAttribute('href') ?? null,
    })),
  );
  for (const { label, value, note, href } of figures) {
    const found = shown.find((one) => one.label === label);
    expect(found?.texts.slice(0, note === undefined ? 1 : 2), label).toEqual(
      note === undefined ? [value] : [value, note],
    );
    expect(found?.href ?? null, label).toBe(href ?? null);
  }
}

async function expectGroup(page: Page, { people, group }: Figures): Promise<void> {
  await page.getByText(counted(group.games), { exact: true }).waitFor();
  const { rows } = standingsOf(people, formats, EVENINGS.en);
  await expectRows(
    page.getByRole('table', { name: 'Everybody' }),
    rows.map(({ name, games, rating, course, wins, latest }) => [
      `${name}\n${games}`,
      rating.text,
      course.text,
      wins.text,
      latest.text,
    ]),
  );
  expect(
    await page
      .getByRole('table', { name: 'Everybody' })
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.ariaLabel)),
  ).toEqual(rows.map(({ latest }) => latest.games.map(({ text }) => text).join(', ')));
  await expectFigures(page, groupRecords(group, formats));
}

async function expectPerson(page: Page, { ada, people }: Figures, search: Search): Promise<void> {
  await page.getByText(counted(ada.games), { exact: true }).waitFor();
  const own = standingsOf(people, formats, EVENINGS.en).rows.find(({ id }) => id === 'ada');
  await expectRows(page.getByRole('table', { name: 'Everybody' }), [
    [
      `${own?.favourite?.name ?? '–'}\n${own?.games}`,
      own?.rating.text,
      own?.course.text,
      own?.wins.text,
      own?.latest.text,
    ],
  ]);
  await expectFigures(page, personRecords(ada, search, formats, EVENINGS.en));
}

/** Each question has its answer and an address, and one that can be seen in several ways its numbers in each. */
async function expectQuestions(page: Page, questions: readonly ChartQuestion[]): Promise<void> {
  const told = questions.map(({ id, views: [first] }) => ({
    id,
    texts: [first?.chart.answer, first?.chart.note].filter((text) => text !== undefined),
  }));
  const missing = () =>
    page.evaluate((asked) => {
      const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
      return asked.flatMap(({ id, texts }) => {
        const figure = document.querySelector(`[data-chart="${id}"]`);
        const said = inOneLine(figure?.textContent ?? '');
        return [
          ...texts.filter((text) => !said.includes(inOneLine(text))),
          ...(figure?.querySelector(`a[href*="chart=${id}"]`) === null ? ['its address'] : []),
        ].map((text) => `${id}: ${text}`);
      });
    }, told);
  await expect.poll(missing, { message: 'what the questions don’t say' }).toEqual([]);

  const several = questions.find(({ views }) => views.length > 1);
  if (several === undefined) return;
  const figure = page.locator(`[data-chart="${several.id}"]`);
  await figure.getByRole('button', { name: /^Show numbers/ }).click();
  for (const { label, chart } of several.views) {
    await figure.getByRole('radio', { name: label, exact: true }).check();
    await expectRows(
      figure.getByRole('table'),
      chart.numbers.flatMap(({ rows }) => rows.map(({ head, cells }) => [head, ...cells])),
      `${several.id}, ${label}`,
    );
  }
}

describe('statistics of people and the group', () => {
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

  test('lead to the questions, whose charts are drawn no more often than filters change', async () => {
    const page = await openAt('#/people');
    await page.getByRole('link', { name: EVENINGS.en.questions.all }).click();
    await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor();
    for (const chart of CHARTS) await page.locator(`[data-chart=${chart}] canvas`).waitFor();
    const draws = await countDraws(page);
    await filterBy(page, 'Edition', 'Modern Art, 1994');
    await filterBy(page, 'Tag', '“club”');
    await page.getByText(counted(filtered.group.games), { exact: true }).waitFor();
    await expect.poll(async () => (await draws()).length).toBe(CHARTS.length);
    for (const times of await draws()) expect(times).toBeLessThanOrEqual(2 * DRAWS_A_CHART);
    expect(page.url()).toContain('#/questions?edition=modern-art-1994&tag=club');
  });

  test('lead to a person, with the same filters, whose charts can be saved, and to their games', async () => {
    const page = await openAt('#/people?edition=modern-art-1994&tag=club');
    await page.getByRole('link', { name: 'Ada', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
    await expectPerson(page, filtered, { edition: 'modern-art-1994', tag: 'club' });
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectPerson(page, all, {});

    const figure = page.locator('[data-chart="opponents"]');
    await figure.getByRole('button', { name: /Show numbers/ }).click();
    expect(await rowsOf(figure.getByRole('table'))).toEqual(
      all.ada.opponents.map(({ name, games, beaten, beatenBy }) =>
        [name, games, beaten, beatenBy, games - beaten - beatenBy].map(String),
      ),
    );
    const saved = page.waitForEvent('download');
    await figure.getByRole('button', { name: /Save picture/ }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`Who does Ada beat Ada - ${all.ada.games} games - Vernissage.png`);
    expect(
      readFileSync(await file.path())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');

    await page.getByRole('link', { name: 'Show these games' }).click();
    await page.getByRole('region', { name: 'Games, newest first' }).waitFor();
    expect(page.url()).toContain('#/history?person=ada&status=finished');
    await step(page, '#/person/ada?person=bo');
    await page.getByText(counted(all.pair.games), { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Show these games' }).click();
    await page.getByRole('button', { name: 'Remove filter: with Bo' }).waitFor();
    await page.getByText(counted(all.pair.games), { exact: true }).waitFor();
    expect(page.url()).toContain('#/history?person=ada&with=bo&status=finished');
    // Twice the same person is no pair, nor are two who have been merged.
    await step(page, '#/pair/ada/ada');
    await page.getByRole('heading', { level: 1, name: 'Ada', exact: true }).waitFor();
    expect(page.url()).toContain('#/person/ada');
  });

  test('answer every question with a chart and its numbers, each at its own address', async () => {
    const { accounts, calibration } = all.worth;
    expect(calibration.steps).not.toBeNull();
    const { enders, years, places, times } = all.habits;
    const page = await openAt('#/questions');
    await expectQuestions(page, [
      one(priceChart(null, all.prices[0] ?? null, 'artist', formats, { words: en, evenings: EVENINGS.en })),
      one(timesChart({ times, timed: all.group.timed }, 'weeks', formats, EVENINGS.en)),
      ...topGamesCharts(all.tops, formats, EVENINGS.en).slice(0, 1),
      turnsQuestion(all.habits, formats, EVENINGS.en),
      one(endersChart(enders, formats, EVENINGS.en)),
      scoresQuestion(all.group, formats, EVENINGS.en),
      one(seasonChart(all.group, formats)),
      one(comparedChart('years', years, formats, EVENINGS.en)),
      one(comparedChart('places', places, formats, EVENINGS.en)),
      artistCharts('artists', en.statistics.artists.title, all.group.artists, formats),
      ...groupAccountsCharts(accounts, en.worth, formats),
      one(calibrationChart(calibration, en.worth, formats)),
    ]);
    await expectAccessible(page.locator('main'));
    const listed = page.getByRole('navigation', { name: 'Questions' });
    const last = itemAt(groupQuestions(en, EVENINGS.en).slice(-1), 0);
    await listed.getByRole('link', { name: last.title }).click();
    await expect.poll(() => page.url()).toContain(`#/questions?chart=${last.id}`);
    const heading = page.getByRole('heading', { name: last.title });
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    for (const { id } of groupQuestions(en, EVENINGS.en))
      expect(await page.locator(`[data-chart="${id}"]`).count(), id).toBe(1);
  });

  test('answer every question about a person, from the person’s page', async () => {
    const page = await openAt('#/person/ada');
    await page.getByRole('link', { name: EVENINGS.en.questions.all }).click();
    await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor();
    const told = { words: en, evenings: EVENINGS.en };
    await expectQuestions(page, [
      ...personCharts(all.ada, {}, formats, EVENINGS.en),
      one(priceChart('Ada', all.adasPrices[0] ?? null, 'artist', formats, told)),
      ...personAccountsCharts('Ada', all.adasWorth?.accounts ?? [], en.worth, formats),
    ]);
    for (const { id } of personQuestions('Ada', en))
      expect(await page.locator(`[data-chart="${id}"]`).count(), id).toBe(1);
  });

  test('compare two people at an address of their own', async () => {
    const page = await openAt('#/person/ada');
    await page
      .locator('[data-chart="opponents"]')
      .getByRole('button', { name: /^Show numbers/ })
      .click();
    await page
      .getByRole('cell', { name: 'Bo' })
      .or(page.getByRole('rowheader', { name: 'Bo' }))
      .getByRole('link')
      .click();
    await page.getByRole('heading', { level: 1, name: 'Ada and Bo' }).waitFor();
    expect(page.url()).toContain('#/pair/ada/bo');
    const paid = paidChart(all.pair, formats, EVENINGS.en);
    await expectQuestions(page, [
      one(pairChart(all.pair, formats, EVENINGS.en)),
      one(pairYearsChart(all.pair, formats, EVENINGS.en)),
      ...(paid === null ? [] : [paid]),
    ]);
    await page.getByRole('link', { name: 'Bo', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Bo', exact: true }).waitFor();
    expect(page.url()).toContain('#/person/bo');
  });

  test('say something sensible for an unknown person, and for a person without games', async () => {
    const page = await openAt('#/person/nobody');
    await page.getByRole('heading', { level: 1, name: 'There’s no such player' }).waitFor();
    await step(page, '#/person/ada?since=2020-01-01&to=2020-12-31');
    await page.getByText('No finished games match').waitFor();
  });
});
