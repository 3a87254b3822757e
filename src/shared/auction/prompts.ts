import type { Detail } from '../core/problem.ts';
import { clockwiseFrom, leftOf, type Seat } from '../core/seats.ts';
import { nameOf } from '../core/prompt.ts';
import { at, isEmpty } from '../core/tally.ts';
import { withoutCards } from './forecast.ts';
import { tell, type Prompt } from './prompt.ts';
import { endsRound, mayFlip } from './round.ts';
import { promptsAtTheEnd, promptsForSettling } from './round-prompts.ts';
import { paymentsFor } from './sale.ts';
import { dealBefore } from './setup.ts';
import { type Doubling, type Gone, type Offering, type Selling, type State } from './state.ts';

/** What to tell the table now, the present question first. */
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
    tell(state, 'offer', { seat: turn, limit }, [turn], ['offer']),
  ];
}

function countingPrompts(state: State): Prompt[] {
  const { situation } = state;
  if (situation.kind !== 'counting') return [];
  const { double } = situation;
  return [
    ...(mayFlip(state) ? [tell(state, 'mystery-anybody', { left: state.mysteryHand }, [], ['mystery'])] : []),
    ...(double === null
      ? []
      : [tell(state, 'double-perhaps', { artist: nameOf(state, double) }, [], ['pair'])]),
    ...beginning(state, null),
    tell(state, 'offer-anybody', { limit: state.setup.edition.limit }, [], ['offer', 'end-round']),
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
  if (dealt === 0) return [tell(state, 'last-round', { round, ...named(starter) }, seats)];
  return [tell(state, 'next-round', { round, dealt, ...named(starter) }, seats)];
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
  const everybody = clockwiseFrom(leftOf(auctioneer, setup.players), setup.players);
  const detail = {
    seat: auctioneer,
    first: leftOf(auctioneer, setup.players),
    artist: nameOf(state, lot.artist),
    cards,
  };
  const sale = tell(state, auction, detail, everybody, ['sale']);
  if (partner === null) return [sale];
  const added = setup.splitDouble ? 'double-added-split' : 'double-added';
  return [tell(state, added, { seat: auctioneer, partner, artist: detail.artist }, [auctioneer]), sale];
}

/** Who hands what to whom for the lot just gone. */
function gonePrompts(state: State, gone: Gone): Prompt[] {
  const { lot, buyer, price } = gone;
  const artist = nameOf(state, lot.artist);
  if (lot.kind === 'doubling') return [tell(state, 'double-unpaired', { seat: buyer, artist }, [buyer])];
  const { auctioneer } = lot;
  if (price === null) {
    return buyer === auctioneer
      ? [tell(state, 'pay-bank-untold', { seat: buyer, artist }, [buyer])]
      : [tell(state, 'pay-player-untold', { seat: buyer, to: auctioneer, artist }, [buyer, auctioneer])];
  }
  if (price === 0) return [tell(state, 'pay-nothing', { seat: buyer, artist }, [buyer])];
  return paymentsFor(state.setup, lot, buyer, price).map(({ from, to, amount }) =>
    to === 'bank'
      ? tell(state, 'pay-bank', { seat: from, amount, artist }, [from])
      : tell(state, 'pay-player', { seat: from, to, amount, artist }, [from, to]),
  );
}

/** Artists one or two cards short of ending the round. */
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
  return withoutCards(state).map((seat) => tell(state, 'hand-empty', { seat }, [seat]));
}
