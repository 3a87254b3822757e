import { beforeEach, expect, test } from 'vitest';
import { offer, sale } from '../../../../fixtures/auction.ts';
import { allowMotion } from '../../../motion.ts';
import { render } from '../../../mounted.ts';
import LastSale from '../../../../../src/renderer/features/entry/auction/LastSale.svelte';
import { tableOf, type Played } from '../../../played.ts';

beforeEach(allowMotion);

const [OFFER, SALE, NEXT] = [offer(0, 'yoko'), sale(1, 5), offer(1, 'krypto')];

const shown = ({ record, state }: Played) => ({ record, table: state });

test.each([
  ['falls for a new sale', true, [[OFFER], [OFFER, SALE]]],
  ['doesn’t fall if a game is opened after a sale', false, [[OFFER, SALE]]],
  [
    'doesn’t fall again if the next painting is undone',
    false,
    [
      [OFFER, SALE],
      [OFFER, SALE, NEXT],
      [OFFER, SALE],
    ],
  ],
])('the hammer %s', async (_, falls, [first = [], ...later]) => {
  const screen = await render(LastSale, shown(tableOf(first)));
  for (const log of later) await screen.rerender(shown(tableOf(log)));
  await expect.element(screen.getByText('Beatrix pays Axel 5,000')).toBeVisible();
  const animations = screen.container.querySelector('svg')?.getAnimations() ?? [];
  expect(animations.length > 0).toBe(falls);
});
