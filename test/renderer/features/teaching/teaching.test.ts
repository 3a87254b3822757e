import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { add, auctionRecord, offer } from '../../../fixtures/auction.ts';
import { playersNamed } from '../../../fixtures/people.ts';
import { beforeLast, beforePayout, recordOf } from '../../../fixtures/replayed.ts';
import { LEDGER_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { openTable } from '../../screens/table/open-table.ts';
import { linesIn } from '../../texts.ts';

test('beside a payout everything is explained part by part, and “Why?” answers for the moment, or any question', async () => {
  const { screen } = await openTable(recordOf(beforePayout(LEDGER_OF_FOUR, 1)), { teaching: 'teach' });
  const panel = screen.getByRole('region', { name: 'What happens now' });
  const told = [linesIn(panel.element(), 'li, summary')];
  await panel
    .getByRole('button', { name: /^Why\?/ })
    .first()
    .click();
  const dialog = screen.getByRole('dialog', { name: 'Why?' });
  await expect.element(dialog.getByRole('searchbox')).toHaveFocus();
  const answers = () => linesIn(dialog.element(), 'article, [role=status], summary, details[open] p, a');
  told.push(answers());
  for (const typed of ['tie', 'zzz']) {
    await userEvent.keyboard(typed);
    told.push(answers());
  }
  await expect(told.join('\n')).toMatchFileSnapshot('payout.txt');
});

test('in a small window one line below the question says who misses a turn, before how a hidden auction works', async () => {
  await page.viewport(853, 640);
  const players = playersNamed(['Alessandra', 'Bernadette', 'Clementina', 'Desdemonia']);
  const events = [offer(0, 'yoko', 'double'), add(2, 'yoko', 'hidden')];
  const { screen } = await openTable(recordOf(auctionRecord(events, { players })), { teaching: 'teach' });
  const said =
    'Alessandra gets nothing, and anybody between Alessandra and Clementina misses a turn: Desdemonia is next.';
  const reason = screen.getByRole('main').getByText(said);
  await expect.element(reason).toBeVisible();
  const height = reason.element().getBoundingClientRect().height;
  expect(height).toBeLessThan(2 * parseFloat(getComputedStyle(reason.element()).fontSize));
});

test('nothing is explained while covers are lifted, which would say who has won; then that is, above the score pad', async () => {
  const { screen, button } = await openTable(recordOf(beforeLast(LEDGER_OF_FOUR, 'settle')), {
    teaching: 'teach',
  });
  await button(/^All paid/).click();
  await expect.element(button('Reveal all')).toBeVisible();
  const panel = screen.getByRole('region', { name: 'What happens now' });
  await expect.element(panel).not.toBeInTheDocument();
  const won = screen.getByText(/only the money counts/);
  await expect.element(screen.getByText(/wins|only the money counts/)).not.toBeInTheDocument();
  await button('Reveal all').click();
  await expect.element(won).toBeVisible();
  const place = (found: typeof won) => found.element().getBoundingClientRect();
  expect(place(won).top).toBeLessThan(place(screen.getByRole('heading', { name: 'Score pad' })).top);
  await page.viewport(390, 844);
  expect(document.querySelector('.story')?.clientWidth).toBeGreaterThan(300);
  await screen.getByRole('button', { name: 'Why?', exact: true }).click();
  const tie = 'Two players have the same money at the end: who wins?';
  await expect.element(screen.getByRole('heading', { name: tie })).toBeVisible();
});
