import { expect, test } from 'vitest';
import { latelyIn } from '../../../../src/shared/text/lately.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { cutAt, replayed } from '../../../fixtures/replayed.ts';
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

test('the board shows sales, but no correction or count that reveals what a player has', () => {
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
