import { describe, expect, test } from 'vitest';
import { plans } from '../../play/gallery-plans.ts';
import { playGalleryTable } from '../../play/gallery.ts';
import { after, laid, shown } from './game.ts';

describe('whole games played with real cards and tokens', () => {
  test('come to what lies on the table, at the end and wherever they pause', () => {
    for (const plan of plans(960)) {
      const { record, outcome } = playGalleryTable(plan);
      const { edition, players, options, firstSeat, events } = record;
      const table = { edition, players: players.length, options: { ...options }, firstSeat };
      expect(shown(after(laid(table), ...events)), record.id).toEqual(outcome);
      const stopAfter = plan.seed % events.length;
      const paused = playGalleryTable({ ...plan, stopAfter });
      expect(paused.record.events).toEqual(events.slice(0, stopAfter));
      expect(shown(after(laid(table), ...paused.record.events)), record.id).toEqual(paused.outcome);
    }
  });
});
