import { expect, test } from 'vitest';
import { follow, type Step } from '../../../src/shared/bidding/index.ts';
import { seatView } from '../../../src/shared/phones/index.ts';
import { A, B, C, D, offer } from '../../fixtures/auction.ts';
import { gameOfFour, languageOf, momentOf } from './phone-games.ts';

/** The least and the most that a phone offers a seat, and whether these and the amounts beside them are allowed. */
function bounds(kind: string, seat: number, steps: readonly Step[]) {
  const moment = momentOf(gameOfFour(offer(A, 'krypto', kind)), steps);
  const table = moment?.timeline.tables.at(-1);
  if (!moment?.run || table?.family !== 'auction') throw new Error('an auction is in progress');
  const { live } = moment.run;
  const can = seatView(moment, seat, null, languageOf('en'))?.can ?? [];
  const [offered] = can.flatMap((each) => (each.kind === 'bid' || each.kind === 'price' ? each : []));
  if (offered === undefined) return null;
  const { least, most } = offered;
  const allowed = (amount: number) =>
    follow(
      table.state,
      live,
      offered.kind === 'bid' ? { kind: 'bid', seat, amount } : { kind: 'price', amount },
    ).ok;
  return { least, most, allowed: [least - 1, least, most ?? least, (most ?? least) + 1].map(allowed) };
}

const bid = (seat: number, amount: number): Step => ({ kind: 'bid', seat, amount });
const between = (least: number, most: number) => ({ least, most, allowed: [false, true, true, false] });

test.each([
  ['an open auction, before any bid', 'open', B, [], between(1, 100)],
  ['an open auction, after a bid', 'open', B, [bid(C, 7)], between(8, 100)],
  ['an open auction, after two bids', 'open', B, [bid(C, 7), bid(D, 9)], between(10, 100)],
  ['an open auction, just below all its money', 'open', B, [bid(C, 99)], between(100, 100)],
  ['an open auction, at all its money', 'open', B, [bid(C, 100)], null],
  ['an auction in turn, at first', 'once', B, [], between(1, 100)],
  ['an auction in turn, after a bid', 'once', C, [bid(B, 7)], between(8, 100)],
  ['an auction with a fixed price', 'fixed', A, [], between(1, 100)],
  ['an auction in turn, when it is another’s', 'once', D, [bid(B, 7)], null],
] as const)(
  'in %s, a phone offers exactly the amounts that are allowed',
  (_, kind, seat, steps, expected) => {
    expect(bounds(kind, seat, steps)).toEqual(expected);
  },
);
