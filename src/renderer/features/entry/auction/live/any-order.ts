import type { LiveAuction } from '../../../../../shared/bidding/index.ts';
import type { Seat } from '../../../../../shared/core/seats.ts';

interface AtTheTable {
  /** In bidding order. */
  readonly order: readonly Seat[];
  /** Who has asked for the screen. */
  readonly picked: Seat | null;
  readonly hasPhone: (seat: Seat) => boolean;
}

/** Secret bids may come in any order: the laptop is for anybody who wants it, and first for those without a phone. */
export function handedOn(live: LiveAuction, { order, picked, hasPhone }: AtTheTable): LiveAuction {
  if (live.kind !== 'covering') return live;
  const left = order.filter((seat) => !live.covered.includes(seat));
  const turn = left.find((seat) => seat === picked) ?? left.find((seat) => !hasPhone(seat)) ?? live.turn;
  return { ...live, turn };
}

/** Those who haven't bid, if each of them has a phone for it. */
export function onPhones(
  live: LiveAuction | null,
  { order, hasPhone }: Omit<AtTheTable, 'picked'>,
): readonly Seat[] {
  if (live?.kind !== 'covering') return [];
  const left = order.filter((seat) => !live.covered.includes(seat));
  return left.every((seat) => hasPhone(seat)) ? left : [];
}
