import type { Synced } from '../../../src/shared/api.ts';
import type { Carrier } from '../../../src/main/sharing/carrier.ts';
import { folderCarrier } from '../../../src/main/sharing/folder-carrier.ts';
import { syncOver } from '../../../src/main/sharing/sync.ts';
import type { CarrierRow } from '../../../src/main/store/sharing/carriers.ts';
import { withoutWorker } from '../work/without-worker.ts';

export interface SyncOptions {
  readonly at?: string;
  readonly everything?: boolean;
  readonly open?: (row: CarrierRow) => Carrier;
  /** Called at every pause; may throw to end the work there. */
  readonly pause?: () => void;
  /** Called before every write; may throw, too. */
  readonly letTableFirst?: () => void;
}

export const LATER = '2026-11-22T23:00:00.000Z';

/** As the worker does. */
export function syncIn(
  folder: string,
  {
    at = LATER,
    everything = true,
    open = overFolder,
    pause = () => undefined,
    letTableFirst = () => undefined,
  }: SyncOptions = {},
): Promise<Synced> {
  return withoutWorker(folder, (context) => syncOver(open, { at, everything }, context), {
    pause: () => new Promise((resolve) => resolve(pause())),
    letTableFirst,
  });
}

function overFolder({ place }: CarrierRow): Carrier {
  return folderCarrier(place);
}
