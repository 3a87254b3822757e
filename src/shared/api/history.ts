import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { BySeat } from '../core/seats.ts';
import type { PackedWall } from '../core/wall.ts';
import { FAMILY_NAMES, isEditionKey, type AnyEdition, type FamilyName } from '../record/index.ts';
import type { Sent } from './sent-once.ts';
import { SHELVES, type Shelf } from './shelves.ts';
import { calendarYear, id, line } from './shapes.ts';

/** Every game ever played at this table, newest first, searchable among ten thousand. */

const instant = v.pipe(v.string(), v.isoTimestamp());

/** Games must match all of these. Shared by history and statistics. */
export const gameFilter = v.object({
  family: v.exactOptional(v.picklist(FAMILY_NAMES)),
  /** By its key, as a facet has it. */
  edition: v.exactOptional(v.pipe(v.string(), v.check(isEditionKey))),
  /** Made boxes of one base with the same numbers of play count as one edition. */
  together: v.exactOptional(v.boolean()),
  /** The number of players. */
  seats: v.exactOptional(v.picklist([2, 3, 4, 5])),
  place: v.exactOptional(line),
  tag: v.exactOptional(line),
  /** A person who played, by any of their ids. */
  person: v.exactOptional(id),
  /** Others who played too, each by any of their ids. */
  with: v.exactOptional(v.pipe(v.array(id), v.maxLength(5))),
  /** The evenings that began in it, with their games after midnight, whatever the moments below. */
  year: v.exactOptional(calendarYear),
  /** From this moment. */
  from: v.exactOptional(instant),
  /** Before this moment. */
  until: v.exactOptional(instant),
});
export type GameFilter = v.InferOutput<typeof gameFilter>;

/** Only in the history: statistics always use finished games and have no text search. */
export const historyFilter = v.object(
  v.entriesFromObjects([
    gameFilter,
    v.object({
      status: v.exactOptional(v.picklist(SHELVES)),
      /** Every word must appear in a name, the box, the place, a tag or the notes, ignoring case and accents. */
      text: v.exactOptional(line),
      /** Only games that the statistics count (`true`) or none of them (`false`); both if missing. */
      counted: v.exactOptional(v.boolean()),
      /** Only the sample history (`true`) or none of it (`false`); both if missing. */
      sample: v.exactOptional(v.boolean()),
      /** Only games that count and tracked who had each painting: those of the permanent collection. */
      hung: v.exactOptional(v.literal(true)),
    }),
  ]),
);
export type HistoryFilter = v.InferOutput<typeof historyFilter>;

export const LARGEST_PAGE = 200;

export interface PlayedSeat {
  /** The person's current id. */
  readonly person: string;
  /** The person's current name. */
  readonly name: string;
  /** Money in thousands, or points; `null` if unknown. */
  readonly score: number | null;
  /** 1 for the winner, ties share a place; `null` until winners are known. */
  readonly place: number | null;
}

export interface PastGame {
  readonly id: string;
  readonly family: FamilyName;
  readonly edition: AnyEdition;
  readonly status: Shelf;
  /** When it started, otherwise when it ended or was imported. */
  readonly playedAt: string;
  /** How long it took, if known. */
  readonly minutes: number | null;
  readonly place: string | null;
  readonly tags: readonly string[];
  readonly notes: string | null;
  readonly players: BySeat<PlayedSeat>;
  /** There is no log: only the result is known, from paper or another program. */
  readonly resultOnly: boolean;
  /** Kept but not counted: played wrong. */
  readonly misplayed: boolean;
  /** Belongs to the sample history, which doesn't count. */
  readonly sample: boolean;
  /** Replayed with today’s rules, it has a different result from the stored one. */
  readonly contradicted: boolean;
  /** Every painting, to be read with `unpackWall`; `null` if the game isn't finished or only its result is known. */
  readonly wall: PackedWall | null;
}

/** The games of a month in the list's order: how many each of its evenings has, most of them one. */
export interface HistoryMonth {
  /** The local month, such as `2026-11`; empty for a year without four digits. */
  readonly month: string;
  readonly evenings: readonly number[];
  /** How many paintings the longest of their strips has, if there is one. */
  readonly longest?: number;
}

/** A filter value, and how many games would match it. */
export interface Facet<Value> {
  readonly value: Value;
  readonly games: number;
}

/** The available filter values, each counted with every other filter applied, most games first. */
export interface HistoryFacets {
  /** The number of games that match all filters. */
  readonly games: number;
  readonly families: readonly Facet<FamilyName>[];
  readonly editions: readonly (Facet<string> & { readonly edition: AnyEdition })[];
  readonly seats: readonly Facet<number>[];
  readonly statuses: readonly Facet<Shelf>[];
  readonly counted: readonly Facet<boolean>[];
  readonly places: readonly Facet<string>[];
  readonly tags: readonly Facet<string>[];
  readonly people: readonly (Facet<string> & { readonly name: string })[];
  /** Local calendar years, latest first. */
  readonly years: readonly Facet<number>[];
}

/** The result of a game. */
export interface WrittenResult {
  readonly scores: BySeat<number> | null;
  readonly winners: readonly number[] | null;
}

/** A stored result, and what replaying its log gives. Until the user decides, the stored one counts. */
export interface Contradiction {
  readonly game: PastGame;
  readonly written: WrittenResult;
  /** `null` if today’s rules don't allow an event in the log. */
  readonly replayed: WrittenResult | null;
}

/** Games with two results. */
export interface Contradictions {
  /** How many there are in total. */
  readonly games: number;
  /** The latest of them, limited to what is shown. */
  readonly shown: readonly Contradiction[];
}

export const historyContract = {
  page: oc
    .input(
      v.object({
        filter: historyFilter,
        skip: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
        most: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LARGEST_PAGE)),
      }),
    )
    .output(typed<Sent<readonly PastGame[]>>()),
  /** These games in this order, without those that are no longer there. */
  games: oc.input(v.pipe(v.array(id), v.maxLength(LARGEST_PAGE))).output(typed<Sent<readonly PastGame[]>>()),
  facets: oc.input(historyFilter).output(typed<HistoryFacets>()),
  /** Every game that matches, by month and evening, so that a list can be laid out before its games are loaded. */
  outline: oc.input(historyFilter).output(typed<readonly HistoryMonth[]>()),
  /** For all games, or for one; without the trash. */
  contradictions: oc.input(v.object({ id: v.exactOptional(id) })).output(typed<Sent<Contradictions>>()),
  /** Makes the replayed result the game’s result. Returns whether there was one. */
  acceptReplay: oc.input(v.object({ id })).output(typed<boolean>()),
  /** How many games are still to be recalculated; until it is 0, history and statistics are incomplete. */
  behind: oc.output(typed<number>()),
  /** Starts recalculating them and returns the job's id. */
  catchUp: oc.output(typed<{ readonly job: string }>()),
};
