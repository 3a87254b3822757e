import { test } from 'node:test';
import { plans } from '../play/auction-plans.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { newDataFolder, startApp } from '../app/app.ts';
import { browserForAll, ownPage } from '../app/browser.ts';
import { layTables, playEvening } from '../app/played-evening.ts';
import type { Evening } from '../app/auction-games.ts';

/**
 * Every edition, number of players, tracking and option in turn; every third game by pointer. Corrections are
 * made in the log.
 */
const EVENINGS = plans(60).map((plan, at): Evening => {
  const hand = at % 3 === 2 ? 'pointer' : 'keys';
  return { plan: { ...plan, adjusting: 0 }, keeper: { hand, notesBids: at % 4 === 0 } };
});

void test('sixty whole games entered on screen have the same results as real cards and coins', async (t) => {
  buildIfStale();
  const data = newDataFolder();
  layTables(data, EVENINGS);
  const app = await startApp(data);
  for (const evening of EVENINGS) {
    const { edition, players, options, seed } = evening.plan;
    const { hand } = evening.keeper;
    await t.test(
      `${edition}, ${players} players, ${options.tracking}, seed ${seed}, by ${hand}`,
      async () => {
        const page = await ownPage(app.address);
        await playEvening(page, data, evening);
        await page.context().close();
      },
    );
  }
  await (await browserForAll()).close();
  await app.stop();
});
