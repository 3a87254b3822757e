import { expect, test } from 'vitest';
import { en } from '../../../src/shared/text/en/index.ts';
import { closedRound } from '../../../src/renderer/shown/auction/closed-round.ts';
import { shownOf } from '../../../src/renderer/shown/families.ts';
import { closedRound as closedCardRound } from '../../../src/renderer/shown/gallery/closed-round.ts';
import PadDialog from '../../../src/renderer/screens/table/PadDialog.svelte';
import { cutAt, replayed } from '../../fixtures/replayed.ts';
import { CARDS_OF_FOUR, COUNTS_OF_THREE, LEDGER_OF_FOUR } from '../../fixtures/whole-games.ts';
import { render } from '../mounted.ts';

const SPEECH = { words: en, language: 'en', locale: 'en' } as const;
const after = (game: { readonly events: readonly { readonly type: string }[] }, round: number) => {
  const settles = game.events.flatMap(({ type }, at) => (type === 'settle' ? at : []));
  return replayed(cutAt(game, (settles[round - 1] ?? -1) + 1));
};

test.each(Object.entries({ LEDGER_OF_FOUR, CARDS_OF_FOUR }))(
  'a closed round opens to exactly what its settlement showed: %s',
  (_, game) => {
    const { record, table } = replayed(game);
    const settles = record.events.flatMap(({ type }, at) => (type === 'settle' ? at : []));
    expect(settles.length).toBeGreaterThan(2);
    for (const [at, event] of settles.entries()) {
      const then = replayed(cutAt(game, event));
      const shown = shownOf(then.table);
      const closed =
        table.family === 'auction'
          ? closedRound(table.state, record, at + 1, SPEECH)
          : closedCardRound(table.state, record, at + 1, en);
      expect(closed).toMatchObject({
        bays: shown.roundOver(then.table.state, SPEECH).bays,
        ...shown.payments(then.table.state, then.record, {}, SPEECH),
      });
    }
  },
);

test('the pad opens at any time, covered as before; a closed round opens in it', async () => {
  const props = { ...after(LEDGER_OF_FOUR, 2), shown: false, open: true, onclose: () => undefined };
  const screen = await render(PadDialog, props);
  expect(screen.getByRole('button', { name: /hold to peek/ }).elements()).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Round 3' }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Round 2' }).click();
  await expect.element(screen.getByRole('heading', { name: 'The bank pays' })).toBeVisible();
});

test.each([
  [LEDGER_OF_FOUR, 0, false, /^What everybody has is covered until the end\.$/],
  [LEDGER_OF_FOUR, 2, false, /^The bank has paid \w+ most: [\d,]+\. What everybody has is covered/],
  [LEDGER_OF_FOUR, 2, true, /^\w+ leads with [\d,]+\.$/],
  [COUNTS_OF_THREE, 2, true, /^The bank has paid \w+ most: [\d,]+\. You keep track of the money\.$/],
  [CARDS_OF_FOUR, 0, false, /^Nobody has scored yet\.$/],
  [CARDS_OF_FOUR, 2, false, /^[\w, ]+ leads? with \d+ VP\.$/],
])('who leads is said as far as covers allow', (game, round, open, said) => {
  const { record, table } = after(game, round);
  expect(shownOf(table).leads(table.state, record, open, SPEECH)).toMatch(said);
});
