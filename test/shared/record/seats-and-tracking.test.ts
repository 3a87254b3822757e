import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../src/shared/core/family.ts';
import { lighterTrackings, outcomeOf, type GameRecord } from '../../../src/shared/record/index.ts';
import { trackingLess } from '../../../src/shared/record/lighter-tracking.ts';
import { plans as auctionPlans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { plans as galleryPlans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';
import { recordOf, replayed, edited, cutAt } from '../../fixtures/replayed.ts';
import { reseating } from '../../../src/shared/record/reseating.ts';

function outcomeOfRecord(record: unknown): Outcome {
  const played = replayed(record);
  return outcomeOf(played.table);
}

function lightened(record: GameRecord, tracking: string): GameRecord {
  return edited(record, trackingLess(record, tracking));
}

/** The outcome of every round that was played. */
function rounds({ rounds }: Outcome): Outcome['rounds'] {
  return rounds.filter(({ counts }) => Object.values(counts).some((count) => count > 0));
}

const auctions = auctionPlans(108)
  .filter(({ options, adjusting }) => options.tracking !== 'counts' && adjusting === 0)
  .map(playAuction)
  .map(recordOf);

describe('tracking less in the auction family', () => {
  test.each(['owners', 'counts'])('%s: every round and the winners stay the same', (tracking) => {
    const games = auctions.filter((record) => lighterTrackings(record).includes(tracking));
    expect(games.length).toBeGreaterThan(20);
    for (const record of games) {
      const before = outcomeOfRecord(record);
      const after = outcomeOfRecord(lightened(record, tracking));
      expect(rounds(after)).toEqual(rounds(before));
      expect(after.status).toBe('finished');
      expect(after.winners).toEqual(before.winners);
    }
  });

  test('at any moment the game can continue', () => {
    for (const whole of auctions.slice(0, 20)) {
      for (let length = 0; length <= whole.events.length; length += 7) {
        const record = cutAt(whole, length);
        for (const tracking of lighterTrackings(record)) {
          const before = outcomeOfRecord(record);
          const after = outcomeOfRecord(lightened(record, tracking));
          expect(after.status).toBe(before.status);
          expect(rounds(after).map(({ counts }) => counts)).toEqual(
            rounds(before).map(({ counts }) => counts),
          );
        }
      }
    }
  });
});

test('tracking less in the gallery family, every round stays the same', () => {
  const games = galleryPlans(64).filter(
    ({ options, adjusting }) => options.tracking === 'full' && adjusting === 0,
  );
  expect(games.length).toBeGreaterThan(20);
  for (const plan of games) {
    const record = recordOf(playGallery(plan));
    expect(lighterTrackings(record)).toEqual(['counts']);
    const before = outcomeOfRecord(record);
    const after = outcomeOfRecord(lightened(record, 'counts'));
    expect(after.rounds).toEqual(before.rounds);
    expect(after.scores).toEqual(before.scores);
  }
});

/** Everybody moves one seat on, so turns stay in order. */
function oneOn({ players }: GameRecord): number[] {
  return players.map((_, seat) => (seat + players.length - 1) % players.length);
}

test('if everybody moves one seat on with their entries, nothing else changes', () => {
  const games = [...auctionPlans(36).map(playAuction), ...galleryPlans(24).map(playGallery)];
  for (const record of games.map(recordOf)) {
    const order = oneOn(record);
    const moved = edited(record, reseating(record, order, (record.firstSeat + 1) % order.length, 'person'));
    const [one, other] = [outcomeOf(replayed(record).table), outcomeOf(replayed(moved).table)];
    for (const [round, { payouts, ...rest }] of one.rounds.entries()) {
      expect(other.rounds[round]).toEqual({ ...rest, payouts: order.map((seat) => payouts?.[seat]) });
    }
    expect(other.scores).toEqual(order.map((seat) => one.scores?.[seat]));
    expect(moved.players.map(({ name }) => name)).toEqual(order.map((seat) => record.players[seat]?.name));
    // And back again, without losing anything.
    const back = reseating(
      moved,
      order.map((_, seat) => order.indexOf(seat)),
      record.firstSeat,
      'person',
    );
    expect(edited(moved, back)).toEqual(record);
  }
});
