import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../../src/shared/core/family.ts';
import { EDITIONS, type EditionId } from '../../src/shared/auction/edition.ts';
import { auction } from '../../src/shared/auction/index.ts';
import { endingsOf, endingsWanted } from './auction-ways.ts';
import { playAuctionTable, type GameRecord, type Plan } from './auction.ts';
import { below, chance, pick, random, shuffle, type Random } from './random.ts';

/** A whole game and what its replay must come to. */
export interface Fixture {
  readonly title: string;
  /** Which endings, with which options, this game is kept for. */
  readonly covers: readonly string[];
  readonly record: GameRecord;
  readonly expect: Outcome;
}

/**
 * Whole games that together come to every ending with every option of an edition. What each must come to is what
 * lay on the table it was played at, not what the app made of it.
 */
function fixturesOf(edition: EditionId): Fixture[] {
  const missing = new Set(endingsWanted(edition));
  const fixtures: Fixture[] = [];
  const next = random(EDITIONS.indexOf(edition) + 1);
  for (let batch = 0; missing.size > 0 && batch < 400; batch += 1) {
    const best = bestOf(edition, missing, next);
    if (best === null) continue;
    for (const ending of best.covers) missing.delete(ending);
    fixtures.push(best);
  }
  if (missing.size > 0) throw new Error(`no game found for ${[...missing].join(', ')}`);
  return fixtures;
}

function bestOf(edition: EditionId, missing: ReadonlySet<string>, next: Random): Fixture | null {
  let best: Fixture | null = null;
  for (let tries = 0; tries < 250; tries += 1) {
    const plan = somePlan(edition, missing, next);
    const { record, outcome } = playAuctionTable(plan);
    const covers = endingsOf(record).filter((ending) => missing.has(ending));
    if (covers.length > (best?.covers.length ?? 0)) {
      const { players, options } = record;
      const switched = Object.keys(options).filter((option) => option !== 'tracking');
      const title = [`${players.length} players`, options.tracking, ...switched].join(', ');
      best = { title, covers, record, expect: outcome };
    }
  }
  return best;
}

function somePlan(edition: EditionId, missing: ReadonlySet<string>, next: Random): Plan {
  const { artists, splitDouble } = auction.editions[edition];
  const wanted = pick(next, [...missing]);
  const option = wanted.split(':')[0] ?? '';
  const mystery = option === 'mystery' || chance(next, 0.5);
  const trackings = ['ledger', 'owners', 'counts'] as const;
  return {
    edition,
    players: mystery ? 3 : 3 + below(next, 3),
    options: {
      tracking: trackings.find((tracking) => tracking === option) ?? pick(next, trackings.slice(0, 2)),
      ...(mystery ? { mystery } : {}),
      ...(splitDouble === 'variant' && chance(next, 0.6) ? { splitDouble: true } : {}),
      ...(chance(next, 0.6)
        ? {
            order: shuffle(
              next,
              artists.map(({ id }) => id),
            ),
          }
        : {}),
    },
    seed: below(next, 1_000_000),
    style: pick(next, ['any', 'rush', 'spread', 'spread']),
    adjusting: wanted.includes('correction') ? 0.1 : 0,
    flipping: pick(next, [0, 0.3]),
    goesOn: chance(next, 0.5),
  };
}

/** As a file: one event a line, so that a change shows where it is. */
function written({ title, covers, record, expect }: Fixture): string {
  const { events, ...head } = record;
  const lines = events.map((event) => `      ${JSON.stringify(event)}`).join(',\n');
  const rounds = expect.rounds.map((round) => `      ${JSON.stringify(round)}`).join(',\n');
  const rest = Object.fromEntries(Object.entries(expect).filter(([name]) => name !== 'rounds'));
  return `{
  "title": ${JSON.stringify(title)},
  "covers": ${JSON.stringify(covers)},
  "record": {
${inside(head)},
    "events": [
${lines}
    ]
  },
  "expect": {
${inside(rest)},
    "rounds": [
${rounds}
    ]
  }
}
`;
}

function inside(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');
}

/** Run by itself, this writes the games anew: only where the format or the wanted endings change. */
if (import.meta.main) {
  for (const edition of EDITIONS) {
    const folder = join(import.meta.dirname, '../games/auction', edition);
    mkdirSync(folder, { recursive: true });
    fixturesOf(edition).forEach((fixture, index) => {
      writeFileSync(join(folder, `played-${String(index + 1).padStart(2, '0')}.json`), written(fixture));
    });
  }
}
