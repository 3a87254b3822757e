import type { EventJson, Table } from '../../../shared/record/index.ts';
import type { Draft } from '../../lib/session.svelte.ts';
import { COUNTED_KEY } from '../../shown/auction/counted.ts';
import { SETTLING_KEY as AUCTION_SETTLING } from '../../shown/auction/settling-draft.ts';
import { SETTLING_KEY as GALLERY_SETTLING } from '../../shown/gallery/settling-draft.ts';
import { refilled as auctionGivenBack } from './auction/refilled.ts';
import { refilled as galleryGivenBack } from './gallery/refilled.ts';

/** Draft parts that are tables of numbers. Each knows which round or game end it belongs to. */
export const COUNTS: ReadonlySet<string> = new Set([AUCTION_SETTLING, GALLERY_SETTLING, COUNTED_KEY]);

/** What the table's forms show again after its last event was undone. */
export function refilled(event: EventJson, table: Table): Draft {
  switch (table.family) {
    case 'auction':
      return auctionGivenBack(event, table.state);
    case 'gallery':
      return galleryGivenBack(event, table.state);
  }
}
