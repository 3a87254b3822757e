import type { EventJson, Table } from '../../../shared/record/index.ts';
import type { Draft } from '../../lib/session.svelte.ts';
import { givenBack as auctionGivenBack } from './auction/given-back.ts';
import { givenBack as galleryGivenBack } from './gallery/given-back.ts';

/** What the forms of a table show again, now that its last event has been taken back. */
export function givenBack(event: EventJson, table: Table): Draft {
  switch (table.family) {
    case 'auction':
      return auctionGivenBack(event, table.state);
    case 'gallery':
      return galleryGivenBack(event, table.state);
  }
}
