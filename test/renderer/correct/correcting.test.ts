import { describe, expect, test } from 'vitest';
import { candidateFor, saysTheSame, withValue } from '../../../src/shared/record/candidate.ts';
import { entriesAt } from '../../../src/shared/record/entries.ts';
import { outcomeOf, timelineOf, step } from '../../../src/shared/record/index.ts';
import { offer } from '../../fixtures/auction.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { plans as auctionPlans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { plans as galleryPlans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';
import { tableOf } from '../played.ts';

const games = [...auctionPlans(81).map(playAuction), ...galleryPlans(64).map(playGallery)].map(recordOf);

const [empty] = timelineOf(tableOf([]).record, null).tables;
if (empty === undefined) throw new Error('a game has a table');

describe('an entry’s form', () => {
  test('offers anything that could have happened at its table, starting with the old values', () => {
    for (const record of games) {
      const { tables } = timelineOf(record, null);
      for (const [index, event] of record.events.entries()) {
        const [before, after] = [tables[index], tables[index + 1]];
        if (before === undefined || after === undefined) throw new Error('every event has its tables');
        const entry = entriesAt(before).find(({ type }) => type === event.type);
        if (entry === undefined) throw new Error(`${event.type} is not offered`);
        const again = step(before, candidateFor(entry, event));
        expect(again.ok && outcomeOf(again.value)).toEqual(outcomeOf(after));
      }
    }
  });

  test('offers nothing the rules would reject as such', () => {
    for (const record of games.slice(0, 60)) {
      for (const table of timelineOf(record, null).tables) {
        for (const entry of entriesAt(table)) {
          const tried = step(table, candidateFor(entry, null));
          const code = tried.ok ? null : tried.error.code;
          // Missing values are reported as missing, and too few cards as too few; nothing is out of turn.
          expect([
            null,
            'missing',
            'not-text',
            'card-missing',
            'cards-not-face-down',
            'unknown-artist',
          ]).toContain(code);
        }
      }
    }
  });

  test('asks for the symbol of a card that no longer ends the round', () => {
    const sold = (seat: number) => [offer(seat, 'yoko'), { type: 'sale', buyer: seat, price: 0 }];
    const { record } = tableOf([...[0, 1, 2, 3].flatMap(sold), { type: 'offer', seat: 0, artist: 'yoko' }]);
    const first = offer(0, 'krypto');
    const { tables, problem } = timelineOf({ ...record, events: record.events.with(0, first) }, null);
    expect(problem).toMatchObject({ code: 'missing', index: 8, place: expect.stringContaining('.auction') });
    const before = tables.at(-1);
    const entry = before && entriesAt(before).find(({ type }) => type === 'offer');
    if (before === undefined || entry === undefined) throw new Error('a painting can be put up');
    const candidate = candidateFor(entry, record.events[8] ?? null);
    expect(step(before, candidate).ok).toBe(false);
    expect(step(before, withValue(candidate, 'auction', 'hidden')).ok).toBe(true);
  });

  test('for another kind of entry keeps only the time and the note', () => {
    const adjust = entriesAt(empty).find(({ type }) => type === 'adjust');
    if (adjust === undefined) throw new Error('anything can be set right by hand');
    const old = {
      type: 'offer',
      seat: 0,
      artist: 'yoko',
      auction: 'open',
      at: '2026-11-21T19:40:00Z',
      note: 'loud',
    };
    expect(candidateFor(adjust, old)).toEqual({ type: 'adjust', at: '2026-11-21T19:40:00Z', note: 'loud' });
  });

  test('starts without any cards of an artist named like a property every object has', () => {
    const holdings = {
      name: 'holdings',
      kind: 'holdings',
      players: 2,
      artists: ['constructor', 'yoko'],
    } as const;
    const old = { type: 'settle', holdings: [{ yoko: 1 }, {}] };
    expect(candidateFor({ type: 'settle', fields: [holdings] }, old)).toEqual({
      type: 'settle',
      holdings: [
        { constructor: 0, yoko: 1 },
        { constructor: 0, yoko: 0 },
      ],
    });
  });

  test('keeps fields that no rule reads', () => {
    const entry = entriesAt(empty).find(({ type }) => type === 'offer');
    if (entry === undefined) throw new Error('a painting can be put up');
    expect(candidateFor(entry, { ...offer(0, 'yoko'), painter: 'unknown' })).toMatchObject({
      painter: 'unknown',
    });
  });
});

test('two entries are equal in any field order', () => {
  const sale = { type: 'sale', buyer: 1, price: 9 };
  expect(saysTheSame(sale, { price: 9, type: 'sale', buyer: 1 })).toBe(true);
  expect(saysTheSame(sale, withValue(sale, 'price', 10))).toBe(false);
  expect(saysTheSame(sale, withValue(sale, 'price', undefined))).toBe(false);
});
