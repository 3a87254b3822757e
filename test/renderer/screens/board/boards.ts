import { offer } from '../../../fixtures/auction.ts';
import { playersNamed } from '../../../fixtures/people.ts';
import { cutAt, beforeLast } from '../../../fixtures/replayed.ts';
import { COUNTS_OF_THREE, LEDGER_OF_FIVE, LEDGER_OF_FOUR } from '../../../fixtures/whole-games.ts';
import { type GameRecord as AuctionRecord } from '../../../play/auction.ts';
import { playGallery, type GameRecord as GalleryRecord } from '../../../play/gallery.ts';
import { LONG_NAMES, playedBy } from '../../../app/long-names.ts';

type Played = AuctionRecord | GalleryRecord;

const gallery = playGallery({
  edition: 'masters-gallery',
  players: 4,
  options: { tracking: 'full' },
  seed: 5,
});
const cards = playGallery({
  edition: 'modern-art-card-game',
  players: 5,
  options: { tracking: 'full' },
  seed: 7,
});

/** The last moment of a round when a player can still do something. */
function roundNearlyOver(record: Played): Played {
  const lastSettle = record.events.findLastIndex(({ type }) => type === 'settle');
  const end = record.events
    .slice(0, lastSettle)
    .findLastIndex(({ type }) => type === 'sale' || type === 'play');
  return cutAt(record, end);
}

const LONGER_NAMES = LONG_NAMES.with(1, 'Bartholomäus Maximilian').with(3, 'Konstantinos Papadopoulos');

const longNamed = (record: Played): Played => playedBy(record, LONGER_NAMES);

/**
 * The first of five players with long names plays a painting, in the edition whose artists also have long
 * names.
 */
function putUp(auction: string): Played {
  return {
    ...LEDGER_OF_FIVE,
    edition: 'modern-art-cmon-it',
    players: playersNamed(LONGER_NAMES),
    firstSeat: 0,
    events: [offer(0, 'rafael-silveira', auction)],
  };
}

const covers = [12, 37, 37, 0, 5].map((amount, seat) => ({ kind: 'cover', seat, amount }));

/** By the game's name: what has been called in auctions run by the app, or the covers lifted at the end. */
export const DRAFTS = {
  'bids-called': {
    forecast: true,
    room: {
      running: true,
      ticking: true,
      steps: [{ kind: 'bid', seat: 2, amount: 100 }, { kind: 'going' }],
    },
  },
  'bids-covered': { room: { running: true, steps: covers.slice(0, 2) } },
  'bids-uncovered': { room: { running: true, steps: [...covers, { kind: 'reveal' }] } },
  'card-asked': { room: { running: true, steps: [{ kind: 'pass', seat: 0 }] } },
  forecast: { forecast: true },
  'forecast-cards': { forecast: true },
  lifting: { 'covers-lifted': 2 },
  'opening-turn': { overview: 1 },
  'opening-laid': { overview: 4 },
  'opening-cards': { overview: 1 },
} as const;

/** By name: games of both families at every kind of moment. */
export const BOARDS = {
  fresh: cutAt(LEDGER_OF_FOUR, 0),
  playing: roundNearlyOver(LEDGER_OF_FIVE),
  sold: cutAt(LEDGER_OF_FOUR, LEDGER_OF_FOUR.events.findLastIndex(({ type }) => type === 'sale') + 1),
  settling: longNamed(beforeLast(LEDGER_OF_FIVE, 'settle')),
  counting: beforeLast(COUNTS_OF_THREE, 'settle'),
  counted: beforeLast(COUNTS_OF_THREE, 'final'),
  finished: longNamed(LEDGER_OF_FIVE),
  forecast: putUp('hidden'),
  'forecast-cards': longNamed(roundNearlyOver(cards)),
  gallery: roundNearlyOver(gallery),
  'gallery-settling': beforeLast(gallery, 'settle'),
  'gallery-finished': longNamed(cards),
  cards: longNamed(roundNearlyOver(cards)),
  'cards-settling': longNamed(beforeLast(cards, 'settle')),
  lifting: longNamed(LEDGER_OF_FIVE),
  'bids-called': putUp('open'),
  'bids-covered': putUp('hidden'),
  'bids-uncovered': putUp('hidden'),
  'card-asked': putUp('double'),
  'opening-turn': cutAt(LEDGER_OF_FIVE, 0),
  'opening-laid': cutAt(LEDGER_OF_FIVE, 0),
  'opening-cards': cutAt(cards, 0),
} as const;
