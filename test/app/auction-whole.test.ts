import { describe, test } from 'vitest';
import { EVENINGS } from './auction-games.ts';
import { runningApp } from './running-app.ts';
import { repetitions } from '../repetitions.ts';
import { pageAt } from './browser.ts';
import { layTables, playEvening } from './played-evening.ts';

const app = runningApp((data) =>
  layTables(
    data,
    EVENINGS.map(([, evening]) => evening),
  ),
);

describe('a whole game through the screen ends with the same amounts as real cards and coins', () => {
  test.each(EVENINGS.slice(0, repetitions(1, EVENINGS.length)))('%s', async (_, evening) => {
    await playEvening(await pageAt(app, '#/'), app.data, evening);
  });
});
