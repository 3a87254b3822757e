import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { Status } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import type { AnyEdition, Box, GameRecord, RecordHead, RecordProblem } from '../record/index.ts';
import { FATES, type Fate } from '../transfer/index.ts';
import { id, line, position } from './shapes.ts';

export { FATES, type Fate };

/** A game in a file. */
export interface FileGame {
  /** `null` in a file of one game. */
  readonly line: number | null;
  readonly id: string;
  readonly edition: AnyEdition;
  readonly players: readonly string[];
  readonly startedAt: string | null;
  readonly events: number;
  /** It exists here, in the trash. */
  readonly trashed: boolean;
  /** It was played wrong and won't count. */
  readonly misplayed: boolean;
  /** A result without scores: only the winners are known. */
  readonly winnersOnly: boolean;
  /** It seems to be a game that is here under another id. */
  readonly match: Match | null;
}

/** A play of another program, and the game here that it seems to be. */
export interface Match {
  /** The id of the play. */
  readonly play: string;
  readonly here: GameHere;
}

export interface GameHere {
  readonly id: string;
  readonly edition: AnyEdition;
  readonly players: readonly string[];
  readonly winners: readonly string[];
  readonly playedAt: string;
  readonly resultOnly: boolean;
  readonly trashed: boolean;
}

/** Something that cannot be imported, and why. */
export interface BrokenGame {
  /** The name of its file; `null` if there is only one. */
  readonly file: string | null;
  readonly line: number | null;
  readonly problem: RecordProblem;
  /** The readable part of its head. */
  readonly head: RecordHead | null;
  /** Identifies another program's play in its file, in that file's own words. */
  readonly play: BrokenPlay | null;
}

export interface BrokenPlay {
  readonly startedAt: string | null;
  readonly players: readonly string[];
}

/** An unknown person in a file who has the same name as a known one. */
export interface UnknownPerson {
  readonly id: string;
  readonly name: string;
  /** Their games in the file. */
  readonly games: number;
  /** If they only played in plays that seem to be here: which. `null` if they also played in others. */
  readonly onlyIn: readonly string[] | null;
  readonly namesakes: readonly Namesake[];
}

export interface Namesake {
  readonly id: string;
  readonly name: string;
  readonly games: number;
}

export interface FileContents {
  readonly file: string;
  readonly counts: Readonly<Record<Fate, number>>;
  /** The first few of each, to show. */
  readonly games: Readonly<Record<Fate, readonly FileGame[]>>;
  readonly brokenCount: number;
  readonly broken: readonly BrokenGame[];
  /** Plays of other games in another program's file, and team plays. */
  readonly passedOver: { readonly otherGames: number; readonly teams: number };
  /** Boxes that somebody made, by their titles. */
  readonly boxes: { readonly new: readonly string[]; readonly here: readonly string[] };
  readonly strangers: readonly UnknownPerson[];
  /** People whose id and name are both new here. */
  readonly newcomers: number;
}

/** Files that are being read. */
export interface FilesBeingRead {
  readonly job: string;
  readonly names: readonly string[];
}

export interface Imported {
  readonly kind: 'imported';
  readonly file: string;
  readonly counts: Readonly<Record<Fate, number>>;
  readonly broken: number;
  /** Boxes that weren't here. */
  readonly boxes: number;
  /** Existing games that changed. */
  readonly changed: readonly string[];
}

/** No backup could be made first, so nothing was imported; `damaged` if the backup would have contained damage. */
export interface NoBackup {
  readonly kind: 'not-safe';
  readonly damaged: boolean;
}

/** The games to export: these, or all that aren't in the trash. */
const wanted = v.nullable(v.pipe(v.array(id), v.maxLength(10_000)));

/** A game to export. */
export interface OutgoingGame {
  /** Its document, as one line of JSON: text passes on much faster than a game that is taken apart. */
  readonly text: string;
  /** When it was last changed here. */
  readonly changed: string;
  /** How it stands, if known. */
  readonly standing: {
    readonly status: Status;
    readonly scores: BySeat<number> | null;
    readonly winners: readonly Seat[] | null;
  } | null;
  /** `false` for the other logs of a game with several. */
  readonly isShown: boolean;
}

/** The present id and name of everybody, by every id they played under. */
export type EverybodyNow = Readonly<Record<string, { readonly id: string; readonly name: string }>>;

/** A part of the exported games, and after which game to ask for more. */
export interface OutgoingPart {
  readonly documents: readonly OutgoingGame[];
  /** The boxes kept here, in the first part of everything. */
  readonly boxes: readonly Box[];
  readonly games: number;
  /** How many there are, in the first part. */
  readonly of: number | null;
  /** In the first part: the documents have people as they were written. */
  readonly people: EverybodyNow | null;
  readonly next: string | null;
}

/** A game with more than one log. */
export interface GameWithLogs {
  readonly id: string;
  readonly edition: AnyEdition;
  readonly players: readonly string[];
  readonly startedAt: string | null;
  readonly logs: number;
  /** The user has picked one of them. */
  readonly settled: boolean;
}

export interface GameLog {
  readonly hash: string;
  readonly record: GameRecord;
}

/** What is taken from another log of the same game: fields of the head, and events by index. */
const parts = v.object({
  from: line,
  fields: v.pipe(v.array(line), v.maxLength(100)),
  events: v.pipe(v.array(position), v.maxLength(10_000)),
});
export type LogParts = v.InferOutput<typeof parts>;

/** The user's answer about a person in a file: whether they are this known person. */
const answer = v.object({ id, as: id, same: v.boolean() });
export type Answer = v.InferOutput<typeof answer>;

/** A part of a file, in base 64: well below the limit of a call. */
export const PART_BYTES = 600_000;

export const transferContract = {
  out: oc.input(v.object({ games: wanted, after: line })).output(typed<OutgoingPart>()),
  /**
   * Starts receiving a file in parts and returns its name, which several files imported together share. Parts always
   * belong to the file begun last.
   */
  begin: oc
    .input(v.object({ name: v.pipe(v.string(), v.maxLength(500)), beside: v.exactOptional(id) }))
    .errors({ NOT_FOUND: {} })
    .output(typed<string>()),
  part: oc
    .input(v.object({ file: id, at: position, base64: v.pipe(v.string(), v.maxLength(900_000)) }))
    .errors({ NOT_FOUND: {}, NO_ROOM: {} })
    .output(typed<null>()),
  /** Starts reading the file, as a job. */
  look: oc
    .input(v.object({ file: id }))
    .errors({ NOT_FOUND: {} })
    .output(typed<FilesBeingRead>()),
  /** Starts importing the file after a backup and returns the job's id. */
  take: oc
    .input(
      v.object({
        file: id,
        answers: v.pipe(v.array(answer), v.maxLength(2000)),
        /** The plays to import although they seem to be here, by id. */
        anyway: v.exactOptional(v.pipe(v.array(id), v.maxLength(1000))),
      }),
    )
    .errors({ NOT_FOUND: {} })
    .output(typed<string>()),
  drop: oc.input(v.object({ file: id })).output(typed<null>()),
  /** The games with more than one log, undecided ones first. */
  parted: oc.output(typed<readonly GameWithLogs[]>()),
  /** The logs of a game, the one shown first. */
  logs: oc.input(v.object({ id })).errors({ NOT_FOUND: {} }).output(typed<readonly GameLog[]>()),
  /** Uses one of the logs on every computer, or what it becomes with parts of another. */
  pick: oc
    .input(v.object({ id, hash: line, parts: v.exactOptional(parts) }))
    .errors({ NOT_FOUND: {}, REFUSED: { data: typed<RecordProblem>() } })
    .output(typed<null>()),
};
