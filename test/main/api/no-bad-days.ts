import type { BadDays } from '../../../src/main/api/calls.ts';
import type { KeptStore } from '../../../src/main/store/kept-store.ts';

/** For a store without trouble: an unexpected error fails the call as it is. */
export function noBadDays(store: KeptStore): BadDays {
  return {
    current: () => null,
    wholeBackup: () => Promise.resolve({ kind: 'not-known' }),
    mend: () => Promise.resolve(null),
    exchange: (put, news) => {
      store.close();
      put();
      store.open([news]);
    },
    met: (error) => {
      throw error;
    },
    whenChanged: () => undefined,
  };
}
