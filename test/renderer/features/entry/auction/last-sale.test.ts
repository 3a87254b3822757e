import { beforeEach, expect, test } from 'vitest';
import { allowMotion } from '../../../motion.ts';
import { render } from '../../../mounted.ts';
import LastSale from '../../../../../src/renderer/features/entry/auction/LastSale.svelte';
import { tableOf, type Played } from '../../../played.ts';

beforeEach(allowMotion);

const OFFER = { type: 'offer', seat: 0, artist: 'yoko', auction: 'open' };
const SALE = { type: 'sale', buyer: 1, price: 5 };
const NEXT = { type: 'offer', seat: 1, artist: 'krypto', auction: 'open' };

const shown = ({ record, state }: Played) => ({ record, table: state });

/** Shows these logs one after another; returns whether the hammer is falling at the last. */
async function falls(...logs: readonly (readonly unknown[])[]): Promise<boolean> {
  const [first = [], ...later] = logs;
  const screen = await render(LastSale, shown(tableOf(first)));
  for (const log of later) await screen.rerender(shown(tableOf(log)));
  await expect.element(screen.getByText('Beatrix pays Axel 5,000')).toBeVisible();
  return (screen.container.querySelector('svg')?.getAnimations().length ?? 0) > 0;
}

test('the hammer falls for a new sale', async () => {
  expect(await falls([OFFER], [OFFER, SALE])).toBe(true);
});

test('it doesn’t fall if a game is opened after a sale', async () => {
  expect(await falls([OFFER, SALE])).toBe(false);
});

test('it doesn’t fall again if the next painting is undone', async () => {
  expect(await falls([OFFER, SALE], [OFFER, SALE, NEXT], [OFFER, SALE])).toBe(false);
});
