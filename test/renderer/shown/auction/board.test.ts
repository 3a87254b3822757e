import { expect, test } from 'vitest';
import { baysOf } from '../../../../src/renderer/shown/auction/board.ts';
import { offer, sale } from '../../../fixtures/auction.ts';
import { tableOf } from '../../played.ts';

test('a painting has its dot once somebody owns it', () => {
  const dots = (...events: readonly unknown[]) =>
    baysOf(tableOf(events).state).flatMap(({ artist, count, sold }) =>
      count > 0 ? `${artist} ${sold}/${count}` : [],
    );
  const sold = [offer(0, 'yoko'), sale(1, 5)];
  expect(dots(...sold)).toEqual(['yoko 1/1']);
  expect(dots(...sold, offer(1, 'krypto'), sale(1, 7), offer(2, 'yoko'))).toEqual(['yoko 1/2', 'krypto 1/1']);
});
