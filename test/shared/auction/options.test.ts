import { describe, expect, test } from 'vitest';
import { auction, type EditionId } from '../../../src/shared/auction/index.ts';
import { EDITIONS } from '../../../src/shared/auction/edition.ts';

function refused(
  edition: EditionId,
  players: number,
  options: Readonly<Record<string, unknown>>,
): string | null {
  const setup = auction.readSetup(auction.editions[edition], { players, firstSeat: 0, options });
  return setup.ok ? null : `${setup.error.code} at ${setup.error.place}`;
}

const ledger = { tracking: 'ledger' };
const order94 = ['krypto', 'yoko', 'lite-metal', 'christin-p', 'karl-gitter'];

describe('options', () => {
  test.each([
    { options: {}, why: 'missing at .options.tracking' },
    { options: { tracking: 'full' }, why: 'unknown-tracking at .options.tracking' },
    { options: { tracking: null }, why: 'unknown-tracking at .options.tracking' },
    { options: { ...ledger, mystery: true }, why: 'option-not-for-players at .options.mystery' },
    { options: { ...ledger, mystery: 'yes' }, why: 'not-true-or-false at .options.mystery' },
    { options: { ...ledger, splitDouble: true }, why: 'option-not-in-edition at .options.splitDouble' },
    { options: { ...ledger, splitDouble: 1 }, why: 'not-true-or-false at .options.splitDouble' },
    { options: { ...ledger, order: 'krypto' }, why: 'order-not-the-artists at .options.order' },
    { options: { ...ledger, order: order94.slice(1) }, why: 'order-not-the-artists at .options.order' },
    { options: { ...ledger, order: [...order94, 'yoko'] }, why: 'order-not-the-artists at .options.order' },
    {
      options: { ...ledger, order: ['yoko', 'yoko', 'lite-metal', 'christin-p', 'krypto'] },
      why: 'order-not-the-artists at .options.order',
    },
    {
      options: { ...ledger, order: ['vermeer', ...order94.slice(1)] },
      why: 'order-not-the-artists at .options.order',
    },
  ])('four players of 1994 cannot have $options', ({ options, why }) => {
    expect(refused('modern-art-1994', 4, options)).toBe(why);
  });

  test.each(EDITIONS)(
    '%s: options that are off are always allowed, and unknown options are ignored',
    (edition) => {
      for (const players of [3, 4, 5]) {
        const options = { ...ledger, mystery: false, splitDouble: false, houseRule: { any: 'thing' } };
        expect(refused(edition, players, options)).toBeNull();
      }
    },
  );

  test.each(EDITIONS)('%s: the variants are for the tables that the rulebook has them for', (edition) => {
    const { mystery, splitDouble } = auction.editions[edition];
    for (const players of [3, 4, 5]) {
      const hand = refused(edition, players, { ...ledger, mystery: true });
      expect(hand === null, `a mystery hand for ${players}`).toBe(mystery?.players === players);
      const split = refused(edition, players, { ...ledger, splitDouble: true });
      expect(split === null, `doubles split by ${players}`).toBe(splitDouble === 'variant');
    }
  });
});
