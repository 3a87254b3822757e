import { expect, onTestFinished, test, vi } from 'vitest';
import { finished, iso, storeWithClock } from '../store/clocked.ts';
import { done } from '../store/store-in.ts';

/** An evening of that day, as the calendar on the wall has it. */
const evening = (year: number, month: number, day: number) => new Date(year, month - 1, day, 20).valueOf();

/** A store whose clock is set to an evening, and what is said of the weeks then. Nothing is written in between. */
function groupThatPlayed(...days: readonly number[]) {
  const { clock, store } = storeWithClock();
  clock.now = Math.max(...days);
  for (const [at, day] of days.entries()) {
    // At a place of its own, each is an evening of its own.
    done(store.games.add({ ...finished(`g${at}`, iso(day), at % 4), location: `place ${at}` }));
  }
  const on = (moment: number) => {
    clock.now = moment;
    return store.figures.habits({}).times;
  };
  return { store, on };
}

test('weeks in a row go on until a whole week has passed without a game, over the end of a year too', () => {
  const { store, on } = groupThatPlayed(evening(2026, 12, 20), evening(2026, 12, 21), evening(2027, 1, 3));
  const now = (...day: Parameters<typeof evening>) => on(evening(...day)).weeksNow;
  expect({
    thatSunday: now(2027, 1, 3),
    theMondayAfter: now(2027, 1, 4),
    theSundayAfter: now(2027, 1, 10),
    aWeekLater: now(2027, 1, 11),
  }).toEqual({ thatSunday: 3, theMondayAfter: 3, theSundayAfter: 3, aWeekLater: 0 });

  done(store.games.add(finished('again', iso(evening(2027, 1, 12)), 0)));
  expect([now(2027, 1, 13), now(2027, 1, 18), now(2027, 1, 25)]).toEqual([1, 1, 0]);
  expect(on(evening(2027, 1, 25)).longest).toEqual({ weeks: 3, from: '2026-12-14' });
  store.close();
});

test('a day is remembered in later years, and not in its own or on the day after', () => {
  const { store, on } = groupThatPlayed(evening(2024, 12, 31), evening(2025, 12, 31));
  const remembered = (...day: Parameters<typeof evening>) =>
    on(evening(...day)).onThisDay.map(({ game }) => game);
  expect(remembered(2025, 12, 31)).toEqual(['g0']);
  expect(remembered(2026, 1, 1)).toEqual([]);
  expect(remembered(2026, 12, 31)).toEqual(['g1', 'g0']);
  store.close();
});

// The first of January 2024 was a Monday.
test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
  'in %s a year, a month and a week begin at midnight',
  (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const [midnight, aYearLater] = [new Date(2024, 0, 1).valueOf(), new Date(2025, 0, 1).valueOf()];
    const { store, on } = groupThatPlayed(midnight - 1, midnight);
    const { habits, pair, year } = store.figures;
    const years = {
      facets: store.figures.facets({}).years.map(({ value }) => value),
      pair: pair({ one: 'axel', other: 'beatrix', filter: {} })?.years.map((met) => met.year),
      habits: habits({}).years.map((amount) => amount.year),
    };
    for (const [what, found] of Object.entries(years)) expect(found?.toSorted(), what).toEqual([2023, 2024]);
    const days = [2023, 2024].map((one) => year({ year: one, filter: {} }).days.map(({ day }) => day));
    expect(days).toEqual([['2023-12-31'], ['2024-01-01']]);
    expect(store.figures.outline({}).map(({ month }) => month)).toEqual(['2024-01', '2023-12']);
    expect(habits({}).times.longest).toEqual({ weeks: 2, from: '2023-12-25' });
    expect(habits({}).times.weekdays.map(({ games }) => games)).toEqual([1, 0, 0, 0, 0, 0, 1]);
    const remembered = (moment: number) => on(moment).onThisDay.map(({ game }) => game);
    expect([remembered(aYearLater - 60_000), remembered(aYearLater)]).toEqual([['g0'], ['g1']]);
    store.close();
  },
);
