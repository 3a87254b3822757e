import type { State } from '../../src/shared/auction/index.ts';
import { type GameRecord } from '../../src/shared/record/index.ts';
import { auctionRecord } from '../fixtures/auction.ts';
import { FOUR_NAMES, playersNamed } from '../fixtures/people.ts';
import { cutAt, playedAuction, type Played as PlayedWith } from '../fixtures/replayed.ts';
import { playAuction, type Plan } from '../play/auction.ts';
import { FIRST_AUCTION_BOXES } from '../play/first-boxes.ts';
import { turn } from '../play/turn.ts';

export type Played = PlayedWith<State>;
export { playedAuction as played };

/** Every round of a game waiting for its payout, with the `settle` event that followed. */
export function settlings(plan: Plan): (Played & { readonly settle: GameRecord['events'][number] })[] {
  const record = playAuction(plan);
  return record.events.flatMap((event, at) =>
    event.type === 'settle' ? { ...playedAuction(cutAt(record, at)), settle: event } : [],
  );
}

/** A whole game. */
export function wholeGame(plan: Plan): Played {
  return playedAuction(playAuction(plan));
}

/** A four-player table with these events, by default tracking money. */
export function tableOf(
  events: readonly unknown[],
  options: Readonly<Record<string, unknown>> = {},
  edition = 'modern-art-1994',
  players = 4,
): Played {
  const people = playersNamed([...FOUR_NAMES, 'Emil'].slice(0, players));
  const head = { edition, players: people, options: { tracking: 'ledger', ...options } };
  return playedAuction(auctionRecord(events, head));
}

const TRACKINGS = ['ledger', 'owners', 'counts'] as const;

/** Games of the first boxes and of every tracking, with three to five players and some corrections. */
export function somePlans(games: number): Plan[] {
  return Array.from({ length: games }, (_, seed) => ({
    edition: turn(FIRST_AUCTION_BOXES, seed),
    players: 3 + (seed % 3),
    options: { tracking: turn(TRACKINGS, Math.floor(seed / 3)) },
    seed,
    style: (['any', 'rush', 'spread'] as const)[Math.floor(seed / 2) % 3] ?? 'any',
    adjusting: seed % 4 === 0 ? 0.1 : 0,
  }));
}
