import type { Database } from 'better-sqlite3';
import type { Fate } from '../../../shared/api.ts';
import { ok } from '../../../shared/core/result.ts';
import { withEdits, type Edit, type EventJson, type GameRecord } from '../../../shared/record/index.ts';
import {
  canonical,
  goesOnFrom,
  lastMoment,
  lineageOf,
  REVISION,
  revisionOf,
  shownFirst,
  type Lineage,
  type Log,
} from '../../../shared/transfer/index.ts';
import { resultOf } from '../../../shared/result/index.ts';
import { gameRows, type GameRow, type GameRows, type Written } from '../game-rows.ts';
import { projecting } from '../games.ts';
import { recordOf, type Entry } from '../history.ts';
import { openIdentities } from '../identities.ts';
import { isBelieved } from '../../../shared/core/believed.ts';
import { hashOf, markOf } from '../log-hash.ts';
import { openNaming } from '../naming.ts';
import { replacedLogs } from '../replaced.ts';
import { isBeginningOfReplaced } from '../beginnings.ts';
import { logRows, type OtherLog } from './log-rows.ts';
import { readied, type Prepared } from './prepared.ts';

/** The logs of a game once another is imported. */
interface Joined {
  readonly fate: Fate;
  /** The log shown from now on. */
  readonly shown: Log;
  readonly current: Log;
  readonly open: readonly Log[];
  readonly former: readonly Log[];
  readonly replaced: ReadonlySet<string>;
}

/**
 * Imports games. Of every game, all logs are kept that no other replaces; its journal leads to one of them. So the
 * order of imports doesn't matter, nor repeating them.
 */
export function openImports(database: Database, now: () => string) {
  const games = gameRows(database);
  const logs = logRows(database);
  const replaced = replacedLogs(database);
  const naming = openNaming(database);
  const identities = openIdentities(database);

  /** Whether a log is the beginning of one that has been corrected here. */
  function isBeginning(record: GameRecord): boolean {
    for (const corrected of replaced.corrected(record.id)) if (goesOnFrom(corrected, record)) return true;
    return false;
  }

  /** Null if everything about it is known. */
  function joined({ record, hash, replaced: said }: Prepared, { position }: GameRow): Joined | null {
    const { id } = record;
    const known = replaced.of(id);
    const isTaken = logs.isTaken(id, hash);
    // Without changes here, an imported log is still here or known to be replaced.
    if (isTaken && position === 0 && said.every((mark) => known.has(mark))) return null;
    const log: Log = { record, hash, mark: markOf(record) };
    const current = currentLog(games, id);
    const others = logs.others(id);
    const here: readonly Log[] = [current, ...others, ...logs.formers(id)];
    const isHere = here.some(({ mark }) => mark === log.mark);
    const isForgotten = !isHere && (isTaken || isBeginning(record));
    const {
      open,
      former,
      replaced: marks,
    } = lineageWithBeginnings(
      [...here, log],
      new Set([...known, ...said, ...(isForgotten ? [log.mark] : [])]),
    );
    const shown = shownOf(open, former, current, others);
    const isOpen = ({ mark }: Log) => open.some((one) => one.mark === mark);
    const isApart = !isHere && isOpen(log) && isOpen(current);
    const fate = isApart ? 'different' : shown.mark === current.mark ? 'here' : 'further';
    return { fate, shown, current, open, former, replaced: marks };
  }

  /** What importing a log would do, without doing it. */
  function fate(log: Prepared): Fate {
    const row = games.row(log.record.id);
    return row === null ? 'new' : (joined(log, row)?.fate ?? 'here');
  }

  function join(id: string, row: GameRow, { shown, current, open, former, replaced: marks }: Joined): void {
    const has = (some: readonly Log[], { mark }: Log) => some.some((one) => one.mark === mark);
    const others = logs.others(id);
    // Logs that the user rejected can be picked again.
    const rejected = others.filter((log) => log.settled && (has(open, log) || has(former, log)));
    const beside = open.filter(({ mark }) => mark !== shown.mark);
    const before = former.filter((log) => !has(rejected, log));
    for (const log of others) if (!has(beside, log) && !has(rejected, log)) logs.drop(id, log.hash);
    for (const log of logs.formers(id)) if (!has(before, log)) logs.dropFormer(id, log.hash);
    for (const log of beside) if (!has(others, log)) logs.add(id, { ...log, settled: false });
    const formers = logs.formers(id);
    for (const log of before) if (!has(formers, log)) logs.addFormer(id, log);
    if (shown.mark !== current.mark) show(games, id, row, shown, now);
    replaced.add(id, marks);
  }

  return {
    fate,
    take: database.transaction((log: Prepared): Fate => {
      const { record, hash, said } = log;
      const { id } = record;
      naming.meet(record, now());
      identities.merge(said);
      const row = games.row(id);
      const after = row === null ? null : joined(log, row);
      if (row === null) {
        games.open(written(log, { kind: 'open', record }, now));
        replaced.add(id, log.replaced);
      } else if (after !== null) join(id, row, after);
      logs.setTaken(id, hash);
      return row === null ? 'new' : (after?.fate ?? 'here');
    }),
    /** Believes that some logs of a game here were replaced. Returns whether another log is shown or open now. */
    believeReplaced: database.transaction((id: string, marks: readonly string[]): boolean => {
      const row = games.row(id);
      const known = replaced.of(id);
      if (row === null || marks.every((mark) => known.has(mark))) return false;
      const others = logs.others(id);
      if (others.length === 0) {
        replaced.add(id, marks);
        return false;
      }
      const current = currentLog(games, id);
      const lineage = lineageWithBeginnings(
        [current, ...others, ...logs.formers(id)],
        new Set([...known, ...marks]),
      );
      const shown = shownOf(lineage.open, lineage.former, current, others);
      join(id, row, { ...lineage, fate: 'here', shown, current });
      return shown.mark !== current.mark || lineage.open.length <= others.length;
    }),
  };
}

/** The lineage of logs, some of which may be beginnings of replaced ones. */
function lineageWithBeginnings(logs: readonly Log[], said: ReadonlySet<string>): Lineage<Log> {
  const lineage = lineageOf(logs, said);
  if (lineage.open.length < 2) return lineage;
  const begun = lineage.open.filter(({ record }) =>
    logs.some((other) => isBeginningOfReplaced(record, other.record, said)),
  );
  return begun.length === 0 ? lineage : lineageOf(logs, new Set([...said, ...begun.map(({ mark }) => mark)]));
}

/** The user's pick stays until they pick again, or until a log they rejected was continued elsewhere. */
function shownOf(
  open: readonly Log[],
  former: readonly Log[],
  current: Log,
  others: readonly OtherLog[],
): Log {
  const rejected = new Set(others.filter(({ settled }) => settled).map(({ mark }) => mark));
  const wanted = open.filter(({ mark }) => !rejected.has(mark));
  const candidates = (wanted.length > 0 ? wanted : open).toSorted(shownFirst);
  const isPicked = [...open, ...former].some(({ mark }) => rejected.has(mark));
  const picked = isPicked ? candidates.find(({ mark }) => mark === current.mark) : undefined;
  return picked ?? candidates[0] ?? current;
}

/** Continues a game's journal with a log, or starts it with another. */
function show(games: GameRows, id: string, row: GameRow, { record }: Log, now: () => string): void {
  const earlier = recordOf(games.history(id));
  const isOn = goesOnFrom(record, games.numbered(earlier));
  const entry: Entry = isOn ? leadingOn(earlier, record) : { kind: 'open', record };
  const led = entry.kind === 'edit' ? withEdits(earlier, entry.edits) : ok(record);
  const ready = led.ok ? readied(led.value) : led;
  if (!ready.ok) throw new Error(`the logs of game ${id} do not fit together`);
  games.add(row.position, written(ready.value, entry, now));
}

/** The log that a game's journal leads to. */
export function currentLog(games: GameRows, id: string): Log {
  const record = games.numbered(recordOf(games.history(id)));
  return { record, hash: hashOf(record), mark: markOf(record) };
}

/** The entry that takes a game from a log to one that continues it. */
function leadingOn(earlier: GameRecord, later: GameRecord): Entry {
  // A bare result can't be continued by a log.
  if (resultOf(earlier) !== null && resultOf(later) === null) return { kind: 'open', record: later };
  const { events, finishedAt = null, players } = later;
  const fields = {
    ...((earlier.finishedAt ?? null) === finishedAt ? {} : { finishedAt }),
    ...(revisionOf(earlier) === revisionOf(later) ? {} : { [REVISION]: later[REVISION] }),
    ...(canonical(earlier.players) === canonical(players) ? {} : { players }),
  };
  return {
    kind: 'edit',
    edits: [
      ...(Object.keys(fields).length === 0 ? [] : [{ kind: 'header' as const, fields }]),
      ...events.flatMap((event, index) => editTo(earlier.events[index], event, index)),
    ],
  };
}

function editTo(earlier: EventJson | undefined, event: EventJson, index: number): Edit[] {
  if (earlier === undefined) return [{ kind: 'append', event }];
  return canonical(earlier) === canonical(event) ? [] : [{ kind: 'replace', index, event }];
}

export function written({ record, timeline, standing }: Prepared, entry: Entry, now: () => string): Written {
  const moment = now();
  const last = lastMoment(record);
  const at = last !== null && isBelieved(last, moment) ? last : moment;
  const projected = projecting(timeline, null);
  return { entry, record, standing, at, headChanged: true, draft: null, projecting: projected };
}
