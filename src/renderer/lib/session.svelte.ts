import { isDefinedError, safe } from '@orpc/client';
import type { Edit, GameView, Refusal } from '../../shared/api.ts';
import { isObject } from '../../shared/core/shape.ts';
import { replay, type EventJson, type Replay } from '../../shared/record/index.ts';
import type { Link } from './link.svelte.ts';

/** What became of the last thing the person did, where it did not simply succeed. */
export type Trouble =
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed' };

/** What is entered at the table and is no event yet: each part of the screen keeps its own under a key of its own. */
export type Draft = Readonly<Record<string, unknown>>;

/** One game as this view sees it: its log, the table replayed from it, and the verbs that change it. */
export interface Session {
  readonly view: GameView | null;
  readonly replayed: Replay | null;
  /** The journal's position when this view first saw the game: whatever lies beyond happened before its eyes. */
  readonly openedAt: number | null;
  readonly draft: Draft;
  readonly missing: boolean;
  /** Something entered is not acknowledged yet. */
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  readonly append: (event: EventJson) => Promise<boolean>;
  /** Keeps something of the draft until the next event, also through a restart; `null` drops it. */
  readonly keep: (key: string, value: unknown) => Promise<void>;
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
}

export function openSession(link: Link, id: string): Session {
  let view = $state.raw<GameView | null>(null);
  let draft = $state.raw<Draft>({});
  /** What was kept here and has not been sent yet, oldest first. */
  let unsent: readonly DraftPart[] = [];
  let openedAt: number | null = null;
  let missing = $state(false);
  let waiting = $state(0);
  let broken = false;
  let last: Promise<unknown> = Promise.resolve();
  let trouble = $state.raw<Trouble | null>(null);
  const replayed = $derived(view === null ? null : replay(view.record));

  /** Views cross on their way; the journal's position says which is the newer. */
  function show(next: GameView): void {
    if (view !== null && next.position < view.position) return;
    // Where nothing has happened since, what was entered here is newer than what was kept.
    if (view === null || next.position > view.position) {
      draft = unsent.reduce(withPart, isObject(next.draft) ? next.draft : {});
    }
    openedAt ??= next.position;
    view = next;
  }

  async function reload(): Promise<void> {
    const { error, data } = await safe(link.client.games.open({ id }));
    if (data !== undefined) show(data);
    else if (isDefinedError(error)) missing = true;
  }

  $effect(() =>
    link.listen({
      opened: () => void reload(),
      changed: (change) => {
        if (change.kind === 'game' && change.view.record.id === id) show(change.view);
      },
    }),
  );

  type At = { id: string; position: number };
  type Call = (at: At) => ReturnType<typeof link.client.games.undo>;

  /** Whoever enters faster than the disk acknowledges is not held up: the verbs wait for each other instead. */
  function send(call: Call): Promise<boolean> {
    if (waiting === 0) broken = false;
    waiting += 1;
    const sent = last.then(() => sendNow(call));
    last = sent.finally(() => (waiting -= 1));
    return sent;
  }

  async function sendNow(call: Call): Promise<boolean> {
    // What was entered after something that failed was meant for another table.
    if (view === null || broken) return false;
    const { error, data } = await safe(call({ id, position: view.position }));
    if (data !== undefined) {
      show(data);
      trouble = null;
      return true;
    }
    broken = true;
    if (!isDefinedError(error)) trouble = { kind: 'failed' };
    else if (error.code === 'NOT_FOUND') missing = true;
    else if (error.code === 'REFUSED') trouble = { kind: 'refused', refusal: error.data };
    else {
      show(error.data.view);
      trouble = { kind: 'conflict' };
    }
    return false;
  }

  /** In turn with the other verbs, since an event drops what was kept before it. */
  function keep(key: string, value: unknown): Promise<void> {
    const part: DraftPart = { key, value };
    draft = withPart(draft, part);
    unsent = [...unsent, part];
    const kept = last.then(async () => {
      unsent = unsent.filter((other) => other !== part);
      const whole = Object.keys(draft).length === 0 ? null : draft;
      await safe(link.client.games.draft({ id, draft: whole }));
    });
    last = kept;
    return kept;
  }

  const edit = (edits: Edit[]) => send((at) => link.client.games.edit({ ...at, edits }));

  return {
    get view() {
      return view;
    },
    get replayed() {
      return replayed;
    },
    get openedAt() {
      return openedAt;
    },
    get draft() {
      return draft;
    },
    get missing() {
      return missing;
    },
    get busy() {
      return waiting > 0;
    },
    get trouble() {
      return trouble;
    },
    keep,
    append: (event) => edit([{ kind: 'append', event }]),
    undo: () => send((at) => link.client.games.undo(at)),
    redo: () => send((at) => link.client.games.redo(at)),
  };
}

interface DraftPart {
  readonly key: string;
  readonly value: unknown;
}

function withPart(draft: Draft, { key, value }: DraftPart): Draft {
  const others = Object.entries(draft).filter(([other]) => other !== key);
  return Object.fromEntries(value === null ? others : [...others, [key, value]]);
}
