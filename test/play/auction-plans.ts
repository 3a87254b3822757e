import { auction, EDITIONS, type EditionId } from '../../src/shared/auction/index.ts';
import { TRACKINGS } from '../../src/shared/auction/setup.ts';
import type { Plan } from './auction.ts';
import { turn } from './turn.ts';

/** Every edition, number of players and tracking in turn, with the options each can have. */
export function plans(games: number, editions: readonly EditionId[] = EDITIONS): Plan[] {
  return Array.from({ length: games }, (_, seed): Plan => {
    const edition = turn(editions, seed);
    const players = 3 + (Math.floor(seed / 3) % 3);
    const tracking = TRACKINGS[Math.floor(seed / 9) % 3] ?? 'ledger';
    const variant = Math.floor(seed / 27) % 2 === 1;
    const options = {
      tracking,
      ...(variant && players === 3 ? { mystery: true } : {}),
      ...(variant && auction.editions[edition].splitDouble === 'variant' ? { splitDouble: true } : {}),
    };
    const style = (['any', 'rush', 'spread'] as const)[Math.floor(seed / 54) % 3] ?? 'any';
    const adjusting = seed % 5 === 4 ? 0.15 : 0;
    const flipping = seed % 4 < 2 ? 0 : 0.3;
    return { edition, players, options, seed, style, adjusting, flipping, goesOn: seed % 2 === 0 };
  });
}
