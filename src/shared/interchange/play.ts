import type { BySeat } from '../core/seats.ts';
import { entryOf } from '../core/shape.ts';
import { placesOf } from '../projection/index.ts';
import {
  editionIn,
  minutesOf,
  outcomeOf,
  replay,
  seatsOver,
  type AnyEdition,
  type GameRecord,
} from '../record/index.ts';
import { resultOf } from '../result/index.ts';
import { stableId } from './stable-id.ts';

/** A finished game as other apps record plays. */
export interface Play {
  readonly id: string;
  readonly edition: AnyEdition;
  /** In local time, as `2026-01-31 20:15:00`; `null` if the day is unknown. */
  readonly date: string | null;
  /** When it was last changed, in local time; `null` if unknown. */
  readonly changed: string | null;
  /** The number of rounds; 0 if only the result is known. */
  readonly rounds: number;
  readonly minutes: number | null;
  readonly location: string | null;
  readonly comments: string | null;
  readonly misplayed: boolean;
  readonly players: BySeat<PlayPlayer>;
}

export interface PlayPlayer {
  readonly id: string;
  readonly name: string;
  readonly starts: boolean;
  readonly rank: number | null;
  readonly score: number | null;
  readonly winner: boolean;
}

/**
 * A game as a play with its time of last change. Returns `null` until the game has a winner. `goesBy` has the present
 * id of merged people.
 */
export function playOf(
  record: GameRecord,
  changedAt: string | null,
  goesBy: Readonly<Record<string, string>> = {},
): Play | null {
  const ended = endingOf(record);
  if (ended === null) return null;
  const { scores, winners, rounds, minutes } = ended;
  const places = placesOf(record.players.length, scores, winners);
  // The starting player may have changed seats since.
  const starter = seatsOver(record).endAt(0)[record.firstSeat];
  const begun = record.startedAt ?? record.finishedAt ?? null;
  return {
    id: stableId(record.id),
    edition: editionIn(record),
    date: begun === null ? null : localTime(begun),
    changed: changedAt === null ? null : localTime(changedAt),
    rounds,
    minutes,
    location: told(record.location),
    comments: told(record.notes),
    misplayed: record.misplayed === true,
    players: record.players.map(({ id, name }, seat) => ({
      id: stableId(entryOf(goesBy, id) ?? id),
      name,
      starts: resultOf(record) === null && seat === starter,
      rank: places[seat] ?? null,
      score: scores?.[seat] ?? null,
      winner: winners.includes(seat),
    })),
  };
}

function endingOf(record: GameRecord) {
  const known = resultOf(record);
  if (known !== null) return { ...known, rounds: known.rounds.length };
  const played = replay(record);
  if (!played.ok || record.abandoned === true) return null;
  const { scores, winners, rounds } = outcomeOf(played.table);
  return winners === null ? null : { scores, winners, rounds: rounds.length, minutes: minutesOf(record) };
}

/** A moment in this machine's time zone; a day without a time is its noon. */
function localTime(moment: string): string | null {
  const time = new Date(/^\d{4}-\d\d-\d\d$/.test(moment) ? `${moment}T12:00` : moment);
  if (Number.isNaN(time.valueOf())) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`;
}

function told(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
