import { isDefinedError, safe } from '@orpc/client';
import { createContext } from 'svelte';
import {
  lastingDraft,
  type FileTrouble,
  type GameView,
  type Preview,
  type Refusal,
} from '../../shared/api.ts';
import { isObject } from '../../shared/core/shape.ts';
import {
  replay,
  type Edit,
  type EventJson,
  type GameRecord,
  type Replay,
} from '../../shared/record/index.ts';
import { now } from './clock.ts';
import { notKept } from './not-kept.ts';
import type { Link } from './link.svelte.ts';

/** What became of the last thing the person did, where it did not simply succeed. */
export type Trouble =
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The disk or the file refused it: nothing of it is kept. */
  | { readonly kind: 'not-kept'; readonly trouble: FileTrouble }
  | { readonly kind: 'failed' };

/** What an edit would come to, as main answers without making it. */
export type Tried = { readonly kind: 'fits'; readonly preview: Preview } | Trouble;
/** What is entered at the table and is no event yet: each part of the screen keeps its own under a key of its own. */
export type Draft = Readonly<Record<string, unknown>>;

/** The last thing that happened, where it was a step back or forth: what it was is what differs from the game before. */
export interface Stepped {
  readonly kind: 'undo' | 'redo';
  readonly before: GameRecord;
}

/** One game as this view sees it: its log, the table replayed from it, and the verbs that change it. */
export interface Session {
  readonly view: GameView | null;
  readonly replayed: Replay | null;
  /** The journal's position when this view first saw the game: whatever lies beyond happened before its eyes. */
  readonly openedAt: number | null;
  /** `null` where something else has happened since, or nobody here saw it. */
  readonly stepped: Stepped | null;
  readonly draft: Draft;
  readonly missing: boolean;
  /** The game is not here yet, and asking for it came to nothing; `again` asks once more. */
  readonly failed: boolean;
  readonly again: () => void;
  /** Something entered is not acknowledged yet. */
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  readonly append: (event: EventJson) => Promise<boolean>;
  /** Several edits of the log together, made at the position of the journal that they were thought out for. */
  readonly edit: (edits: readonly Edit[], position: number) => Promise<boolean>;
  readonly preview: (edits: readonly Edit[], position: number) => Promise<Tried>;
  /** Keeps something of the draft until the next event, also through a restart; `null` drops it. */
  readonly keep: (key: string, value: unknown) => Promise<void>;
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
}

/** Of the table around a component. */
export const [useSession, provideSession] = createContext<Session>();

/** What was being entered when the games were closed for something wrong with their file: it may not give that back. */
let rescued: { readonly id: string; readonly position: number; readonly draft: Draft } | null = null;

/** `follows`: a view that enters nothing itself sees what is being entered at the table. */
export function openSession(link: Link, id: string, { follows = false } = {}): Session {
  let view = $state.raw<GameView | null>(null);
  let stepped = $state.raw<Stepped | null>(null);
  let draft = $state.raw<Draft>({});
  /** What was kept here and has not been sent yet, oldest first. */
  let unsent: readonly DraftPart[] = [];
  let openedAt: number | null = null;
  /** Main has answered with the draft as it is kept; a change that came before it may tell of an older one. */
  let answered = false;
  let keepAgain = false;
  let missing = $state(false);
  let failed = $state(false);
  let waiting = $state(0);
  /** Of those that wait, the ones that drop the draft where they succeed. */
  let dropping = 0;
  let broken = false;
  let last: Promise<unknown> = Promise.resolve();
  let trouble = $state.raw<Trouble | null>(null);
  const replayed = $derived(view === null ? null : replay(view.record));

  /** Views cross on their way; the journal's position says which is the newer. */
  function show(next: GameView): void {
    if (view !== null && next.position < view.position) return;
    // Where nothing has happened since, what was entered here is newer than what was kept.
    if (view === null || follows || !answered || next.position > view.position) {
      draft = unsent.reduce(withPart, isObject(next.draft) ? next.draft : {});
    }
    if (rescued?.id === id) {
      const { position, draft: typed } = rescued;
      rescued = null;
      if (view === null && position === next.position && Object.keys(draft).length === 0) {
        draft = typed;
        keepAgain = true;
      }
    }
    openedAt ??= next.position;
    // Main tells everybody of a change, and so whoever has made it hears of it twice.
    if (view?.position === next.position && view.changedAt === next.changedAt) return;
    if (view?.position !== next.position) stepped = steppedBetween(view, next);
    view = next;
  }

  async function reload(): Promise<void> {
    const { error, data } = await safe(link.client.games.open({ id }));
    if (data !== undefined) {
      show(data);
      answered = true;
    } else if (isDefinedError(error)) missing = true;
    if (keepAgain) void sendDraft();
    keepAgain = false;
    failed = view === null && !missing && link.status === 'open';
  }

  $effect(() =>
    link.listen({
      opened: () => void reload(),
      changed: (change) => {
        if (change.kind === 'game' && change.view.record.id === id) show(change.view);
        if (change.kind === 'cut-short') void reload();
        if (change.kind === 'bad-day' && !follows && view !== null && Object.keys(draft).length > 0)
          rescued = { id, position: view.position, draft };
        if (change.kind === 'draft' && change.id === id && follows && change.position === view?.position)
          draft = isObject(change.draft) ? change.draft : {};
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

  /** Sends what drops the draft; where it fails, what was kept just before it is sent after all. */
  function sendDropping(call: Call): Promise<boolean> {
    dropping += 1;
    const sent = send(call);
    last = sent.then((done) => {
      dropping -= 1;
      return done || dropping > 0 || Object.keys(draft).length === 0 ? null : sendDraft();
    });
    return sent;
  }

  async function sendDraft(): Promise<void> {
    const whole = Object.keys(draft).length === 0 ? null : draft;
    if (view !== null) await safe(link.client.games.draft({ id, position: view.position, draft: whole }));
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
    if (!isDefinedError(error)) trouble = troubleOf(error);
    else if (error.code === 'NOT_FOUND') missing = true;
    else if (error.code === 'REFUSED') trouble = { kind: 'refused', refusal: error.data };
    else {
      show(error.data.view);
      trouble = { kind: 'conflict' };
    }
    return false;
  }

  async function preview(edits: readonly Edit[], position: number): Promise<Tried> {
    const { error, data } = await safe(link.client.games.preview({ id, position, edits: [...edits] }));
    if (data !== undefined) return { kind: 'fits', preview: data };
    if (!isDefinedError(error) || error.code === 'NOT_FOUND') return { kind: 'failed' };
    return error.code === 'REFUSED' ? { kind: 'refused', refusal: error.data } : { kind: 'conflict' };
  }

  /** In turn with the other verbs, since an event drops what was kept before it. */
  function keep(key: string, value: unknown): Promise<void> {
    const part: DraftPart = { key, value };
    draft = withPart(draft, part);
    unsent = [...unsent, part];
    const kept = last.then(async () => {
      unsent = unsent.filter((other) => other !== part);
      // Whoever waits behind it for the disk would only wait longer, unless it outlasts what they enter.
      if (dropping === 0 || lastingDraft({ [key]: value }) !== null) await sendDraft();
    });
    last = kept;
    return kept;
  }

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
    get stepped() {
      return stepped;
    },
    get missing() {
      return missing;
    },
    get failed() {
      return failed;
    },
    again: () => void reload(),
    get busy() {
      return waiting > 0;
    },
    get trouble() {
      return trouble;
    },
    get draft() {
      return draft;
    },
    keep,
    append: (event) => {
      const stamped = { ...event, at: now() };
      return sendDropping((at) =>
        link.client.games.edit({ ...at, edits: [{ kind: 'append', event: stamped }] }),
      );
    },
    edit: (edits, position) => send(() => link.client.games.edit({ id, position, edits: [...edits] })),
    preview,
    undo: () => sendDropping((at) => link.client.games.undo(at)),
    redo: () => sendDropping((at) => link.client.games.redo(at)),
  };
}

/** Of several things that happened at once nobody could say what they were. */
function steppedBetween(before: GameView | null, { position, last }: GameView): Stepped | null {
  if (before === null || position !== before.position + 1) return null;
  return last === 'undo' || last === 'redo' ? { kind: last, before: before.record } : null;
}

function troubleOf(error: unknown): Trouble {
  const trouble = notKept(error);
  return trouble === null ? { kind: 'failed' } : { kind: 'not-kept', trouble };
}

interface DraftPart {
  readonly key: string;
  readonly value: unknown;
}

function withPart(draft: Draft, { key, value }: DraftPart): Draft {
  const others = Object.entries(draft).filter(([other]) => other !== key);
  return Object.fromEntries(value === null ? others : [...others, [key, value]]);
}
