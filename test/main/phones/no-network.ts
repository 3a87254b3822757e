import { certificatesOf } from '../../../src/main/phones/certificate.ts';
import { openPhones, type Phones } from '../../../src/main/phones/index.ts';

/** Phones of a computer without a network: the door can't be opened. */
export function phonesWithoutNetwork(folder: string): Phones {
  return openPhones({
    folder,
    game: () => null,
    settings: () => ({ openMoney: false, runsAuctions: false }),
    page: () => ({ at: () => null }),
    network: { addresses: () => Promise.resolve([]), listensOn: () => null },
    certificates: certificatesOf({ now: () => 0, environment: {} }),
    newId: () => 'asking',
    now: () => 0,
    note: (error) => {
      throw error;
    },
  });
}
