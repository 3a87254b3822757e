import type { State } from '../../src/shared/auction/index.ts';
import { replay, type GameRecord } from '../../src/shared/record/index.ts';
import { playAuction, type Plan } from '../play/auction.ts';
import { FIRST_AUCTION_BOXES } from '../play/first-boxes.ts';
import { turn } from '../play/turn.ts';

export interface Played {
  readonly record: GameRecord;
  readonly state: State;
}

/** The table of a record whose events are all valid. */
export function played(raw: unknown): Played {
  const replayed = replay(raw);
  if (!replayed.ok) throw new Error(`refused: ${JSON.stringify(replayed.problem)}`);
  if (replayed.table.family !== 'auction') throw new Error('a game of the other family');
  return { record: replayed.record, state: replayed.table.state };
}

/** Every round of a game waiting for its payout, with the `settle` event that followed. */
export function settlings(plan: Plan): (Played & { readonly settle: GameRecord['events'][number] })[] {
  const record = playAuction(plan);
  return record.events.flatMap((event, at) =>
    event.type === 'settle'
      ? { ...played({ ...record, events: record.events.slice(0, at) }), settle: event }
      : [],
  );
}

/** A whole game. */
export function wholeGame(plan: Plan): Played {
  return played(playAuction(plan));
}

/** A four-player table with these events, by default tracking money. */
export function tableOf(
  events: readonly unknown[],
  options: Readonly<Record<string, unknown>> = {},
  edition = 'modern-art-1994',
  players = 4,
): Played {
  return played({
    format: 'vernissage/game',
    version: 1,
    id: 'a-game',
    edition,
    players: ['Axel', 'Beatrix', 'Clemens', 'Doris', 'Emil']
      .slice(0, players)
      .map((name, seat) => ({ id: `p${seat}`, name })),
    firstSeat: 0,
    options: { tracking: 'ledger', ...options },
    events,
  });
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
