import { fairPrice, lotOnOffer, type FairPrice } from '../../../shared/auction/index.ts';
import { seatsThere } from '../../../shared/core/away.ts';
import { lookAheadInPieces } from '../../../shared/core/chances.ts';
import type { Worth } from '../../../shared/core/worth.ts';
import { worthAt, type Table } from '../../../shared/record/index.ts';
import { afterPainting } from '../../ui/after-painting.ts';

/** What everything is worth at one moment of a round. */
export interface WorthNow {
  readonly artists: readonly Worth[];
  /** `null` if nothing is on offer. */
  readonly lot: LotWorth | null;
}

export interface LotWorth {
  /** What one painting is worth. */
  readonly each: Worth;
  readonly paintings: 1 | 2;
  /** In total. */
  readonly worth: number;
  /** `null` while a second card may still be added. */
  readonly price: FairPrice | null;
}

/** Positions to work out before looking at the clock: far less than a millisecond. */
const PIECE = 32;
/** A key pressed meanwhile waits no longer than this. */
const MOST_MILLISECONDS = 2;

/** On a machine that is never idle, it goes on anyway. */
const PATIENCE_MILLISECONDS = 100;

/**
 * Works out what everything is worth after the table has been painted, while the page is idle. The first position of a
 * round takes a few milliseconds, and most others are a look-up. Returns how to cancel it.
 */
export function openWork(): (table: Table, found: (now: WorthNow | null) => void) => () => void {
  const { ahead, work } = lookAheadInPieces();

  return (table, found) => {
    let idle = 0;
    let cancelPainting = afterPainting(look);

    function look(): void {
      const artists = worthAt(table, ahead);
      const isMissing = artists?.some(({ places }) => places.length === 0) === true;
      if (isMissing) idle = requestIdleCallback(workOn, { timeout: PATIENCE_MILLISECONDS });
      else found(artists === null ? null : worthNow(table, artists));
    }

    function workOn(): void {
      const until = performance.now() + MOST_MILLISECONDS;
      let done = false;
      while (!done && performance.now() < until) done = work(PIECE);
      if (done) cancelPainting = afterPainting(look);
      else idle = requestIdleCallback(workOn, { timeout: PATIENCE_MILLISECONDS });
    }

    return () => {
      cancelPainting();
      cancelIdleCallback(idle);
    };
  };
}

export function worthNow(table: Table, artists: readonly Worth[]): WorthNow {
  return { artists, lot: lotNow(table, artists) };
}

function lotNow(table: Table, artists: readonly Worth[]): LotWorth | null {
  switch (table.family) {
    case 'auction': {
      const lot = lotOnOffer(table.state);
      const each = artists.find(({ artist }) => artist === lot?.artist);
      if (lot === null || each === undefined) return null;
      const worth = lot.cards * each.worth;
      const price = lot.mayGrow ? null : fairPrice(worth, seatsThere(table.state.away).length);
      return { each, paintings: lot.cards, worth, price };
    }
    case 'gallery':
      return null;
  }
}
