import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { ok } from '../../shared/core/result.ts';
import type { Synced } from '../../shared/api.ts';
import { openAsking } from '../../main/figures/asking.ts';
import type { Outages } from '../../main/api/calls.ts';
import { serve, type Connect } from '../../main/api/connection.ts';
import { createRouter } from '../../main/api/router.ts';
import { openPhones } from '../../main/phones/index.ts';
import { SharingFailed } from '../../main/sharing/carrier.ts';
import { openSharing } from '../../main/sharing/index.ts';
import { openForWriting } from '../../main/store/connection.ts';
import { openCarriers } from '../../main/store/sharing/carriers.ts';
import { openKeptStore } from '../../main/store/kept-store.ts';
import { STORE_FILE } from '../../main/store/index.ts';
import { openIncoming } from '../../main/transfer/incoming.ts';
import { openJobQueue } from '../../main/work/job-queue.ts';
import { valuingIn } from '../../main/work/valuing.ts';
import type { DatabasePlace } from '../database.ts';
import type { PageSource } from './worker.ts';

/** The games of one club as its page shows them, in this thread: an ordinary store, which only the server writes. */
export type PageHere = NonNullable<ReturnType<typeof openPageHere>>;

/** Opens a connection for a reader. */
export type ConnectReader = (send: Parameters<Connect>[0]) => ReturnType<Connect>;

export interface PageOptions extends PageGiven {
  readonly note: (error: unknown) => void;
}

/** Where its games are, and come from. */
export interface PageGiven {
  /** A folder of its own. */
  readonly folder: string;
  readonly club: Club;
  readonly place: DatabasePlace;
}

export interface Club {
  readonly id: string;
  /** As readers see it. */
  readonly name: string;
}

const WORKER = join(import.meta.dirname, 'worker.ts');
const FIGURES = join(import.meta.dirname, '..', '..', 'main', 'figures', 'thread.ts');

/** The place of the carrier, of which there is only one. */
const PLACE = 'club';

/** Opens it; `null` if the file there can't be used, for which the caller makes a new one. */
export function openPageHere({ folder, club, place, note }: PageOptions) {
  const now = (): string => new Date().toISOString();
  const store = openKeptStore(folder, { now, newId: randomUUID });
  if (store.open() !== null) return null;
  const given: PageSource = { place, club: club.id };
  const queue = openJobQueue(WORKER, join(folder, STORE_FILE), { given });
  const valuing = valuingIn(queue);
  const file = join(folder, STORE_FILE);
  const figures = openAsking({ script: FIGURES, file, onMisread: store.listAgain });
  const writing = openForWriting(file);
  if (!writing.ok) {
    queue.close();
    store.close();
    return null;
  }
  const database = writing.value;
  let told: (synced: Synced | null) => void = () => undefined;
  const router = createRouter({
    store,
    queue,
    valuing,
    figures,
    info: { version: manifest.version, dataFolder: null, quitInMenu: false, club: club.name },
    quit: () => undefined,
    choosePlace: () => null,
    newId: randomUUID,
    now,
    incoming: openIncoming(folder, randomUUID),
    outages: withoutRepair(note),
    phones: withoutPhones(folder, note),
    // Nobody can ask it for anything here; it only says what came.
    sharing: { ...openSharing(store, queue, note), onSynced: (listener) => (told = listener) },
    chooseFolder: null,
    openAddress: () => undefined,
  });
  const connect = serve(router);
  valuing.opened();
  figures.opened();
  return {
    store,
    /** Every connection may read, whatever it asks for. */
    connect: (send: Parameters<Connect>[0]) => connect(send, 'read'),
    /** The epoch of the server whose things these are; empty at first. */
    epoch: () => openCarriers(database, now).list()[0]?.epoch ?? '',
    /** Takes what is new at the club, as any laptop does, and tells the pages that are open. */
    take: async () => {
      const carriers = openCarriers(database, now);
      if (carriers.list().length === 0)
        carriers.share('club', PLACE, { id: PLACE, name: club.name, role: 'reader' });
      const { state } = await queue.start('sync', { at: now(), everything: false, key: null }).ended;
      // Views ask again for the games they show. Nobody else's is read for them: a large one takes its time.
      told(state.kind === 'done' ? { ...state.result, games: [] } : null);
      if (state.kind === 'failed') throw new Error(state.message);
      const problem = state.kind === 'done' ? (state.result.carriers[0]?.problem ?? null) : null;
      if (problem !== null) throw new SharingFailed(problem);
    },
    close: () => {
      valuing.closed();
      figures.closed();
      database.close();
      queue.close();
      store.close();
    },
  };
}

/** Nothing is lost with this file: whatever is wrong with it, the server fills another. */
function withoutRepair(note: (error: unknown) => void): Outages {
  return {
    current: () => null,
    wholeBackup: () => Promise.resolve({ kind: 'not-known' }),
    repair: () => Promise.resolve(null),
    exchange: () => undefined,
    reportError: (error) => {
      note(error);
      return null;
    },
    whenChanged: () => undefined,
  };
}

function withoutPhones(folder: string, note: (error: unknown) => void) {
  return openPhones({
    folder,
    game: () => null,
    settings: () => ({ openMoney: false, runsAuctions: false }),
    page: () => ({ at: () => null }),
    network: { addresses: () => Promise.resolve([]), listensOn: () => null },
    certificates: { isConfigured: false, at: () => Promise.resolve(ok(null)) },
    newId: randomUUID,
    now: Date.now,
    note,
  });
}
