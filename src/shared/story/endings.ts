import type { EndedBy } from '../core/family.ts';
import type { Seat } from '../core/seats.ts';
import type { AuctionTransition, GalleryTransition } from './transitions.ts';

/** How a round ended. */
export interface RoundEnd {
  readonly round: number;
  /** The event that ended it. */
  readonly index: number;
  readonly endedBy: EndedBy;
  /** `null` if it wasn't entered whose card it was, or it was no card. */
  readonly ender: Seat | null;
}

/** Returns `null` for an event that ended no round. */
export function auctionEnd({ index, event, before, after }: AuctionTransition): RoundEnd | null {
  if (before.situation.kind === 'settling' || after.situation.kind !== 'settling') return null;
  const { endedBy } = after.situation;
  const ended = { round: before.round, index, endedBy };
  switch (event.type) {
    case 'offer':
    case 'pair':
      return { ...ended, ender: event.seat ?? null };
    case 'mystery':
      return { ...ended, ender: after.lastToPlay };
    case 'sale':
    case 'unpaired':
    case 'settle':
    case 'adjust':
    case 'final':
    case 'end-round':
      return { ...ended, ender: null };
  }
}

/** Returns `null` for an event that ended no round. */
export function galleryEnd({ index, event, before, after }: GalleryTransition): RoundEnd | null {
  if (before.situation.kind === 'settling' || after.situation.kind !== 'settling') return null;
  const ender = event.type === 'adjust' ? null : after.situation.finisher;
  return { round: before.round, index, endedBy: after.situation.endedBy, ender };
}
