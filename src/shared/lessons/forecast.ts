import { seatsThere } from '../core/away.ts';
import { fairPrice, lotOnOffer, type FairPrice } from '../auction/index.ts';
import { lookAhead, type LookAhead } from '../core/chances.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { outcomesOf, type Outcome, type Worth } from '../core/worth.ts';
import { step, worthAt, type Table } from '../record/index.ts';
import type { Sold } from './lesson.ts';
import { auctionState } from './sale-answer.ts';
import { amount, solved, yesOrNo, type Answer, type Solved } from './solved.ts';

/** Differences below this are rounding. */
const NO_CHANGE = 1e-9;

/** What a painting or card of an artist is worth here; `null` after the end. */
function worthHere(table: Table, artist: string, ahead: LookAhead = lookAhead()): Worth | null {
  return worthAt(table, ahead)?.find((each) => each.artist === artist) ?? null;
}

/** The fair price of the lot on offer; `null` if there is none. */
export function fairPriceHere(table: Table, ahead: LookAhead): FairPrice | null {
  const state = auctionState(table);
  const lot = state === null ? null : lotOnOffer(state);
  const here = lot === null ? null : worthHere(table, lot.artist, ahead);
  return lot === null || here === null
    ? null
    : fairPrice(lot.cards * here.worth, seatsThere(table.state.away).length);
}

/** What an artist pays most often. */
export function likeliest(table: Table, artist: string, ahead: LookAhead): Solved | null {
  const here = worthHere(table, artist, ahead);
  if (here === null) return null;
  const outcomes = outcomesOf(here);
  const most = outcomes.reduce((best, each) => (each.chance > best.chance ? each : best));
  return amount(
    most.pays,
    outcomes.map(({ pays }) => pays),
  );
}

/** Which of these artists pays nothing least often. */
export function safest(table: Table, artists: readonly string[], ahead: LookAhead): Solved | null {
  const options = artists.map((artist) => ({ is: 'artist', artist }) as const);
  const found = options.map((option) => chanceOfNothing(table, option.artist, ahead));
  const best = options[found.indexOf(Math.min(...found))];
  return best === undefined ? null : solved(best, options);
}

function chanceOfNothing(table: Table, artist: string, ahead: LookAhead): number {
  const here = worthHere(table, artist, ahead);
  return here === null ? 1 : (outcomesOf(here)[0]?.chance ?? 0);
}

/** From nothing to the first place. */
export function outcomesHere(table: Table, artist: string): readonly Outcome[] {
  const here = worthHere(table, artist);
  return here === null ? [] : outcomesOf(here);
}

export function isSameAmount(one: number, other: number): boolean {
  return Math.abs(one - other) < NO_CHANGE;
}

/** Whether an artist is worth more, less or the same after what happens next. */
export function change(table: Table, after: Table, artist: string, ahead: LookAhead): Solved | null {
  const before = worthHere(table, artist, ahead)?.worth;
  const then = worthHere(after, artist, ahead)?.worth;
  if (before === undefined || then === undefined) return null;
  const is = isSameAmount(before, then) ? 'same' : then > before ? 'more' : 'less';
  const options: readonly Answer[] = [{ is: 'more' }, { is: 'less' }, { is: 'same' }];
  return { ...solved({ is }, options), sums: [{ of: 'change', artist, before, then }] };
}

/** Whether a seat does better, compared with the others' average, if one sale is made instead of another. */
export function better(table: Table, seat: Seat, sale: Sold, instead: Sold, ahead: LookAhead): Solved | null {
  const one = lead(table, seat, sale, ahead);
  const other = lead(table, seat, instead, ahead);
  if (one === null || other === null) return null;
  return {
    ...yesOrNo(one > other),
    sums: [
      { of: 'lead', ...sale, lead: one },
      { of: 'lead', ...instead, lead: other },
    ],
  };
}

/** What a seat gains by a sale on average, less the average of what the others gain. */
export function lead(
  table: Table,
  seat: Seat,
  { buyer, price }: Sold,
  ahead: LookAhead = lookAhead(),
): number | null {
  const after = step(table, { type: 'sale', buyer, price });
  if (!after.ok) return null;
  const before = wealth(table, ahead);
  const gains = wealth(after.value, ahead).map((own, each) => own - (before[each] ?? 0));
  const own = gains[seat] ?? 0;
  const all = gains.reduce((sum, gain) => sum + gain, 0);
  return own - (all - own) / (gains.length - 1);
}

/** Everybody's money plus what their paintings are worth. */
function wealth(table: Table, ahead: LookAhead): BySeat<number> {
  const state = auctionState(table);
  const worths = worthAt(table, ahead) ?? [];
  return (state?.cash ?? []).map((own, seat) =>
    worths.reduce((sum, { worth }, at) => sum + worth * (state?.owned[seat * worths.length + at] ?? 0), own),
  );
}
