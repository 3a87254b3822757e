import { describe, expect, test } from 'vitest';
import { offer, sale } from '../../../fixtures/auction.ts';
import { beforePayout } from '../../../fixtures/replayed.ts';
import { LEDGER_OF_FIVE } from '../../../fixtures/whole-games.ts';
import type { Settings } from '../../../../src/shared/api.ts';
import { auction } from '../../../../src/shared/auction/index.ts';
import { money } from '../../../../src/shared/text/money.ts';
import { played, tableOf, type Played } from '../../played.ts';
import { openTable } from './open-table.ts';

async function open({ record }: Played, purse: Settings['money']) {
  const { screen } = await openTable(record, { money: purse });
  const where = screen.getByRole('list', { name: 'Players' }).or(screen.getByRole('row', { name: /^Cash/ }));
  await expect.element(where).toBeVisible();
  const covers = () => screen.getByRole('button', { name: /hold to peek/ }).elements().length;
  return { screen, where, covers };
}

const EDITION = 'modern-art-cmon-en';
const LOTS = [offer(0, 'sigrid-thaler'), sale(1, 19), offer(1, 'ramon-martins'), sale(2, 7)];
const selling = tableOf(LOTS, {}, EDITION);
const settling = played(beforePayout(LEDGER_OF_FIVE, 1));

describe.each([
  ['while a round is played', selling],
  ['while it is settled', settling],
] as const)('%s', (_, game) => {
  const cash = auction.outcome(game.state).cash ?? [];
  const sums = cash.map((amount) => money(EDITION, amount, 'en'));

  test('everybody’s money is visible if the table plays with open money', async () => {
    expect(new Set(cash).size).toBeGreaterThan(1);
    const { screen, covers } = await open(game, 'open');
    for (const sum of sums)
      await expect.element(screen.getByText(sum, { exact: true }).first()).toBeInTheDocument();
    expect(covers()).toBe(0);
  });

  test('otherwise each amount has its own cover, and is nowhere in the page', async () => {
    const { where, covers } = await open(game, 'covered');
    expect(covers()).toBe(cash.length);
    for (const sum of sums) expect(where.element().textContent).not.toContain(sum);
  });
});
