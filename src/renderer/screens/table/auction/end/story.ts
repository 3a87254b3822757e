import { auction, explain, type Artist, type State } from '../../../../../shared/auction/index.ts';
import type { BySeat, Seat } from '../../../../../shared/core/seats.ts';
import type { GameRecord } from '../../../../../shared/record/index.ts';
import { courseOf } from '../../score-pad/course.ts';

/** What kind of evening it was: how the game ended, and what made it end so. */
export interface Story {
  readonly ending: Ending;
  readonly making: Making;
}

export type Ending =
  | { readonly kind: 'shared'; readonly winners: readonly Seat[]; readonly money: number }
  /** By so little that one bid would have turned it. */
  | (Margin & { readonly kind: 'close' })
  /** The winner had the least of all after this round. */
  | (Margin & { readonly kind: 'comeback'; readonly round: number })
  | (Margin & { readonly kind: 'clear' });

interface Margin {
  readonly winner: Seat;
  readonly margin: number;
  readonly runnersUp: readonly Seat[];
}

export type Making =
  | (Bargain & { readonly kind: 'bargain' })
  /** The artist whose paintings brought the winners most. */
  | { readonly kind: 'artist'; readonly artist: Artist; readonly amount: number }
  /** The bank never paid the winners anything: they lived on what others paid them. */
  | { readonly kind: 'no-paintings' };

/** A lot bought for less than the bank paid for it. */
export interface Bargain {
  readonly round: number;
  readonly buyer: Seat;
  readonly artist: Artist;
  readonly paintings: number;
  readonly price: number;
  readonly paid: number;
}

const CLOSE_THOUSANDS = 10;

/** `null` until there are winners. */
export function storyOf(record: GameRecord, state: State): Story | null {
  const { winners, scores } = auction.outcome(state);
  if (winners === null || scores === null) return null;
  return { ending: endingOf(record, winners, scores), making: makingOf(record, state, winners) };
}

function endingOf(record: GameRecord, winners: readonly Seat[], money: BySeat<number>): Ending {
  const [winner = 0, ...others] = winners;
  const most = money[winner] ?? 0;
  if (others.length > 0) return { kind: 'shared', winners, money: most };
  const second = Math.max(...money.filter((_, seat) => seat !== winner));
  const runnersUp = money.flatMap((amount, seat) => (amount === second && seat !== winner ? seat : []));
  const margin = { winner, margin: most - second, runnersUp };
  if (margin.margin <= CLOSE_THOUSANDS) return { kind: 'close', ...margin };
  const round = lastBehind(record, winner);
  return round === null ? { kind: 'clear', ...margin } : { kind: 'comeback', round, ...margin };
}

/** The last round before the final one after which this seat alone had the least cash; `null` without a ledger. */
function lastBehind(record: GameRecord, seat: Seat): number | null {
  return courseOf(record)
    .filter(({ before, after }) => before.situation.kind === 'settling' && after.round > before.round)
    .reduce<number | null>((found, { before, after: { cash } }) => {
      const own = cash[seat] ?? 0;
      const behind = cash.length > 0 && cash.every((other, at) => at === seat || other > own);
      return behind ? before.round : found;
    }, null);
}

function makingOf(record: GameRecord, state: State, winners: readonly Seat[]): Making {
  const best = bargainsOf(record, state).reduce<Bargain | null>(
    (found, one) => (found === null || one.paid - one.price > found.paid - found.price ? one : found),
    null,
  );
  if (best !== null && winners.includes(best.buyer)) return { kind: 'bargain', ...best };
  return artistOf(state, winners) ?? { kind: 'no-paintings' };
}

/** Every lot sold for less than its paintings earned; none where prices are not kept. */
export function bargainsOf(record: GameRecord, state: State): Bargain[] {
  return courseOf(record).flatMap(({ event, before, after }) => {
    const sold = before.situation;
    const gone = after.situation.kind === 'offering' ? after.situation.gone : null;
    if (event.type !== 'sale' || sold.kind !== 'selling' || gone === null || gone.price === null) return [];
    const artist = state.setup.artists[sold.artist];
    const explained = explain(state, before.round)?.artists.find((one) => one.artist === artist);
    if (explained === undefined) return [];
    const paid = sold.cards * explained.value;
    const lot = { artist: explained.artist, paintings: sold.cards, price: gone.price, paid };
    return paid > gone.price ? [{ round: before.round, buyer: gone.buyer, ...lot }] : [];
  });
}

function artistOf(state: State, winners: readonly Seat[]): Making | null {
  const brought = new Map<Artist, number>();
  for (const { round } of state.settled) {
    for (const { seat, parts } of explain(state, round)?.payouts ?? []) {
      if (!winners.includes(seat)) continue;
      for (const { artist, amount } of parts) brought.set(artist, (brought.get(artist) ?? 0) + amount);
    }
  }
  const [artist, amount] = [...brought].sort(([, one], [, other]) => other - one)[0] ?? [undefined, 0];
  return artist === undefined || amount === 0 ? null : { kind: 'artist', artist, amount };
}
