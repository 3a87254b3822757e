import type { Database } from 'better-sqlite3';
import type { SharingProblem, SkippedFile, Synced, SyncedCarrier } from '../../shared/api.ts';
import type { Carried } from '../../shared/club/index.ts';
import { writeInTurns } from '../job/in-turns.ts';
import { Cancelled, type Job, type JobContext } from '../job/job.ts';
import { openIdentities } from '../store/identities.ts';
import { openArrivals, type Taken } from '../store/sharing/arrivals.ts';
import { openCarriers, type CarrierRow } from '../store/sharing/carriers.ts';
import { gamesToShare, saying, type GameToShare } from '../store/sharing/games-to-share.ts';
import { knownThere, type KnownThere } from '../store/sharing/known-there.ts';
import { statementsHere } from '../store/sharing/statements.ts';
import { isForOwners, namedIn } from '../../shared/club/index.ts';
import { SharingFailed, type CarriedPage, type Carrier } from './carrier.ts';
import { clubCarrier } from './club-carrier.ts';
import type { ClubKey } from './club-key.ts';
import { folderCarrier } from './folder-carrier.ts';
import { countSkipped } from './skipped.ts';

export interface SyncOrder {
  readonly at: string;
  /** Somebody asked: games that are being played travel too. */
  readonly everything: boolean;
  /** For this club's server, and no other. */
  readonly key: ClubKey | null;
}

/** Exchanges games and statements with other laptops, over every carrier. */
export const sync: Job<SyncOrder, Synced> = {
  run: (order, context) => syncOver((row) => carrierOf(row, order, context), order, context),
};

function carrierOf(
  { kind, place }: CarrierRow,
  { key }: SyncOrder,
  { cancelled, givenUp }: JobContext,
): Carrier | SharingProblem {
  switch (kind) {
    case 'folder':
      return folderCarrier(place, { cancelled, givenUp });
    case 'club':
      return key?.server === place ? clubCarrier(key, { cancelled }) : { why: 'unknown-key' };
  }
}

/** How many things are sent together: a kill sends at most so many again, which changes nothing. */
const SENT_TOGETHER = 64;
const SENT_TOGETHER_LENGTH = 500_000;

/** A server is restored now and then, and not while each page is read. */
const MOST_BEGINNINGS = 3;

/** Views read so many games again one by one. */
const MOST_GAMES_NAMED = 100;

interface Exchange {
  readonly row: CarrierRow;
  readonly carrier: Carrier;
  readonly there: KnownThere;
  readonly skip: (file: SkippedFile) => void;
}

interface Attempted {
  readonly row: CarrierRow;
  readonly skipped: ReturnType<typeof countSkipped>;
  problem: SharingProblem | null;
}

/** The same with carriers that a test provides. */
export async function syncOver(
  open: (row: CarrierRow) => Carrier | SharingProblem,
  { at, everything }: Pick<SyncOrder, 'at' | 'everything'>,
  context: JobContext,
): Promise<Synced> {
  const { database } = context;
  const carriers = openCarriers(database, () => at);
  const all = carriers.list().map((row): Attempted => ({ row, problem: null, skipped: countSkipped() }));
  const changed = { games: new Set<string>(), people: false, boxes: false, season: false };
  const progress = openProgress(context);

  async function attempt(one: Attempted, work: (exchange: Exchange) => Promise<void>): Promise<void> {
    if (one.problem !== null) return;
    const { row, skipped } = one;
    const carrier = open(row);
    if ('why' in carrier) {
      one.problem = carrier;
      return;
    }
    try {
      await work({ row, carrier, there: knownThere(database, row.kind), skip: skipped.skip });
    } catch (error) {
      if (!(error instanceof SharingFailed)) throw error;
      one.problem = error.problem;
    }
  }

  function heard(taken: Taken): void {
    if (taken.kind === 'log') {
      if (taken.fate !== 'here') changed.games.add(taken.game);
      // The people at its table may be new.
      if (taken.fate === 'new') changed.people = true;
    } else if (taken.changed === 'people') changed.people = true;
    else if (taken.changed === 'boxes') changed.boxes = true;
    else if (taken.changed === 'season') changed.season = true;
    else if (taken.changed !== null) changed.games.add(taken.changed.game);
  }

  // What came over one carrier goes out over the other at once.
  for (const one of all) await attempt(one, (exchange) => takeIn(exchange, context, at, progress, heard));
  for (const one of all) {
    const { kind, club } = one.row;
    await attempt(one, async (exchange) => {
      if (club?.role !== 'reader') await sendOut(exchange, context, { at, everything }, progress);
      carriers.setSynced(kind, at);
    });
  }
  return {
    carriers: all.map(({ row: { kind }, problem, skipped }): SyncedCarrier => ({
      kind,
      problem,
      skipped: skipped.found(),
    })),
    games: [...changed.games].slice(0, MOST_GAMES_NAMED),
    gamesChanged: changed.games.size,
    people: changed.people,
    boxes: changed.boxes,
    season: changed.season,
  };
}

type Progress = ReturnType<typeof openProgress>;

function openProgress({ progress }: JobContext) {
  let done = 0;
  let of = 0;
  const report = (): void => progress(done, of === 0 ? null : of);
  return {
    expect: (more: number) => {
      of += more;
      report();
    },
    done: (some: number) => {
      done += some;
      report();
    },
  };
}

/** Takes everything that is there and not known here. Whatever ends it, what was taken is complete. */
async function takeIn(
  { row, carrier, there, skip }: Exchange,
  context: JobContext,
  at: string,
  progress: Progress,
  heard: (taken: Taken) => void,
): Promise<void> {
  const { database } = context;
  const arrivals = openArrivals(database, row.kind, () => at);
  let { epoch, cursor } = row;
  let beginnings = 0;

  /** `false` if everything has to be read again from the beginning. */
  async function read(page: CarriedPage): Promise<boolean> {
    if (page.epoch !== epoch) {
      epoch = page.epoch;
      there.forgetAll();
      there.setCursor('', epoch);
      if (cursor !== '') {
        cursor = '';
        beginnings += 1;
        if (beginnings === MOST_BEGINNINGS) throw new SharingFailed({ why: 'no-club' });
        return false;
      }
    }
    progress.expect(page.things.length);
    await writeInTurns(context, takings(page.things));
    database.transaction(() => there.setCursor(page.next, epoch)).immediate();
    cursor = page.next;
    if (page.everything !== undefined) await writeInTurns(context, there.keepOnly(page.everything));
    progress.done(page.things.length);
    await context.pause();
    return true;
  }

  function* takings(things: readonly Carried[]): Generator<() => void> {
    for (const thing of things) {
      if (there.has(thing.hash)) continue;
      const take = arrivals.prepare(thing);
      if (take === null) skip({ name: thing.hash, why: 'not-a-game' });
      else yield () => heard(take());
    }
  }

  try {
    let isRead = false;
    while (!isRead) {
      isRead = true;
      for await (const page of carryingEach(carrier.since(cursor, there.has, skip))) {
        isRead = await read(page);
        if (!isRead) break;
      }
    }
  } finally {
    database.transaction(() => openIdentities(database).resolve()).immediate();
  }
}

/** Removes names that were erased, even if there is no room for more; then sends what is here and not known to be there. */
async function sendOut(
  { row, carrier, there }: Exchange,
  { database, pause }: JobContext,
  { at, everything }: Pick<SyncOrder, 'at' | 'everything'>,
  progress: Progress,
): Promise<void> {
  const statements = statementsHere(database, () => at);
  const erased = statements.erased().flatMap((person) => there.hashesAbout(person));
  const { remove } = carrier;
  if (remove !== undefined && erased.length > 0) await carrying(() => remove(erased));

  const maySayAll = row.club === null || row.club.role === 'owner';
  const said = statements
    .all()
    .filter((statement) => maySayAll || !isForOwners(statement))
    .map(saying)
    .filter(({ hash }) => !there.has(hash));
  progress.expect(said.length);
  for (let from = 0; from < said.length; from += SENT_TOGETHER) {
    const some = said.slice(from, from + SENT_TOGETHER);
    const refused = new Set(await carrying(() => carrier.put(some)));
    remember(
      database,
      there,
      some.filter(({ hash }) => !refused.has(hash)),
    );
    progress.done(some.length);
    await pause();
  }

  const games = gamesToShare(database, row.kind, at, everything);
  const ids = games.ids();
  progress.expect(ids.length);
  let waiting: GameToShare[] = [];
  let length = 0;

  async function send(): Promise<void> {
    const some = waiting;
    waiting = [];
    length = 0;
    const things = some.flatMap((game) => game.things);
    const refused = new Set(things.length > 0 ? await carrying(() => carrier.put(things)) : []);
    database
      .transaction(() => {
        for (const game of some) game.shared(refused);
      })
      .immediate();
    progress.done(some.length);
    await pause();
  }

  for (const id of ids) {
    const game = games.read(id);
    if (game === null) continue;
    waiting.push(game);
    length += game.things.reduce((sum, thing) => sum + lengthOf(thing), 0);
    if (waiting.length >= SENT_TOGETHER || length > SENT_TOGETHER_LENGTH) await send();
    else await pause();
  }
  await send();
}

function remember(database: Database, there: KnownThere, things: readonly Carried[]): void {
  database
    .transaction(() => {
      for (const thing of things)
        there.add(thing.hash, thing.kind === 'said' ? namedIn(thing.statement) : null);
    })
    .immediate();
}

function lengthOf(thing: Carried): number {
  return thing.kind === 'log' ? thing.text.length : 0;
}

async function* carryingEach<T>(pages: AsyncIterable<T>): AsyncGenerator<T, void> {
  const iterator = pages[Symbol.asyncIterator]();
  try {
    for (;;) {
      const turn = await carrying(() => iterator.next());
      if (turn.done === true) return;
      yield turn.value;
    }
  } finally {
    // Whatever ends it: a connection may be open.
    await iterator.return?.();
  }
}

/** Whatever fails at a carrier says nothing about the file of the games. */
async function carrying<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SharingFailed || error instanceof Cancelled) throw error;
    throw new SharingFailed({ why: 'unexpected', detail: String(error) });
  }
}
