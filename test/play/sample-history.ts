import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editionOf } from '../../src/shared/record/index.ts';
import { playAuction } from './auction.ts';
import { FIRST_BOXES } from './first-boxes.ts';
import { playGallery } from './gallery.ts';
import { below, chance, pick, random, shuffle } from './random.ts';

/** Two years of a small group of friends: made up, and the same each time. */

const GAMES = 30;
const FRIENDS = ['Giulia', 'Hanna', 'Jonas', 'Elif', 'Matteo'] as const;
const PLACES = ['Via Garibaldi 9', 'Café Luitpold', 'Casa Matteo'] as const;
const TAGS = ['club', 'cup'] as const;
/** The boxes they own, repeated by how often they play them. */
const BOXES = [...FIRST_BOXES, 'modern-art-1994', 'modern-art-1994', 'modern-art-cmon-it'] as const;

export const SAMPLE_FILE = join(import.meta.dirname, '../../src/main/sample/sample-history.json');

export function sampleHistory(): readonly object[] {
  const next = random(1992);
  return Array.from({ length: GAMES }, (_, at) => {
    const known = editionOf(pick(next, BOXES));
    const players = Math.min(known.edition.players.most, 3 + below(next, 3));
    const seed = 500 + at;
    const record =
      known.family === 'auction'
        ? playAuction({
            edition: known.edition.id,
            players,
            options: {
              tracking: chance(next, 0.85) ? 'ledger' : 'owners',
              mystery: false,
              splitDouble: false,
            },
            seed,
            style: pick(next, ['any', 'rush', 'spread'] as const),
          })
        : playGallery({ edition: known.edition.id, players, options: { tracking: 'full' }, seed });
    const begun = new Date(
      Date.UTC(2024, 10, 3 + at * 24 + below(next, 6), 17 + below(next, 3), below(next, 60)),
    );
    const ended = new Date(begun.valueOf() + (35 + below(next, 70)) * 60_000);
    return {
      ...record,
      id: `sample-${String(at + 1).padStart(2, '0')}`,
      sample: true,
      players: shuffle(next, FRIENDS)
        .slice(0, players)
        .map((name) => ({ id: `sample-${name.toLowerCase()}`, name })),
      startedAt: begun.toISOString(),
      finishedAt: ended.toISOString(),
      location: chance(next, 0.9) ? pick(next, PLACES) : null,
      tags: TAGS.filter(() => chance(next, 0.2)),
    };
  });
}

/** One game per line. */
export function writtenSample(): string {
  return `[\n${sampleHistory()
    .map((record) => JSON.stringify(record))
    .join(',\n')}\n]\n`;
}

if (import.meta.main) writeFileSync(SAMPLE_FILE, writtenSample());
