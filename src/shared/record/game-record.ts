import type { Seat } from '../core/seats.ts';
import type { Problem } from '../core/problem.ts';
import { MADE_BOX } from '../core/box.ts';
import { isBox, type AnyEdition, type Box } from './boxes.ts';
import type { EditionId } from './editions.ts';

/** A JSON object as it was read; unknown fields are kept. */
export type JsonObject = Readonly<Record<string, unknown>>;

export interface RecordPlayer {
  readonly id: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** An event as stored in a record. Whether its family knows and allows it is decided by a replay. */
export interface EventJson {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface HeadFields {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly id: string;
  readonly players: readonly RecordPlayer[];
  readonly firstSeat: Seat;
  readonly options: JsonObject & { readonly tracking: string };
  readonly startedAt?: string | null;
  readonly finishedAt?: string | null;
  readonly location?: string | null;
  readonly notes?: string | null;
  readonly tags?: readonly string[] | null;
  readonly misplayed?: boolean | null;
  readonly abandoned?: boolean | null;
  readonly [field: string]: unknown;
}

/** How a head says what the game was played with. A `box` beside another edition has no meaning. */
export type EditionFields =
  | { readonly edition: EditionId }
  | { readonly edition: typeof MADE_BOX; readonly box: Box };

/** Everything in a record before its events. */
export type RecordHead = HeadFields & EditionFields;

/** One game at one table: who sat where, which rulebook, and every event in order. */
export type GameRecord = RecordHead & { readonly events: readonly EventJson[] };

export function editionIn(head: EditionFields): AnyEdition {
  return head.edition === MADE_BOX ? head.box : head.edition;
}

export function editionFields(edition: AnyEdition): EditionFields {
  return isBox(edition) ? { edition: MADE_BOX, box: edition } : { edition };
}

export const RECORD_FORMAT = 'vernissage/game';

/** The version this program writes, and the newest it reads. */
export const RECORD_VERSION = 1;

/** A problem with its place in the whole record: `index` is the event's, −1 outside `events`. */
export interface RecordProblem extends Problem {
  readonly index: number;
  readonly id: string | null;
}
