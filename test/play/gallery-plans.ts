import { EDITIONS, type EditionId } from '../../src/shared/gallery/edition.ts';
import { gallery } from '../../src/shared/gallery/index.ts';
import { FIRST_GALLERY_BOXES } from './first-boxes.ts';
import type { Plan } from './gallery.ts';
import { random, shuffle } from './random.ts';
import { sampleOfAll, type Sampled } from './turn.ts';

/** Games of the first boxes, and as many of each newer one. */
export function plans(games: number): Plan[] {
  return sampleOfAll<EditionId>(games, FIRST_GALLERY_BOXES, EDITIONS, 2).map(planFor);
}

/** Goes through every combination of player counts, trackings, styles and orders. */
function planFor({ edition, seed, way }: Sampled<EditionId>): Plan {
  const turns = (of: number, every: number): number => Math.floor(way / every) % of;
  const tracking = turns(4, 8) === 3 ? 'counts' : 'full';
  const line = gallery.editions[edition].artists.map(({ id }) => id);
  const order = turns(5, 96) === 4 ? { order: shuffle(random(seed + 7), line) } : {};
  return {
    edition,
    players: 2 + turns(4, 2),
    options: { tracking, ...order },
    style: (['any', 'spread', 'rush'] as const)[turns(3, 32)] ?? 'any',
    adjusting: turns(2, 48) === 1 ? 0.1 : 0,
    leaving: tracking === 'full' && way % 7 === 1 ? 0.04 : 0,
    seed,
  };
}
