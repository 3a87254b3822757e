import { auction, explain, type Artist, type State } from '../../../shared/auction/index.ts';
import { roundsBefore } from '../../../shared/core/rounds-before.ts';
import type { Seat } from '../../../shared/core/seats.ts';
import { atTheEnd, seatsOver, type GameRecord } from '../../../shared/record/index.ts';
import { endingOf, type Ending, type RoundAmounts } from '../ending/ending.ts';
import { courseOf } from './course.ts';

/** What kind of game it was: how it ended, and what decided it. */
export interface Story {
  readonly ending: Ending;
  readonly making: Making;
}

export type Making =
  | (Bargain & { readonly kind: 'bargain' })
  /** The artist that earned the winners most. */
  | { readonly kind: 'artist'; readonly artist: Artist; readonly amount: number }
  /** The bank never paid the winners: all their money came from other players. */
  | { readonly kind: 'no-paintings' };

/** A lot bought for less than the bank later paid for it. */
export interface Bargain {
  readonly round: number;
  readonly buyer: Seat;
  readonly artist: Artist;
  readonly paintings: number;
  readonly price: number;
  readonly paid: number;
}

/** Close enough that one bid could have changed the winner. */
const CLOSE_THOUSANDS = 10;

/** `null` until there are winners. */
export function storyOf(record: GameRecord, state: State): Story | null {
  const { winners, scores } = auction.outcome(state);
  if (winners === null || scores === null) return null;
  return {
    ending: endingOf(winners, scores, CLOSE_THOUSANDS, cashAfterRounds(record, roundsBefore(state.settled))),
    making: makingOf(record, state, winners),
  };
}

/** Everybody's cash after every round that is known but the last; empty if the app didn't track money. */
function cashAfterRounds(record: GameRecord, unknown: number): RoundAmounts[] {
  const { endOfRound } = seatsOver(record);
  return courseOf(record).flatMap(({ before, after }) =>
    before.situation.kind === 'settling' &&
    before.round > unknown &&
    after.round > before.round &&
    after.cash.length > 0
      ? { round: before.round, amounts: atTheEnd(after.cash, endOfRound(before.round)) }
      : [],
  );
}

function makingOf(record: GameRecord, state: State, winners: readonly Seat[]): Making {
  const best = bargainsOf(record, state).reduce<Bargain | null>(
    (found, one) => (found === null || one.paid - one.price > found.paid - found.price ? one : found),
    null,
  );
  if (best !== null && winners.includes(best.buyer)) return { kind: 'bargain', ...best };
  return artistOf(record, state, winners) ?? { kind: 'no-paintings' };
}

/** Every lot sold for less than its paintings earned; empty if prices aren't tracked. */
export function bargainsOf(record: GameRecord, state: State): Bargain[] {
  const { endAt } = seatsOver(record);
  return courseOf(record).flatMap(({ event, before, after }, index) => {
    const sold = before.situation;
    const gone = after.situation.kind === 'offering' ? after.situation.gone : null;
    if (event.type !== 'sale' || sold.kind !== 'selling' || gone === null || gone.price === null) return [];
    const artist = state.setup.artists[sold.artist];
    const explained = explain(state, before.round)?.artists.find((one) => one.artist === artist);
    if (explained === undefined) return [];
    const paid = sold.cards * explained.value;
    const lot = { artist: explained.artist, paintings: sold.cards, price: gone.price, paid };
    return paid > gone.price
      ? [{ round: before.round, buyer: endAt(index)[gone.buyer] ?? gone.buyer, ...lot }]
      : [];
  });
}

function artistOf(record: GameRecord, state: State, winners: readonly Seat[]): Making | null {
  const { endOfRound } = seatsOver(record);
  const brought = new Map<Artist, number>();
  for (const { round } of state.settled) {
    for (const { seat, parts } of explain(state, round)?.payouts ?? []) {
      if (!winners.includes(endOfRound(round)[seat] ?? seat)) continue;
      for (const { artist, amount } of parts) brought.set(artist, (brought.get(artist) ?? 0) + amount);
    }
  }
  const [artist, amount] = [...brought].sort(([, one], [, other]) => other - one)[0] ?? [undefined, 0];
  return artist === undefined || amount === 0 ? null : { kind: 'artist', artist, amount };
}
