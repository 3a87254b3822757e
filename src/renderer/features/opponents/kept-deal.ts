import { isList, isObject, isAmount } from '../../../shared/core/shape.ts';
import { readSaying } from '../../../shared/bidding/index.ts';
import type { Move } from '../../../shared/dealing/index.ts';

/** Among the lessons that are done. */
export const PRACTICE = 'practice';

/** Where the person at the screen sits. */
export const OWN_SEAT = 0;

export const PACES = ['slow', 'usual', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds between two things that others do. */
export const PAUSE: Readonly<Record<Pace, number>> = { slow: 1600, usual: 700, 'at-once': 0 };

/** A practice game as the window keeps it through a reload. */
export interface KeptDeal {
  readonly seed: number;
  readonly opponents: number;
  readonly pace: Pace;
  readonly moves: readonly Move[];
}

export function readDeal(key: string): KeptDeal | null {
  const text = sessionStorage.getItem(key);
  const kept: unknown = text === null ? null : JSON.parse(text);
  if (!isObject(kept)) return null;
  const { seed, opponents, pace, moves } = kept;
  const known = PACES.find((one) => one === pace);
  if (!isAmount(seed) || !isAmount(opponents) || known === undefined || !isList(moves)) return null;
  return { seed, opponents, pace: known, moves: moves.flatMap((move) => readMove(move) ?? []) };
}

export function keepDeal(key: string, deal: KeptDeal | null): void {
  if (deal === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(deal));
}

function readMove(raw: unknown): Move | null {
  if (!isObject(raw)) return null;
  const { kind, cards, card, seat, step, event } = raw;
  const played = isList(cards) ? cards.filter(isAmount) : [];
  switch (kind) {
    case 'event':
      return isObject(event) && typeof event.type === 'string'
        ? { kind, event: { ...event, type: event.type }, cards: played }
        : null;
    case 'step': {
      const said = readSaying(step);
      return said === null ? null : { kind, step: said };
    }
    case 'out':
      return isAmount(seat) ? { kind, seat } : null;
    case 'aside':
      return isAmount(seat) && (card === null || isAmount(card)) ? { kind, seat, card } : null;
    default:
      return null;
  }
}
