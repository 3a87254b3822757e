import type { Page } from 'playwright-core';
import type { EnteredGame } from '../play/gallery.ts';
import { waitForEvents } from './entered.ts';
import { answersFor, enter, isOver } from './gallery-hand.ts';
import { deedsAt, does, type By } from './gallery-scoring.ts';

/** Called with each question of the scoring before it is answered. */
export type Onlooker = (asked: RegExp) => Promise<void>;

const nobody: Onlooker = () => Promise.resolve();

/** Enters every event of a played card game, up to the final scores. */
export async function enterGame(page: Page, record: EnteredGame, by: By, look = nobody): Promise<void> {
  let events = 0;
  for (const at of record.events.keys()) {
    events = await enterEvent(page, record, at, { by, events, look });
    // With keys, the cards of a round are entered as fast as possible, and none is lost.
    if (by === 'pointer' || isOver(record, at + 1)) await waitForEvents(page, events);
  }
}

interface Entering {
  readonly by: By;
  /** How many events there are already. */
  readonly events: number;
  readonly look?: Onlooker;
}

/**
 * Enters one event and returns the new number of events: if the screen has to be told that nobody adds a
 * card, that is one more.
 */
export async function enterEvent(
  page: Page,
  record: EnteredGame,
  at: number,
  { by, events, look = nobody }: Entering,
): Promise<number> {
  if (!isOver(record, at)) {
    await enter(page, answersFor(record, at), by);
    return events + 1;
  }
  let count = events;
  for (const deed of deedsAt(record, at)) {
    await page.getByRole('heading', { name: deed.asked }).waitFor();
    await look(deed.asked);
    await does(page, deed, by);
    if (!deed.appends) continue;
    count += 1;
    await waitForEvents(page, count);
  }
  return count;
}
