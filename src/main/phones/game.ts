import { LIVE_AUCTION_KEY, readStoredAuction, type StoredAuction } from '../../shared/bidding/index.ts';
import { isObject } from '../../shared/core/shape.ts';
import { outcomeOf, timelineOf, type GameRecord, type Timeline } from '../../shared/record/index.ts';

/** A game as the table shows it. */
export interface PhoneGame {
  readonly record: GameRecord;
  readonly position: number;
  readonly draft: unknown;
  readonly trashed: boolean;
}

/** Nobody plays it any more, and its phones go at once. */
export function isGone({ trashed, record }: PhoneGame): boolean {
  return trashed || record.abandoned === true;
}

/** It has come to its end, which somebody may still undo. */
export function isFinished({ tables }: Timeline): boolean {
  const table = tables.at(-1);
  return table !== undefined && outcomeOf(table).status === 'finished';
}

/** Phones have nothing to do in it. */
export function isOver(game: PhoneGame): boolean {
  return isGone(game) || isFinished(timelineOf(game.record, null));
}

export function storedIn({ draft }: PhoneGame): StoredAuction {
  return readStoredAuction(isObject(draft) ? draft[LIVE_AUCTION_KEY] : null);
}
