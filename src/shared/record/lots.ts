import type { FamilyName } from './families.ts';
import type { GameRecord } from './game-record.ts';
import { outcomeOf, type Table } from './table.ts';
import type { Timeline } from './timeline.ts';

/** What is corrected together, as a range of the log: a lot, a card with what it asks for, or any other entry. */
export interface Lot {
  readonly from: number;
  readonly to: number;
}

/** The events that start a lot or card, and those that continue it. */
const KINDS: { readonly [Name in FamilyName]: Record<'begins' | 'goesOn', readonly string[]> } = {
  auction: { begins: ['offer', 'mystery'], goesOn: ['pair', 'unpaired', 'sale'] },
  gallery: {
    begins: ['influence', 'play'],
    goesOn: ['draw', 'second', 'face-down', 'everyone', 'award', 'decline'],
  },
};

/** The whole log, oldest first. */
export function lotsOf({ record: { events }, tables }: Timeline): Lot[] {
  const { begins, goesOn } = KINDS[tables[0]?.family ?? 'auction'];
  const found: { from: number; to: number }[] = [];
  let open = false;
  for (const [index, { type }] of events.entries()) {
    const last = found.at(-1);
    if (open && goesOn.includes(type) && last !== undefined) last.to = index;
    else {
      found.push({ from: index, to: index });
      open = begins.includes(type);
    }
  }
  return found;
}

/** The lots and cards that are complete, oldest first. */
export function completeLots(timeline: Timeline): Lot[] {
  const [family, last] = [timeline.tables[0]?.family, timeline.tables.at(-1)];
  if (family === undefined || last === undefined) return [];
  const { events } = timeline.record;
  const lots = lotsOf(timeline).filter(({ from }) => KINDS[family].begins.includes(events[from]?.type ?? ''));
  const open = timeline.problem === null && isAwaited(last) && lots.at(-1)?.to === events.length - 1;
  return open ? lots.slice(0, -1) : lots;
}

/** Whether any lot is complete. Costs no replay, because it is asked after every entry. */
export function hasCompleteLot({ events }: GameRecord, table: Table): boolean {
  const { begins } = KINDS[table.family];
  return events.filter(({ type }) => begins.includes(type)).length > (isAwaited(table) ? 1 : 0);
}

/** Whether a lot or card is still being entered. */
export function isAwaited(table: Table): boolean {
  const { status, turn } = outcomeOf(table);
  return status === 'playing' && turn === null && table.setup.tracking !== 'counts';
}
