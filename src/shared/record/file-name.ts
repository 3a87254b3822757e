import { localDay } from '../core/local-day.ts';
import type { GameRecord } from './game-record.ts';

/** What a game's file is called without its ending: the game and its day, not who played. */
export function fileNameOf({ edition, startedAt }: GameRecord): string {
  const day = localDay(startedAt ?? '');
  return day === null ? edition : `${edition} ${day}`;
}

/** A record as it stands in a file. */
export function fileTextOf(record: object): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}
