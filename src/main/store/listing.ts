import type { Shelf } from '../../shared/api.ts';
import {
  editionOf,
  minutesOf,
  type FamilyName,
  type GameRecord,
  type RecordHead,
} from '../../shared/record/index.ts';
import { resultOf } from '../../shared/result/index.ts';
import type { Standing } from './game-views.ts';

/** What the history lists a game by, and statistics choose it by. */
export interface Listing {
  /** When it began or else ended, as an instant; `null` where the record says neither. */
  readonly playedAt: string | null;
  readonly family: FamilyName;
  readonly edition: string;
  readonly seats: number;
  readonly status: Shelf;
  readonly location: string | null;
  readonly tags: readonly string[];
  readonly minutes: number | null;
  /** Whether statistics count it. */
  readonly counts: boolean;
  /** Where words are looked for. */
  readonly search: string;
}

export function listingOf(record: GameRecord, standing: Standing | null): Listing {
  const { edition, players, startedAt, finishedAt, location, notes, tags } = record;
  const status = shelfOf(record, standing);
  const said = [...players.map(({ name }) => name), location, ...(tags ?? []), notes];
  return {
    playedAt: instant(startedAt) ?? instant(finishedAt),
    family: editionOf(edition).family,
    edition,
    seats: players.length,
    status,
    location: blankAsNull(location),
    tags: [...new Set(tags ?? [])],
    minutes: resultOf(record)?.minutes ?? minutesOf(record),
    counts: status === 'finished' && record.misplayed !== true && !isSample(record),
    search: folded(said.filter((each) => typeof each === 'string').join('\n')),
  };
}

/** A game is given up, or over once its winners are known: until then somebody may have to count money. */
export function shelfOf({ abandoned }: RecordHead, standing: Standing | null): Shelf {
  if (abandoned === true) return 'abandoned';
  return (standing?.winners ?? null) === null ? 'unfinished' : 'finished';
}

/** Games of the sample history say so themselves, wherever they are taken. */
export function isSample({ sample }: RecordHead): boolean {
  return sample === true;
}

/** A time as all times are compared; whatever the record has there may be no time at all. */
export function instant(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  // Of a day alone the middle is meant: it is the same day wherever it is looked at.
  const time = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T12:00` : text);
  return Number.isNaN(time.valueOf()) || time.getUTCFullYear() > 9999 ? null : time.toISOString();
}

function blankAsNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** Without case and accents, so that nobody has to type them. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
