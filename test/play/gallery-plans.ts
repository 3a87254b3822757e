import { EDITIONS, type EditionId } from '../../src/shared/gallery/edition.ts';
import { gallery } from '../../src/shared/gallery/index.ts';
import type { Plan } from './gallery.ts';
import { random, shuffle } from './random.ts';
import { turn, wayOf } from './turn.ts';

/** Cycles through every combination of editions, player counts, trackings, styles and orders. */
export function plans(count: number, editions: readonly EditionId[] = EDITIONS): Plan[] {
  return Array.from({ length: count }, (_, seed) => planFor(seed, editions));
}

function planFor(seed: number, editions: readonly EditionId[]): Plan {
  const way = wayOf(editions, seed, 2);
  const turns = (of: number, every: number): number => Math.floor(way / every) % of;
  const edition = turn(editions, seed);
  const tracking = turns(4, 8) === 3 ? 'counts' : 'full';
  const line = gallery.editions[edition].artists.map(({ id }) => id);
  const order = turns(5, 96) === 4 ? { order: shuffle(random(seed + 7), line) } : {};
  return {
    edition,
    players: 2 + turns(4, 2),
    options: { tracking, ...order },
    style: (['any', 'spread', 'rush'] as const)[turns(3, 32)] ?? 'any',
    adjusting: turns(2, 48) === 1 ? 0.1 : 0,
    seed,
  };
}
