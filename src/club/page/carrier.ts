import type { Carrier } from '../../main/sharing/carrier.ts';
import { readThings } from '../../main/sharing/club-carrier.ts';
import type { ClubDatabase } from '../database.ts';
import { pageSince, unpack } from '../reading.ts';

/** The club's things, straight from its database. */
export function carrierOf(database: ClubDatabase, club: string): Carrier {
  return {
    since: async function* (cursor, isKnown, skip) {
      let from = Number(cursor === '' ? 0 : cursor);
      for (;;) {
        const page = await database.within({ club }, (transaction) => pageSince(transaction, club, from));
        from = page.next;
        const things = readThings(await unpack(page), isKnown, skip);
        yield { things, next: String(from), epoch: page.epoch };
        if (!page.more) return;
      }
    },
    // A page reads: it has nothing of its own.
    put: () => Promise.resolve([]),
  };
}
