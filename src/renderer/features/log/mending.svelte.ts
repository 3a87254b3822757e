import { MENDING_KEY, type GameView } from '../../../shared/api.ts';
import { isList, isObject } from '../../../shared/core/shape.ts';
import {
  isEdits,
  sit,
  withEdits,
  withSeatsKept,
  type Edit,
  type EventJson,
  type GameRecord,
  type Sitting,
} from '../../../shared/record/index.ts';
import type { Session, Tried } from '../../lib/session.svelte.ts';

/** What a person did to the log in one go; the words for it are found where it is shown. */
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

/** An entry that says something else. */
export function replacement(index: number, event: EventJson): Step {
  return { kind: 'corrected', edits: [{ kind: 'replace', index, event }] };
}

/** Entries that were forgotten, where the first of them belongs. */
export function addition(index: number, events: readonly EventJson[]): Step {
  const edits = events.map((event, at): Edit => ({ kind: 'insert', index: index + at, event }));
  return { kind: 'added', edits };
}

/** An entry that is taken out. */
export function removal(index: number): Step {
  return { kind: 'removed', edits: [{ kind: 'remove', index }] };
}

/** A correction that is put together before it is made: nothing of it counts until it is. */
export interface Mending {
  readonly steps: readonly Step[];
  /** The game as it stands. */
  readonly stands: Sitting;
  /** The game with the correction, as far as it can be played. */
  readonly mended: Sitting;
  /** What main says the correction comes to; `null` while it is asked, and without a correction. */
  readonly tried: Tried | null;
  /** Something of it is to be made or dropped, or was put aside for another change. */
  readonly begun: boolean;
  /** The game with further steps, which are only being thought of. */
  readonly with: (...more: readonly Step[]) => Sitting;
  readonly add: (step: Step) => void;
  readonly takeBack: () => void;
  readonly drop: () => void;
  /** Asks main once more. */
  readonly again: () => void;
  /** Makes the correction, whole. */
  readonly make: () => Promise<boolean>;
  /** The same with further steps; where a later entry no longer fits, they are only added. */
  readonly makeWith: (...more: readonly Step[]) => Promise<boolean>;
  /** The game has gone on meanwhile; a correction of what stands as it did still holds. */
  readonly follow: (view: GameView) => void;
}

const known = new WeakMap<Session, Mending>();

/** The one correction a view of a game can have open; it outlives the dialog it is put together in. */
export function mendingOf(session: Session, view: GameView): Mending {
  const found = known.get(session);
  if (found !== undefined) return found;
  // What is derived in it must not end with the dialog that happens to be open first.
  $effect.root(() => {
    known.set(session, begin(session, view));
  });
  return mendingOf(session, view);
}

function begin(session: Session, first: GameView): Mending {
  let base = $state.raw(first);
  let steps = $state.raw<readonly Step[]>(readSteps(session.draft[MENDING_KEY], first.record));
  let tried = $state.raw<Tried | null>(null);
  let asked = 0;
  let making = false;

  const stands = $derived(sit(base.record, null));
  const mended = $derived.by(() => {
    if (steps.length === 0) return stands;
    return edited(stands, editsOf(steps));
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
    if (next.length > 0 || steps.length > 0) void session.keep(MENDING_KEY, next.length === 0 ? null : next);
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
    // Past what it was made for, a correction might fit and still mean something else.
    tried = { kind: 'conflict' };
  }

  function withMore(...more: readonly Step[]): Sitting {
    return edited(mended, editsOf(more));
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
    get stands() {
      return stands;
    },
    get mended() {
      return mended;
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

/** A game with edits, as far as it can be played; as it was where they cannot be made. */
function edited(before: Sitting, edits: readonly Edit[]): Sitting {
  const record = withEdits(before.record, withSeatsKept(before.record, edits));
  return record.ok ? sit(record.value, before) : before;
}

function editsOf(steps: readonly Step[]): Edit[] {
  return steps.flatMap(({ edits }) => edits);
}

/** Whether nothing happened but that entries came or went past those that a correction is about. */
function isBeyond(steps: readonly Step[], before: GameRecord, after: GameRecord): boolean {
  const shared = Math.min(before.events.length, after.events.length);
  const touched = editsOf(steps).flatMap((edit) => ('index' in edit ? edit.index : []));
  if (after.events.length < before.events.length && touched.some((index) => index >= shared)) return false;
  return withEdits(after, editsOf(steps)).ok && asFarAs(after, shared) === asFarAs(before, shared);
}

function asFarAs(record: GameRecord, events: number): string {
  return JSON.stringify({ ...record, events: record.events.slice(0, events) });
}

/** A correction kept from before the app was ended, if it is one that can still be made. */
function readSteps(kept: unknown, record: GameRecord): readonly Step[] {
  if (!isList(kept) || !kept.every(isStep)) return [];
  return withEdits(record, editsOf(kept)).ok ? kept : [];
}

function isStep(value: unknown): value is Step {
  return isObject(value) && STEP_KINDS.some((kind) => kind === value.kind) && isEdits(value.edits);
}
