import { auction, EDITIONS, type EditionId } from '../../src/shared/auction/index.ts';
import { TRACKINGS } from '../../src/shared/auction/setup.ts';
import type { Plan } from './auction.ts';
import { turn, wayOf } from './turn.ts';

/** Cycles through editions, player counts and trackings, with the options each can have. */
export function plans(games: number, editions: readonly EditionId[] = EDITIONS): Plan[] {
  return Array.from({ length: games }, (_, seed): Plan => {
    const edition = turn(editions, seed);
    const way = wayOf(editions, seed, 3);
    const players = 3 + (Math.floor(way / 3) % 3);
    const tracking = TRACKINGS[Math.floor(way / 9) % 3] ?? 'ledger';
    const variant = Math.floor(way / 27) % 2 === 1;
    const options = {
      tracking,
      ...(variant && players === 3 ? { mystery: true } : {}),
      ...(variant && auction.editions[edition].splitDouble === 'variant' ? { splitDouble: true } : {}),
    };
    const style = (['any', 'rush', 'spread'] as const)[Math.floor(way / 54) % 3] ?? 'any';
    const adjusting = way % 5 === 4 ? 0.15 : 0;
    const flipping = way % 4 < 2 ? 0 : 0.3;
    return { edition, players, options, seed, style, adjusting, flipping, goesOn: way % 2 === 0 };
  });
}
