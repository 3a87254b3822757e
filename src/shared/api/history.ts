import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { BySeat } from '../core/seats.ts';
import { EDITION_IDS, FAMILY_NAMES, type EditionId, type FamilyName } from '../record/index.ts';
import { SHELVES, type Shelf } from './shelves.ts';
import { id, line } from './shapes.ts';

/** Every game there ever was at this table, newest first, and how to find one among ten thousand. */

const instant = v.pipe(v.string(), v.isoTimestamp());

/** Which games: all of this must hold. The same everywhere, in history as in statistics. */
export const gameFilter = v.object({
  family: v.exactOptional(v.picklist(FAMILY_NAMES)),
  edition: v.exactOptional(v.picklist(EDITION_IDS)),
  /** How many sat at the table. */
  seats: v.exactOptional(v.picklist([2, 3, 4, 5])),
  place: v.exactOptional(line),
  tag: v.exactOptional(line),
  /** Somebody who sat at the table, under whatever id. */
  person: v.exactOptional(id),
  /** From this moment on. */
  from: v.exactOptional(instant),
  /** Before this moment. */
  until: v.exactOptional(instant),
});
export type GameFilter = v.InferOutput<typeof gameFilter>;

/** Of the history alone: statistics count finished games and look for no words. */
export const historyFilter = v.object({
  ...gameFilter.entries,
  status: v.exactOptional(v.picklist(SHELVES)),
  /** Every word of this stands in a name, the place, a tag or the notes, whatever the case and the accents. */
  text: v.exactOptional(line),
  /** Of the sample history alone, or none of it; without this word both. */
  sample: v.exactOptional(v.boolean()),
});
export type HistoryFilter = v.InferOutput<typeof historyFilter>;

/** Where a page ends: the next begins after it. */
const cursor = v.object({ playedAt: line, id });
export type HistoryCursor = Readonly<v.InferOutput<typeof cursor>>;

export const LARGEST_PAGE = 200;

export interface PlayedSeat {
  /** The person who sat there, by the id they go by now. */
  readonly person: string;
  /** By the name they go by now. */
  readonly name: string;
  /** Money in thousands, or points; `null` where nobody knows it. */
  readonly score: number | null;
  /** 1 for the winner, shared by equals; `null` until winners are known. */
  readonly place: number | null;
}

/** A game in the history. */
export interface PastGame {
  readonly id: string;
  readonly family: FamilyName;
  readonly edition: EditionId;
  readonly status: Shelf;
  /** When it began, or else ended, or else was taken in. */
  readonly playedAt: string;
  /** How long it took, where that is known. */
  readonly minutes: number | null;
  readonly place: string | null;
  readonly tags: readonly string[];
  readonly notes: string | null;
  readonly players: BySeat<PlayedSeat>;
  /** There is no log of it: only how it ended is known, from paper or another program. */
  readonly resultOnly: boolean;
  /** It is kept and counts nowhere: played wrong. */
  readonly misplayed: boolean;
  /** It belongs to the sample history and counts nowhere. */
  readonly sample: boolean;
  /** Played anew by today’s rules, it comes to another result than the one written down. */
  readonly contradicted: boolean;
}

export interface HistoryPage {
  readonly games: readonly PastGame[];
  /** Where the next page begins; `null` on the last. */
  readonly next: HistoryCursor | null;
}

/** One thing to filter by, and how many games it would leave. */
export interface Facet<Value> {
  readonly value: Value;
  readonly games: number;
}

/** What there is to filter by: each with every other filter in force, most games first. */
export interface HistoryFacets {
  /** Games that all filters leave. */
  readonly games: number;
  readonly families: readonly Facet<FamilyName>[];
  readonly editions: readonly Facet<EditionId>[];
  readonly seats: readonly Facet<number>[];
  readonly statuses: readonly Facet<Shelf>[];
  readonly places: readonly Facet<string>[];
  readonly tags: readonly Facet<string>[];
  readonly people: readonly (Facet<string> & { readonly name: string })[];
  /** Calendar years of the person’s own clock, latest first. */
  readonly years: readonly Facet<number>[];
}

/** What a game came to. */
export interface WrittenResult {
  readonly scores: BySeat<number> | null;
  readonly winners: readonly number[] | null;
}

/** A result that was written down, and what playing the log anew comes to. Until somebody decides, the written one counts. */
export interface Contradiction {
  readonly game: PastGame;
  readonly written: WrittenResult;
  /** `null` where today’s rules do not allow something in the log. */
  readonly replayed: WrittenResult | null;
}

/** Games with two results. */
export interface Contradictions {
  /** How many there are in all. */
  readonly games: number;
  /** The latest of them, as many as somebody looks at. */
  readonly shown: readonly Contradiction[];
}

export const historyContract = {
  page: oc
    .input(
      v.object({
        filter: historyFilter,
        after: v.nullable(cursor),
        /** So many of them are left out first: whoever looks at a far place need not read the way there. */
        skip: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
        most: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LARGEST_PAGE)),
      }),
    )
    .output(typed<HistoryPage>()),
  facets: oc.input(historyFilter).output(typed<HistoryFacets>()),
  /** Of all games, or of one; the trash is left out. */
  contradictions: oc.input(v.object({ id: v.exactOptional(id) })).output(typed<Contradictions>()),
  /** From now on the replayed result is the game’s; says whether there was one to take. */
  acceptReplay: oc.input(v.object({ id })).output(typed<boolean>()),
  /** How many games are still to be worked out: until there are none, history and statistics are not whole. */
  behind: oc.output(typed<number>()),
  /** Works them out, as a job; says its id. */
  catchUp: oc.output(typed<{ readonly job: string }>()),
};
