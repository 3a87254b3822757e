import type { Away, AwayChanges } from '../core/away.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import type { Words } from './en/index.ts';
import { moveText } from './away.ts';
import type { Terms } from './terms.ts';
import type { Naming } from './message.ts';

/** What is needed to describe the events of one game in one language. */
export interface SentenceContext {
  readonly words: Words['events'];
  readonly terms: Terms;
  readonly naming: Naming;
  /** A list: ‘Axel, Beatrix and Clemens’. */
  readonly list: (parts: readonly string[]) => string;
  /** Why a tie goes to a player, and why a player starts a round, in the words used when settling it. */
  readonly tie: Words['liveAuction']['tie'];
  readonly starting: Words['settle']['next'];
  readonly startingInGallery: Words['gallerySettle']['next'];
}

/** A seat's name; `null` if the seat is unknown. */
export function nameOf({ naming }: SentenceContext, seat: Seat | null | undefined): string | null {
  return seat === null || seat === undefined ? null : naming.seat(seat);
}

/** Who has what, without those who have nothing. */
export function haves({ words, naming, list }: SentenceContext, what: BySeat<string | null>): string {
  return list(what.flatMap((each, seat) => (each === null ? [] : words.has(naming.seat(seat), each))));
}

/** Joins the sentences of a line. */
export function together(...sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join('. ');
}

/** Who starts the next round, and why. */
export interface Starts {
  readonly seat: Seat | null;
  readonly why: string;
}

/** What comes next: who starts the round, or that there is none. */
export function comingRound(
  { words, naming }: SentenceContext,
  after: { readonly round: number; readonly situation: { readonly kind: string } } | null,
  { seat, why }: Starts,
): string | null {
  if (after?.situation.kind === 'finished') return words.gameOver;
  return after === null || seat === null ? null : words.starts(naming.seat(seat), after.round, why);
}

interface Ranked {
  readonly artist: string;
  readonly rank: number | null;
  readonly tieWonOver: readonly string[];
}

/** Which ranked artists won a tie. */
export function artistTies(
  { naming, list }: SentenceContext,
  artists: readonly Ranked[],
  say: (artist: string, others: string) => string,
): string | null {
  const ties = artists.flatMap(({ artist, rank, tieWonOver }) =>
    rank === null || tieWonOver.length === 0
      ? []
      : say(naming.artist(artist), list(tieWonOver.map(naming.artist))),
  );
  return ties.length === 0 ? null : ties.join('. ');
}

/** An adjustment: who goes and who comes, with the reason, then what was changed by hand. */
export function adjustment(
  { words, naming, list }: SentenceContext,
  { reason, away }: { readonly reason: string; readonly away?: AwayChanges | null },
  [before, after]: readonly { readonly away: Away }[],
  changes: string | null,
): string {
  const moves = Object.entries(away ?? {}).map(([key, leaves]) =>
    moveText(words.away, naming.seat(Number(key)), leaves, (leaves ? after : before)?.away[Number(key)]),
  );
  const what = moves.length === 0 ? words.adjust(reason) : words.away.because(list(moves), reason);
  return together(what, changes);
}

export type Changes = Readonly<Record<string, number>> | null | undefined;
export type ChangesBySeat = Readonly<Record<string, Changes>> | null | undefined;

/** One phrase per change, without zeros. */
export function changed(changes: Changes, say: (key: string, change: number) => string): string[] {
  return Object.entries(changes ?? {}).flatMap(([key, change]) => (change === 0 ? [] : say(key, change)));
}

/** One phrase per seat and change. */
export function changedBySeat(
  changes: ChangesBySeat,
  say: (seat: string, key: string, change: number) => string,
): string[] {
  return Object.entries(changes ?? {}).flatMap(([seat, ofSeat]) =>
    changed(ofSeat, (key, change) => say(seat, key, change)),
  );
}
