import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { EditionId, GameRecord, RecordHead, RecordProblem } from '../record/index.ts';
import { FATES, type Fate } from '../transfer/index.ts';
import { id, line, position } from './shapes.ts';

export { FATES, type Fate };

/** A game as it stands in a file. */
export interface FileGame {
  /** `null` in a file of one game. */
  readonly line: number | null;
  readonly id: string;
  readonly edition: EditionId;
  readonly players: readonly string[];
  readonly startedAt: string | null;
  readonly events: number;
  /** It is here, in the trash. */
  readonly trashed: boolean;
  /** It was played wrong and will count nowhere. */
  readonly misplayed: boolean;
  /** Of a game without a log nobody wrote down what everybody had: the winners alone are known. */
  readonly winnersOnly: boolean;
}

/** What is no game that could be taken in, and why. */
export interface BrokenGame {
  /** The name of the file it stands in; `null` where there is only one. */
  readonly file: string | null;
  readonly line: number | null;
  readonly problem: RecordProblem;
  /** What of it can be read. */
  readonly head: RecordHead | null;
  /** What tells a play of another program from others in its file, as it is written there. */
  readonly play: BrokenPlay | null;
}

export interface BrokenPlay {
  readonly startedAt: string | null;
  readonly players: readonly string[];
}

/** Somebody in a file who is not known here, but somebody of that name is. */
export interface Stranger {
  readonly id: string;
  readonly name: string;
  /** Games of theirs in the file. */
  readonly games: number;
  readonly namesakes: readonly Namesake[];
}

export interface Namesake {
  readonly id: string;
  readonly name: string;
  readonly games: number;
}

export interface LookedThrough {
  readonly file: string;
  readonly counts: Readonly<Record<Fate, number>>;
  /** The first of each, for the person to look at. */
  readonly games: Readonly<Record<Fate, readonly FileGame[]>>;
  readonly brokenCount: number;
  readonly broken: readonly BrokenGame[];
  /** Plays of another program that are none of these games, and those that were played in teams. */
  readonly passedOver: { readonly otherGames: number; readonly teams: number };
  readonly strangers: readonly Stranger[];
  /** People in it of whom neither id nor name is known here. */
  readonly newcomers: number;
}

/** Files that are being looked through. */
export interface Looking {
  readonly job: string;
  readonly names: readonly string[];
}

export interface TakenIn {
  readonly kind: 'taken-in';
  readonly file: string;
  readonly counts: Readonly<Record<Fate, number>>;
  readonly broken: number;
  /** The games that were here before and stand otherwise now. */
  readonly changed: readonly string[];
}

/** No backup could be taken before, so that nothing was taken in; `damaged` where it would have held damage. */
export interface NotSafe {
  readonly kind: 'not-safe';
  readonly damaged: boolean;
}

/** Which games go out: these, or every one that is not in the trash. */
const wanted = v.nullable(v.pipe(v.array(id), v.maxLength(10_000)));

/** Some of the games that go out, and after which game to ask for more. */
export interface OutgoingPart {
  readonly records: readonly GameRecord[];
  /** When the game of each record was last changed here. */
  readonly changed: readonly string[];
  readonly games: number;
  readonly of: number;
  readonly next: string | null;
}

/** A game with more than one log. */
export interface PartedGame {
  readonly id: string;
  readonly edition: EditionId;
  readonly players: readonly string[];
  readonly startedAt: string | null;
  readonly logs: number;
  /** Somebody has picked one of them. */
  readonly settled: boolean;
}

export interface PartedLog {
  readonly hash: string;
  readonly record: GameRecord;
}

/** What the person says of somebody in a file: who of those here it is, or that it is somebody else. */
const answer = v.object({ id, as: id, same: v.boolean() });
export type Answer = v.InferOutput<typeof answer>;

/** A part of a file, in base 64: well below what a call may hold. */
export const PART_BYTES = 600_000;

export const transferContract = {
  out: oc.input(v.object({ games: wanted, after: line })).output(typed<OutgoingPart>()),
  /**
   * Makes room for a file that comes in parts; answers with the name it goes by from now on, the same for files that are
   * brought together. Parts belong to the one that was begun last.
   */
  begin: oc
    .input(v.object({ name: v.pipe(v.string(), v.maxLength(500)), beside: v.exactOptional(id) }))
    .errors({ NOT_FOUND: {} })
    .output(typed<string>()),
  part: oc
    .input(v.object({ file: id, at: position, base64: v.pipe(v.string(), v.maxLength(900_000)) }))
    .errors({ NOT_FOUND: {}, NO_ROOM: {} })
    .output(typed<null>()),
  /** Looks the file through, as a job. */
  look: oc
    .input(v.object({ file: id }))
    .errors({ NOT_FOUND: {} })
    .output(typed<Looking>()),
  /** Takes the file in, as a job, which takes a backup before; answers with the job's id. */
  take: oc
    .input(v.object({ file: id, answers: v.pipe(v.array(answer), v.maxLength(2000)) }))
    .errors({ NOT_FOUND: {} })
    .output(typed<string>()),
  drop: oc.input(v.object({ file: id })).output(typed<null>()),
  /** The games with more than one log, those first of which nobody has picked one. */
  parted: oc.output(typed<readonly PartedGame[]>()),
  /** The logs of a game, the one that is shown first. */
  logs: oc.input(v.object({ id })).errors({ NOT_FOUND: {} }).output(typed<readonly PartedLog[]>()),
  pick: oc
    .input(v.object({ id, hash: line }))
    .errors({ NOT_FOUND: {} })
    .output(typed<null>()),
};
