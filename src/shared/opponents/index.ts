import type { LookAhead } from '../core/chances.ts';
import type { Seat } from '../core/seats.ts';
import type { Ask, DealtGame } from '../dealing/index.ts';
import { decideInAuction, type AuctionSeen } from './auction.ts';
import { decideInGallery, type GallerySeen } from './gallery.ts';
import type { Decision } from './shared.ts';
import type { Temper } from './temper.ts';

export type { AuctionSeen } from './auction.ts';
export type { GallerySeen } from './gallery.ts';
export type { Decision, Why } from './shared.ts';
export { TEMPER, TEMPERS, type Temper, type TemperName } from './temper.ts';

/** What one seat may know of a game. */
export type Seen = AuctionSeen | GallerySeen;

/** The only way from a game to what somebody decides. */
export function seenBy(game: DealtGame, seat: Seat, ask: Ask): Seen {
  switch (game.family) {
    case 'auction':
      return { family: game.family, seat, hand: game.dealt.hands[seat] ?? [], state: game.state, ask };
    case 'gallery': {
      const { family, state, dealt } = game;
      const [hand = [], faceDown = []] = [dealt.hands[seat], dealt.faceDown[seat]];
      return { family, seat, hand, faceDown, state, ask };
    }
  }
}

/** What an opponent of this temper does, and why. `chance` is in [0, 1). */
export function decide(seen: Seen, temper: Temper, ahead: LookAhead, chance: number): Decision {
  switch (seen.family) {
    case 'auction':
      return decideInAuction(seen, temper, ahead, chance);
    case 'gallery':
      return decideInGallery(seen, temper, ahead);
  }
}
