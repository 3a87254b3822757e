import type { Page } from 'playwright-core';
import { en } from '../../src/shared/text/en/index.ts';
import { playAuctionTable, type Plan as AuctionPlan } from '../../test/play/auction.ts';
import { playGalleryTable, type Plan as GalleryPlan } from '../../test/play/gallery.ts';
import { waitForEvents } from '../../test/app/entered.ts';
import { enterEvent, isOver, said } from '../../test/app/gallery-evening.ts';
import { enter, liftCovers, momentsOf, type Moment, type Scorekeeper } from '../../test/app/scorekeeper.ts';
import { readRecord } from '../../src/shared/record/index.ts';

/** What keys are for, so that a slow step can't hide among the others. */
export const STEPS = ['card', 'sale', 'ending', 'settling', 'covers', 'undo', 'redo'] as const;
export type Step = (typeof STEPS)[number];

/** Runs the actions of a step while its keys are timed. */
export type During = (step: Step, enters: () => Promise<void>) => Promise<void>;

/** A game to be entered by keys. */
export interface Evening {
  readonly record: { readonly id: string; readonly edition: string; readonly events: readonly object[] };
  readonly scores: readonly number[];
  /** How many covers are lifted at the end. */
  readonly covers: number;
  /** Enters the whole game. Returns the number of events before its last round and at the end. */
  readonly enter: (page: Page, during: During) => Promise<Entered>;
}

interface Entered {
  readonly lastRound: number;
  readonly events: number;
}

const KEEPER: Scorekeeper = { hand: 'keys', notesBids: false };

export function auctionEvening(plan: AuctionPlan): Evening {
  const { record, outcome } = playAuctionTable(plan);
  const read = readRecord(record);
  if (!read.ok) throw new Error(read.error.code);
  return {
    record,
    scores: outcome.scores ?? [],
    covers: new Set(outcome.scores).size,
    enter: async (page, during) => {
      const ends: number[] = [];
      for (const moment of momentsOf(read.value)) {
        await during(stepOf(moment), async () => {
          await enter(page, read.value, moment, KEEPER);
          await waitForEvents(page, moment.at + 1);
        });
        if (moment.event.type === 'settle') ends.push(moment.at + 1);
      }
      return { lastRound: ends.at(-2) ?? 0, events: record.events.length };
    },
  };
}

function stepOf({ event, before, after }: Moment): Step {
  if (before.situation.kind === 'settling') return 'settling';
  if (after.situation.kind === 'settling') return 'ending';
  return event.type === 'sale' ? 'sale' : 'card';
}

export function galleryEvening(plan: GalleryPlan): Evening {
  const played = playGalleryTable(plan);
  const record = { ...played.record, events: said(played.record, played.record.events) };
  return {
    record,
    scores: played.outcome.scores ?? [],
    covers: 0,
    enter: async (page, during) => {
      const ends: number[] = [];
      let events = 0;
      for (const [at, { type }] of record.events.entries()) {
        const step = isOver(record, at) ? 'settling' : isOver(record, at + 1) ? 'ending' : 'card';
        await during(step, async () => {
          events = await enterEvent(page, record, at, events);
          await waitForEvents(page, events);
        });
        if (type === 'settle') ends.push(events);
      }
      return { lastRound: ends.at(-2) ?? 0, events };
    },
  };
}

/** Enters a game to its end and lifts the covers, then undoes and redoes the whole last round. */
export async function playToTheEnd(page: Page, evening: Evening, during: During): Promise<number> {
  const { lastRound, events } = await evening.enter(page, during);
  if (evening.covers > 0) await during('covers', () => liftCovers(page, evening.covers, 'keys'));
  await page.getByRole('heading', { name: en.end.reveal.title }).waitFor({ state: 'hidden' });
  for (let left = events - 1; left >= lastRound; left -= 1) {
    await during('undo', () => pressUntil(page, 'Control+z', left));
  }
  for (let again = lastRound + 1; again <= events; again += 1) {
    await during('redo', () => pressUntil(page, 'Control+Shift+z', again));
  }
  return events;
}

async function pressUntil(page: Page, key: string, events: number): Promise<void> {
  await page.keyboard.press(key);
  await waitForEvents(page, events);
}
