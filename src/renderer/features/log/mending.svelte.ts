import type { GameView } from '../../../shared/api.ts';
import { isList, isObject } from '../../../shared/core/shape.ts';
import {
  isEdits,
  sit,
  withEdits,
  type Edit,
  type GameRecord,
  type Sitting,
} from '../../../shared/record/index.ts';
import type { Session, Tried } from '../../lib/session.svelte.ts';

/** What a person did to the log in one go; the words for it are found where it is shown. */
export const STEP_KINDS = ['corrected', 'removed', 'added', 'removed-rest', 'head'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export interface Step {
  readonly kind: StepKind;
  readonly edits: readonly Edit[];
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
  readonly add: (step: Step) => void;
  readonly takeBack: () => void;
  readonly drop: () => void;
  /** Asks main once more. */
  readonly again: () => void;
  /** Makes the correction, whole. */
  readonly make: () => Promise<boolean>;
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
  let steps = $state.raw<readonly Step[]>(readSteps(session.draft['mending'], first.record));
  let tried = $state.raw<Tried | null>(null);
  let asked = 0;
  let making = false;

  const stands = $derived(sit(base.record, null));
  const mended = $derived.by(() => {
    if (steps.length === 0) return stands;
    const record = withEdits(base.record, editsOf(steps));
    return record.ok ? sit(record.value, stands) : stands;
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
    steps = next;
    void session.keep('mending', next.length === 0 ? null : next);
    void ask();
  }

  function follow(view: GameView): void {
    if (making || view.position === base.position) return;
    const holds = steps.length === 0 || onlyGoneOn(base.record, view.record);
    base = view;
    if (holds && steps.length === 0) return;
    put(holds ? steps : []);
    // Past what it was made for, a correction might fit and still mean something else.
    if (!holds) tried = { kind: 'conflict' };
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
    add: (step) => {
      if (step.edits.length > 0) put([...steps, step]);
    },
    takeBack: () => put(steps.slice(0, -1)),
    drop: () => put([]),
    again: () => void ask(),
    make: async () => {
      making = true;
      const made = await session.edit(editsOf(steps), base.position);
      making = false;
      if (made) put([]);
      else if (session.trouble !== null) tried = session.trouble;
      if (session.view !== null) follow(session.view);
      return made;
    },
    follow,
  };
}

function editsOf(steps: readonly Step[]): Edit[] {
  return steps.flatMap(({ edits }) => edits);
}

/** Whether nothing happened but that events came after the others. */
function onlyGoneOn(before: GameRecord, after: GameRecord): boolean {
  const events = after.events.slice(0, before.events.length);
  return JSON.stringify({ ...after, events }) === JSON.stringify(before);
}

/** A correction kept from before the app was ended, if it is one that can still be made. */
function readSteps(kept: unknown, record: GameRecord): readonly Step[] {
  if (!isList(kept) || !kept.every(isStep)) return [];
  return withEdits(record, editsOf(kept)).ok ? kept : [];
}

function isStep(value: unknown): value is Step {
  return isObject(value) && STEP_KINDS.some((kind) => kind === value.kind) && isEdits(value.edits);
}
