import { describe, expect, test } from 'vitest';
import { plans } from '../../play/auction-plans.ts';
import { playAuctionTable } from '../../play/auction.ts';
import { replayed, shown } from './game.ts';

describe('whole games played with real cards and coins', () => {
  test('come to what lies on the table, at the end and wherever they pause', () => {
    for (const plan of plans(1080)) {
      const { record, outcome } = playAuctionTable(plan);
      const { events } = record;
      expect(shown(replayed(record)), record.id).toEqual(outcome);
      const stopAfter = plan.seed % events.length;
      const paused = playAuctionTable({ ...plan, stopAfter });
      expect(paused.record.events).toEqual(events.slice(0, stopAfter));
      expect(shown(replayed(paused.record)), record.id).toEqual(paused.outcome);
    }
  });
});
