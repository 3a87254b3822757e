import { expect, test } from 'vitest';
import { outcomeOf, type GameRecord } from '../../../src/shared/record/index.ts';
import { reseating } from '../../../src/shared/record/reseating.ts';
import { recordOf, replayed, edited } from '../../fixtures/replayed.ts';
import { plans as auctionPlans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { plans as galleryPlans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';

/** Everybody moves one seat on, so turns stay in order. */
function oneOn({ players }: GameRecord): number[] {
  return players.map((_, seat) => (seat + players.length - 1) % players.length);
}

test('if everybody moves one seat on with their entries, nothing else changes', () => {
  const games = [...auctionPlans(90).map(playAuction), ...galleryPlans(64).map(playGallery)];
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
