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

/** One game as this view sees it: its log, the table replayed from it, and the verbs that change it. */
export interface Session {
  readonly view: GameView | null;
  readonly replayed: Replay | null;
  readonly missing: boolean;
  /** Something entered is not acknowledged yet. */
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  readonly append: (event: EventJson) => Promise<boolean>;
  /** What is entered and no event yet, by whoever keeps it; it outlives the app and falls with the next event. */
  readonly draft: Readonly<Record<string, unknown>>;
  readonly keep: (part: Readonly<Record<string, unknown>>) => void;
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
}

export function openSession(link: Link, id: string): Session {
  let view = $state.raw<GameView | null>(null);
  let missing = $state(false);
  let waiting = $state(0);
  let broken = false;
  let last: Promise<unknown> = Promise.resolve();
  let trouble = $state.raw<Trouble | null>(null);
  const replayed = $derived(view === null ? null : replay(view.record));

  let draft = $state.raw<Readonly<Record<string, unknown>>>({});

  /** Views cross on their way; the journal's position says which is the newer. */
  function show(next: GameView): void {
    if (view !== null && next.position < view.position) return;
    // An event drops what was entered before it, here as on the disk.
    if (view?.position !== next.position) draft = isObject(next.draft) ? next.draft : {};
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

  const edit = (edits: Edit[]) => send((at) => link.client.games.edit({ ...at, edits }));

  return {
    get view() {
      return view;
    },
    get replayed() {
      return replayed;
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
    get draft() {
      return draft;
    },
    keep: (part) => {
      draft = { ...draft, ...part };
      if (view !== null) void safe(link.client.games.draft({ id, position: view.position, draft }));
    },
    append: (event) => edit([{ kind: 'append', event }]),
    undo: () => send((at) => link.client.games.undo(at)),
    redo: () => send((at) => link.client.games.redo(at)),
  };
}
