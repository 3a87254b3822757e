import type { Seat } from '../core/seats.ts';
import { atTheEnd, type SeatsOver } from '../record/index.ts';
import type { ExtraAdded } from './additions.ts';
import type { Earning } from './artists.ts';
import type { Ending, RoundEnd } from './endings.ts';
import type { LotSold } from './lots.ts';
import type { Race } from './race.ts';

/**
 * Players change seats and keep what they earned before, so a story counts everything for the final seats. A player
 * who took over from another gets the other's figures, too.
 */

export function lotsAtEnd(lots: readonly LotSold[], { endAt }: SeatsOver): LotSold[] {
  return lots.map((lot) => {
    const seat = (was: Seat): Seat => endAt(lot.index)[was] ?? was;
    const { auctioneer, partner, buyer } = lot;
    return {
      ...lot,
      auctioneer: seat(auctioneer),
      partner: partner === null ? null : seat(partner),
      buyer: seat(buyer),
    };
  });
}

/** Moves one seat's entries of finished rounds to the final seats. */
export function inRoundsAtEnd<Entry extends Earning | ExtraAdded>(
  entries: readonly Entry[],
  { endOfRound }: SeatsOver,
): Entry[] {
  return entries.map((one) => ({ ...one, seat: endOfRound(one.round)[one.seat] ?? one.seat }));
}

export function endsAtEnd<End extends RoundEnd>(ends: readonly End[], { endAt }: SeatsOver): End[] {
  return ends.map((end) => ({
    ...end,
    ender: end.ender === null ? null : (endAt(end.index)[end.ender] ?? end.ender),
  }));
}

export function endingsAtEnd(endings: readonly Ending[], over: SeatsOver): Ending[] {
  return endsAtEnd(endings, over).map((ending) => {
    const { round, payouts, earlier } = ending;
    const end = over.endOfRound(round);
    return {
      ...ending,
      payouts: payouts && atTheEnd(payouts, end),
      earlier: earlier && { ...earlier, payouts: earlier.payouts && atTheEnd(earlier.payouts, end) },
    };
  });
}

export function raceAtEnd({ measure, moments }: Race, { endAt }: SeatsOver): Race {
  return {
    measure,
    moments: moments.map((moment) => ({ ...moment, values: atTheEnd(moment.values, endAt(moment.events)) })),
  };
}
