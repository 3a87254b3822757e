import { workerData } from 'node:worker_threads';
import { syncOver } from '../../main/sharing/sync.ts';
import { JOBS } from '../../main/work/jobs.ts';
import { work, type WorkerInput } from '../../main/work/thread.ts';
import { connectToClubDatabase, type DatabasePlace } from '../database.ts';
import { carrierOf } from './carrier.ts';
import { erasingIn } from './erasing.ts';

export interface PageSource {
  readonly place: DatabasePlace;
  readonly club: string;
}

const { given } = workerData as WorkerInput;
const { place, club } = given as PageSource;

/** The same jobs as a laptop's, but what is new comes straight from the club's database. */
work({
  ...JOBS,
  sync: {
    run: async (order, context) => {
      const erasing = erasingIn(context);
      const database = connectToClubDatabase(place);
      try {
        const carrier = erasing.watching(carrierOf(database, club));
        const synced = await syncOver(() => carrier, order, context);
        await erasing.finish();
        return synced;
      } finally {
        await database.close();
      }
    },
  },
});
