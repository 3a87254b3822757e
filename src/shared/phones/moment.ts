import type { State } from '../auction/index.ts';
import type { RunSoFar } from '../bidding/index.ts';
import type { Seat } from '../core/seats.ts';
import type { Timeline } from '../record/index.ts';
import type { TextLanguage } from '../text/prompting.ts';
import type { PhoneViewWords } from '../text/all-phone-views.ts';

/** A game at one moment, with everything that views for phones are made from. Most of it is secret from somebody. */
export interface PhoneMoment {
  readonly timeline: Timeline;
  /** The position of the game's journal. */
  readonly position: number;
  /** The auction that the app runs, with everything said on phones; `null` if it runs none. */
  readonly run: RunSoFar | null;
  /** The table plays with open money. */
  readonly openMoney: boolean;
  /** How many covers the table has lifted at the end. */
  readonly lifted: number;
  readonly connected: readonly Seat[];
  /** The auctioneer may enter the sale on their phone. */
  readonly saleAllowed: boolean;
}

/** The table at the end of a timeline, if it holds auctions. */
export function auctionAt({ tables }: Timeline): State | null {
  const table = tables.at(-1);
  if (table === undefined) return null;
  switch (table.family) {
    case 'auction':
      return table.state;
    case 'gallery':
      return null;
  }
}

/** What a phone's language needs. */
export interface PhoneLanguage extends TextLanguage {
  readonly own: PhoneViewWords;
}
