import type { Page } from 'playwright-core';
import type { EnteredGame } from '../play/gallery.ts';
import { waitForEvents } from './entered.ts';
import { answersFor, enter, isOver } from './gallery-hand.ts';
import { deedsAt, does, type By } from './gallery-scoring.ts';

/** Enters every event of a played card game, up to the final scores. */
export async function enterGame(page: Page, record: EnteredGame, by: By): Promise<void> {
  let events = 0;
  for (const at of record.events.keys()) {
    events = await enterEvent(page, record, at, { by, events });
    // With keys, the cards of a round are entered as fast as possible, and none is lost.
    if (by === 'pointer' || isOver(record, at + 1)) await waitForEvents(page, events);
  }
}

interface Entering {
  readonly by: By;
  /** How many events there are already. */
  readonly events: number;
}

/**
 * Enters one event and returns the new number of events: if the screen has to be told that nobody adds a
 * card, that is one more.
 */
export async function enterEvent(
  page: Page,
  record: EnteredGame,
  at: number,
  { by, events }: Entering,
): Promise<number> {
  if (!isOver(record, at)) {
    await enter(page, answersFor(record, at), by);
    return events + 1;
  }
  let count = events;
  for (const deed of deedsAt(record, at)) {
    await does(page, deed, by);
    if (!deed.appends) continue;
    count += 1;
    await waitForEvents(page, count);
  }
  return count;
}
