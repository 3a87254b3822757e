import { join } from 'node:path';
import type { Outage, FileTrouble, JobView, RepairOption } from '../shared/api.ts';
import type { Words } from '../shared/text/en/index.ts';
import { STORE_FILE } from './store/store-file.ts';

/** What is wrong, and the ways to fix it. */
export function outageOf(folder: string, problem: Outage['problem'], canBeCopied = false): Outage {
  return { problem, folder, file: join(folder, STORE_FILE), ways: waysOutOf(problem), canBeCopied };
}

/** An undamaged file is never set aside for trouble it doesn't cause, such as a full disk or a lock. */
function waysOutOf({ kind }: Outage['problem']): readonly RepairOption[] {
  switch (kind) {
    case 'damaged':
    case 'missing':
      return ['repair', 'again', 'empty'];
    case 'not-a-store':
    case 'newer-store':
    case 'unreadable':
    case 'unexpected':
      return ['again', 'repair', 'empty'];
    case 'disk-full':
    case 'read-only':
    case 'locked':
    case 'gone':
    case 'not-allowed':
    case 'no-memory':
    case 'too-many-files':
    case 'older-store':
    case 'under-repair':
      return ['again'];
  }
}

/**
 * Whether the games can stay open: what is shown is right, and saving works again once the trouble is over.
 */
export function passes(trouble: FileTrouble): boolean {
  switch (trouble) {
    case 'disk-full':
    case 'read-only':
    case 'not-allowed':
    case 'locked':
    case 'gone':
    case 'no-memory':
    case 'too-many-files':
      return true;
    case 'damaged':
    case 'unreadable':
      return false;
  }
}

export function foundDamage({ kind, state }: JobView): boolean {
  if (state.kind !== 'done') return false;
  switch (kind) {
    case 'check':
      // Damaged backups are shown in their list, and what is beside the journals is healed: the games can stay open.
      return state.result.some(({ kind: where }) => where === 'file' || where === 'journal');
    case 'backup':
      return state.result.kind === 'damaged';
    case 'import':
      return state.result.kind === 'not-safe' && state.result.damaged;
    case 'rebuild':
    case 'value':
    case 'sync':
    case 'look-through':
    case 'copy':
    case 'restore':
    case 'migrate':
    case 'find-backup':
    case 'repair':
      return false;
  }
}

/** What is wrong, what is safe and what to do, in one text for when there is no screen. */
export function outageSentence(
  words: Words,
  { kind }: Pick<Outage['problem'], 'kind'>,
  file: string,
): string {
  const { what, safe, todo } = words.keeping.outage;
  return `${what[kind](file)} ${safe[kind]} ${todo[kind]}`;
}
