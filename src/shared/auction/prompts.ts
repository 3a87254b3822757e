import type { Detail } from '../core/problem.ts';
import { clockwiseFrom, leftOf, type Seat } from '../core/seats.ts';
import { isAway } from '../core/away.ts';
import { nameOf } from '../core/prompt.ts';
import { at, firstWithCards, isEmpty } from '../core/tally.ts';
import { cardsHeld, withoutCards } from './forecast.ts';
import { tell, type Prompt } from './prompt.ts';
import { endsRound, mayFlip } from './round.ts';
import { promptsAtTheEnd, promptsForSettling } from './round-prompts.ts';
import { paymentsFor } from './sale.ts';
import { dealBefore } from './setup.ts';
import { type Doubling, type SoldLot, type Offering, type Selling, type State } from './state.ts';

/** The prompts for this moment, the current question first. */
export function prompts(state: State): readonly Prompt[] {
  const { situation } = state;
  switch (situation.kind) {
    case 'offering':
      return [...offeringPrompts(state, situation), ...nearlyOver(state), ...onlyBuying(state)];
    case 'counting':
      return [...countingPrompts(state), ...nearlyOver(state)];
    case 'doubling':
      return [...doublingPrompts(state, situation), ...nearlyOver(state), ...onlyBuying(state)];
    case 'selling':
      return [...sellingPrompts(state, situation), ...nearlyOver(state), ...onlyBuying(state)];
    case 'settling':
      return promptsForSettling(state, situation);
    case 'finished':
      return promptsAtTheEnd(state, situation);
  }
}

function offeringPrompts(state: State, { turn, flipper, gone }: Offering): Prompt[] {
  const { limit } = state.setup.edition;
  const flip =
    flipper !== null && mayFlip(state)
      ? [tell(state, 'mystery', { seat: flipper, left: state.mysteryHand }, [flipper], ['mystery'])]
      : [];
  return [
    ...(gone === null ? [] : gonePrompts(state, gone)),
    ...flip,
    ...beginning(state, turn),
    tell(state, 'offer', { seat: turn, limit, ...nearest(state) }, [turn], ['offer']),
  ];
}

/** The artist who needs one more card to end the round. If there are several, only how many cards each has. */
function nearest({ setup, counts }: State): Detail {
  const almost = setup.edition.limit - 1;
  const near = setup.artists.filter((_, place) => at(counts, place) === almost);
  const [artist] = near;
  if (artist === undefined) return {};
  return near.length === 1 ? { near: artist } : { almost };
}

function countingPrompts(state: State): Prompt[] {
  const { situation } = state;
  if (situation.kind !== 'counting') return [];
  const { double, last } = situation;
  const said = double !== null && last?.kind === 'double';
  return [
    ...(mayFlip(state) ? [tell(state, 'mystery-anybody', { left: state.mysteryHand }, [], ['mystery'])] : []),
    ...(said ? [tell(state, 'double-perhaps', { artist: nameOf(state, double) }, [], ['pair'])] : []),
    ...beginning(state, null),
    tell(
      state,
      'offer-anybody',
      { limit: state.setup.edition.limit },
      [],
      double === null || said ? ['offer', 'end-round'] : ['offer', 'pair', 'end-round'],
    ),
  ];
}

/** Before the first card of a round: what to deal and who starts. */
function beginning(state: State, starter: Seat | null): Prompt[] {
  const { setup, round, counts, lastToPlay } = state;
  if (!isEmpty(counts) || lastToPlay !== null) return [];
  const dealt = dealBefore(setup, round);
  const seats = starter === null ? [] : [starter];
  if (round === 1) {
    const cards = setup.edition.artists.reduce((sum, artist) => sum + artist.cards, 0);
    return [
      tell(state, 'setup', { cards, dealt, cash: setup.edition.startingCash }),
      ...(setup.mystery ? [tell(state, 'setup-mystery', { dealt })] : []),
      tell(state, 'setup-first', { seat: setup.firstSeat }, [setup.firstSeat]),
    ];
  }
  const key = round === setup.edition.rounds ? 'last-round' : 'next-round';
  const mystery = setup.mystery ? dealt : 0;
  return [tell(state, key, { round, dealt, mystery, ...named(starter) }, seats)];
}

function named(seat: Seat | null): Detail {
  return seat === null ? {} : { seat };
}

function doublingPrompts(state: State, { offerer, artist }: Doubling): Prompt[] {
  const asked = clockwiseFrom(offerer, state.setup.players).filter((seat) => at(state.hands, seat) > 0);
  const detail = { seat: offerer, artist: nameOf(state, artist) };
  const ends = endsRound(state, artist, 'hand') !== null;
  return [
    tell(state, 'double', detail, asked, ['pair', 'unpaired']),
    ...(ends ? [tell(state, 'double-would-end', detail, asked, ['pair'])] : []),
  ];
}

function sellingPrompts(state: State, lot: Selling): Prompt[] {
  const { setup } = state;
  const { auctioneer, auction, cards, partner } = lot;
  const everybody = clockwiseFrom(leftOf(auctioneer, setup.players), setup.players).filter(
    (seat) => !isAway(state.away, seat),
  );
  const detail = {
    seat: auctioneer,
    first: everybody[0] ?? auctioneer,
    artist: nameOf(state, lot.artist),
    cards,
  };
  const sale = tell(state, auction, detail, everybody, ['sale']);
  if (partner === null) return [sale];
  const added = setup.splitDouble ? 'double-added-split' : 'double-added';
  const turns = afterDouble(state, partner, auctioneer);
  return [
    tell(state, added, { seat: auctioneer, partner, artist: detail.artist, ...turns }, [auctioneer]),
    sale,
  ];
}

/** Who puts up the next painting after somebody else's double, if anybody can, and how many players are skipped. */
function afterDouble({ setup, hands }: State, offerer: Seat, auctioneer: Seat): Detail {
  const next = firstWithCards(hands, leftOf(auctioneer, setup.players));
  if (next === null) return {};
  const order = clockwiseFrom(leftOf(offerer, setup.players), setup.players);
  const before = order.slice(0, order.indexOf(next));
  return { next, skipped: before.filter((seat) => seat !== auctioneer && at(hands, seat) > 0).length };
}

/** Who pays whom for the lot just sold. */
function gonePrompts(state: State, gone: SoldLot): Prompt[] {
  const { lot, buyer, price } = gone;
  const artist = nameOf(state, lot.artist);
  if (lot.kind === 'doubling') return [tell(state, 'double-unpaired', { seat: buyer, artist }, [buyer])];
  const { auctioneer, cards } = lot;
  if (price === null) {
    return buyer === auctioneer
      ? [tell(state, 'pay-bank-untold', { seat: buyer, artist, cards }, [buyer])]
      : [
          tell(state, 'pay-player-untold', { seat: buyer, to: auctioneer, artist, cards }, [
            buyer,
            auctioneer,
          ]),
        ];
  }
  if (price === 0) {
    const key = lot.auction === 'fixed' ? 'pay-zero' : 'pay-nothing';
    return [tell(state, key, { seat: buyer, artist, cards }, [buyer])];
  }
  return paymentsFor(state.setup, lot, buyer, price).map(({ from, to, amount }) =>
    to === 'bank'
      ? tell(state, 'pay-bank', { seat: from, amount, artist, cards }, [from])
      : tell(state, 'pay-player', { seat: from, to, amount, artist, cards }, [from, to]),
  );
}

/** Artists who are one or two cards short of ending the round. */
function nearlyOver(state: State): Prompt[] {
  const { setup, counts } = state;
  return setup.artists.flatMap((artist, place) => {
    const count = at(counts, place);
    const left = setup.edition.limit - count;
    if (left === 1) return tell(state, 'one-more', { artist, count });
    return left === 2 ? tell(state, 'two-more', { artist, count }) : [];
  });
}

function onlyBuying(state: State): Prompt[] {
  const coming = { next: state.round + 1, dealt: cardsHeld(state).nextDeal };
  return withoutCards(state).map((seat) => tell(state, 'hand-empty', { seat, ...coming }, [seat]));
}
