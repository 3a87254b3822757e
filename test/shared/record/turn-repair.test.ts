import { describe, expect, test } from 'vitest';
import { repairedTurns } from '../../../src/shared/record/turn-repair.ts';
import { timelineOf, type EventJson } from '../../../src/shared/record/index.ts';
import { auctionRecord, offer, sale } from '../../fixtures/auction.ts';
import { playAuction } from '../../play/auction.ts';
import { playGallery } from '../../play/gallery.ts';
import { recordOf as gameOf, edited } from '../../fixtures/replayed.ts';

function tableOf(events: readonly EventJson[]) {
  return gameOf(auctionRecord(events));
}

test('there is nothing to repair if all turns fit, or something else is wrong', () => {
  expect(repairedTurns(timelineOf(tableOf([offer(0, 'yoko'), sale(3, 8)]), null))).toBeNull();
  expect(repairedTurns(timelineOf(tableOf([offer(0, 'yoko'), offer(1, 'yoko')]), null))).toBeNull();
});

describe.each([
  [
    'a lot',
    playAuction({ edition: 'modern-art-1994', players: 4, options: { tracking: 'ledger' }, seed: 11 }),
    2,
  ],
  [
    'a card',
    playGallery({ edition: 'masters-gallery', players: 4, options: { tracking: 'full' }, seed: 11 }),
    1,
  ],
] as const)('%s taken out of a game in play', (_, game, least) => {
  test('moves later turns back as far as the cards allow, and no earlier ones', () => {
    const record = gameOf(game);
    let moves = 0;
    record.events.forEach(({ type }, at) => {
      const next = record.events[at + least]?.type ?? '';
      if (!['offer', 'play'].includes(type) || !['offer', 'play'].includes(next)) return;
      const gone = edited(
        record,
        Array.from({ length: least }, () => ({ kind: 'remove', index: at })),
      );
      const broken = timelineOf(gone, null);
      const moved = repairedTurns(broken);
      if (moved === null) return;
      moves += 1;
      const repaired = edited(gone, moved.edits);
      const after = timelineOf(repaired, null);
      expect(after.tables.length).toBeGreaterThan(broken.tables.length);
      expect(repaired.events.slice(0, at)).toEqual(record.events.slice(0, at));
    });
    expect(moves).toBeGreaterThan(5);
  });
});
