import { changeSeats, withSeatsKept } from '../../../../../src/shared/record/index.ts';
import { edited } from '../../../../fixtures/replayed.ts';
import { beforeEach, expect, test } from 'vitest';
import { add, adjust, nobodyAdds, offer, sale } from '../../../../fixtures/auction.ts';
import { allowMotion } from '../../../motion.ts';
import { render } from '../../../mounted.ts';
import LastSale from '../../../../../src/renderer/features/entry/auction/LastSale.svelte';
import { played, tableOf, type Played } from '../../../played.ts';
import { textsIn } from '../../../texts.ts';

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

test('who pays whom is said, by the seats of the sale, or why nobody does, until the next painting', async () => {
  const { record, state } = tableOf([OFFER, SALE]);
  const seats = [2, 1, 0, 3].flatMap((seat) => record.players[seat] ?? []);
  const change = changeSeats({ family: 'auction', setup: state.setup, state }, record.players, seats, '');
  if (!change.ok || change.value === null) throw new Error('two of them move');
  const later = { kind: 'append', event: adjust({ cash: { 0: 1 } }) } as const;
  const moved = edited(record, withSeatsKept(record, [{ kind: 'append', event: change.value }, later]));
  const double = (...more: readonly object[]) => [offer(0, 'yoko', 'double'), ...more];
  const pair = [offer(0, 'ramon-martins', 'double'), add(2, 'ramon-martins'), sale(1, 9)];
  const tables: readonly (readonly [Played, string])[] = [
    [tableOf([OFFER, sale(0, 7)]), 'Axel pays the bank 7,000'],
    [tableOf([OFFER, sale(0, 0)]), 'Axel gets it for free'],
    [tableOf(double(nobodyAdds)), 'Nobody added a card: Axel keeps it for free'],
    [tableOf(double(add(2, 'yoko'), sale(1, 9))), 'Beatrix pays Clemens 9,000'],
    [
      tableOf(pair, { splitDouble: true }, 'modern-art-cmon-en'),
      'Beatrix pays Clemens 5 k€ · Beatrix pays Axel 4 k€',
    ],
    [tableOf([OFFER, { type: 'sale', buyer: 3 }], { tracking: 'owners' }), 'Doris gets it'],
    [played(moved), 'Beatrix pays Axel 5,000'],
    [tableOf([OFFER, SALE, NEXT]), ''],
  ];
  const screen = await render(LastSale, shown(tableOf([OFFER])));
  for (const [table, said] of tables) {
    await screen.rerender(shown(table));
    await expect.poll(() => textsIn(screen.container, 'p')).toEqual([said]);
  }
});
