import type { BySeat, Seat } from '../../shared/core/seats.ts';
import type { Outcome, Status } from '../../shared/core/family.ts';
import { fromJson } from '../../shared/core/json.ts';
import { isList, isObject } from '../../shared/core/shape.ts';
import type { Shelf } from '../../shared/api.ts';
import { readRecord } from '../../shared/record/index.ts';
import type {
  EditRefusal,
  AnyEdition,
  EventJson,
  GameRecord,
  RecordHead,
  RecordProblem,
} from '../../shared/record/index.ts';

/** What a new game starts with; the store adds its id. */
export interface NewGame {
  readonly edition: AnyEdition;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly firstSeat: Seat;
  readonly options: Readonly<Record<string, unknown>> & { readonly tracking: string };
  readonly startedAt?: string | null;
  readonly location?: string | null;
  readonly notes?: string | null;
  readonly tags?: readonly string[] | null;
  /** Events that lead to the position of a game begun without the app. */
  readonly events?: readonly EventJson[];
}

export interface Standing {
  readonly status: Status;
  readonly round: number;
  readonly scores: BySeat<number> | null;
  readonly winners: readonly Seat[] | null;
}

export interface GameFilter {
  readonly trashed?: boolean;
  /** Nothing in the trash is on a shelf. */
  readonly shelf?: Shelf;
  readonly most?: number;
  /** Only games after this one in the list. */
  readonly after?: { readonly changedAt: string; readonly id: string };
}

export type EditProblem =
  | EditRefusal
  /** The game has changed since; this is its present position. */
  | { readonly kind: 'conflict'; readonly position: number }
  | { readonly kind: 'no-such-game' | 'in-trash' | 'nothing-to-undo' | 'nothing-to-redo' };

export type OpeningProblem =
  | { readonly kind: 'refused'; readonly problem: RecordProblem }
  | { readonly kind: 'game-exists' };

export function standingOf({ status, round, scores, winners }: Outcome): Standing {
  return { status, round, scores, winners };
}

/** The record without its events, as stored beside the journal. */
export function headOf(record: GameRecord): string {
  return JSON.stringify({ ...record, events: [] });
}

export function textOf(standing: Standing | null): string | null {
  return standing === null ? null : JSON.stringify(standing);
}

/** `null` if it can't be read. */
export function readHead(text: string): RecordHead | null {
  const head = readRecord(fromJson(text));
  return head.ok ? head.value : null;
}

/** `null` if there is none, or it can't be read. */
export function readStanding(text: string | null): Standing | null {
  const standing = text === null ? null : fromJson(text);
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
