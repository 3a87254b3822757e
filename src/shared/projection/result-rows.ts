import type { GameRecord } from '../record/index.ts';
import type { KnownResult } from '../result/index.ts';
import { placesOf } from './places.ts';
import type { Projection } from './rows.ts';

/** The rows of a game of which only the result is known; unknown figures are missing. */
export function projectResult({ players }: GameRecord, { scores, winners, rounds }: KnownResult): Projection {
  return {
    rounds: [],
    sales: [],
    cards: [],
    whole: true,
    wall: { rounds: [] },
    ownersTracked: false,
    course: null,
    payouts: rounds.flatMap((round, at) => round.map((amount, seat) => ({ round: at + 1, seat, amount }))),
    results: placesOf(players.length, scores, winners).map((place, seat) => ({
      seat,
      score: scores?.[seat] ?? null,
      place,
      held: null,
      paidOut: rounds.length === 0 ? null : rounds.reduce((sum, round) => sum + (round[seat] ?? 0), 0),
      bought: null,
      sold: null,
      adjusted: null,
    })),
  };
}
