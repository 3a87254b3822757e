import type { Outages } from '../../../src/main/api/calls.ts';
import type { KeptStore } from '../../../src/main/store/kept-store.ts';

/** For a store without trouble: an unexpected error fails the call as it is. */
export function noOutages(store: KeptStore): Outages {
  return {
    current: () => null,
    wholeBackup: () => Promise.resolve({ kind: 'not-known' }),
    repair: () => Promise.resolve(null),
    exchange: (put, news) => {
      store.close();
      put();
      store.open([news]);
    },
    reportError: (error) => {
      throw error;
    },
    whenChanged: () => undefined,
  };
}
