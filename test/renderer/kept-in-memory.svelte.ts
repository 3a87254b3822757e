import { lastingDraft, type GameView } from '../../src/shared/api.ts';
import { isList, isObject } from '../../src/shared/core/shape.ts';
import {
  isEdits,
  replay,
  withEdits,
  withSeatsKept,
  type Edit,
  type EditRefusal,
  type GameRecord,
  type Replay,
} from '../../src/shared/record/index.ts';
import { now } from '../../src/renderer/lib/clock.ts';
import type { Draft, Session, Stepped, Trouble } from '../../src/renderer/lib/session.svelte.ts';

/** The session of a game that isn't saved, and how to start it over. */
export interface MemorySession extends Session {
  readonly anew: () => void;
}

/** All steps entered, and how many are in effect: the rest can be redone. */
interface Steps {
  readonly all: readonly (readonly Edit[])[];
  readonly standing: number;
  readonly draft: Draft;
}

const NOTHING: Steps = { all: [], standing: 0, draft: {} };

/** As text, as a window would store it. Not in the page’s storage: a draft may still come when a test is over. */
const stored: Record<string, string> = {};

/** Plays a record in this window only; `key` is where the window stores it through a reload. */
export function memorySession(fresh: GameRecord, key: string): MemorySession {
  let steps = $state.raw(remembered(key));
  let position = $state(0);
  let changedAt = $state(now());
  let stepped = $state.raw<Stepped | null>(null);
  let trouble = $state.raw<Trouble | null>(null);

  const record = $derived(recordAfter(fresh, steps.all.slice(0, steps.standing)));
  const replayed = $derived(replay(record));

  function show(next: Steps): void {
    steps = next;
    stored[key] = JSON.stringify(next);
  }

  function move(next: Steps, how: Stepped | null = null): void {
    stepped = how;
    show(next);
    position += 1;
    changedAt = now();
    trouble = null;
  }

  /** Why edits can't be made; `null` if they can. */
  function refused(edits: readonly Edit[]): Trouble | null {
    const edited = withEdits(record, edits);
    if (!edited.ok) return refusedEdit(edited.error);
    const after = replay(edited.value);
    return after.ok ? null : { kind: 'refused', refusal: after.problem };
  }

  function edit(asked: readonly Edit[]): Promise<boolean> {
    const edits = withSeatsKept(record, asked);
    const refusal = refused(edits);
    if (refusal !== null) {
      trouble = refusal;
      return Promise.resolve(false);
    }
    const standing = [...steps.all.slice(0, steps.standing), edits];
    move({ all: standing, standing: standing.length, draft: lastingDraft(steps.draft) ?? {} });
    return Promise.resolve(true);
  }

  function step(by: -1 | 1): Promise<boolean> {
    const standing = steps.standing + by;
    if (standing < 0 || standing > steps.all.length) return Promise.resolve(false);
    const draft = lastingDraft(steps.draft) ?? {};
    move({ ...steps, standing, draft }, { kind: by < 0 ? 'undo' : 'redo', before: record });
    return Promise.resolve(true);
  }

  return {
    get view(): GameView {
      return {
        record,
        position,
        canUndo: steps.standing > 0,
        canRedo: steps.standing < steps.all.length,
        last: stepped?.kind ?? 'edit',
        draft: steps.draft,
        changedAt,
        trashed: false,
      };
    },
    get replayed(): Replay {
      return replayed;
    },
    openedAt: 0,
    get stepped() {
      return stepped;
    },
    get draft() {
      return steps.draft;
    },
    missing: false,
    failed: false,
    again: () => undefined,
    busy: false,
    get trouble() {
      return trouble;
    },
    append: (event) => edit([{ kind: 'append', event: { ...event, at: now() } }]),
    edit,
    keep: (name, value) => {
      const others = Object.entries(steps.draft).filter(([other]) => other !== name);
      show({ ...steps, draft: Object.fromEntries(value === null ? others : [...others, [name, value]]) });
      return Promise.resolve();
    },
    undo: () => step(-1),
    redo: () => step(1),
    anew: () => move(NOTHING),
  };
}

function refusedEdit(refusal: EditRefusal): Trouble {
  switch (refusal.kind) {
    case 'no-such-event':
      return { kind: 'failed' };
    case 'refused':
      return { kind: 'refused', refusal: refusal.problem };
  }
}

/** Every step was checked before it was kept, so all of them fit. */
function recordAfter(fresh: GameRecord, steps: readonly (readonly Edit[])[]): GameRecord {
  const edited = withEdits(fresh, steps.flat());
  return edited.ok ? edited.value : fresh;
}

/** The stored steps; empty if there are none or they are invalid. */
function remembered(key: string): Steps {
  const text = stored[key];
  if (text === undefined) return NOTHING;
  const kept: unknown = JSON.parse(text);
  if (!isObject(kept) || !isList(kept.all) || !kept.all.every(isEdits)) return NOTHING;
  const { all, standing, draft } = kept;
  if (typeof standing !== 'number' || standing > all.length) return NOTHING;
  return { all, standing, draft: isObject(draft) ? draft : {} };
}
