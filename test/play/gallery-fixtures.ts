import { EDITIONS, type EditionId } from '../../src/shared/gallery/edition.ts';
import { gallery } from '../../src/shared/gallery/index.ts';
import { endingsOf, endingsWanted } from './gallery-ways.ts';
import { playGalleryTable, type GameRecord, type Plan } from './gallery.ts';
import { gathered, writeFixtures, type Fixture } from './fixture-file.ts';
import { seedOf, below, chance, pick, shuffle, type Random } from './random.ts';

/** Whole games that together cover every ending of an edition. */
function fixturesOf(edition: EditionId): Fixture<GameRecord>[] {
  return gathered({
    wanted: endingsWanted(edition),
    seed: seedOf(edition),
    tries: 400,
    batches: 200,
    play: (missing, next) => playGalleryTable(somePlan(edition, missing, next)),
    endingsOf,
    titleOf: ({ players, options }) => {
      const order = options.order === undefined ? [] : ['order'];
      return [`${players.length} players`, options.tracking, ...order].join(', ');
    },
  });
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

/** Run with edition ids, this file writes their games. */
if (import.meta.main) {
  for (const edition of EDITIONS.filter((id) => process.argv.includes(id)))
    writeFixtures(edition, fixturesOf(edition));
}
