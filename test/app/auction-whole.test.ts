import { afterAll, beforeAll, describe, test } from 'vitest';
import { newDataFolder, startApp, type App } from './app.ts';
import { EVENINGS, OWN_BOXES } from './auction-games.ts';
import { repetitions } from '../repetitions.ts';
import { pageAt } from './browser.ts';
import { layTables, playEvening } from './played-evening.ts';

let app: App;
let data: string;

beforeAll(async () => {
  data = newDataFolder();
  layTables(
    data,
    [...EVENINGS, ...OWN_BOXES].map(([, evening]) => evening),
  );
  app = await startApp(data);
});
afterAll(async () => {
  await app.stop();
});

describe('a whole game through the screen ends with the same amounts as real cards and coins', () => {
  test.each([...EVENINGS.slice(0, repetitions(5, EVENINGS.length)), ...OWN_BOXES])(
    '%s',
    async (_, evening) => {
      await playEvening(await pageAt(app, '#/'), data, evening);
    },
  );
});
