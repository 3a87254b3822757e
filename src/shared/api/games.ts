import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { Problem } from '../core/problem.ts';
import { isObject } from '../core/shape.ts';
import type { AnyEdition, GameRecord } from '../record/index.ts';
import type { Sent } from './sent-once.ts';
import { anyEdition, event, id, name, position } from './shapes.ts';
import type { Shelf } from './shelves.ts';

const index = position;
const options = v.looseObject({ tracking: v.string() });
const player = v.object({ id: v.exactOptional(id), name });

const edit = v.variant('kind', [
  v.object({ kind: v.literal('append'), event }),
  v.object({ kind: v.literal('insert'), index, event }),
  v.object({ kind: v.literal('replace'), index, event }),
  v.object({ kind: v.literal('remove'), index }),
  v.object({ kind: v.literal('header'), fields: v.record(v.string(), v.unknown()) }),
]);

/** A game at a position of its journal. An edit names the position it was made at. */
export interface GameView {
  readonly record: GameRecord;
  readonly position: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The last change to the game. */
  readonly last: 'open' | 'edit' | 'undo' | 'redo';
  /** What is entered but isn't an event yet, as the table left it. */
  readonly draft: unknown;
  readonly changedAt: string;
  /** It is in the trash: it can be seen and restored, and nothing else. */
  readonly trashed: boolean;
  /** The present ids of people who have been merged into somebody. */
  readonly goesBy?: Readonly<Record<string, string>>;
}

/**
 * The parts of a draft that survive an entry: a correction in progress, the money owed after one, and whether the
 * forecast is shown.
 */
export const CORRECTION_KEY = 'mending';
export const OWED_KEY = 'owed';
export const FORECAST_KEY = 'forecast';
const LASTING: readonly string[] = [CORRECTION_KEY, OWED_KEY, FORECAST_KEY];

/** Whether a table has seen the overview before its first card. */
export const OVERVIEW_KEY = 'overview';

/** The part of a draft that survives an entry; `null` if there is none. */
export function lastingDraft(draft: unknown): Readonly<Record<string, unknown>> | null {
  if (!isObject(draft)) return null;
  const left = Object.entries(draft).filter(([key]) => LASTING.includes(key));
  return left.length === 0 ? null : Object.fromEntries(left);
}

export interface GameSummary {
  readonly id: string;
  readonly edition: AnyEdition;
  readonly players: readonly string[];
  readonly changedAt: string;
  /** When it was played, if known. */
  readonly startedAt: string | null;
  readonly round: number;
  readonly finished: boolean;
  /** Whether only the result is known. */
  readonly resultOnly: boolean;
  /** Belongs to the sample history, which doesn't count. */
  readonly sample: boolean;
  /** `null` until known. */
  readonly winners: readonly string[] | null;
}

/** The latest games of a shelf, and how many it has in total. */
export interface Shelved {
  readonly games: readonly GameSummary[];
  readonly count: number;
}

/** The setup of a past game: enough to start another like it. */
export interface PastSetup {
  readonly edition: AnyEdition;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly firstSeat: number;
  readonly options: Readonly<Record<string, unknown>> & { readonly tracking: string };
}

/** Why an edit was refused: a problem at an event index (−1 for the head). */
export type Refusal = Problem & { readonly index: number };

const problems = {
  NOT_FOUND: {},
  /** Another view made an edit in between; `view` is the current state. */
  CONFLICT: { data: typed<{ view: GameView }>() },
  REFUSED: { data: typed<Refusal>() },
};

const draft = v.nullable(v.record(v.string(), v.unknown()));

const at = v.object({ id, position });
const edits = v.pipe(v.array(edit), v.minLength(1), v.maxLength(500));

export const gamesContract = {
  list: oc.output(typed<Sent<readonly GameSummary[]>>()),
  /** Every shelf, each with at most this many of its latest games. */
  shelves: oc
    .input(v.object({ unfinished: position, finished: position, abandoned: position }))
    .output(typed<Readonly<Record<Shelf, Shelved>>>()),
  /** The latest setups per group and edition, latest first. */
  tables: oc.output(typed<readonly PastSetup[]>()),
  /** A game started elsewhere comes with its events. */
  create: oc
    .input(
      v.object({
        edition: anyEdition,
        players: v.pipe(v.array(player), v.minLength(1), v.maxLength(8)),
        firstSeat: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        options,
        events: v.exactOptional(v.pipe(v.array(event), v.maxLength(50))),
      }),
    )
    .errors({ REFUSED: problems.REFUSED })
    .output(typed<GameView>()),
  open: oc.input(v.object({ id })).errors({ NOT_FOUND: {} }).output(typed<GameView>()),
  edit: oc
    .input(v.object({ ...at.entries, edits }))
    .errors(problems)
    .output(typed<GameView>()),
  /** Stores unfinished entries. A draft that arrives after its event is dropped. */
  draft: oc
    .input(v.object({ ...at.entries, draft }))
    .errors({ NOT_FOUND: {} })
    .output(typed<null>()),
  undo: oc.input(at).errors(problems).output(typed<GameView>()),
  redo: oc.input(at).errors(problems).output(typed<GameView>()),
};
