import type { BySeat, Seat } from '../../shared/core/seats.ts';
import type { Outcome, Status } from '../../shared/core/family.ts';
import { isList, isObject } from '../../shared/core/shape.ts';
import type { Shelf } from '../../shared/api.ts';
import { readRecord } from '../../shared/record/index.ts';
import type {
  EditRefusal,
  EditionId,
  EventJson,
  GameRecord,
  RecordHead,
  RecordProblem,
} from '../../shared/record/index.ts';
import { DamagedFile } from './file-trouble.ts';
import type { Entry } from './history.ts';

/** What a new game is begun with; the store gives it its id. */
export interface NewGame {
  readonly edition: EditionId;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly firstSeat: Seat;
  readonly options: Readonly<Record<string, unknown>> & { readonly tracking: string };
  readonly startedAt?: string | null;
  readonly location?: string | null;
  readonly notes?: string | null;
  readonly tags?: readonly string[] | null;
  /** What leads to where a game stood that was begun without the app. */
  readonly events?: readonly EventJson[];
}

/** A game as a view is given it. */
export interface GameView {
  readonly record: GameRecord;
  /** How far the journal goes: an edit names the position it was made at. */
  readonly position: number;
  readonly changedAt: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly last: Entry['kind'];
  /** What is typed or standing at the table and is no event yet. */
  readonly draft: unknown;
  readonly archived: boolean;
  readonly trashedAt: string | null;
  /** Why the record cannot be played to its end, as a later reading of the rules may find. */
  readonly problem: RecordProblem | null;
}

/** A game in a list. */
export interface GameSummary {
  readonly head: RecordHead;
  readonly events: number;
  /** How it stands; `null` where the record cannot be played to its end. */
  readonly standing: Standing | null;
  readonly changedAt: string;
  readonly archived: boolean;
  readonly trashedAt: string | null;
}

export interface Standing {
  readonly status: Status;
  readonly round: number;
  readonly scores: BySeat<number> | null;
  readonly winners: readonly Seat[] | null;
}

/** Which games a list holds, latest change first. */
export interface GameFilter {
  readonly trashed?: boolean;
  readonly shelf?: Shelf;
  readonly most?: number;
  /** Only games after this one in the list. */
  readonly after?: { readonly changedAt: string; readonly id: string };
}

/** What an edit comes to, made or only tried. */
export interface Change {
  readonly record: GameRecord;
  readonly before: Outcome | null;
  readonly after: Outcome;
}

export type EditProblem =
  | Exclude<EditRefusal, { kind: 'refused' }>
  /** Something no longer fits: the first such event and why, and what would change up to it. */
  | { readonly kind: 'refused'; readonly problem: RecordProblem; readonly upTo: Change | null }
  /** The game has changed since: here is how far its journal goes now. */
  | { readonly kind: 'conflict'; readonly position: number }
  | { readonly kind: 'no-such-game' | 'in-trash' | 'nothing-to-undo' | 'nothing-to-redo' };

export type OpeningProblem =
  { readonly kind: 'refused'; readonly problem: RecordProblem } | { readonly kind: 'game-exists' };

export function standingOf({ status, round, scores, winners }: Outcome): Standing {
  return { status, round, scores, winners };
}

/** A head as it is kept beside a journal. */
export function readHead(text: string): RecordHead {
  const head = readRecord(readKept(text));
  if (!head.ok) throw new DamagedFile();
  return head.value;
}

/** What was written as JSON; the app writes no other. */
export function readKept(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedFile();
  }
}

export function readStanding(text: string | null): Standing | null {
  const standing: unknown = text === null ? null : readKept(text);
  return isStanding(standing) ? standing : null;
}

function isStanding(value: unknown): value is Standing {
  if (!isObject(value) || typeof value.round !== 'number') return false;
  const { status, scores, winners } = value;
  return (
    (status === 'playing' || status === 'settling' || status === 'finished') &&
    (scores === null || isNumbers(scores)) &&
    (winners === null || isNumbers(winners))
  );
}

function isNumbers(value: unknown): value is readonly number[] {
  return isList(value) && value.every((each) => typeof each === 'number');
}
