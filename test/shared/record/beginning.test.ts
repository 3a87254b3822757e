import { describe, expect, test } from 'vitest';
import {
  addingPlayer,
  droppedVariants,
  removingPlayer,
  timelineOf,
  type GameRecord,
} from '../../../src/shared/record/index.ts';
import { changingEdition } from '../../../src/shared/record/beginning.ts';
import { add, auctionRecord, offer, sale } from '../../fixtures/auction.ts';
import { edited, recordOf } from '../../fixtures/replayed.ts';
import { playAuction } from '../../play/auction.ts';
import { playGallery } from '../../play/gallery.ts';

const cmon = recordOf(
  playAuction({
    edition: 'modern-art-cmon-en',
    players: 4,
    options: { tracking: 'ledger', splitDouble: true },
    seed: 3,
  }),
);

describe('another edition', () => {
  test('artists keep their place in the row, and what the new one lacks is dropped', () => {
    const game = recordOf(
      auctionRecord([offer(0, 'manuel-carvalho'), sale(1, 5), offer(1, 'rafael-silveira')], {
        edition: 'modern-art-cmon-en',
        options: { tracking: 'ledger', splitDouble: true },
      }),
    );
    expect(droppedVariants(game, 'modern-art-1994', 4)).toEqual(['splitDouble']);
    const after = edited(game, changingEdition(game, 'modern-art-1994'));
    expect(after).toMatchObject({ edition: 'modern-art-1994', options: { splitDouble: false } });
    expect(after.events.map(({ artist }) => artist)).toEqual(['lite-metal', undefined, 'krypto']);
  });

  test('of a whole game fits again, and leads back to the same', () => {
    const italian = edited(cmon, changingEdition(cmon, 'modern-art-cmon-it'));
    expect(timelineOf(italian, null).problem).toBeNull();
    expect(edited(italian, changingEdition(italian, 'modern-art-cmon-en')).events).toEqual(cmon.events);
  });

  test('counts, holdings and adjustments follow; another family is no other edition', () => {
    const counts = recordOf(
      playAuction({ edition: 'modern-art-1994', players: 3, options: { tracking: 'counts' }, seed: 5 }),
    );
    const after = edited(counts, changingEdition(counts, 'modern-art-cmon-it'));
    expect(JSON.stringify(after.events)).not.toMatch(/lite-metal|yoko|krypto/);
    expect(changingEdition(counts, 'masters-gallery')).toEqual([]);
  });
});

describe('another number of players', () => {
  const game = (events: GameRecord['events'], head = {}) => recordOf(auctionRecord(events, head));

  test('without one: later seats move down, and what they did is nobody’s', () => {
    const entered = game([
      offer(0, 'yoko', 'double'),
      add(1, 'yoko'),
      sale(3, 10, [null, null, null, 10]),
      { type: 'adjust', reason: 'x', cash: { 1: -1, 2: 5 } },
    ]);
    const after = edited({ ...entered, firstSeat: 2 }, removingPlayer({ ...entered, firstSeat: 2 }, 1));
    expect(after.players.map(({ name }) => name)).toEqual(['Axel', 'Clemens', 'Doris']);
    expect(after.firstSeat).toBe(1);
    expect(after.events).toEqual([
      offer(0, 'yoko', 'double'),
      { type: 'pair', artist: 'yoko', auction: 'open' },
      sale(2, 10, [null, null, 10]),
      { type: 'adjust', reason: 'x', cash: { 1: 5 } },
    ]);
    expect(timelineOf({ ...after, firstSeat: 0 }, null).problem).toMatchObject({ code: 'missing', index: 1 });
  });

  test('one more: away from the start, and everybody has what was dealt to fewer', () => {
    const entered = game([offer(0, 'yoko'), sale(1, 10)], { players: cmon.players.slice(0, 3) });
    const after = edited(entered, addingPlayer(entered, { id: 'late', name: 'Emil' }, 'came later'));
    expect(after.players.at(-1)).toEqual({ id: 'late', name: 'Emil' });
    // Ten cards for three, nine for four.
    const hands = { 0: 1, 1: 1, 2: 1 };
    expect(after.events[0]).toEqual({ type: 'adjust', reason: 'came later', away: { 3: true }, hands });
    expect(timelineOf(after, null).tables.at(-1)?.state.away).toEqual([null, null, null, 0]);
  });

  test('one more at a card game comes in after the card beside the deck, and again after every deal', () => {
    const cards = recordOf(
      playGallery({ edition: 'masters-gallery', players: 3, options: { tracking: 'full' }, seed: 2 }),
    );
    const after = edited(cards, addingPlayer(cards, { id: 'late', name: 'Emil' }, 'came later'));
    expect(after.events.slice(0, 2).map(({ type }) => type)).toEqual(['influence', 'adjust']);
    const adjusted = after.events.filter(({ reason }) => reason === 'came later');
    const rounds = cards.events.filter(({ type }) => type === 'settle').length;
    expect(adjusted.length).toBeGreaterThan(1);
    expect(adjusted.length).toBeLessThanOrEqual(rounds + 1);
  });
});
