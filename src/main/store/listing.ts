import type { Shelf } from '../../shared/api.ts';
import type { Printing } from '../../shared/core/box.ts';
import {
  editionIn,
  editionKey,
  editionOf,
  minutesOf,
  type FamilyName,
  type GameRecord,
  type RecordHead,
} from '../../shared/record/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import type { Standing } from './standing.ts';

/** The columns by which the history lists games and the statistics choose them. */
export interface Listing {
  /** When it started or, failing that, ended; `null` if the record has neither. */
  readonly playedAt: string | null;
  readonly family: FamilyName;
  readonly edition: string;
  readonly seats: number;
  readonly status: Shelf;
  readonly location: string | null;
  readonly tags: readonly string[];
  readonly minutes: number | null;
  readonly counts: boolean;
  readonly misplayed: boolean;
  /** The text that is searched. */
  readonly search: string;
}

export function listingOf(record: GameRecord, standing: Standing | null): Listing {
  const { players, startedAt, finishedAt, location, notes, tags } = record;
  const edition = editionIn(record);
  const status = shelfOf(record, standing);
  const box = editionOf(edition).edition;
  const said = [
    ...players.map(({ name }) => name),
    ...[box.title, ...Object.values(box.translatedTitles), printedBy(box.printing)],
    ...[location, ...(tags ?? []), notes],
  ];
  return {
    playedAt: instant(startedAt) ?? instant(finishedAt),
    family: editionOf(edition).family,
    edition: editionKey(edition),
    seats: players.length,
    status,
    location: blankAsNull(location),
    tags: [...new Set(tags ?? [])],
    minutes: resultOf(record)?.minutes ?? minutesOf(record),
    counts: status === 'finished' && record.misplayed !== true && !isSample(record),
    misplayed: record.misplayed === true,
    search: folded(said.filter((each) => typeof each === 'string').join('\n')),
  };
}

function printedBy(printing: Printing): string | null {
  switch (printing.by) {
    case 'year':
      return String(printing.year);
    case 'publisher':
      return printing.publisher;
    case 'somebody':
      return null;
  }
}

/**
 * A game is over once its winners are known: until then the players may still have to count their money. The same as
 * `shelf` in the table of games.
 */
export function shelfOf({ abandoned }: RecordHead, standing: Standing | null): Shelf {
  if (abandoned === true) return 'abandoned';
  return (standing?.winners ?? null) === null ? 'unfinished' : 'finished';
}

/** Sample games are marked as such in their record, and stay so when exported. */
export function isSample({ sample }: RecordHead): boolean {
  return sample === true;
}

/** A time in the form in which times are compared; null for anything that isn't a time. */
export function instant(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  // A day without a time becomes noon, which is the same day in most time zones.
  const time = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T12:00` : text);
  return Number.isNaN(time.valueOf()) || time.getUTCFullYear() > 9999 ? null : time.toISOString();
}

function blankAsNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** Without case and accents, for searching. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
