import { lastingDraft, type GameAt, type GameView, type Shelf } from '../../shared/api.ts';
import { addLatest } from '../../shared/core/add-latest.ts';
import type { Problem } from '../../shared/core/problem.ts';
import type { Seat } from '../../shared/core/seats.ts';
import { err, ok, type Result } from '../../shared/core/result.ts';
import {
  areLabels,
  editionFields,
  notAdmitted,
  readRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  relabelled,
  timelineOf,
  withEdits,
  withSeatsKept,
  type AnyEdition,
  type Edit,
  type EditRefusal,
  type EventJson,
  type GameRecord,
  type Labelling,
  type RecordProblem,
  type Timeline,
} from '../../shared/record/index.ts';
import { resultRefusal } from '../../shared/result/index.ts';
import { goesOnFrom, revisionOf } from '../../shared/transfer/index.ts';
import type { GameFilter, GameRow, GameRows, LabelWritten, Written } from './game-rows.ts';
import { opened, recordOf, withEntry, type Entry, type History } from './history.ts';
import { shelfOf } from './listing.ts';
import { markOf } from './log-hash.ts';
import { believedUntil } from '../../shared/core/believed.ts';
import type { Projecting } from './facts-row.ts';
import { projectionOf, standingIn } from './standing.ts';

/** Clock and ids, which the store doesn't make itself. */
export interface Surroundings {
  readonly now: () => string;
  readonly newId: () => string;
  /** Hears of what couldn't be read beside the journals, and was set aside or made again. */
  readonly healed?: (what: string) => void;
}

/** What a new game starts with; the store adds its id. */
export interface NewGame {
  readonly edition: AnyEdition;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly firstSeat: Seat;
  readonly options: Readonly<Record<string, unknown>> & { readonly tracking: string };
  readonly startedAt?: string | null;
  readonly location?: string | null;
  readonly notes?: string | null;
  readonly tags?: readonly string[] | null;
  /** Events that lead to the position of a game begun without the app. */
  readonly events?: readonly EventJson[];
}

export type EditProblem =
  | EditRefusal
  /** The game has changed since; this is its present position. */
  | { readonly kind: 'conflict'; readonly position: number }
  | { readonly kind: 'no-such-game' | 'in-trash' | 'nothing-to-undo' | 'nothing-to-redo' };

export type OpeningProblem =
  | { readonly kind: 'refused'; readonly problem: RecordProblem }
  | { readonly kind: 'game-exists' };

/**
 * A replayed game kept in memory while it is played, so that adding an event is one step and not a replay.
 */
interface OpenGame {
  readonly position: number;
  readonly history: History;
  readonly timeline: Timeline;
}

const EMPTY_HEAD = {
  finishedAt: null,
  location: null,
  notes: null,
  tags: [],
  misplayed: false,
  abandoned: false,
} as const;

/** Games kept in memory: more than anyone plays at once. */
const MOST_OPEN = 8;

export function openGames(rows: GameRows, { now, newId }: Surroundings) {
  const open = new Map<string, OpenGame>();

  /** The game in memory, unless another connection has written to it since. */
  function atHand(id: string, position: number): OpenGame {
    const known = open.get(id);
    if (known?.position === position) return keep(id, known);
    const history = rows.history(id);
    return keep(id, { position, history, timeline: timelineOf(recordOf(history), null) });
  }

  function keep(id: string, game: OpenGame): OpenGame {
    addLatest(open, id, game, MOST_OPEN);
    return game;
  }

  /** The game, ready for edits made at a position, or why it can't be edited. */
  function editable(
    id: string,
    position: number,
  ): Result<{ readonly row: GameRow; readonly game: OpenGame }, EditProblem> {
    const row = rows.row(id);
    if (row === null) return err({ kind: 'no-such-game' });
    if (row.trashedAt !== null) return err({ kind: 'in-trash' });
    if (row.position !== position) return err({ kind: 'conflict', position: row.position });
    return ok({ row, game: atHand(id, position) });
  }

  /** Adds one row to a journal. It is on the disk when this returns. */
  function write(
    id: string,
    row: GameRow,
    before: OpenGame,
    entry: Exclude<Entry, { kind: 'open' }>,
    timeline: Timeline,
  ): Result<GameView, EditProblem> {
    const dropsDraft = entry.kind !== 'edit' || entry.edits.some(({ kind }) => kind === 'append');
    const draft = dropsDraft ? lastingDraft(row.draft) : row.draft;
    const at = now();
    const { record } = timeline;
    const headChanged = record.players !== before.timeline.record.players;
    const written = {
      entry,
      record,
      standing: standingIn(timeline),
      at,
      headChanged,
      draft,
      projecting: projecting(timeline, headChanged ? null : before.timeline),
      ...correcting(before.timeline.record, entry, record),
    };
    if (!rows.add(row.position, written)) {
      return err({ kind: 'conflict', position: rows.row(id)?.position ?? row.position });
    }
    const history = withEntry(before.history, entry);
    const game = keep(id, { position: row.position + 1, history, timeline });
    return ok(view({ ...row, changedAt: at, draft }, game));
  }

  /** What an entry replaces, so that untouched copies elsewhere follow. */
  function correcting(
    before: GameRecord,
    entry: Exclude<Entry, { kind: 'open' }>,
    after: GameRecord,
  ): Pick<Written, 'corrected'> {
    const appends = entry.kind === 'edit' && entry.edits.every(({ kind }) => kind === 'append');
    if (appends || goesOnFrom(after, before)) return {};
    return { corrected: { mark: markOf(rows.numbered(before)), revision: revisionAfter(before) } };
  }

  function revisionAfter(before: GameRecord): number {
    return revisionOf(rows.numbered(before)) + 1;
  }

  function begin(raw: unknown): Result<GameView, OpeningProblem> {
    const record = readRecord(raw);
    if (!record.ok) return err({ kind: 'refused', problem: record.error });
    const refused = notAdmitted(record.value, null);
    if (refused !== null) return err({ kind: 'refused', problem: outsideEvents(record.value, refused) });
    const timeline = timelineOf(record.value, null);
    if (timeline.problem !== null) return err({ kind: 'refused', problem: timeline.problem });
    const entry: Entry = { kind: 'open', record: record.value };
    const { id } = record.value;
    const at = now();
    const begun = rows.open({
      entry,
      record: record.value,
      standing: standingIn(timeline),
      at,
      headChanged: true,
      draft: null,
      projecting: projecting(timeline, null),
    });
    if (!begun) return err({ kind: 'game-exists' });
    const game = keep(id, { position: 0, history: opened(record.value), timeline });
    return ok(view({ position: 0, changedAt: at, trashedAt: null, draft: null }, game));
  }

  function stepBackOrForth(
    id: string,
    position: number,
    kind: 'undo' | 'redo',
  ): Result<GameView, EditProblem> {
    const found = editable(id, position);
    if (!found.ok) return found;
    const { row, game } = found.value;
    const { history, timeline } = game;
    if ((kind === 'undo' ? history.done : history.undone).length === 0)
      return err({ kind: `nothing-to-${kind}` });
    return write(id, row, game, { kind }, timelineOf(recordOf(withEntry(history, { kind })), timeline));
  }

  /** Returns the games that changed. */
  function setTrashed(ids: readonly string[], trashed: boolean): readonly GameAt[] {
    return rows.setTrashed(ids, trashed, now());
  }

  /** The entry for a change to what is noted about a game; `null` if nothing changes. */
  function labelling(id: string, change: Labelling, at: string): LabelWritten | null {
    const found = rows.summary(id);
    if (found === null || found.trashedAt !== null) return null;
    const { head, standing, position } = found;
    const timesChange = change.kind === 'day';
    const game: GameRecord = timesChange ? recordOf(rows.history(id)) : { ...head, events: [] };
    const fields = relabelled(game, change, standing?.status === 'finished');
    if (fields === null || notAdmitted(fields, game) !== null) return null;
    const edits: readonly Edit[] = [{ kind: 'header', fields }];
    const record = withEdits(game, edits);
    if (!record.ok) return null;
    const entry: Entry = { kind: 'edit', edits };
    return {
      position,
      entry,
      record: record.value,
      standing,
      at,
      timesChange,
      revision: revisionAfter(game),
    };
  }

  /** The entry that undoes the last one, if that only changed what is noted; otherwise `null`. */
  function takingBack({ id, position }: GameAt, at: string): LabelWritten | null {
    const found = rows.summary(id);
    if (found === null || found.trashedAt !== null || found.position !== position) return null;
    const history = rows.history(id);
    const done = history.last === 'edit' ? history.done.at(-1) : undefined;
    if (done?.every((edit) => edit.kind === 'header' && areLabels(edit.fields)) !== true) return null;
    const entry: Entry = { kind: 'undo' };
    const record = recordOf(withEntry(history, entry));
    const revision = revisionAfter(recordOf(history));
    return { position, entry, record, standing: found.standing, at, timesChange: true, revision };
  }

  return {
    create: ({ edition, ...game }: NewGame) => {
      const id = newId();
      const startedAt = now();
      return begin({
        format: RECORD_FORMAT,
        version: RECORD_VERSION,
        id,
        startedAt,
        ...editionFields(edition),
        ...EMPTY_HEAD,
        events: [],
        ...game,
      });
    },
    /** Adds a record from elsewhere under its own id. */
    add: begin,
    list: (filter: GameFilter = {}) => rows.list(filter, believedUntil(now())),
    counts: (): Readonly<Record<Shelf, number>> => rows.counts(),
    get: (id: string) => {
      const row = rows.row(id);
      return row === null ? null : view(row, atHand(id, row.position));
    },
    edit: (id: string, position: number, edits: readonly Edit[]): Result<GameView, EditProblem> => {
      const found = editable(id, position);
      if (!found.ok) return found;
      const { row, game } = found.value;
      const tried = tryEdits(game.timeline, edits);
      if (!tried.ok) return tried;
      return write(id, row, game, { kind: 'edit', edits: tried.value.edits }, tried.value.timeline);
    },
    undo: (id: string, position: number) => stepBackOrForth(id, position, 'undo'),
    redo: (id: string, position: number) => stepBackOrForth(id, position, 'redo'),
    /**
     * Keeps what is typed at the table until it becomes an event; `null` drops it. Returns whether the game
     * exists.
     */
    draft: (id: string, draft: unknown) => {
      const row = rows.row(id);
      if (row === null || row.trashedAt !== null) return false;
      rows.setDraft(id, draft);
      return true;
    },
    setTrashed,
    trash: (id: string) => setTrashed([id], true).length > 0,
    restore: (id: string) => setTrashed([id], false).length > 0,
    /** Changes what is noted about games that aren't in the trash. Returns those that changed. */
    label: (ids: readonly string[], change: Labelling): readonly GameAt[] => {
      const at = now();
      return rows.label(ids.flatMap((id) => labelling(id, change, at) ?? []));
    },
    /** Undoes that, except where something else has happened since. */
    takeBack: (games: readonly GameAt[]): readonly GameAt[] => {
      const at = now();
      return rows.label(games.flatMap((game) => takingBack(game, at) ?? []));
    },
  };
}

/** The game replayed with the edits, or the first event that doesn't fit. */
function tryEdits(
  before: Timeline,
  asked: readonly Edit[],
): Result<{ readonly edits: readonly Edit[]; readonly timeline: Timeline }, EditProblem> {
  const edits = withSeatsKept(before.record, asked);
  for (const edit of edits) {
    const refused = edit.kind === 'header' ? notAdmitted(edit.fields, before.record) : null;
    if (refused !== null) return err({ kind: 'refused', problem: outsideEvents(before.record, refused) });
  }
  const record = withEdits(before.record, edits);
  if (!record.ok) return record;
  const timeline = timelineOf(record.value, before);
  const problem = resultRefusal(before.record, record.value) ?? timeline.problem;
  return problem === null ? ok({ edits, timeline }) : err({ kind: 'refused', problem });
}

function outsideEvents({ id }: GameRecord, found: Problem): RecordProblem {
  return { ...found, index: -1, id };
}

/**
 * What history and statistics need: all of a finished game; of any other, only a move to another shelf. An
 * event in the middle of a game changes nothing for them.
 */
export function projecting(timeline: Timeline, before: Timeline | null): Projecting | null {
  const { record } = timeline;
  const reached = standingIn(timeline);
  const shelf = shelfOf(record, reached);
  const same = before !== null && shelf === shelfOf(before.record, standingIn(before));
  if (same && shelf !== 'finished') return null;
  return { record, standing: reached, projection: shelf === 'finished' ? projectionOf(timeline) : null };
}

function view(row: GameRow, { position, history, timeline }: OpenGame): GameView {
  return {
    record: timeline.record,
    position,
    changedAt: row.changedAt,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    last: history.last,
    draft: row.draft,
    trashed: row.trashedAt !== null,
  };
}
