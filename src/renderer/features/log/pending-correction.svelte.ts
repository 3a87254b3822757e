import { CORRECTION_KEY, type GameView } from '../../../shared/api.ts';
import { isList, isObject } from '../../../shared/core/shape.ts';
import {
  isEdits,
  timelineOf,
  withEdits,
  withSeatsKept,
  type Edit,
  type EventJson,
  type GameRecord,
  type Timeline,
} from '../../../shared/record/index.ts';
import type { Session, Tried } from '../../lib/session.svelte.ts';

/** The kinds of steps in a correction. Their wording is chosen where they are shown. */
export const STEP_KINDS = [
  'corrected',
  'removed',
  'added',
  'removed-rest',
  'moved-on',
  'reseated',
  'head',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export interface Step {
  readonly kind: StepKind;
  readonly edits: readonly Edit[];
}

/** Replaces an entry. */
export function replacement(index: number, event: EventJson): Step {
  return { kind: 'corrected', edits: [{ kind: 'replace', index, event }] };
}

/** Inserts forgotten entries at an index. */
export function addition(index: number, events: readonly EventJson[]): Step {
  const edits = events.map((event, at): Edit => ({ kind: 'insert', index: index + at, event }));
  return { kind: 'added', edits };
}

/** Removes an entry. */
export function removal(index: number): Step {
  return { kind: 'removed', edits: [{ kind: 'remove', index }] };
}

/** A correction being put together. Nothing of it takes effect until it is applied. */
export interface PendingCorrection {
  readonly steps: readonly Step[];
  /** The game without the correction. */
  readonly original: Timeline;
  /** The game with the correction, as far as it can be replayed. */
  readonly corrected: Timeline;
  /** Main's preview of the correction; `null` while waiting for it, or without a correction. */
  readonly tried: Tried | null;
  /** There are steps to apply or discard, or some were set aside for another change. */
  readonly begun: boolean;
  /** The game with further steps that aren't part of the correction yet. */
  readonly with: (...more: readonly Step[]) => Timeline;
  readonly add: (step: Step) => void;
  readonly takeBack: () => void;
  readonly drop: () => void;
  /** Asks main for the preview again. */
  readonly again: () => void;
  /** Applies the whole correction. */
  readonly make: () => Promise<boolean>;
  /** The same with further steps. If a later entry no longer fits, they are only added to the correction. */
  readonly makeWith: (...more: readonly Step[]) => Promise<boolean>;
  /** The game has moved on: the correction is still valid if what it corrects hasn't changed. */
  readonly follow: (view: GameView) => void;
}

const known = new WeakMap<Session, PendingCorrection>();

/** A view of a game has one correction at most. It outlives the dialog it is edited in. */
export function openCorrection(session: Session, view: GameView): PendingCorrection {
  const found = known.get(session);
  if (found !== undefined) return found;
  // A root effect, so that deriveds don't end with the first dialog that uses them.
  $effect.root(() => {
    known.set(session, begin(session, view));
  });
  return openCorrection(session, view);
}

function begin(session: Session, first: GameView): PendingCorrection {
  let base = $state.raw(first);
  let steps = $state.raw<readonly Step[]>(readSteps(session.draft[CORRECTION_KEY], first.record));
  let tried = $state.raw<Tried | null>(null);
  let asked = 0;
  let making = false;

  const original = $derived(timelineOf(base.record, null));
  const corrected = $derived.by(() => {
    if (steps.length === 0) return original;
    return edited(original, editsOf(steps));
  });

  async function ask(): Promise<void> {
    asked += 1;
    const now = asked;
    tried = null;
    if (steps.length === 0) return;
    const answer = await session.preview(editsOf(steps), base.position);
    if (now === asked) tried = answer;
  }

  function put(next: readonly Step[]): void {
    if (next.length > 0 || steps.length > 0)
      void session.keep(CORRECTION_KEY, next.length === 0 ? null : next);
    steps = next;
    void ask();
  }

  function follow(view: GameView): void {
    if (making || view.position === base.position) return;
    const holds = steps.length === 0 || isBeyond(steps, base.record, view.record);
    base = view;
    if (holds) {
      if (steps.length > 0) void ask();
      return;
    }
    put([]);
    // After other changes, a correction might still fit but mean something else.
    tried = { kind: 'conflict' };
  }

  function withMore(...more: readonly Step[]): Timeline {
    return edited(corrected, editsOf(more));
  }

  async function make(wanted: readonly Step[]): Promise<boolean> {
    making = true;
    const made = await session.edit(editsOf(wanted), base.position);
    making = false;
    if (made) put([]);
    else {
      put(wanted);
      if (session.trouble !== null) tried = session.trouble;
    }
    if (session.view !== null) follow(session.view);
    return made;
  }

  void ask();

  return {
    get steps() {
      return steps;
    },
    get original() {
      return original;
    },
    get corrected() {
      return corrected;
    },
    get tried() {
      return tried;
    },
    get begun() {
      return steps.length > 0 || tried?.kind === 'conflict';
    },
    with: withMore,
    add: (step) => {
      if (step.edits.length > 0) put([...steps, step]);
    },
    takeBack: () => put(steps.slice(0, -1)),
    drop: () => put([]),
    again: () => void ask(),
    make: () => make(steps),
    makeWith: async (...more) => {
      if (withMore(...more).problem === null) return make([...steps, ...more]);
      put([...steps, ...more]);
      return false;
    },
    follow,
  };
}

/** A game with edits, as far as it can be replayed; unchanged if they can't be made. */
function edited(before: Timeline, edits: readonly Edit[]): Timeline {
  const record = withEdits(before.record, withSeatsKept(before.record, edits));
  return record.ok ? timelineOf(record.value, before) : before;
}

function editsOf(steps: readonly Step[]): Edit[] {
  return steps.flatMap(({ edits }) => edits);
}

/** Whether the only changes are entries added or removed after those the correction is about. */
function isBeyond(steps: readonly Step[], before: GameRecord, after: GameRecord): boolean {
  const shared = Math.min(before.events.length, after.events.length);
  const touched = editsOf(steps).flatMap((edit) => ('index' in edit ? edit.index : []));
  if (after.events.length < before.events.length && touched.some((index) => index >= shared)) return false;
  return withEdits(after, editsOf(steps)).ok && asFarAs(after, shared) === asFarAs(before, shared);
}

function asFarAs(record: GameRecord, events: number): string {
  return JSON.stringify({ ...record, events: record.events.slice(0, events) });
}

/** The correction saved before the app was closed, if it is still valid. */
function readSteps(kept: unknown, record: GameRecord): readonly Step[] {
  if (!isList(kept) || !kept.every(isStep)) return [];
  return withEdits(record, editsOf(kept)).ok ? kept : [];
}

function isStep(value: unknown): value is Step {
  return isObject(value) && STEP_KINDS.some((kind) => kind === value.kind) && isEdits(value.edits);
}
