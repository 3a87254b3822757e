import { join } from 'node:path';
import { openPageHere } from '../../src/club/page/page-here.ts';
import { readersPage } from '../../src/main/host/page.ts';
import { startHost } from '../../src/main/host/server.ts';

const root = join(import.meta.dirname, '../..');

export interface Readers {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** A club's page over the games of a data folder, without the club's server. */
export async function startForReaders(data: string, club: string): Promise<Readers> {
  const page = openPageHere({
    folder: data,
    club: { id: '', name: club },
    place: {},
    note: (error) => {
      throw error;
    },
  });
  if (page === null) throw new Error('the games of the data folder can’t be opened');
  const host = await startHost({
    connect: page.connect,
    port: 0,
    path: '/read/',
    page: () => readersPage(join(root, 'out/renderer')),
  });
  return {
    address: host.address,
    stop: async () => {
      await host.close();
      page.close();
    },
  };
}
