import type { AuctionKind } from '../../../../shared/auction/index.ts';
import type { Outcome } from '../../../../shared/core/family.ts';
import type { BySeat, Seat } from '../../../../shared/core/seats.ts';
import { editionOf, type GameRecord } from '../../../../shared/record/index.ts';
import type { Words } from '../../../../shared/text/en/index.ts';
import { listFormat } from '../../../../shared/text/formats.ts';
import { pointsIn } from '../../../../shared/text/terms.ts';
import { kindNames } from '../../../../shared/text/kinds.ts';
import { namingOf } from '../../../../shared/text/naming.ts';
import type { Ink } from '../../../ui/charts/chart.ts';

/** What it takes to put the figures of one game into one language. */
export interface ChartTeller {
  readonly words: Words['story'];
  readonly seats: readonly string[];
  readonly seat: (seat: Seat) => string;
  readonly artist: (artist: string) => string;
  /** In the order of the edition's own board, which colours go by. */
  readonly artists: readonly { readonly id: string; readonly name: string; readonly ink: Ink }[];
  readonly kind: (kind: AuctionKind) => string;
  /** Money as the box writes it, or points. */
  readonly amount: (value: number) => string;
  /** The same in a sentence, where points are called so. */
  readonly worth: (value: number) => string;
  readonly signed: (value: number) => string;
  readonly count: (value: number) => string;
  readonly list: (parts: readonly string[]) => string;
  /** Everybody who has won; none while nobody has. */
  readonly winners: readonly Seat[];
  /** What everybody ended with, where it is known. */
  readonly scores: BySeat<number> | null;
}

export function chartTellerOf(
  words: Words,
  locale: string,
  record: GameRecord,
  outcome: Outcome,
): ChartTeller {
  const naming = namingOf(record, locale);
  const printed: readonly { readonly id: string; readonly name: string }[] = editionOf(record.edition).edition
    .artists;
  const kinds = kindNames(words, record.edition);
  const points = pointsIn(words, record.edition);
  // Nothing is neither more nor less.
  const amount = (value: number) => (value < 0 ? `−${naming.money(-value)}` : naming.money(value || 0));
  return {
    words: words.story,
    seats: record.players.map(({ name }) => name),
    seat: naming.seat,
    artist: naming.artist,
    artists: printed.map(({ id, name }, at) => ({ id, name, ink: { kind: 'artist', place: at + 1 } })),
    kind: (kind) => kinds[kind] ?? kind,
    amount,
    worth: (value) => (points === null ? amount(value) : words.story.film.points(amount(value), points)),
    signed: (value) => (value > 0 ? `+${amount(value)}` : amount(value)),
    count: naming.count,
    list: (parts) => listFormat(locale).format(parts),
    winners: outcome.winners ?? [],
    scores: outcome.winners === null ? null : outcome.scores,
  };
}

/** A player's ink. */
export function seatInk(seat: Seat): Ink {
  return { kind: 'seat', seat };
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The one with the most; of several the first. */
export function mostOf<Thing>(things: readonly Thing[], of: (thing: Thing) => number): Thing | null {
  return things.reduce<Thing | null>(
    (most, thing) => (most === null || of(thing) > of(most) ? thing : most),
    null,
  );
}

/** 1, 2, … up to a number. */
export function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, at) => at + 1);
}
