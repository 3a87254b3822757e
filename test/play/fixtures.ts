import {
  auction,
  EDITIONS as AUCTIONS,
  type EditionId as AuctionId,
} from '../../src/shared/auction/index.ts';
import { EDITIONS as GALLERIES, type EditionId as GalleryId } from '../../src/shared/gallery/edition.ts';
import { gallery } from '../../src/shared/gallery/index.ts';
import * as auctionWays from './auction-ways.ts';
import { playAuctionTable, type Plan as AuctionPlan } from './auction.ts';
import { gathered, writeFixtures } from './fixture-file.ts';
import * as galleryWays from './gallery-ways.ts';
import { playGalleryTable, type Plan as GalleryPlan } from './gallery.ts';
import { seedOf, below, chance, pick, shuffle, type Random } from './random.ts';

interface Titled {
  readonly players: readonly unknown[];
  readonly options: { readonly tracking: string };
}

function titleOf({ players, options }: Titled): string {
  const switched = Object.keys(options).filter((option) => option !== 'tracking');
  return [`${players.length} players`, options.tracking, ...switched].join(', ');
}

/** Whole games that together cover every ending with every option of an edition. */
const gamesOf = (edition: AuctionId) =>
  gathered({
    wanted: auctionWays.endingsWanted(edition),
    seed: seedOf(edition),
    tries: 250,
    batches: 400,
    play: (missing, next) => playAuctionTable(somePlan(edition, missing, next)),
    endingsOf: auctionWays.endingsOf,
    titleOf,
  });

const gamesOfCards = (edition: GalleryId) =>
  gathered({
    wanted: galleryWays.endingsWanted(edition),
    seed: seedOf(edition),
    tries: 400,
    batches: 200,
    play: (missing, next) => playGalleryTable(somePlanOfCards(edition, missing, next)),
    endingsOf: galleryWays.endingsOf,
    titleOf,
  });

function somePlan(edition: AuctionId, missing: ReadonlySet<string>, next: Random): AuctionPlan {
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

function somePlanOfCards(edition: GalleryId, missing: ReadonlySet<string>, next: Random): GalleryPlan {
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
  const isAsked = (edition: string) => process.argv.includes(edition);
  for (const edition of AUCTIONS.filter(isAsked)) writeFixtures(edition, gamesOf(edition));
  for (const edition of GALLERIES.filter(isAsked)) writeFixtures(edition, gamesOfCards(edition));
}
