import type { Synced } from '../../../src/shared/api.ts';
import type { JobContext } from '../../../src/main/job/job.ts';
import type { Carrier } from '../../../src/main/sharing/carrier.ts';
import { folderCarrier } from '../../../src/main/sharing/folder-carrier.ts';
import { syncOver } from '../../../src/main/sharing/sync.ts';
import type { CarrierRow } from '../../../src/main/store/sharing/carriers.ts';
import { withoutWorker } from '../work/without-worker.ts';

/** What is called at every pause, or before every write, may throw to end the work there. */
export interface SyncOptions extends Partial<Pick<JobContext, 'letTableFirst'>> {
  readonly at?: string;
  readonly everything?: boolean;
  readonly open?: (row: CarrierRow) => Carrier;
  readonly pause?: () => void;
}

export const LATER = '2026-11-22T23:00:00.000Z';

/** As the worker does. */
export function syncIn(
  folder: string,
  { at = LATER, everything = true, open = overFolder, pause = () => undefined, ...more }: SyncOptions = {},
): Promise<Synced> {
  return withoutWorker(folder, (context) => syncOver(open, { at, everything }, context), {
    pause: () => new Promise((resolve) => resolve(pause())),
    ...more,
  });
}

function overFolder({ place }: CarrierRow): Carrier {
  return folderCarrier(place);
}
