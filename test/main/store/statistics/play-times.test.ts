import { expect, test } from 'vitest';
import { finished, iso, storeWithClock } from '../clocked.ts';
import { done } from '../store-in.ts';

/** An evening of that day, as the calendar on the wall has it. */
const evening = (year: number, month: number, day: number) => new Date(year, month - 1, day, 20).valueOf();

/** A store whose clock is set to an evening, and what is said of the weeks then. Nothing is written in between. */
function groupThatPlayed(...days: readonly number[]) {
  const { clock, store } = storeWithClock();
  clock.now = Math.max(...days);
  for (const [at, day] of days.entries()) done(store.games.add(finished(`g${at}`, iso(day), at % 4)));
  const on = (moment: number) => {
    clock.now = moment;
    return store.statistics.habits({}).times;
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
