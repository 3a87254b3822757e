import { choices as auctionChoices } from '../auction/index.ts';
import { isAway } from '../core/away.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { choices as galleryChoices } from '../gallery/index.ts';
import type { Table } from './table.ts';

/** Why players cannot swap seats now. Replacing a player with a new one is always possible. */
export type MoveRefusal = 'away' | 'under-the-hammer' | 'card-awaited' | 'face-down' | 'game-over';

/** `from` maps each seat to the previous seat of its new player. */
export function moveRefusal(table: Table, from: BySeat<Seat>): MoveRefusal | null {
  if (table.state.situation.kind === 'finished') return 'game-over';
  if (from.every((seat, to) => seat === to)) return null;
  if (from.some((seat, to) => seat !== to && isAway(table.state.away, seat))) return 'away';
  switch (table.family) {
    case 'auction': {
      const { kind } = table.state.situation;
      return kind === 'doubling' || kind === 'selling' ? 'under-the-hammer' : null;
    }
    case 'gallery': {
      const { situation, faceDown } = table.state;
      if (situation.kind === 'effect') return 'card-awaited';
      // It isn't known which cards are face down, so they cannot be moved.
      return from.some((seat, to) => faceDown[seat] !== faceDown[to]) ? 'face-down' : null;
    }
  }
}

/** The `adjust` fields that move everything players have to their new seats. */
export function belongings(table: Table, from: BySeat<Seat>): Readonly<Record<string, unknown>> {
  const fields = Object.entries(heldBySeat(table)).flatMap(([field, bySeat]) => {
    const changes = (bySeat ?? []).flatMap((now, seat) => {
      const comes = bySeat?.[from[seat] ?? seat];
      const change = comes === undefined ? null : changeBetween(now, comes);
      return change === null ? [] : [[String(seat), change] as const];
    });
    return changes.length === 0 ? [] : [[field, Object.fromEntries(changes)] as const];
  });
  return Object.fromEntries(fields);
}

/** The fields of an `adjust` that hold belongings, in either family. */
export const BELONGINGS = ['cash', 'scores', 'hands', 'owned', 'displayed'] as const;

type Held = number | Readonly<Record<string, number>>;

function heldBySeat(table: Table): Partial<Record<(typeof BELONGINGS)[number], BySeat<Held> | null>> {
  switch (table.family) {
    case 'auction': {
      const { adjust } = auctionChoices(table.state);
      return adjust === null ? {} : { cash: adjust.cash, hands: adjust.hands, owned: adjust.owned };
    }
    case 'gallery': {
      const { adjust } = galleryChoices(table.state);
      return adjust === null
        ? {}
        : { scores: adjust.scores, hands: adjust.hands, displayed: adjust.displayed };
    }
  }
}

function changeBetween(now: Held, comes: Held): Held | null {
  if (typeof now === 'number' || typeof comes === 'number') {
    const change = Number(comes) - Number(now);
    return change === 0 ? null : change;
  }
  const changes = Object.entries(comes).flatMap(([name, count]) => {
    const change = count - (now[name] ?? 0);
    return change === 0 ? [] : [[name, change] as const];
  });
  return changes.length === 0 ? null : Object.fromEntries(changes);
}
