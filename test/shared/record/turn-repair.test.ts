import { describe, expect, test } from 'vitest';
import { repairedTurns, timelineOf, type EventJson } from '../../../src/shared/record/index.ts';
import { auctionRecord, offer, sale } from '../../fixtures/auction.ts';
import { playAuction } from '../../play/auction.ts';
import { playGallery } from '../../play/gallery.ts';
import { recordOf as gameOf, edited } from '../../fixtures/replayed.ts';

function tableOf(events: readonly EventJson[]) {
  return gameOf(auctionRecord(events));
}

/** Who put up each painting and who bought it, after the repair. */
function afterwards(events: readonly EventJson[]): unknown[] {
  const timeline = timelineOf(tableOf(events), null);
  const moved = repairedTurns(timeline);
  const repaired = edited(timeline.record, moved?.edits ?? []);
  expect(timelineOf(repaired, null).problem).toBeNull();
  return repaired.events.flatMap(({ seat, buyer, turn }) => [seat ?? buyer ?? turn]);
}

describe('after inserting a forgotten sale', () => {
  test('each later painting moves to the next player, and buyers stay', () => {
    const forgotten = [offer(0, 'yoko'), sale(3, 8)];
    const entered = [offer(0, 'krypto'), sale(2, 30), offer(1, 'yoko'), sale(1, 5)];
    expect(afterwards([...forgotten, ...entered])).toEqual([0, 3, 1, 2, 2, 1]);
  });

  test('a painting without bids goes to its new auctioneer', () => {
    const forgotten = [offer(0, 'yoko'), sale(3, 8)];
    expect(afterwards([...forgotten, offer(0, 'krypto'), sale(0, 0), offer(1, 'yoko'), sale(1, 0)])).toEqual([
      0, 3, 1, 1, 2, 2,
    ]);
  });

  test('a turn set by the table stays', () => {
    const turn = { type: 'adjust', reason: 'whose turn it is at the table', turn: 3 };
    const events = [offer(0, 'yoko'), sale(3, 8), offer(0, 'krypto'), sale(2, 3), turn, offer(3, 'yoko')];
    expect(afterwards([...events, sale(0, 1)])).toEqual([0, 3, 1, 2, 3, 3, 0]);
  });

  test('returns the first move and how many moved', () => {
    const events = [offer(0, 'yoko'), sale(3, 8), offer(0, 'krypto'), sale(2, 3), offer(1, 'yoko')];
    expect(repairedTurns(timelineOf(tableOf(events), null))).toMatchObject({
      type: 'offer',
      was: 0,
      is: 1,
      turns: 2,
    });
  });

  test('returns nothing if all turns fit, or something else is wrong', () => {
    expect(repairedTurns(timelineOf(tableOf([offer(0, 'yoko'), sale(3, 8)]), null))).toBeNull();
    expect(repairedTurns(timelineOf(tableOf([offer(0, 'yoko'), offer(1, 'yoko')]), null))).toBeNull();
  });
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
