import type { Seat } from '../core/seats.ts';
import { atTheEnd, type SeatsOver } from '../record/index.ts';
import type { Earning } from './artists.ts';
import type { RoundEnd } from './endings.ts';
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

export function earningsAtEnd(earnings: readonly Earning[], { endOfRound }: SeatsOver): Earning[] {
  return earnings.map((one) => ({ ...one, seat: endOfRound(one.round)[one.seat] ?? one.seat }));
}

export function endsAtEnd(ends: readonly RoundEnd[], { endAt }: SeatsOver): RoundEnd[] {
  return ends.map((end) => ({
    ...end,
    ender: end.ender === null ? null : (endAt(end.index)[end.ender] ?? end.ender),
  }));
}

export function raceAtEnd({ measure, moments }: Race, { endAt }: SeatsOver): Race {
  return {
    measure,
    moments: moments.map((moment) => ({ ...moment, values: atTheEnd(moment.values, endAt(moment.events)) })),
  };
}
