import { EDITIONS, type EditionId } from '../../src/shared/auction/edition.ts';
import { auction } from '../../src/shared/auction/index.ts';
import { endingsOf, endingsWanted } from './auction-ways.ts';
import { playAuctionTable, type GameRecord, type Plan } from './auction.ts';
import { gathered, writeFixtures, type Fixture } from './fixture-file.ts';
import { seedOf, below, chance, pick, shuffle, type Random } from './random.ts';

/** Whole games that together cover every ending with every option of an edition. */
function fixturesOf(edition: EditionId): Fixture<GameRecord>[] {
  return gathered({
    wanted: endingsWanted(edition),
    seed: seedOf(edition),
    tries: 250,
    batches: 400,
    play: (missing, next) => playAuctionTable(somePlan(edition, missing, next)),
    endingsOf,
    titleOf: ({ players, options }) => {
      const switched = Object.keys(options).filter((option) => option !== 'tracking');
      return [`${players.length} players`, options.tracking, ...switched].join(', ');
    },
  });
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
    adjusting: adjustingFor(wanted),
    flipping: pick(next, [0, 0.3]),
    goesOn: chance(next, 0.5),
  };
}

/** Hardly any round uses up all hands exactly at the limit, unless cards get lost. */
function adjustingFor(wanted: string): number {
  if (wanted.includes('nobody has a card')) return 0.3;
  return wanted.includes('correction') ? 0.1 : 0;
}

/** Run with edition ids, this file writes their games. */
if (import.meta.main) {
  for (const edition of EDITIONS.filter((id) => process.argv.includes(id)))
    writeFixtures(edition, fixturesOf(edition));
}
