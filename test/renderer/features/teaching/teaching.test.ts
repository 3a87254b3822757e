import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { beforePayout, recordOf } from '../../../fixtures/replayed.ts';
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
