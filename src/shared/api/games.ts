import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { Outcome } from '../core/family.ts';
import type { Problem } from '../core/problem.ts';
import { isObject } from '../core/shape.ts';
import { EDITION_IDS, type EditionId, type GameRecord } from '../record/index.ts';
import { event, id, name, position } from './shapes.ts';
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

/** A view of a game names the position of its journal; an edit says at which position it was made. */
export interface GameView {
  readonly record: GameRecord;
  readonly position: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How the game came to stand as it does. */
  readonly last: 'open' | 'edit' | 'undo' | 'redo';
  /** What is entered at the table and is no event yet; it is kept as the table left it. */
  readonly draft: unknown;
  readonly changedAt: string;
}

/** What of a draft no entry drops: a correction that is put together, and what one leaves to be handed over. */
export const MENDING_KEY = 'mending';
export const OWED_KEY = 'owed';
const LASTING: readonly string[] = [MENDING_KEY, OWED_KEY];

/** The picture of the game in a minute that a table looks at before its first card. */
export const OVERVIEW_KEY = 'overview';

/** What is left of a draft after an entry; `null` where that is nothing. */
export function lastingDraft(draft: unknown): Readonly<Record<string, unknown>> | null {
  if (!isObject(draft)) return null;
  const left = Object.entries(draft).filter(([key]) => LASTING.includes(key));
  return left.length === 0 ? null : Object.fromEntries(left);
}

/** What an edit would come to, without making it. */
export interface Preview {
  readonly before: Outcome | null;
  readonly after: Outcome;
}

export interface GameSummary {
  readonly id: string;
  readonly edition: EditionId;
  readonly players: readonly string[];
  readonly changedAt: string;
  /** When it was played, where that is known. */
  readonly startedAt: string | null;
  readonly round: number;
  readonly finished: boolean;
  /** There is no log of it: only how it ended is known. */
  readonly resultOnly: boolean;
  /** It belongs to the sample history and counts nowhere. */
  readonly sample: boolean;
  /** `null` until they are known. */
  readonly winners: readonly string[] | null;
}

/** The latest games of a shelf, and how many there are in all. */
export interface Shelved {
  readonly games: readonly GameSummary[];
  readonly count: number;
}

/** A table as it was laid for a game: enough to lay it again. */
export interface LaidTable {
  readonly edition: EditionId;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly firstSeat: number;
  readonly options: Readonly<Record<string, unknown>> & { readonly tracking: string };
}

/** Why an edit was not taken: the rules refuse it, at an index of the events (−1 for the head). */
export type Refusal = Problem & { readonly index: number };

const problems = {
  NOT_FOUND: {},
  /** Somebody else wrote in between; the view is what stands now. */
  CONFLICT: { data: typed<{ view: GameView }>() },
  REFUSED: { data: typed<Refusal>() },
};

const draft = v.nullable(v.record(v.string(), v.unknown()));

const at = v.object({ id, position });
const edits = v.pipe(v.array(edit), v.minLength(1), v.maxLength(500));

export const gamesContract = {
  list: oc.output(typed<readonly GameSummary[]>()),
  /** Every shelf with as many of its latest games as asked for. */
  shelves: oc
    .input(v.object({ unfinished: position, finished: position, abandoned: position }))
    .output(typed<Readonly<Record<Shelf, Shelved>>>()),
  /** The tables of the latest games, each group's latest with each edition, latest first. */
  tables: oc.output(typed<readonly LaidTable[]>()),
  /** A game that was begun elsewhere comes with the events that lead to where it stands. */
  create: oc
    .input(
      v.object({
        edition: v.picklist(EDITION_IDS),
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
  /** What these edits would change, and where something later no longer fits, the first such event and why. */
  preview: oc
    .input(v.object({ ...at.entries, edits }))
    .errors(problems)
    .output(typed<Preview>()),
  /** Keeps what is entered until it becomes an event; one that comes after the event is too late and kept no more. */
  draft: oc
    .input(v.object({ ...at.entries, draft }))
    .errors({ NOT_FOUND: {} })
    .output(typed<null>()),
  undo: oc.input(at).errors(problems).output(typed<GameView>()),
  redo: oc.input(at).errors(problems).output(typed<GameView>()),
};
