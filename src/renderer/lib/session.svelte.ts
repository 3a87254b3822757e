import { isDefinedError, safe } from '@orpc/client';
import type { Edit, GameView, Refusal } from '../../shared/api.ts';
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
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  readonly append: (event: EventJson) => Promise<boolean>;
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
}

export function openSession(link: Link, id: string): Session {
  let view = $state.raw<GameView | null>(null);
  let missing = $state(false);
  let busy = $state(false);
  let trouble = $state.raw<Trouble | null>(null);
  const replayed = $derived(view === null ? null : replay(view.record));

  /** Views cross on their way; the journal's position says which is the newer. */
  function show(next: GameView): void {
    if (view === null || next.position >= view.position) view = next;
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

  async function send(call: (at: At) => ReturnType<typeof link.client.games.undo>): Promise<boolean> {
    if (view === null || busy) return false;
    busy = true;
    const { error, data } = await safe(call({ id, position: view.position }));
    busy = false;
    if (data !== undefined) {
      show(data);
      trouble = null;
      return true;
    }
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
      return busy;
    },
    get trouble() {
      return trouble;
    },
    append: (event) => edit([{ kind: 'append', event }]),
    undo: () => send((at) => link.client.games.undo(at)),
    redo: () => send((at) => link.client.games.redo(at)),
  };
}
