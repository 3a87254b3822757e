import { auction, EDITIONS, type EditionId } from '../../src/shared/auction/index.ts';
import { TRACKINGS } from '../../src/shared/auction/setup.ts';
import type { Plan } from './auction.ts';
import { FIRST_AUCTION_BOXES } from './first-boxes.ts';
import { sampleOfAll, type Sampled } from './turn.ts';

/** Games of the first boxes, and as many of each newer one. */
export function plans(games: number): Plan[] {
  return sampleOfAll<EditionId>(games, FIRST_AUCTION_BOXES, EDITIONS, 3).map(planFor);
}

/** Goes through player counts and trackings, with the options each can have. */
function planFor({ edition, seed, way }: Sampled<EditionId>): Plan {
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
  const leaving = tracking !== 'counts' && way % 7 > 4 ? 0.04 : 0;
  const flipping = way % 4 < 2 ? 0 : 0.3;
  return { edition, players, options, seed, style, adjusting, leaving, flipping, goesOn: way % 2 === 0 };
}
