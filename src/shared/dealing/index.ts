import { openTable, type GameRecord } from '../record/index.ts';
import { afterInAuction, dealAuction, nextInAuction, type AuctionGame } from './auction.ts';
import { afterInGallery, dealGallery, nextInGallery, type GalleryGame } from './gallery.ts';
import type { Move, Next } from './game.ts';

export { appliedTo, matesIn, type AuctionCard } from './auction.ts';
export type { Card } from './cards.ts';
export { applied, asked, type GalleryCard } from './gallery.ts';
export { namingSum, saying, type Ask, type Move, type Next, type Option } from './game.ts';

/** A practice game, with everybody's cards. */
export type DealtGame = AuctionGame | GalleryGame;

/** The box is shuffled, and everybody gets a hand. */
export function deal(record: GameRecord, seed: number): DealtGame {
  const table = openTable(record);
  if (!table.ok) throw new Error(table.error.code);
  switch (table.value.family) {
    case 'auction':
      return dealAuction(table.value.setup, seed);
    case 'gallery':
      return dealGallery(table.value.setup, seed);
  }
}

/** `null` if the move isn't allowed now. */
export function afterMove(game: DealtGame, move: Move): DealtGame | null {
  switch (game.family) {
    case 'auction':
      return afterInAuction(game, move);
    case 'gallery':
      return afterInGallery(game, move);
  }
}

export function nextIn(game: DealtGame): Next {
  switch (game.family) {
    case 'auction':
      return nextInAuction(game);
    case 'gallery':
      return nextInGallery(game);
  }
}
