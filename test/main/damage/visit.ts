import { ORPCError } from '@orpc/client';
import {
  hasEnded,
  NOT_KEPT,
  received,
  troubleIn,
  type Outage,
  type GameView,
  type JobKind,
  type JobState,
  type JobView,
  type RepairOption,
} from '../../../src/shared/api.ts';
import { isList, isObject } from '../../../src/shared/core/shape.ts';
import type { EventJson } from '../../../src/shared/record/index.ts';
import type { Hosted, StartHost } from './hosted.ts';
import { compared, withShown, type Acknowledged } from './acknowledged.ts';
import { openView, type Client, type View } from './view.ts';

/** What to play during a visit. */
export interface ToPlay {
  /** A game in progress, and its next events. */
  readonly id: string;
  readonly next: readonly EventJson[];
}

export interface Visit {
  readonly folder: string;
  readonly host: StartHost;
  /** What was shown as saved before. */
  readonly acknowledged: Acknowledged;
  readonly play: ToPlay;
  /** Lists and statistics without damage; null while these are being recorded. */
  readonly expected: Overall | null;
  /** Also restores a backup and saves a copy. */
  readonly thorough?: boolean;
  /** Called with every entry and every backup as soon as it is acknowledged. */
  readonly shown?: (view: GameView) => void;
  readonly backedUp?: (name: string) => void;
}

/** Lists and statistics over all games. */
export interface Overall {
  /** Rows by game. */
  readonly list: Readonly<Record<string, string>>;
  readonly history: Readonly<Record<string, string>>;
  readonly figures: string;
}

/** The result of a visit. A folder may be damaged; a fault is the app's. */
export interface Report {
  /** The repairs that the user had to choose. */
  readonly ways: readonly string[];
  readonly faults: readonly string[];
  readonly overall: Overall;
}

const NO_OVERALL: Overall = { list: {}, history: {}, figures: '' };

/** No answer may take longer, whatever is damaged. */
const MOST_WAITING_MILLISECONDS = 30_000;

/** How often a user tries before giving up. */
const MOST_TRIES = 6;
const MOST_ROUNDS = 3;

const TABLE = {
  edition: 'modern-art-1994',
  players: ['Axel', 'Beatrix', 'Clemens'].map((name) => ({ name })),
  firstSeat: 0,
  options: { tracking: 'ledger' },
} as const;

/**
 * Starts the app on a folder, plays, looks at lists and statistics, checks, repairs if necessary, makes a
 * backup and quits; then starts again and compares everything with what was shown as saved.
 */
export async function visit({
  folder,
  host,
  acknowledged: before,
  play,
  expected,
  thorough,
  shown,
  backedUp,
}: Visit): Promise<Report> {
  let acknowledged = before;
  const ways: string[] = [];
  const faults = new Set<string>();
  /** All reports of damage by the app. */
  let said = '';
  let damageKnown = false;

  function saidOf(id: string): boolean {
    return said.includes(`"${id}"`);
  }

  function show(view: GameView): void {
    acknowledged = withShown(acknowledged, view);
    shown?.(view);
  }

  /** The answer to a call; undefined if it failed in a permitted way. */
  async function ask<T>(what: string, call: () => Promise<T>): Promise<T | undefined> {
    try {
      return await within(what, call());
    } catch (error) {
      const code = error instanceof ORPCError ? error.code : null;
      const trouble = error instanceof ORPCError && code === NOT_KEPT ? troubleIn(error.data) : null;
      if (trouble === 'damaged' || code === 'NOT_OPEN') damageKnown = true;
      else if (!(error instanceof ORPCError) || error.code === 'INTERNAL_SERVER_ERROR')
        faults.add(`untyped: ${what}: ${String(error)}`);
      return undefined;
    }
  }

  /** How a job ends; undefined if it couldn't be started. */
  async function job(
    { client }: View,
    kind: JobKind,
    start: () => Promise<{ readonly job: string }>,
  ): Promise<JobState<unknown> | undefined> {
    const watching = await ask('watch', () => client.work.watch());
    const asked = await ask(kind, start);
    if (watching === undefined || asked === undefined) return undefined;
    const state = await ask(kind, () => endOf(watching, ({ id }) => id === asked.job));
    if (state?.kind === 'failed' && state.trouble === null) faults.add(`untyped: ${kind}: ${state.message}`);
    if (state?.kind === 'failed' && state.trouble === 'damaged') damageKnown = true;
    return state;
  }

  async function untilIdle({ client }: View): Promise<void> {
    await ask('idle', async () => {
      for await (const jobs of await client.work.watch())
        if (jobs.every(({ state }) => hasEnded(state))) return;
    });
  }

  /** Gets past the pages that say why the games aren't open; null if that is impossible. */
  async function through(hosted: Hosted, opened: View): Promise<View | null> {
    let view = opened;
    for (let tried: RepairOption[] = []; tried.length < MOST_TRIES;) {
      const outage = await within('outage', view.client.keeping.outage());
      if (outage === null) return view;
      said += JSON.stringify(outage);
      if (outage.problem.kind === 'damaged') damageKnown = true;
      await ask('whole backup', () => view.client.keeping.wholeBackup());
      const way = wayOf(outage, tried);
      if (way === null) {
        faults.add(`stuck: ${outage.problem.kind} offers ${outage.ways.join()}`);
        return null;
      }
      if (way === 'empty') faults.add(`stuck: only a new beginning helps against ${outage.problem.kind}`);
      tried = [...tried, way];
      ways.push(way);
      await ask(way, () => view.client.keeping.repair({ way }));
      view.close();
      view = await openView(hosted.address);
    }
    faults.add('stuck: whatever is tried, the same page comes back');
    return null;
  }

  async function hear({ client }: View): Promise<void> {
    said += JSON.stringify((await ask('news', () => client.keeping.news())) ?? null);
  }

  /** Compares every game that was shown as saved; returns those that are complete. */
  async function compare({
    client,
  }: View): Promise<{ whole: Set<string>; short: Set<string>; gone: Set<string> }> {
    const seen = { whole: new Set<string>(), short: new Set<string>(), gone: new Set<string>() };
    for (const id of Object.keys(acknowledged)) {
      const view = await ask('open', () => client.games.open({ id }));
      const standing = view === undefined ? 'gone' : compared(acknowledged, view);
      if (standing === 'wrong') faults.add(`wrong: ${id} is not what was entered`);
      else seen[standing === 'as-shown' ? 'whole' : standing].add(id);
    }
    return seen;
  }

  /** What it shows. Games that it has found unreadable meanwhile, and says that it leaves out, are added as it offers. */
  async function overall(view: View): Promise<Overall> {
    const seen = await look(view);
    const { history } = view.client;
    if (((await ask('behind', () => history.behind())) ?? 0) === 0) return seen;
    await job(view, 'rebuild', () => history.catchUp());
    return look(view);
  }

  async function look({ client }: View): Promise<Overall> {
    const list = await ask('list', () => client.games.list());
    const listed = list === undefined ? [] : received(list);
    await ask('shelves', () => client.games.shelves({ unfinished: 10, finished: 10, abandoned: 10 }));
    await ask('tables', () => client.games.tables());
    await ask('trash', () => client.keeping.trash());
    await ask('facets', () => client.history.facets({}));
    await ask('contradictions', () => client.history.contradictions({}));
    const page = await ask('history', () => client.history.page({ filter: {}, most: 100 }));
    const people = await ask('people', () => client.statistics.people({}));
    const group = await ask('group', () => client.statistics.group({}));
    for (const { id } of (await ask('known', () => client.people.known())) ?? []) {
      await ask('person', () => client.statistics.person({ id, filter: {} }));
    }
    return {
      list: Object.fromEntries(
        listed.map((row) => [row.id, textOf({ ...row, players: [], winners: row.winners?.length })]),
      ),
      history: Object.fromEntries(
        (page === undefined ? [] : received(page)).map((row) => [row.id, textOf(row)]),
      ),
      figures: textOf([people, group].map((sent) => (sent === undefined ? null : received<unknown>(sent)))),
    };
  }

  /** Rows and figures of finished games that have changed. */
  function differing(seen: Overall, whole: ReadonlySet<string>): string[] {
    if (expected === null) return [];
    const wanted = Object.keys(expected.history).filter((id) => id !== play.id && id in before);
    const rows = (['list', 'history'] as const).flatMap((part) =>
      wanted
        .filter((id) => whole.has(id) && seen[part][id] !== expected[part][id])
        .map(
          (id) =>
            `${part} of ${id}: ${seen[part][id] ?? 'nothing'} instead of ${expected[part][id] ?? 'nothing'}`,
        ),
    );
    const all = Object.keys(before).every((id) => whole.has(id));
    return all && seen.figures !== expected.figures ? [...rows, 'figures'] : rows;
  }

  async function playOn({ client }: View, whole: ReadonlySet<string>): Promise<void> {
    const begun = await ask('create', () => client.games.create({ ...TABLE, players: [...TABLE.players] }));
    if (begun !== undefined) {
      show(begun);
      const event = { type: 'adjust', reason: 'a coin was found', cash: { 0: 1 } };
      await enter(client, begun.record.id, begun.position, event);
    }
    const { id, next } = play;
    if (!whole.has(id)) return;
    let position = (acknowledged[id]?.length ?? 0) - 1;
    // In a later round of the visit, some of it has been played already.
    for (const event of next.slice(position + 1 - (before[id]?.length ?? 0))) {
      await ask('draft', () => client.games.draft({ id, position, draft: { typed: `after ${position}` } }));
      const entered = await enter(client, id, position, event);
      if (entered === null) return;
      position = entered;
    }
  }

  /** Enters an event, trying again if it wasn't saved; returns the game's position. */
  async function enter(
    client: Client,
    id: string,
    position: number,
    event: EventJson,
  ): Promise<number | null> {
    const edits = [{ kind: 'append' as const, event }];
    const edit = () => ask('edit', () => client.games.edit({ id, position, edits }));
    const view = (await edit()) ?? (await edit()) ?? (await ask('open', () => client.games.open({ id })));
    // It may have been saved without an acknowledgement.
    if (view === undefined || view.position !== position + 1) return null;
    show(view);
    return view.position;
  }

  /** Uses the repairs that the app offers, on its page or in the settings. */
  async function recover(hosted: Hosted, view: View): Promise<View | null> {
    damageKnown = false;
    if ((await ask('outage', () => view.client.keeping.outage())) !== null) return through(hosted, view);
    await untilIdle(view);
    ways.push('repair-open');
    await ask('repair-open', () => view.client.keeping.repair({ way: 'repair' }));
    await hear(view);
    return view;
  }

  async function check(view: View): Promise<void> {
    const state = await job(view, 'check', () => view.client.keeping.check());
    const found = state?.kind === 'done' && isList(state.result) ? state.result : [];
    // A damaged backup is reported too, but it doesn't affect the game.
    if (found.some((damage) => isObject(damage) && damage['kind'] !== 'backup')) damageKnown = true;
  }

  /** Makes a backup, trying again if that fails. */
  async function backUp(view: View): Promise<void> {
    let state: JobState<unknown> | undefined;
    for (let tries = 0; tries < 2 && state?.kind !== 'done'; tries += 1) {
      state = await job(view, 'backup', () => view.client.keeping.backUp());
    }
    if (state?.kind !== 'done') {
      if (!damageKnown) faults.add(`no backup: ${JSON.stringify(state)}`);
      return;
    }
    const overview = await ask('overview', () => view.client.keeping.overview());
    const taken = overview?.backups.find(({ reason }) => reason === 'by-hand');
    if (taken !== undefined) backedUp?.(taken.name);
  }

  async function live(work: (view: View, hosted: Hosted) => Promise<void>): Promise<void> {
    let hosted: Hosted;
    try {
      hosted = await within('start', host(folder));
    } catch (error) {
      faults.add(String(error));
      return;
    }
    try {
      const view = await through(hosted, await openView(hosted.address));
      if (view !== null) {
        await work(view, hosted);
        view.close();
      }
    } catch (error) {
      faults.add(`broken off: ${String(error)}`);
    }
    await within('end', hosted.end()).catch((error: unknown) => faults.add(`end: ${String(error)}`));
  }

  /** Plays, looks and checks; all of it again after a repair. */
  async function evening(opened: View, hosted: Hosted): Promise<void> {
    let view: View | null = opened;
    for (let rounds = 0; view !== null && rounds < MOST_ROUNDS; rounds += 1) {
      damageKnown = false;
      await hear(view);
      const { whole } = await compare(view);
      await playOn(view, whole);
      await untilIdle(view);
      const seen = await overall(view);
      await check(view);
      if (!damageKnown) {
        for (const what of differing(seen, whole)) faults.add(`wrong, and nothing found: ${what}`);
        await backUp(view);
      }
      // Something else may have found it, and closed the file.
      if (!damageKnown) {
        if (thorough === true) await comeBack(view);
        await hear(view);
        return;
      }
      view = await recover(hosted, view);
    }
    faults.add('stuck: damage is found again after a repair');
  }

  /** Restores the latest backup, which contains everything, and saves a copy. */
  async function comeBack(view: View): Promise<void> {
    await untilIdle(view);
    const overview = await ask('overview', () => view.client.keeping.overview());
    const latest = overview?.backups.find(({ reason }) => reason === 'by-hand');
    if (latest !== undefined) await ask('restore', () => view.client.keeping.restore({ name: latest.name }));
    await ask('copy', () => view.client.keeping.saveCopy());
  }

  let last = NO_OVERALL;
  await live(evening);
  await live(async (view) => {
    await hear(view);
    await untilIdle(view);
    const { whole, short, gone } = await compare(view);
    last = await overall(view);
    damageKnown = false;
    await check(view);
    if (damageKnown) faults.add('stuck: damaged at the next start');
    for (const what of differing(last, whole)) faults.add(`wrong: ${what}`);
    const isReported = (id: string) => saidOf(id) || saysInGeneral(said);
    for (const id of short) if (!isReported(id)) faults.add(`lost: the end of ${id}`);
    for (const id of gone) if (!isReported(id)) faults.add(`lost: ${id}`);
  });
  return { ways, faults: [...faults], overall: last };
}

/** Without names: changed names are recovered only as far as the damaged file allows. */
function textOf(what: unknown): string {
  return JSON.stringify(what, (key, value: unknown) => (key === 'name' ? undefined : value));
}

/** If the log is gone, no one knows which games were in it: the user is told to look through the latest. */
function saysInGeneral(said: string): boolean {
  return /"(log-missing|mark-missing)"|"allKnown":false/.test(said);
}

/**
 * The user's next choice: what helps against this problem, then the other options; null if there are none
 * left.
 */
function wayOf({ ways, problem }: Outage, tried: readonly RepairOption[]): RepairOption | null {
  const passing = problem.kind !== 'damaged' && problem.kind !== 'missing';
  const order: readonly RepairOption[] = passing
    ? ['again', 'repair', 'empty']
    : ['repair', 'again', 'empty'];
  return order.find((way) => ways.includes(way) && !tried.includes(way)) ?? null;
}

async function endOf(
  watching: AsyncIterable<readonly JobView[]>,
  isIt: (job: JobView) => boolean,
): Promise<JobState<unknown>> {
  for await (const jobs of watching) {
    const job = jobs.find(isIt);
    if (job !== undefined && hasEnded(job.state)) return job.state;
  }
  throw new Error('nobody watches any more');
}

async function within<T>(what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} takes too long`)), MOST_WAITING_MILLISECONDS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
