import { describe, expect, test } from 'vitest';
import { latelyIn } from '../../../../src/shared/text/lately.ts';
import { shownOf } from '../../../../src/renderer/shown/families.ts';
import { gallery } from '../../../../src/shared/gallery/index.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { cutAt, playedGallery, replayed } from '../../../fixtures/replayed.ts';
import { CARDS_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { playAuction } from '../../../play/auction.ts';

const SPEECH = { words: en, language: 'en', locale: 'en' } as const;

/** Every moment of a game. */
function moments(raw: { readonly events: readonly unknown[] }) {
  return Array.from({ length: raw.events.length + 1 }, (_, count) => replayed(cutAt(raw, count)));
}

const auctioned = playAuction({
  edition: 'modern-art-1994',
  players: 4,
  options: { tracking: 'ledger' },
  seed: 5,
  adjusting: 0.2,
});

describe('what the board shows', () => {
  test('includes sales, but no correction or count that reveals what a player has', () => {
    const told = moments(auctioned).map(({ record }) => ({
      type: record.events.at(-1)?.type,
      lately: latelyIn(record, SPEECH),
    }));
    const types = new Set(told.map(({ type }) => type));
    expect(types).toContain('adjust');
    for (const { type, lately } of told) {
      if (type === 'sale' || type === 'offer') expect(lately).not.toBe('');
      if (type === undefined || ['adjust', 'settle', 'end-round'].includes(type)) expect(lately).toBe('');
    }
  });

  test('includes a warning for artists that one more card would end the round', () => {
    for (const { table } of moments(auctioned)) {
      for (const { count, limit, reach, warning } of shownOf(table).bays(table.state, SPEECH)) {
        expect(reach === 'one-more').toBe(count + 1 === limit);
        expect(warning === '').toBe(reach === null);
      }
    }
  });

  test('includes a round’s scores once the table has got that far', () => {
    const scored = moments(CARDS_OF_FOUR).flatMap(({ record, table }, count) => {
      if (table.state.situation.kind !== 'settling' || CARDS_OF_FOUR.events[count]?.type !== 'settle')
        return [];
      const paid = shownOf(table).payments(table.state, record, {}, SPEECH);
      return paid === null ? [] : [{ count, paid }];
    });
    expect(scored.length).toBeGreaterThan(0);
    for (const { count, paid } of scored) {
      const { rounds } = gallery.outcome(playedGallery(cutAt(CARDS_OF_FOUR, count + 1)).state);
      expect(paid.payments.map(({ amount }) => Number(amount))).toEqual(rounds.at(-1)?.payouts);
    }
  });
});
