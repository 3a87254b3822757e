import { never } from '../core/never.ts';
import { at } from '../core/tally.ts';
import { unaccountedFor } from './bank.ts';
import type { AuctionKind } from './edition.ts';
import type { Event, Sale } from './events.ts';
import { placeOf, tileOf } from './setup.ts';
import { seen, seenOfKind, type State } from './state.ts';

/** What is odd but possible at a table: told, never refused. */
export const WARNINGS = [
  'more-cards-than-printed',
  'more-of-a-kind-than-known',
  'price-above-best-value',
  'money-unaccounted',
] as const;
export type Warning = (typeof WARNINGS)[number];

/** What an event that is allowed makes odd, on the state before it. */
export function warnings(before: State, event: Event): readonly Warning[] {
  switch (event.type) {
    case 'offer':
    case 'pair':
    case 'mystery':
      return cardWarnings(before, placeOf(before.setup, event.artist), event.auction);
    case 'sale':
      return saleWarnings(before, event);
    case 'adjust':
      return Object.entries(event.counts ?? {}).some(([artist, change]) =>
        overPrinted(before, placeOf(before.setup, artist), change),
      )
        ? ['more-cards-than-printed']
        : none;
    case 'settle':
      return unaccountedFor(before) === 0 ? none : ['money-unaccounted'];
    case 'unpaired':
    case 'final':
    case 'end-round':
      return none;
    default:
      return never(event);
  }
}

const none: readonly Warning[] = [];

function cardWarnings(before: State, artist: number, kind: AuctionKind | undefined): readonly Warning[] {
  const tooMany = overPrinted(before, artist, 1);
  const tooManyOfKind = kind !== undefined && overKnown(before, artist, kind);
  if (!tooMany && !tooManyOfKind) return none;
  const said: Warning[] = [];
  if (tooMany) said.push('more-cards-than-printed');
  if (tooManyOfKind) said.push('more-of-a-kind-than-known');
  return said;
}

function overPrinted(before: State, artist: number, change: number): boolean {
  const printed = before.setup.printed[artist];
  return printed !== undefined && change > 0 && seen(before, artist) + change > printed.cards;
}

function overKnown(before: State, artist: number, kind: AuctionKind): boolean {
  const known = before.setup.printed[artist]?.kinds;
  return known !== null && known !== undefined && seenOfKind(before, artist, kind) >= known[kind];
}

function saleWarnings(before: State, event: Sale): readonly Warning[] {
  const { situation } = before;
  if (situation.kind !== 'selling' || event.price === undefined) return none;
  const best = bestValue(before, situation.artist) * situation.cards;
  return event.price > best ? ['price-above-best-value'] : none;
}

/** The most a painting can still pay this round. */
export function bestValue({ setup, standing }: State, artist: number): number {
  return at(standing, artist) + tileOf(setup, 0);
}
