import { choices, mostEarned, SALE_KINDS, type State } from '../auction/index.ts';
import { boundsOf, follow, speakers, standingBid, startAuction, type LiveAuction } from '../bidding/index.ts';
import { seatsThere } from '../core/away.ts';
import type { Seat } from '../core/seats.ts';
import type { Naming } from '../text/message.ts';
import { auctionTerms } from '../text/terms.ts';
import type { PhoneLanguage } from './moment.ts';
import type { Can } from './views.ts';

/** What a seat may do now; without `live`, the table runs the auction. The bounds are those of its own money. */
export function canOf(
  state: State,
  live: LiveAuction | null,
  seat: Seat,
  saleAllowed: boolean,
  naming: Naming,
  language: PhoneLanguage,
): readonly Can[] {
  if (!speakers(state).includes(seat)) return [];
  const sale = saleAllowed ? saleOf(state, live, seat, naming, language) : [];
  if (live === null) return sale;
  switch (live.kind) {
    case 'calling':
      return [...bidsOf(state, live, seat), ...sale];
    case 'in-turn':
      return live.turn === seat ? [...bidsOf(state, live, seat), { kind: 'pass' }, ...sale] : sale;
    case 'covering':
      return live.covered.includes(seat)
        ? [seal(state, seat), { kind: 'unseal' }]
        : [seal(state, seat), ...sale];
    case 'covered':
      return [seal(state, seat), { kind: 'unseal' }];
    case 'naming': {
      if (live.auctioneer !== seat) return [];
      const { least, most } = boundsOf(state, seat);
      return [{ kind: 'price', least, most: finite(most) }, ...sale];
    }
    case 'asking':
      if (live.turn !== seat) return [];
      return live.price > boundsOf(state, seat).most
        ? [{ kind: 'decline' }]
        : [{ kind: 'take' }, { kind: 'decline' }];
    case 'adding': {
      const { sold } = auctionTerms(language.words, state.setup.edition);
      const symbols = (choices(state).pair?.kinds ?? SALE_KINDS).map((auction) => ({
        auction,
        name: sold[auction],
      }));
      return live.turn === seat ? [{ kind: 'add', symbols }, { kind: 'decline' }] : [];
    }
    case 'added':
    case 'unwanted':
    case 'decided':
      return [];
  }
}

function bidsOf(state: State, live: LiveAuction, seat: Seat): readonly Can[] {
  const least = (standingBid(live)?.amount ?? 0) + 1;
  const { most } = boundsOf(state, seat);
  return least > most ? [] : [{ kind: 'bid', least, most: finite(most) }];
}

function seal(state: State, seat: Seat): Can {
  const { most } = boundsOf(state, seat);
  return { kind: 'seal', least: 0, most: finite(most) };
}

function saleOf(
  state: State,
  live: LiveAuction | null,
  seat: Seat,
  naming: Naming,
  { words }: PhoneLanguage,
): readonly Can[] {
  const { situation, away } = state;
  if (situation.kind !== 'selling' || situation.auctioneer !== seat) return [];
  const now = live ?? startAuction(state);
  const cheapest = { kind: 'sold', seat, amount: boundsOf(state, seat).least } as const;
  if (now === null || !follow(state, now, cheapest).ok) return [];
  const buyers = seatsThere(away).map((buyer) => ({ seat: buyer, name: naming.seat(buyer) }));
  const most = mostEarned(state);
  return [{ kind: 'sale', least: 0, earns: { most, said: words.table.worth(naming.money(most)) }, buyers }];
}

/** `null` where the app doesn't know anybody's money. */
function finite(most: number): number | null {
  return Number.isFinite(most) ? most : null;
}
