import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../src/main/api/connection.ts';
import { createRouter } from '../../../src/main/api/router.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { err } from '../../../src/shared/core/result.ts';
import { openSharing } from '../../../src/main/sharing/index.ts';
import { openKeptStore, type KeptStore } from '../../../src/main/store/kept-store.ts';
import { certificatesOf } from '../../../src/main/phones/certificate.ts';
import { openPhones } from '../../../src/main/phones/index.ts';
import { openIncoming } from '../../../src/main/transfer/incoming.ts';
import { openJobQueue } from '../../../src/main/work/job-queue.ts';
import { openAsking } from '../../../src/main/figures/asking.ts';
import { valuingIn } from '../../../src/main/work/valuing.ts';
import { random } from '../../play/random.ts';
import { FIGURES, WORKER } from '../open-main.ts';
import { asker, type Answers } from './answering.ts';
import { fuzzedMessage, type World } from './fuzzed-calls.ts';

/** The contract over a separate store, for messages that may do anything to it. */
export type Ground = ReturnType<typeof layGround>;

const MOST_FILES = 5;

export function layGround(
  more: Partial<Parameters<typeof createRouter>[0]> = {},
  folder = mkdtempSync(join(tmpdir(), 'vernissage-fuzzed-')),
) {
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  const now = more.now ?? (() => new Date(Date.UTC(2026, 0, 31) + ids * 1_000).toISOString());
  const store = openKeptStore(folder, { now, newId });
  const problem = store.open();
  if (problem !== null) throw new Error(problem.kind);
  const queue = openJobQueue(WORKER, join(folder, STORE_FILE));
  const figures = openAsking({
    script: FIGURES,
    file: join(folder, STORE_FILE),
    onMisread: store.listAgain,
  });
  figures.opened();
  const incoming = openIncoming(folder, newId);
  const files: string[] = [];
  const router = createRouter({
    store,
    queue,
    valuing: valuingIn(queue),
    figures,
    info: { version: '0.0.0', dataFolder: folder, quitInMenu: true, club: null },
    quit: () => undefined,
    choosePlace: () => ({ file: join(folder, 'copy.db'), address: null }),
    newId,
    now,
    // There is no trouble: an unexpected error fails the call as it is.
    outages: {
      current: () => null,
      wholeBackup: () => Promise.resolve({ kind: 'not-known' }),
      repair: () => Promise.resolve(null),
      exchange: (put, news) => {
        figures.closed();
        store.close();
        put();
        store.open([news]);
        figures.opened();
      },
      reportError,
      whenChanged: () => undefined,
    },
    // Without a network, the door can't be opened.
    phones: openPhones({
      folder,
      game: () => null,
      settings: () => ({ openMoney: false, runsAuctions: false }),
      page: () => ({ at: () => null }),
      network: { addresses: () => Promise.resolve([]), listensOn: () => null },
      certificates: certificatesOf({ now: () => 0, environment: {} }),
      newId: () => 'asking',
      now: () => 0,
      note: reportError,
    }),
    // Random paths may be those of folders that exist.
    sharing: {
      ...openSharing(store, queue, () => undefined),
      shareFolder: () => Promise.resolve(err({ why: 'not-a-folder' })),
    },
    chooseFolder: null,
    openAddress: () => undefined,
    incoming: {
      ...incoming,
      begin: (name, beside) => {
        const file = incoming.begin(name, beside);
        if (file !== null && !files.includes(file)) files.push(file);
        for (const old of files.splice(0, files.length - MOST_FILES)) incoming.drop(old);
        return file;
      },
    },
    ...more,
  });
  return {
    store,
    queue,
    router,
    connect: serve(router),
    world: (): World => ({ ...worldIn(store), files }),
    close: async () => {
      while (queue.jobs().length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      queue.close();
      figures.closed();
      store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function reportError(error: unknown): never {
  throw error;
}

function worldIn(store: KeptStore): Omit<World, 'files'> {
  const games = store.games.list({ most: 8 }).flatMap(({ head }) => {
    const view = store.games.get(head.id);
    return view === null ? [] : { id: head.id, position: view.position };
  });
  return { games, people: store.players.list().map(({ id }) => id) };
}

const AT_ONCE = 20;
/** Few at a time, because a message that closes the connection takes the pending answers with it. */
const AT_ONCE_OVER_SOCKETS = 4;
const IN_A_WORLD = 200;
const LISTENING = /"\/(?:changes|work\/watch)"/;

/** Sends random messages, some in parallel, as several windows would. */
export async function fuzzCalls(
  { connect, world }: Pick<Ground, 'connect' | 'world'>,
  answers: Answers,
  from: number,
  count: number,
  ends = false,
): Promise<void> {
  const view = asker(connect, answers, ends);
  const atOnce = ends ? AT_ONCE_OVER_SOCKETS : AT_ONCE;
  let known = world();
  for (let seed = from; seed < from + count; seed += atOnce) {
    if ((seed - from) % IN_A_WORLD === 0) known = world();
    const messages = Array.from({ length: Math.min(atOnce, from + count - seed) }, (_, at) => {
      const id = (seed + at).toString(36);
      return { id, text: fuzzedMessage(id, known, random(seed + at)) };
    });
    await Promise.all(messages.map(({ id, text }) => view.ask(id, text)));
    for (const { id, text } of messages) if (LISTENING.test(text)) await view.giveUp(id);
  }
  view.close();
}
