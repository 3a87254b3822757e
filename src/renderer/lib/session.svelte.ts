import { isDefinedError, safe } from '@orpc/client';
import { createContext } from 'svelte';
import {
  FORECAST_KEY,
  lastingDraft,
  type FileTrouble,
  type GameView,
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
import { storageTrouble } from './storage-trouble.ts';
import type { Link } from './link.svelte.ts';

/** Why the user's last action didn't go through. */
export type Trouble =
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The disk or the file refused it: nothing was saved. */
  | { readonly kind: 'not-kept'; readonly trouble: FileTrouble }
  | { readonly kind: 'failed' };

/** What has been entered at the table but isn't an event yet. Each part of the screen uses its own key. */
export type Draft = Readonly<Record<string, unknown>>;

/** The last undo or redo. What it changed is the difference from the game before. */
export interface Stepped {
  readonly kind: 'undo' | 'redo';
  readonly before: GameRecord;
}

/** One game as seen by this view: its log, the table replayed from it, and the actions that change it. */
export interface Session {
  readonly view: GameView | null;
  readonly replayed: Replay | null;
  /** The journal's position when this view first saw the game. Anything later happened while it was open. */
  readonly openedAt: number | null;
  /** `null` if something else has happened since, or this view didn't see it. */
  readonly stepped: Stepped | null;
  readonly draft: Draft;
  readonly missing: boolean;
  /** Loading the game failed; `again` retries. */
  readonly failed: boolean;
  readonly again: () => void;
  /** Something entered isn't acknowledged yet. */
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  readonly append: (event: EventJson) => Promise<boolean>;
  /** Several edits at once, made at the journal position they were prepared for. */
  readonly edit: (edits: readonly Edit[], position: number) => Promise<boolean>;
  /** Saves a part of the draft until the next event, even through a restart; `null` removes it. */
  readonly keep: (key: string, value: unknown) => Promise<void>;
  readonly undo: () => Promise<boolean>;
  readonly redo: () => Promise<boolean>;
}

export const [useSession, provideSession] = createContext<Session>();

/** The draft at the moment the games' file failed: the repaired file may no longer have it. */
let rescued: { readonly id: string; readonly position: number; readonly draft: Draft } | null = null;

/** `follows`: a view that enters nothing, but shows what is being entered at the table. */
export function openSession(link: Link, id: string, { follows = false } = {}): Session {
  let view = $state.raw<GameView | null>(null);
  let stepped = $state.raw<Stepped | null>(null);
  let draft = $state.raw<Draft>({});
  /** Parts of the draft not sent yet, oldest first. */
  let unsent: readonly DraftPart[] = [];
  let openedAt: number | null = null;
  /** Main has sent its saved draft. A change that arrives before that may carry an older one. */
  let answered = false;
  let keepAgain = false;
  let missing = $state(false);
  let failed = $state(false);
  let waiting = $state(0);
  /** How many of the waiting calls clear the draft when they succeed. */
  let dropping = 0;
  let broken = false;
  let last: Promise<unknown> = Promise.resolve();
  let trouble = $state.raw<Trouble | null>(null);
  /** Why what is typed isn't saved, until it is or an entry takes its place. */
  let unkept = $state.raw<Trouble | null>(null);
  const replayed = $derived(view === null ? null : replay(view.record));

  /** Answers can overtake each other: the journal's position tells which is newer. */
  function show(next: GameView, renamed = false): void {
    // It may have come from another laptop.
    missing = false;
    if (view !== null && next.position < view.position) return;
    // If nothing has happened since, our own draft is newer than the saved one.
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
    // Read again, and it hasn't changed.
    if (
      view?.position === next.position &&
      view.changedAt === next.changedAt &&
      view.trashed === next.trashed &&
      !renamed
    )
      return;
    if (view?.position !== next.position) stepped = steppedBetween(view, next);
    view = next;
  }

  /** The table's other windows enter things of their own, but the game's setting is the same in all of them. */
  function follow(theirs: Draft): void {
    if (follows) draft = theirs;
    else if (unsent.every(({ key }) => key !== FORECAST_KEY))
      draft = withPart(draft, { key: FORECAST_KEY, value: theirs[FORECAST_KEY] ?? null });
  }

  async function reload(renamed = false): Promise<void> {
    const { error, data } = await safe(link.client.games.open({ id }));
    if (data !== undefined) {
      show(data, renamed);
      answered = true;
      // It may have been changed elsewhere while the connection was down.
      if (!keepAgain) follow(isObject(data.draft) ? data.draft : {});
    } else if (isDefinedError(error)) missing = true;
    if (keepAgain || unkept !== null) void sendDraft();
    keepAgain = false;
    failed = view === null && !missing && link.status === 'open';
  }

  $effect(() =>
    link.listen({
      opened: () => void reload(),
      changed: (change) => {
        if (change.kind === 'game' && change.view.record.id === id) show(change.view);
        if (change.kind === 'cut-short') void reload();
        if (change.kind === 'people') void reload(true);
        if (change.kind === 'outage' && !follows && view !== null && Object.keys(draft).length > 0)
          rescued = { id, position: view.position, draft };
        // The disk may have room again.
        if (change.kind === 'outage' && unkept !== null) void sendDraft();
        if (change.kind === 'draft' && change.id === id && change.position === view?.position)
          follow(isObject(change.draft) ? change.draft : {});
      },
    }),
  );

  type At = { id: string; position: number };
  type Call = (at: At) => ReturnType<typeof link.client.games.undo>;

  /** Typing faster than the disk acknowledges is fine: calls wait for each other. */
  function send(call: Call): Promise<boolean> {
    if (waiting === 0) broken = false;
    waiting += 1;
    const sent = last.then(() => sendNow(call));
    last = sent.finally(() => (waiting -= 1));
    return sent;
  }

  /** Sends a call that clears the draft. If it fails, sends the parts that were held back for it. */
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
    if (view === null) return;
    const whole = Object.keys(draft).length === 0 ? null : draft;
    const { error } = await safe(link.client.games.draft({ id, position: view.position, draft: whole }));
    unkept = error === null || isDefinedError(error) ? null : troubleOf(error);
  }

  async function sendNow(call: Call): Promise<boolean> {
    // Anything entered after a failed call was meant for a different table.
    if (view === null || broken) return false;
    const { error, data } = await safe(call({ id, position: view.position }));
    if (data !== undefined) {
      show(data);
      trouble = null;
      unkept = null;
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

  /** Queued with the other calls, since an event clears the draft saved before it. */
  function keep(key: string, value: unknown): Promise<void> {
    const part: DraftPart = { key, value };
    draft = withPart(draft, part);
    unsent = [...unsent, part];
    const kept = last.then(async () => {
      unsent = unsent.filter((other) => other !== part);
      // Don't save a part that the next event clears anyway, unless it outlasts that event.
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
      return trouble ?? unkept;
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
    undo: () => sendDropping((at) => link.client.games.undo(at)),
    redo: () => sendDropping((at) => link.client.games.redo(at)),
  };
}

/** If several things happened at once, we can't tell what the step changed. */
function steppedBetween(before: GameView | null, { position, last }: GameView): Stepped | null {
  if (before === null || position !== before.position + 1) return null;
  return last === 'undo' || last === 'redo' ? { kind: last, before: before.record } : null;
}

/** What was entered last isn't on the disk, or may not be. */
export function isUnsaved(trouble: Trouble | null): boolean {
  switch (trouble?.kind) {
    case 'failed':
    case 'not-kept':
      return true;
    case 'refused':
    case 'conflict':
    case undefined:
      return false;
  }
}

function troubleOf(error: unknown): Trouble {
  const trouble = storageTrouble(error);
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
