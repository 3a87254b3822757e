import { localDay } from '../core/local-day.ts';
import type { GameRecord } from './game-record.ts';

/** A game's file name without extension: the game and its day, but no player names. */
export function fileNameOf({ edition, startedAt }: GameRecord): string {
  const day = localDay(startedAt ?? '');
  return day === null ? edition : `${edition} ${day}`;
}

/** A record as the text of a file. */
export function fileTextOf(record: object): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}
