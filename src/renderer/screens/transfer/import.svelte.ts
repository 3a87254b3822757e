import { isDefinedError, safe } from '@orpc/client';
import {
  PART_BYTES,
  type Answer,
  type FileTrouble,
  type JobView,
  type FileContents,
  type Imported,
} from '../../../shared/api.ts';
import type { Place } from '../../../shared/routes/index.ts';
import type { Link } from '../../lib/link.svelte.ts';
import { storageTrouble } from '../../lib/storage-trouble.ts';
import { gameIn, openingOf, type Opening } from './opening.ts';

/** The state of an import. */
export type ImportState =
  | { readonly step: 'choosing'; readonly trouble: Trouble | null }
  /** The file is being uploaded in parts. */
  | { readonly step: 'reading'; readonly name: string; readonly share: number }
  | {
      readonly step: 'looking';
      readonly names: readonly string[];
      readonly share: number;
      readonly job: string | null;
    }
  | { readonly step: 'found'; readonly names: readonly string[]; readonly found: FileContents }
  /** A backup is made before anything changes. */
  | { readonly step: 'backing-up'; readonly share: number; readonly job: string | null }
  | { readonly step: 'taking'; readonly share: number; readonly job: string }
  | { readonly step: 'taken'; readonly taken: Imported };

type Running = Extract<JobView['state'], { readonly kind: 'running' }>;

/** Why the import failed or is incomplete. */
export type Trouble =
  | { readonly kind: 'not-read' | 'cancelled' | 'no-room' | 'no-backup' }
  | { readonly kind: 'failed'; readonly why: FileTrouble | null };

export interface BringIn {
  readonly now: ImportState;
  /** `toOpen`: the user wants to see the game in the files, not what they contain. */
  readonly bring: (files: readonly File[], toOpen: boolean) => Promise<void>;
  /** Looks through files opened in the desktop app. */
  readonly open: (file: string) => Promise<void>;
  /** `anyway`: plays to import although they seem to be here. */
  readonly take: (answers: readonly Answer[], anyway: readonly string[]) => Promise<void>;
  readonly cancel: () => Promise<void>;
  /** Keeps what was found for when the user comes back to this screen. */
  readonly keep: () => void;
  /** Discards the file or the result, ready for another file. */
  readonly leave: () => void;
}

/** What was found, while the user looks at a game that it names. */
let kept: Extract<ImportState, { readonly step: 'found' }> | null = null;

/** Imported files are shown for review first. */
const SHOWN: Opening = { kind: 'show' };

/** `leadTo` navigates to a game the user opened. */
export function importFiles(link: Link, leadTo: (place: Place) => void): BringIn {
  const { transfer, work } = link.client;
  let now = $state.raw<ImportState>(kept ?? { step: 'choosing', trouble: null });
  let file = kept?.found.file ?? null;
  kept = null;
  /** Incremented for each new set of files, to ignore anything started for earlier ones. */
  let turns = 0;
  /** Whether the files were opened to see the game in them. */
  let opened = false;
  /** Where to go once the files are imported. */
  let after: Place | null = null;
  /** Resolves once we receive the jobs' progress. */
  const following = Promise.withResolvers<null>();

  function stop(trouble: Trouble | null): void {
    if (file !== null) void safe(transfer.drop({ file }));
    file = after = null;
    opened = false;
    now = { step: 'choosing', trouble };
  }

  function find(names: readonly string[], found: FileContents): void {
    const opening = opened ? openingOf(found) : SHOWN;
    switch (opening.kind) {
      case 'show':
        now = { step: 'found', names, found };
        return;
      case 'go':
        stop(null);
        leadTo(opening.to);
        return;
      case 'take':
        after = gameIn(found);
        void take([], []);
    }
  }

  function hear(job: JobView): void {
    // Also show an import started by another view, or by this one before it was reloaded.
    if (job.kind === 'import' && isFree(now)) now = { step: 'backing-up', share: 0, job: job.id };
    if (!isAtWork(now) || now.job !== job.id) return;
    const { state } = job;
    switch (state.kind) {
      case 'waiting':
        return;
      case 'running':
        now = furtherWith(now, job.id, state);
        return;
      case 'cancelled':
        stop({ kind: now.step === 'taking' ? 'cancelled' : 'not-read' });
        return;
      case 'failed':
        stop({ kind: 'failed', why: state.trouble });
        return;
      case 'done':
        if (job.kind === 'look-through' && job.state.kind === 'done' && now.step === 'looking') {
          find(now.names, job.state.result);
        } else if (job.kind === 'import' && job.state.kind === 'done') {
          const { result: taken } = job.state;
          if (taken.kind === 'not-safe') {
            stop({ kind: 'no-backup' });
            return;
          }
          const next = taken.file === file ? after : null;
          file = after = null;
          now = { step: 'taken', taken };
          if (next !== null) leadTo(next);
        }
    }
  }

  $effect(() => {
    const until = new AbortController();
    async function follow(): Promise<void> {
      const watched = await work.watch(undefined, { signal: until.signal });
      following.resolve(null);
      for await (const jobs of watched) jobs.forEach(hear);
    }
    const quiet = link.listen({
      // The stream ends with the link, so follow it again when the link reopens.
      opened: () => void follow().catch(() => undefined),
      changed: () => undefined,
    });
    return () => {
      quiet();
      until.abort();
    };
  });

  async function send(chosen: readonly File[], turn: number): Promise<string | null> {
    const all = chosen.reduce((sum, { size }) => sum + size, 0);
    let sent = 0;
    let into: string | null = null;
    for (const each of chosen) {
      const { name, size } = each;
      into = await transfer.begin(into === null ? { name } : { name, beside: into });
      if (turn !== turns) return null;
      file = into;
      for (let at = 0; at < size; at += PART_BYTES) {
        const part = new Uint8Array(await each.slice(at, at + PART_BYTES).arrayBuffer());
        if (turn !== turns || now.step !== 'reading') return null;
        const { error } = await safe(transfer.part({ file: into, at, base64: inBase64(part) }));
        if (isDefinedError(error) && error.code === 'NO_ROOM') {
          stop({ kind: 'no-room' });
          return null;
        }
        if (error !== null) throw error;
        if (turn !== turns) return null;
        sent += part.length;
        now = { step: 'reading', name, share: sent / all };
      }
    }
    return into;
  }

  /** Abandons what was being looked through. An import in progress continues in the background. */
  function turnTo(next: string | null, toOpen: boolean): number {
    if (now.step === 'looking' && now.job !== null) void safe(work.cancel({ id: now.job }));
    if (now.step !== 'backing-up' && now.step !== 'taking') stop(null);
    [file, after, opened] = [next, null, toOpen];
    return (turns += 1);
  }

  async function unlessItFails(turn: number, bringing: () => Promise<void>): Promise<void> {
    try {
      await bringing();
    } catch (error) {
      if (turn === turns) stop({ kind: 'failed', why: storageTrouble(error) });
    }
  }

  async function look(at: string): Promise<void> {
    const { job, names } = await transfer.look({ file: at });
    if (file === at) now = { step: 'looking', names, share: 0, job };
  }

  async function take(answers: readonly Answer[], anyway: readonly string[]): Promise<void> {
    if (file === null) return;
    const turn = turns;
    now = { step: 'backing-up', share: 0, job: null };
    const { error, data: job } = await safe(
      transfer.take({ file, answers: [...answers], ...(anyway.length === 0 ? {} : { anyway: [...anyway] }) }),
    );
    if (turn !== turns) return;
    if (job === undefined) stop({ kind: 'failed', why: storageTrouble(error) });
    // The job may have been reported, or even finished, before this answer arrives.
    else if (isAtWork(now) && now.job !== job) now = { step: 'backing-up', share: 0, job };
  }

  return {
    get now() {
      return now;
    },
    bring: async (chosen, toOpen) => {
      const [first] = chosen;
      if (first === undefined) return;
      const turn = turnTo(null, toOpen);
      now = { step: 'reading', name: first.name, share: 0 };
      await unlessItFails(turn, async () => {
        const sent = await send(chosen, turn);
        if (sent !== null) await look(sent);
      });
    },
    open: async (asked) => {
      const turn = turnTo(asked, true);
      now = { step: 'looking', names: [], share: 0, job: null };
      await unlessItFails(turn, async () => {
        await following.promise;
        if (file === asked) await look(asked);
      });
    },
    take: async (answers, anyway) => {
      // A play that is imported anyway isn't the game here that it seemed to be.
      if (now.step === 'found' && opened && anyway.length === 0) after = gameIn(now.found);
      await take(answers, anyway);
    },
    cancel: async () => {
      if (isAtWork(now) && now.job !== null) await safe(work.cancel({ id: now.job }));
      else if (now.step === 'reading' || now.step === 'looking') stop({ kind: 'not-read' });
    },
    keep: () => {
      if (now.step === 'found') kept = now;
    },
    leave: () => stop(null),
  };
}

/** A job is running or about to. */
type AtWork = Extract<ImportState, { readonly step: 'looking' | 'backing-up' | 'taking' }>;

function isAtWork(now: ImportState): now is AtWork {
  return now.step === 'looking' || now.step === 'backing-up' || now.step === 'taking';
}

function isFree(now: ImportState): boolean {
  return now.step === 'choosing' || now.step === 'found' || (now.step === 'backing-up' && now.job === null);
}

/** The same state with the job's progress. */
function furtherWith(now: AtWork, job: string, { done, of, before }: Running): AtWork {
  const share = of === null || of === 0 ? 0 : done / of;
  if (now.step === 'looking') return { ...now, share };
  return { step: before === 'backup' ? 'backing-up' : 'taking', share, job };
}

/** Base64 for a call, encoded in chunks that fit on the stack. */
function inBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}
