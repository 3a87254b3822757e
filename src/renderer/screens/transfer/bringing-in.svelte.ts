import { isDefinedError, safe } from '@orpc/client';
import {
  PART_BYTES,
  type Answer,
  type JobView,
  type LookedThrough,
  type TakenIn,
} from '../../../shared/api.ts';
import type { Link } from '../../lib/link.svelte.ts';

/** Where bringing a file in stands. */
export type Bringing =
  | { readonly step: 'choosing'; readonly trouble: Trouble | null }
  /** The file comes over, part by part. */
  | { readonly step: 'reading'; readonly name: string; readonly share: number }
  | { readonly step: 'looking'; readonly name: string; readonly share: number; readonly job: string }
  | { readonly step: 'found'; readonly name: string; readonly found: LookedThrough }
  /** A backup is made before anything changes. */
  | { readonly step: 'backing-up' }
  | { readonly step: 'taking'; readonly share: number; readonly job: string }
  | { readonly step: 'taken'; readonly taken: TakenIn };

/** Why nothing, or not everything, was taken in. */
export type Trouble =
  | { readonly kind: 'not-read' | 'cancelled' | 'no-room' | 'no-backup' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface BringIn {
  readonly now: Bringing;
  readonly bring: (file: File) => Promise<void>;
  readonly take: (answers: readonly Answer[]) => Promise<void>;
  readonly cancel: () => Promise<void>;
  /** Leaves the file, or what became of it, and is ready for another. */
  readonly leave: () => void;
}

export function bringIn(link: Link): BringIn {
  const { transfer, work } = link.client;
  let now = $state.raw<Bringing>({ step: 'choosing', trouble: null });
  let file: string | null = null;

  function stop(trouble: Trouble | null): void {
    if (file !== null) void safe(transfer.drop({ file }));
    file = null;
    now = { step: 'choosing', trouble };
  }

  function hear(job: JobView): void {
    const isFree = now.step === 'choosing' || now.step === 'found' || now.step === 'backing-up';
    // What another view takes in, or this one before it was loaded again, is seen here too.
    if (job.kind === 'take-in' && isFree) now = { step: 'taking', share: 0, job: job.id };
    if ((now.step !== 'looking' && now.step !== 'taking') || now.job !== job.id) return;
    const { state } = job;
    switch (state.kind) {
      case 'waiting':
        return;
      case 'running':
        now = { ...now, share: state.of === null || state.of === 0 ? 0 : state.done / state.of };
        return;
      case 'cancelled':
        stop({ kind: now.step === 'taking' ? 'cancelled' : 'not-read' });
        return;
      case 'failed':
        stop({ kind: 'failed', reason: state.code });
        return;
      case 'done':
        if (job.kind === 'look-through' && job.state.kind === 'done' && now.step === 'looking') {
          now = { step: 'found', name: now.name, found: job.state.result };
        } else if (job.kind === 'take-in' && job.state.kind === 'done') {
          file = null;
          now = { step: 'taken', taken: job.state.result };
        }
    }
  }

  $effect(() => {
    const until = new AbortController();
    async function follow(): Promise<void> {
      for await (const jobs of await work.watch(undefined, { signal: until.signal })) jobs.forEach(hear);
    }
    const quiet = link.listen({
      // A link that falls ends the stream; the next one brings another.
      opened: () => void follow().catch(() => undefined),
      changed: () => undefined,
    });
    return () => {
      quiet();
      until.abort();
    };
  });

  async function send(chosen: File): Promise<boolean> {
    file = await transfer.begin({ name: chosen.name });
    const { name, size } = chosen;
    for (let at = 0; at < size; at += PART_BYTES) {
      const part = new Uint8Array(await chosen.slice(at, at + PART_BYTES).arrayBuffer());
      if (now.step !== 'reading') return false;
      const { error } = await safe(transfer.part({ file, at, base64: inBase64(part) }));
      if (isDefinedError(error) && error.code === 'NO_ROOM') {
        stop({ kind: 'no-room' });
        return false;
      }
      if (error !== null) throw error;
      now = { step: 'reading', name, share: Math.min(1, (at + PART_BYTES) / size) };
    }
    return true;
  }

  return {
    get now() {
      return now;
    },
    bring: async (chosen) => {
      const { name } = chosen;
      now = { step: 'reading', name, share: 0 };
      try {
        if (!(await send(chosen)) || file === null) return;
        now = { step: 'looking', name, share: 0, job: await transfer.look({ file }) };
      } catch (error) {
        stop({ kind: 'failed', reason: String(error) });
      }
    },
    take: async (answers) => {
      if (file === null) return;
      now = { step: 'backing-up' };
      const { error, data: job } = await safe(transfer.take({ file, answers: [...answers] }));
      if (job !== undefined) now = { step: 'taking', share: 0, job };
      else if (isDefinedError(error) && error.code === 'NO_BACKUP') stop({ kind: 'no-backup' });
      else stop({ kind: 'failed', reason: String(error) });
    },
    cancel: async () => {
      if (now.step === 'reading') stop({ kind: 'not-read' });
      else if (now.step === 'looking' || now.step === 'taking') await safe(work.cancel({ id: now.job }));
    },
    leave: () => stop(null),
  };
}

/** Bytes as text that a call can carry, in pieces that fit on the stack. */
function inBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}
