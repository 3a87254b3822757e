import { beforeEach, describe, expect, test } from 'vitest';
import { offer, sale } from '../../../fixtures/auction.ts';
import { beforePayout, recordOf, replayed } from '../../../fixtures/replayed.ts';
import { LEDGER_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { allowMotion } from '../../motion.ts';
import { render } from '../../mounted.ts';
import { hearHurry, tableHurries } from '../../../../src/renderer/lib/table-channel.ts';
import Ending from '../../../../src/renderer/screens/board/Ending.svelte';
import Playing from '../../../../src/renderer/screens/board/Playing.svelte';
import Settling from '../../../../src/renderer/screens/board/Settling.svelte';
import Settlement from '../../../../src/renderer/features/settle/auction/Settlement.svelte';
import { type GameRecord, type Table } from '../../../../src/shared/record/index.ts';
import { played, tableOf } from '../../played.ts';
import { sessionOf } from '../../session.svelte.ts';
import { press } from '../../pressing.ts';

beforeEach(allowMotion);

const tableIn = (record: GameRecord): Table => replayed(record).table;

/** A round waiting for its payout, and its board. */
const settling = played(beforePayout(LEDGER_OF_FOUR, 1));

async function settlingBoard() {
  const { record } = settling;
  await render(Settling, { record, table: tableIn(record), draft: {} });
  return record;
}

const moving = () => document.body.getAnimations({ subtree: true });

describe('tiles on the board', () => {
  test('skip their animation for a click or key at that game’s table or the board, and no other’s', async () => {
    const record = await settlingBoard();
    expect(moving().length).toBeGreaterThan(3);
    tableHurries('another game');
    await new Promise((done) => setTimeout(done, 100));
    expect(moving().length).toBeGreaterThan(3);
    tableHurries(record.id);
    await expect.poll(moving).toEqual([]);
    await settlingBoard();
    expect(moving().length).toBeGreaterThan(3);
    await press('x');
    await expect.poll(moving).toEqual([]);
  });

  test('skip it once, for any key at the table', async () => {
    const { record, state } = settling;
    let hurries = 0;
    const stop = hearHurry(record.id, () => (hurries += 1));
    await render(Settlement, { record, state }, { session: sessionOf(record) });
    await press('xy');
    await expect.poll(() => hurries).toBe(1);
    await new Promise((done) => setTimeout(done, 100));
    expect(hurries).toBe(1);
    stop();
  });
});

const finished = recordOf(LEDGER_OF_FOUR);
const ending = { record: finished, table: tableIn(finished) };
const LIFTING = { sawPlay: true, begun: true, sawAll: false };

const NO_FORECAST = { on: false, parts: null, failed: false, now: null };

/** The moments to check, and where each is visible. */
const MOMENTS = {
  'the tiles at the table': async () => {
    const { record, state } = settling;
    await render(Settlement, { record, state }, { session: sessionOf(record) });
    return 'li.ranked .tile.new';
  },
  'the tiles on the board': async () => {
    await settlingBoard();
    return 'li.ranked .tile';
  },
  'the hammer on the board': async () => {
    const rest = { draft: {}, forecast: NO_FORECAST };
    const offered = tableOf([offer(0, 'yoko')]).record;
    const sold = tableOf([offer(0, 'yoko'), sale(1, 5)]).record;
    const screen = await render(Playing, { record: offered, table: tableIn(offered), ...rest });
    await screen.rerender({ record: sold, table: tableIn(sold), ...rest });
    return '.lately.falls';
  },
  'the covers on the board': async () => {
    const screen = await render(Ending, { ...ending, watched: LIFTING, lifted: 0 });
    expect(document.querySelectorAll('.lies')).toHaveLength(0);
    // Something moves only if it was visible before.
    for (const cover of document.querySelectorAll('.cover'))
      expect(getComputedStyle(cover).opacity).toBe('1');
    await screen.rerender({ ...ending, watched: LIFTING, lifted: 1 });
    return 'li.lies .cover';
  },
} as const;

const movesAt = (place: string) =>
  [...document.querySelectorAll(place)].filter((element) => element.getAnimations().length > 0).length;

test.each(Object.entries(MOMENTS))('%s: is animated', async (_, show) => {
  const place = await show();
  await expect.poll(() => movesAt(place)).toBeGreaterThan(0);
});
