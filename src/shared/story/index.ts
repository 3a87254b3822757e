import { explain as explainAuction, type State as AuctionState } from '../auction/index.ts';
import type { BySeat } from '../core/seats.ts';
import { explain as explainGallery, type State as GalleryState } from '../gallery/index.ts';
import { sameFamily, type Sitting } from '../record/index.ts';
import { awardsOf, extrasOf, type AwardPlaced, type ExtraAdded } from './additions.ts';
import { artistsOf, earningsOf, type ArtistInRound, type Earning } from './artists.ts';
import { auctionEndings, galleryEndings, type Ending } from './endings.ts';
import { lotsOf, type LotSold } from './lots.ts';
import { moneyFlows, paidWhom, type MoneyFlow, type PaidWhom } from './money-flow.ts';
import { auctionPassages, galleryPassages, type AuctionPassage, type GalleryPassage } from './passages.ts';
import { auctionRace, galleryRace, type Race } from './race.ts';

/** The figures of one game, as far as it has been played and what it keeps allows. */
export type Story = AuctionStory | GalleryStory;

interface EitherStory {
  readonly race: Race;
  readonly artists: readonly ArtistInRound[];
  readonly earnings: readonly Earning[];
  readonly endings: readonly Ending[];
}

export interface AuctionStory extends EitherStory {
  readonly family: 'auction';
  readonly tracking: AuctionState['setup']['tracking'];
  /** One entry a seat; `null` where prices are not kept. */
  readonly flows: BySeat<MoneyFlow> | null;
  readonly lots: readonly LotSold[];
  /** `null` where nobody says who bought. */
  readonly paidWhom: PaidWhom | null;
}

export interface GalleryStory extends EitherStory {
  readonly family: 'gallery';
  readonly tracking: GalleryState['setup']['tracking'];
  readonly awards: readonly AwardPlaced[];
  readonly extras: readonly ExtraAdded[];
}

/** `null` for a record whose table cannot even be laid. */
export function tellStory(sitting: Sitting): Story | null {
  const [first] = sitting.tables;
  const last = sitting.tables.at(-1);
  if (first === undefined || last === undefined) return null;
  switch (first.family) {
    case 'auction':
      return sameFamily(first, last)
        ? auctionStory(first.state, last.state, auctionPassages(first, sitting))
        : null;
    case 'gallery':
      return sameFamily(first, last)
        ? galleryStory(first.state, last.state, galleryPassages(first, sitting))
        : null;
  }
}

function auctionStory(
  first: AuctionState,
  last: AuctionState,
  passages: readonly AuctionPassage[],
): AuctionStory {
  const rounds = roundsUpTo(last.round, (round) => explainAuction(last, round));
  return {
    family: 'auction',
    tracking: first.setup.tracking,
    race: auctionRace(first, passages),
    artists: artistsOf(rounds),
    earnings: earningsOf(rounds),
    endings: auctionEndings(last, passages),
    flows: moneyFlows(first, passages),
    lots: lotsOf(last, passages),
    paidWhom: paidWhom(first, passages),
  };
}

function galleryStory(
  first: GalleryState,
  last: GalleryState,
  passages: readonly GalleryPassage[],
): GalleryStory {
  const rounds = roundsUpTo(last.round, (round) => explainGallery(last, round));
  return {
    family: 'gallery',
    tracking: first.setup.tracking,
    race: galleryRace(first, passages),
    artists: artistsOf(rounds),
    earnings: earningsOf(rounds),
    endings: galleryEndings(last, passages),
    awards: awardsOf(last, rounds, passages),
    extras: extrasOf(last, passages),
  };
}

function roundsUpTo<Round>(last: number, explain: (round: number) => Round | null): Round[] {
  return Array.from({ length: last }, (_, at) => explain(at + 1)).filter((round) => round !== null);
}

export type { AwardPlaced, ExtraAdded } from './additions.ts';
export type { ArtistInRound, Earning } from './artists.ts';
export type { Ending } from './endings.ts';
export { togetherOf, type LotSold } from './lots.ts';
export type { MoneyFlow, PaidWhom } from './money-flow.ts';
export { ahead, type Race, type RaceMoment } from './race.ts';
