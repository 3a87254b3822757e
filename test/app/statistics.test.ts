import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  BoxPrices,
  GameFilter,
  GroupFigures,
  GroupWorth,
  Habits,
  PersonFigures,
  PersonLine,
  PersonWorth,
} from '../../src/shared/api.ts';
import { minutesText } from '../../src/renderer/shown/past/game-line.ts';
import {
  averageNumbers,
  personFigures,
  personRecords,
} from '../../src/renderer/screens/people/person-figures.ts';
import { one, type ChartQuestion } from '../../src/renderer/features/figures/chart-question.ts';
import {
  calibrationChart,
  groupAccountsCharts,
  personAccountsCharts,
} from '../../src/renderer/features/figures/worth-charts.ts';
import { comparedChart, endersChart, timesChart } from '../../src/renderer/features/figures/habit-charts.ts';
import { priceChart } from '../../src/renderer/features/figures/price-chart.ts';
import { basisNote, type Figure } from '../../src/renderer/features/figures/figure.ts';
import {
  groupFigures,
  groupRecords,
  tableNumbers,
} from '../../src/renderer/screens/statistics/group-figures.ts';
import { standingsOf } from '../../src/renderer/screens/statistics/standings.ts';
import { statisticsFormatsOf } from '../../src/renderer/features/figures/formats.ts';
import type { Numbers } from '../../src/renderer/ui/charts/chart.ts';
import { EVENINGS } from '../../src/shared/text/all-evenings.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { evenings } from '../main/store/many-games.ts';
import { itemAt } from '../oracle/auction-paper.ts';
import { workOut } from '../main/store/valuing.ts';
import { newDataFolder, startApp, type App } from './app.ts';
import { expectAccessible, filterBy, openBrowser, openPage, step } from './browser.ts';
import { keep, withStore } from './store.ts';

const formats = statisticsFormatsOf(en, 'en-GB', (minutes) => minutesText(minutes, en));

/** The store's own answers, read before the app opens it. Other tests compare them with replays. */
interface Answers {
  readonly people: readonly PersonLine[];
  readonly group: GroupFigures;
  readonly ada: PersonFigures;
  readonly worth: GroupWorth;
  readonly adasWorth: PersonWorth | null;
  readonly prices: readonly BoxPrices[];
  readonly habits: Habits;
}

let browser: Browser;
let app: App;
let empty: App;
let all: Answers;
let filtered: Answers;

beforeAll(async () => {
  const data = newDataFolder();
  keep(data, evenings(120));
  await workOut(data);
  withStore(data, ({ statistics }) => {
    const answer = (filter: GameFilter): Answers => {
      const ada = statistics.person('ada', filter);
      if (ada === null) throw new Error('Ada plays');
      return {
        people: statistics.people(filter),
        group: statistics.group(filter),
        ada,
        worth: statistics.groupWorth(filter),
        adasWorth: statistics.personWorth('ada', filter),
        prices: statistics.prices(null, filter),
        habits: statistics.habits(filter),
      };
    };
    all = answer({});
    filtered = answer({ edition: 'modern-art-1994', tag: 'club' });
  });
  [browser, app, empty] = await Promise.all([openBrowser(), startApp(data), startApp(newDataFolder())]);
});

afterAll(async () => {
  await browser.close();
  await Promise.all([app.stop(), empty.stop()]);
});

async function openAt(hash: string, options = {}, run = app): Promise<Page> {
  const page = await openPage(browser, run.address, options);
  await page.locator('h1').waitFor();
  await step(page, hash);
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

async function expectNumbers(page: Page, numbers: Numbers): Promise<void> {
  const table = page.getByRole('table', { name: numbers.caption }).first();
  expect(await rowsOf(table)).toEqual(numbers.rows.map(({ head, cells }) => [head, ...cells]));
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

async function expectGroup(page: Page, { people, group }: Answers): Promise<void> {
  await page.getByText(counted(group.games), { exact: true }).waitFor();
  const { rows } = standingsOf(people, formats, EVENINGS.en);
  expect(await rowsOf(page.getByRole('table', { name: 'Everybody' }))).toEqual(
    rows.map(({ name, games, rating, course, wins }) => [
      `${name}\n${games}`,
      rating.text,
      course.text,
      wins.text,
      '',
    ]),
  );
  expect(
    await page
      .getByRole('table', { name: 'Everybody' })
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.ariaLabel)),
  ).toEqual(rows.map(({ latest }) => latest.map(({ text }) => text).join(', ')));
  await expectFigures(page, [...groupFigures(group, formats), ...groupRecords(group, formats)]);
  await expectNumbers(page, tableNumbers(group, formats));
}

async function expectPerson(page: Page, { ada }: Answers): Promise<void> {
  await page.getByText(counted(ada.games), { exact: true }).waitFor();
  await expectFigures(page, [...personFigures(ada, formats), ...personRecords(ada, formats)]);
  await expectNumbers(page, averageNumbers(ada, formats));
}

describe('statistics of people and the group', () => {
  test('show every figure as the store has it, filtered and unfiltered', async () => {
    const page = await openAt('#/statistics');
    await expectGroup(page, all);
    for (const chart of CHARTS) await page.locator(`[data-chart=${chart}] canvas`).waitFor();
    const draws = await countDraws(page);
    await filterBy(page, 'Edition', 'Modern Art, 1994');
    await filterBy(page, 'Tag', '“club”');
    await expectGroup(page, filtered);
    await expect.poll(async () => (await draws()).length).toBe(CHARTS.length);
    for (const times of await draws()) expect(times).toBeLessThanOrEqual(2 * DRAWS_A_CHART);
    await page.goBack();
    await page.goBack();
    await expectGroup(page, all);
    expect(all.group.priced.games).toBeLessThan(all.group.priced.of);
    await page.getByText(`of ${all.group.priced.of} at Modern Art`).waitFor();
  });

  test('lead to a person, with the same filters, and to their games', async () => {
    const page = await openAt('#/statistics?edition=modern-art-1994&tag=club');
    await page.getByRole('link', { name: 'Ada', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
    await expectPerson(page, filtered);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectPerson(page, all);
    await page
      .getByText(basisNote(itemAt(all.ada.margin, 0).basis, formats))
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Show these games' }).click();
    await page.getByRole('region', { name: 'Games, newest first' }).waitFor();
    expect(page.url()).toContain('#/history?person=ada&status=finished');
  });

  test('have charts with the figures’ numbers, which can be saved as pictures', async () => {
    const page = await openAt('#/person/ada');
    await expectPerson(page, all);
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
  });

  test('say what was paid, where the money came from and whether the forecast was right', async () => {
    const shown = async (page: Page, questions: readonly ChartQuestion[]) => {
      for (const { id, views } of questions) {
        const chart = views[0]?.chart;
        if (chart === undefined) throw new Error(id);
        const figure = page.locator(`[data-chart="${id}"]`);
        await figure.getByText(chart.answer, { exact: true }).waitFor();
        if (chart.numbers.length === 0) continue;
        await figure.getByRole('button', { name: /Show numbers/ }).click();
        expect(await rowsOf(figure.getByRole('table'))).toEqual(
          chart.numbers.flatMap(({ rows }) => rows.map(({ head, cells }) => [head, ...cells])),
        );
      }
    };
    const { accounts, calibration } = all.worth;
    expect(calibration.steps).not.toBeNull();
    await shown(await openAt('#/statistics'), [
      ...groupAccountsCharts(accounts, en.worth, formats),
      one(calibrationChart(calibration, en.worth, formats)),
      one(priceChart(null, all.prices[0] ?? null, 'artist', formats, { words: en, evenings: EVENINGS.en })),
      one(timesChart(all.habits.times, 'weeks', formats, EVENINGS.en)),
      one(endersChart(all.habits.enders, formats, EVENINGS.en)),
      one(comparedChart('years', all.habits.years, formats, EVENINGS.en)),
    ]);
    await shown(
      await openAt('#/person/ada'),
      personAccountsCharts('Ada', all.adasWorth?.accounts ?? [], en.worth, formats),
    );
  });

  test('say something sensible with no games, for an unknown person, and for a person without games', async () => {
    const page = await openAt('#/statistics', {}, empty);
    await page.getByText('No statistics yet').waitFor();
    await page.getByRole('button', { name: 'New game' }).waitFor();
    expect(await page.getByRole('search').count()).toBe(0);
    await expectAccessible(page);
    await step(page, '#/person/nobody');
    await page.getByRole('heading', { level: 1, name: 'There’s no such player' }).waitFor();
    await expectAccessible(page, ['light']);
    const none = await openAt('#/person/ada?since=2020-01-01&to=2020-12-31');
    await none.getByText('No finished games match').waitFor();
    await expectAccessible(none, ['dark']);
  });

  test.each([
    ['#/statistics', 'en-GB', 1280, 800],
    ['#/person/ada', 'it-IT', 360, 740],
    ['#/statistics', 'it-IT', 1024, 640],
    ['#/person/ada', 'en-GB', 3840, 2160],
  ])('are accessible and fit at %s in %s, %i by %i', async (hash, locale, width, height) => {
    const page = await openAt(hash, { locale, viewport: { width, height } });
    await page.locator('canvas').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const closed = page.getByRole('button', { name: /^(Show numbers|Mostra i numeri)/ });
    while ((await closed.count()) > 0) await closed.first().click();
    await expectAccessible(page);
  });
});
