import { step, type GameRecord, type Table } from '../../../src/shared/record/index.ts';
import { auctionRecord, nothingNamed } from '../../fixtures/auction.ts';
import { recordOf, allowed, opened } from '../../fixtures/replayed.ts';
import { plans as auctionPlans } from '../../play/auction-plans.ts';
import { playAuction } from '../../play/auction.ts';
import { plans as galleryPlans } from '../../play/gallery-plans.ts';
import { playGallery } from '../../play/gallery.ts';

export interface Moment {
  readonly record: GameRecord;
  readonly table: Table;
}

/** Games of every kind in both families, including boards in the table’s own order. */
export function games(auctions: number, galleries: number): GameRecord[] {
  const [first] = auctionPlans(1);
  if (first === undefined) throw new Error('there is a first plan');
  const order = ['krypto', 'yoko', 'lite-metal', 'karl-gitter', 'christin-p'];
  return [
    playAuction({ ...first, options: { ...first.options, order } }),
    auctionRecord(nothingNamed),
    ...auctionPlans(auctions).map(playAuction),
    ...galleryPlans(galleries).map(playGallery),
  ].map(recordOf);
}

/** A game before its first event and after each one. */
export function* momentsOf(record: GameRecord): Generator<Moment> {
  let table = opened(record);
  yield { record, table };
  for (const event of record.events) {
    table = allowed(step(table, event), JSON.stringify(event));
    yield { record, table };
  }
}
