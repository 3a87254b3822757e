import { CORRECTION_KEY, type GameView } from '../../shared/api.ts';
import { isList, isObject } from '../../shared/core/shape.ts';
import {
  isEdits,
  timelineOf,
  withEdits,
  withSeatsKept,
  type Edit,
  type GameRecord,
  type Timeline,
} from '../../shared/record/index.ts';
import type { Session } from '../lib/session.svelte.ts';

/** Edits that belong together. */
export type Step = readonly Edit[];

const known = new WeakMap<Session, PendingCorrection>();

/** A view of a game has one correction at most. It outlives the dialog it is edited in. */
export function openCorrection(session: Session, view: GameView): PendingCorrection {
  const found = known.get(session);
  if (found !== undefined) return found;
  // A root effect, so that deriveds don't end with the first dialog that uses them.
  $effect.root(() => {
    const opened = new PendingCorrection(session, view);
    known.set(session, opened);
    $effect(() => {
      if (session.view !== null) opened.follow(session.view);
    });
  });
  return openCorrection(session, view);
}

/** A correction being put together. Nothing of it takes effect until it is applied. */
export class PendingCorrection {
  readonly #session: Session;
  #base: GameView;
  #making = false;

  steps: readonly Step[];
  /** The step in the open form, which isn't finished. */
  typed: Step | null;
  /** The log was corrected elsewhere meanwhile, so the correction was dropped. */
  conflict = $state(false);

  /** What was typed before each answer. What is typed digit by digit is one answer. */
  #earlier: readonly { readonly step: Step | null; readonly word: string }[] = $state.raw([]);

  readonly #all = $derived.by(() => (this.typed === null ? this.steps : [...this.steps, this.typed]));
  /** The game without the correction. */
  readonly original = $derived.by(() => timelineOf(this.#base.record, null));
  /** The game with the finished steps, as far as it can be replayed. */
  readonly corrected = $derived.by(() =>
    this.steps.length === 0 ? this.original : edited(this.original, this.steps.flat()),
  );
  /** The game with all of them. */
  readonly whole = $derived.by(() =>
    this.typed === null ? this.corrected : edited(this.corrected, this.typed),
  );
  /** There are steps to apply or discard, or some were dropped for another change. */
  readonly begun = $derived(this.#all.length > 0 || this.conflict);

  constructor(session: Session, view: GameView) {
    this.#session = session;
    this.#base = $state.raw(view);
    const kept = readKept(session.draft[CORRECTION_KEY], view.record);
    this.steps = $state.raw(kept.steps);
    this.typed = $state.raw(kept.typed);
  }

  /** Kept with every key, so that nothing typed is lost. */
  #keep(steps: readonly Step[], typed: Step | null): void {
    const none = steps.length === 0 && typed === null;
    if (!none || this.#all.length > 0)
      void this.#session.keep(CORRECTION_KEY, none ? null : { steps, typed });
    this.steps = steps;
    this.typed = typed;
    this.conflict = false;
  }

  type(step: Step | null, word: string): void {
    if (word === '' || this.#earlier.at(-1)?.word !== word)
      this.#earlier = [...this.#earlier, { step: this.typed, word }];
    this.#keep(this.steps, step === null || step.length === 0 ? null : step);
  }

  /** Drops what is typed. */
  forget(): void {
    this.#earlier = [];
    if (this.typed !== null) this.#keep(this.steps, null);
  }

  /** Finishes the typed step, and adds others to it. */
  add(...more: readonly Step[]): void {
    this.#earlier = [];
    this.#keep([...this.#all, ...more], null);
  }

  /** Takes back the last answer, or else the last step. */
  takeBack(): boolean {
    const before = this.#earlier.at(-1);
    if (before === undefined && this.#all.length === 0) return false;
    this.#earlier = this.#earlier.slice(0, -1);
    if (before !== undefined) this.#keep(this.steps, before.step);
    else this.#keep(this.typed === null ? this.steps.slice(0, -1) : this.steps, null);
    return true;
  }

  drop(): void {
    this.#earlier = [];
    this.#keep([], null);
  }

  /** The game has moved on: the correction is still valid if what it corrects hasn't changed. */
  follow(view: GameView): void {
    if (this.#making || view.position === this.#base.position) return;
    const holds = this.#all.length === 0 || isBeyond(this.#all, this.#base.record, view.record);
    this.#base = view;
    if (holds) return;
    this.drop();
    // After other changes, a correction might still fit but mean something else.
    this.conflict = true;
  }

  /** Applies the whole correction, with further steps. */
  async make(...more: readonly Step[]): Promise<boolean> {
    const wanted = [...this.#all, ...more];
    this.#making = true;
    const made = await this.#session.edit(wanted.flat(), this.#base.position);
    this.#making = false;
    this.#earlier = [];
    this.#keep(made ? [] : wanted, null);
    if (this.#session.view !== null) this.follow(this.#session.view);
    return made;
  }
}

/** A game with edits, as far as it can be replayed; unchanged if they can't be made. */
export function edited(before: Timeline, edits: readonly Edit[]): Timeline {
  const record = withEdits(before.record, withSeatsKept(before.record, edits));
  return record.ok ? timelineOf(record.value, before) : before;
}

/** Whether the only changes are entries added or removed after those the correction is about. */
function isBeyond(steps: readonly Step[], before: GameRecord, after: GameRecord): boolean {
  const shared = Math.min(before.events.length, after.events.length);
  const touched = steps.flat().flatMap((edit) => ('index' in edit ? edit.index : []));
  if (after.events.length < before.events.length && touched.some((index) => index >= shared)) return false;
  return withEdits(after, steps.flat()).ok && asFarAs(after, shared) === asFarAs(before, shared);
}

function asFarAs(record: GameRecord, events: number): string {
  return JSON.stringify({ ...record, events: record.events.slice(0, events) });
}

/** The correction saved before the app was closed, if it is still valid. */
function readKept(kept: unknown, record: GameRecord): Pick<PendingCorrection, 'steps' | 'typed'> {
  const { steps, typed = null } = isObject(kept) ? kept : {};
  const isWhole = isList(steps) && steps.every(isEdits) && (typed === null || isEdits(typed));
  return isWhole && withEdits(record, [...steps.flat(), ...(typed ?? [])]).ok
    ? { steps, typed }
    : { steps: [], typed: null };
}
