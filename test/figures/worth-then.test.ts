import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/main/store/index.ts';
import { runToEnd } from '../../src/main/store/statistics/turns.ts';
import { readRecord } from '../../src/shared/record/index.ts';
import { done, surroundings } from '../main/store/store-in.ts';
import { hungInAuction, hungInGallery, type Hung } from '../oracle/worth-then.ts';
import { plans as auctionPlans } from '../play/auction-plans.ts';
import { playAuction } from '../play/auction.ts';
import { plans as galleryPlans } from '../play/gallery-plans.ts';
import { playGallery } from '../play/gallery.ts';
import { repetitions } from '../repetitions.ts';

let store: Store;
beforeAll(() => {
  store = done(openStore(mkdtempSync(join(tmpdir(), 'vernissage-then-')), surroundings()));
  return () => store.close();
});

/** Normally, every fifth painting of a game is looked at. */
const APART = repetitions(5, 1);

/** Looks at the cards of a game's paintings; returns how many of them the forecast says something about. */
function compareAll(id: string, document: unknown, hung: readonly Hung[]): number {
  done(store.games.add({ ...done(readRecord(document)), id }));
  const looked = [...hung.entries()].filter(([at]) => (at + id.length) % APART === 0);
  for (const [at, { painting, then }] of looked) {
    const found = runToEnd(store.collection.worth(id, at));
    const where = `${id}: painting ${at} by ${painting.artist}`;
    if (then === null) expect(found, where).toBeNull();
    else {
      expect(found?.worth, where).toBeCloseTo(then.worth, 8);
      expect(found?.nothing, where).toBeCloseTo(then.nothing, 8);
    }
  }
  expect(runToEnd(store.collection.worth(id, hung.length))).toBeNull();
  return looked.filter(([, { then }]) => then !== null).length;
}

test('every painting of Modern Art was worth then what its card says', () => {
  const told = auctionPlans(repetitions(6, 120))
    .filter(({ options }) => options.tracking !== 'counts')
    .map((plan, at) => {
      const record = playAuction(plan);
      return compareAll(`auction-${at}`, record, hungInAuction(record));
    });
  expect(Math.min(...told)).toBeGreaterThan(3);
});

test('every card of the card games was worth then what its card says', () => {
  const told = galleryPlans(repetitions(3, 60)).map((plan, at) => {
    const record = playGallery(plan);
    return compareAll(`gallery-${at}`, record, hungInGallery(record));
  });
  expect(Math.max(...told)).toBeGreaterThan(5);
});
