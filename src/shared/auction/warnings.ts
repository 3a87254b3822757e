import { never } from '../core/never.ts';
import type { BySeat } from '../core/seats.ts';
import { entryOf } from '../core/shape.ts';
import { at, total } from '../core/tally.ts';
import { unaccountedFor } from './bank.ts';
import type { Event, Holdings, Sale, Settle } from './events.ts';
import { placeOf, tileOf } from './setup.ts';
import { neverSold } from './settle.ts';
import { seen, tracks, type State } from './state.ts';

/** Unusual but possible: the table is told, and nothing is refused. */
export const WARNINGS = [
  'more-cards-than-printed',
  'price-above-best-value',
  'more-held-than-sold',
  'money-unaccounted',
] as const;
export type Warning = (typeof WARNINGS)[number];

/** What is unusual about an allowed event, given the state before it. */
export function warnings(before: State, event: Event): readonly Warning[] {
  switch (event.type) {
    case 'offer':
    case 'pair':
    case 'mystery':
      return overPrinted(before, placeOf(before.setup, event.artist), 1) ? MORE_CARDS : none;
    case 'sale':
      return saleWarnings(before, event);
    case 'adjust':
      return Object.entries(event.counts ?? {}).some(([artist, change]) =>
        overPrinted(before, placeOf(before.setup, artist), change),
      )
        ? MORE_CARDS
        : none;
    case 'settle':
      return settleWarnings(before, event);
    case 'unpaired':
    case 'final':
    case 'end-round':
      return none;
    default:
      return never(event);
  }
}

const none: readonly Warning[] = [];
const MORE_CARDS: readonly Warning[] = ['more-cards-than-printed'];

function overPrinted(before: State, artist: number, change: number): boolean {
  const printed = before.setup.printed[artist];
  return printed !== undefined && change > 0 && seen(before, artist) + change > printed.cards;
}

function saleWarnings(before: State, event: Sale): readonly Warning[] {
  return event.price !== undefined && event.price > mostEarned(before) ? ['price-above-best-value'] : none;
}

function settleWarnings(before: State, { holdings }: Settle): readonly Warning[] {
  const said: Warning[] = [];
  if (unaccountedFor(before) !== 0) said.push('money-unaccounted');
  if (holdings !== undefined && heldUnsold(before, holdings)) said.push('more-held-than-sold');
  return said;
}

function heldUnsold(before: State, holdings: BySeat<Holdings>): boolean {
  const { situation, setup, counts } = before;
  if (situation.kind !== 'settling' || tracks(setup, 'owned')) return false;
  const left = neverSold(before, situation);
  return setup.artists.some((artist, place) => {
    const held = total(holdings.map((own) => entryOf(own, artist) ?? 0));
    return held > 0 && held > at(counts, place) - at(left, place);
  });
}

/** The most that a painting can still pay this round. */
export function bestValue({ setup, standing }: State, artist: number): number {
  return at(standing, artist) + tileOf(setup, 0);
}

/** The most that the cards being sold can still pay this round; there is no limit while none are. */
export function mostEarned(state: State): number {
  const { situation } = state;
  return situation.kind === 'selling' ? bestValue(state, situation.artist) * situation.cards : Infinity;
}
