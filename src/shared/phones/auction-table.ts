import { auction, cardsHeld, choices, ifEndedNow, type Artist, type State } from '../auction/index.ts';
import type { Seat } from '../core/seats.ts';
import { shownArtist } from '../core/shown-artist.ts';
import { handText } from '../text/away.ts';
import { moneyOf } from '../text/money.ts';
import { auctionTerms } from '../text/terms.ts';
import type { PhoneLanguage } from './moment.ts';
import type { TableOfFamily, SeatOfFamily } from './table-of-family.ts';
import type { Bay, Lot, Work } from './views.ts';

/** What everybody may see of a game of Modern Art. It never reads anybody's money. */
export function auctionTable(state: State, language: PhoneLanguage): TableOfFamily {
  const { setup } = state;
  const { words, locale, own } = language;
  const shared = words.window.table;
  const now = ifEndedNow(state);
  const sum = (amount: number) => moneyOf(setup.edition, amount, locale);
  const worth = (amount: number) => (amount === 0 ? shared.nothing : sum(amount));
  const { hands } = cardsHeld(state);
  const { status, rounds } = auction.outcome(state);
  const owned = choices(state).adjust?.owned ?? null;

  const wall = setup.artists.map((artist, place): Bay => {
    const { name, letters, place: ink } = shownArtist(state, artist);
    const count = state.counts[place] ?? 0;
    const near = status === 'playing' && count + 1 === setup.edition.limit;
    return {
      name,
      letters,
      ink,
      count,
      limit: setup.edition.limit,
      reach: near ? 'one-more' : null,
      warning: near ? shared.endsTheRound : '',
      worth: worth(now.values[artist] ?? 0),
    };
  });

  const worksOf = (seat: Seat): readonly Work[] | null =>
    owned === null
      ? null
      : setup.artists.flatMap((artist) => {
          const count = owned[seat]?.[artist] ?? 0;
          const { name, place: ink } = shownArtist(state, artist);
          return count === 0 ? [] : { name, ink, count, pays: worth(count * (now.values[artist] ?? 0)) };
        });

  return {
    wall,
    lot: lotOf(state, language),
    seats: Array.from({ length: setup.players }, (_, seat): SeatOfFamily => {
      const role = roleOf(state, seat);
      const hand = hands?.[seat] ?? null;
      return {
        roles: role === null ? [] : [role === 'auctioneer' ? words.table.auctioneer : words.table.hammer],
        acts: role === 'to-offer',
        hand: handText(words.table, words.window.away, hand, state.away[seat] ?? null),
        works: worksOf(seat),
      };
    }),
    worthOf: (seat) => {
      const paintings = worksOf(seat)?.reduce((all, { count }) => all + count, 0) ?? 0;
      const payout = now.payouts?.[seat] ?? null;
      return payout === null || paintings === 0 ? '' : own.worth(paintings, worth(payout));
    },
    payouts: rounds,
    sum,
    has: sum,
    padLabels: { round: words.settle.pad.round, total: words.settle.pad.fromBank },
  };
}

function roleOf({ situation }: State, seat: Seat): 'auctioneer' | 'to-offer' | null {
  switch (situation.kind) {
    case 'selling':
      return situation.auctioneer === seat ? 'auctioneer' : null;
    case 'offering':
      return situation.turn === seat ? 'to-offer' : null;
    case 'doubling':
      return situation.offerer === seat ? 'to-offer' : null;
    case 'counting':
    case 'settling':
    case 'finished':
      return null;
  }
}

/** The lot on offer, without its seller's name. */
function lotOf(state: State, { words }: PhoneLanguage): TableOfFamily['lot'] {
  const { situation, setup } = state;
  const artistAt = (place: number): Artist => setup.artists[place] ?? '';
  switch (situation.kind) {
    case 'selling': {
      const { name, place: ink } = shownArtist(state, artistAt(situation.artist));
      const kind = auctionTerms(words, setup.edition).kinds[situation.auction];
      return lot(name, ink, situation.cards, kind, situation.auctioneer);
    }
    case 'doubling': {
      const { name, place: ink } = shownArtist(state, artistAt(situation.artist));
      return lot(name, ink, 1, '', situation.offerer);
    }
    case 'offering':
    case 'counting':
    case 'settling':
    case 'finished':
      return null;
  }
}

function lot(
  name: string,
  ink: number,
  cards: Lot['cards'],
  kind: string,
  seller: Seat,
): TableOfFamily['lot'] {
  return { name, ink, cards, kind, seller };
}
