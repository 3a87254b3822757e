import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS, type EditionId } from '../../src/shared/gallery/edition.ts';
import { gallery } from '../../src/shared/gallery/index.ts';
import { written, type Fixture } from './fixture-file.ts';
import { endingsOf, endingsWanted } from './gallery-ways.ts';
import { playGalleryTable, type GameRecord, type Plan } from './gallery.ts';
import { below, chance, pick, random, shuffle, type Random } from './random.ts';

/**
 * Whole games that together come to every ending of an edition. What each must come to is what lay on the table
 * it was played at, not what the app made of it.
 */
function fixturesOf(edition: EditionId): Fixture<GameRecord>[] {
  const missing = new Set(endingsWanted());
  const fixtures: Fixture<GameRecord>[] = [];
  const next = random(EDITIONS.indexOf(edition) + 1);
  for (let batch = 0; missing.size > 0 && batch < 200; batch += 1) {
    const best = bestOf(edition, missing, next);
    if (best === null) continue;
    for (const ending of best.covers) missing.delete(ending);
    fixtures.push(best);
  }
  if (missing.size > 0) throw new Error(`no game found for ${[...missing].join(', ')}`);
  return fixtures;
}

function bestOf(edition: EditionId, missing: ReadonlySet<string>, next: Random): Fixture<GameRecord> | null {
  let best: Fixture<GameRecord> | null = null;
  for (let tries = 0; tries < 400; tries += 1) {
    const { record, outcome } = playGalleryTable(somePlan(edition, missing, next));
    const covers = endingsOf(record).filter((ending) => missing.has(ending));
    if (covers.length > (best?.covers.length ?? 0)) {
      const { players, options } = record;
      const order = options.order === undefined ? [] : ['order'];
      const title = [`${players.length} players`, options.tracking, ...order].join(', ');
      best = { title, covers, record, expect: outcome };
    }
  }
  return best;
}

function somePlan(edition: EditionId, missing: ReadonlySet<string>, next: Random): Plan {
  const wanted = pick(next, [...missing]);
  const two = wanted.startsWith('two players') || chance(next, 0.25);
  const line = gallery.editions[edition].artists.map(({ id }) => id);
  return {
    edition,
    players: two ? 2 : 3 + below(next, 3),
    options: {
      tracking: wanted.startsWith('counts') ? 'counts' : 'full',
      ...(wanted.startsWith('order') || chance(next, 0.3) ? { order: shuffle(next, line) } : {}),
    },
    seed: below(next, 1_000_000),
    style: pick(next, ['any', 'rush', 'spread', 'spread']),
    adjusting: wanted.includes('correction') ? 0.1 : 0,
  };
}

/** Run by itself, this writes the games anew: only where the format or the wanted endings change. */
if (import.meta.main) {
  for (const edition of EDITIONS) {
    const folder = join(import.meta.dirname, '../games/gallery', edition);
    mkdirSync(folder, { recursive: true });
    fixturesOf(edition).forEach((fixture, index) => {
      writeFileSync(join(folder, `played-${String(index + 1).padStart(2, '0')}.json`), written(fixture));
    });
  }
}
