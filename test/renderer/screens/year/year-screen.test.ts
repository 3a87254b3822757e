import { expect, test } from 'vitest';
import YearScreen from '../../../../src/renderer/screens/year/YearScreen.svelte';
import { sentOnce } from '../../../../src/shared/api.ts';
import { render } from '../../mounted.ts';
import { workingHost } from '../../working-host.ts';

const TOTALS = { evenings: 0, games: 0, people: 0, minutes: 0, timed: { games: 0, of: 0 } };
const NOTHING = {
  wall: [],
  ...{ totals: TOTALS, before: null, days: [], people: [], newcomers: [], comebacks: [], closest: [] },
  ...{ favourite: null, longestWins: null, longestEvening: null, milestones: [] },
};
const never = () => new Promise<never>(() => undefined);

const NEAREST = { 2019: [2021], 2022: [2021, 2023], 2023: [2021, 2024], 2026: [2024] };
test.each(Object.entries(NEAREST))('%s leads to the nearest years with games', async (year, nearest) => {
  const review = sentOnce({ ...NOTHING, year: Number(year), years: [2019, 2021, 2023, 2024] });
  const { link } = workingHost(({ client }) => ({
    ...client,
    app: { ...client.app, info: never },
    history: { ...client.history, facets: never },
    catalogue: { ...client.catalogue, games: never },
    sample: { ...client.sample, count: never },
    statistics: { ...client.statistics, year: () => Promise.resolve(review) },
  }));
  const place = { screen: 'year', year: Number(year), search: {} } as const;
  const { container } = await render(YearScreen, {}, { link, place });
  const links = () =>
    [...container.querySelectorAll('.cluster a.link')].map((one) => one.getAttribute('href'));
  const expected = ['#/history', ...nearest.map((one) => `#/year/${one}`)];
  await expect.poll(() => links().length).toBe(expected.length);
  expect(links()).toEqual(expected);
});
