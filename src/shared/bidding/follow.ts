import { bidders, choices, highestBid, tiedBidders, type Selling, type State } from '../auction/index.ts';
import { never } from '../core/never.ts';
import { err, ok, type Result } from '../core/result.ts';
import { withSeat, type Seat } from '../core/seats.ts';
import { boundsOf } from './bounds.ts';
import type {
  Added,
  Adding,
  Asking,
  Calling,
  Covered,
  Covering,
  Decided,
  InTurn,
  Naming,
  LiveAuction,
  Bids,
} from './live-auction.ts';
import type { Saying, Step } from './step.ts';

/** Why a step is refused. It must not reveal how much money anybody has. */
export type Refused =
  /** It isn't this seat's turn, or not the moment for it. */
  | { readonly why: 'out-of-turn' }
  | { readonly why: 'not-higher'; readonly standing: number }
  | { readonly why: 'too-little' }
  | { readonly why: 'too-much'; readonly seat: Seat }
  | { readonly why: 'price-too-much'; readonly seat: Seat };

type Followed = Result<LiveAuction, Refused>;

/**
 * The state at the start of an auction, or when a double asks for a second card. Returns `null` if there is nothing
 * to run.
 */
export function startAuction(state: State): LiveAuction | null {
  const { situation, setup } = state;
  const silent = Array.from({ length: setup.players }, () => null);
  if (situation.kind === 'doubling') {
    const turn = choices(state).pair?.seats[0];
    if (turn === undefined) return null;
    return { kind: 'adding', offerer: situation.offerer, turn, passed: [] };
  }
  if (situation.kind !== 'selling') return null;
  const { auctioneer, auction } = situation;
  const turn = bidders(state, situation)[0] ?? auctioneer;
  switch (auction) {
    case 'open':
      return { kind: 'calling', auctioneer, standing: null, going: 0, said: silent };
    case 'once':
      return { kind: 'in-turn', auctioneer, turn, standing: null, said: silent };
    case 'hidden':
      return { kind: 'covering', auctioneer, turn, covered: [], said: silent };
    case 'fixed':
      return { kind: 'naming', auctioneer };
  }
}

/** The state after one more step, or why it is refused. */
export function follow(state: State, live: LiveAuction, step: Saying): Followed {
  const { situation } = state;
  switch (live.kind) {
    case 'adding':
      return followAdding(state, live, step);
    case 'added':
    case 'unwanted':
    case 'decided':
      return outOfTurn;
    case 'calling':
    case 'in-turn':
    case 'covering':
    case 'covered':
    case 'naming':
    case 'asking':
      if (situation.kind !== 'selling') return outOfTurn;
      return followSale(state, situation, live, step);
  }
}

type LiveSale = Exclude<LiveAuction, { kind: 'adding' | 'added' | 'unwanted' | 'decided' }>;

function followSale(state: State, lot: Selling, live: LiveSale, step: Saying): Followed {
  if (step.kind === 'sold') return followSold(state, lot, live, step);
  switch (live.kind) {
    case 'calling':
      return followCalling(state, lot, live, step);
    case 'in-turn':
      return followTurn(state, lot, live, step);
    case 'covering':
      return followCovering(state, lot, live, step);
    case 'covered':
      return followCovered(state, lot, live, step);
    case 'naming':
      return followNaming(state, lot, live, step);
    case 'asking':
      return followAsking(state, lot, live, step);
  }
  return never(live);
}

const outOfTurn = err<Refused>({ why: 'out-of-turn' });

function refuseBid(state: State, seat: Seat, amount: number, standing: number): Refused | null {
  if (amount < 1) return { why: 'too-little' };
  if (amount <= standing) return { why: 'not-higher', standing };
  return amount > boundsOf(state, seat).most ? { why: 'too-much', seat } : null;
}

function followCalling(state: State, lot: Selling, live: Calling, step: Saying): Followed {
  if (step.kind === 'going') {
    if (live.going === 2) return ok(byBids(state, lot, live.said));
    return ok({ ...live, going: live.going === 0 ? 1 : 2 });
  }
  if (step.kind !== 'bid' || !bidders(state, lot).includes(step.seat)) return outOfTurn;
  const { seat, amount } = step;
  const refused = refuseBid(state, seat, amount, live.standing?.amount ?? 0);
  if (refused !== null) return err(refused);
  return ok({ ...live, standing: { seat, amount }, going: 0, said: withSeat(live.said, seat, amount) });
}

function followTurn(state: State, lot: Selling, live: InTurn, step: Saying): Followed {
  if ((step.kind !== 'bid' && step.kind !== 'pass') || step.seat !== live.turn) return outOfTurn;
  const { seat } = step;
  const amount = step.kind === 'bid' ? step.amount : 0;
  if (step.kind === 'bid') {
    const refused = refuseBid(state, seat, amount, live.standing?.amount ?? 0);
    if (refused !== null) return err(refused);
  }
  const said = withSeat(live.said, seat, amount);
  const turn = nextToSpeak(state, lot, seat);
  if (turn === null) return ok(byBids(state, lot, said));
  return ok({ ...live, turn, standing: amount === 0 ? live.standing : { seat, amount }, said });
}

function followCovering(state: State, lot: Selling, live: Covering, step: Saying): Followed {
  if (step.kind === 'uncover') return uncover(state, lot, live, step.seat);
  if (step.kind !== 'cover') return outOfTurn;
  const { seat, amount } = step;
  if (!bidders(state, lot).includes(seat) || live.covered.includes(seat)) return outOfTurn;
  if (amount !== null && amount > 0) {
    const refused = refuseBid(state, seat, amount, 0);
    if (refused !== null) return err(refused);
  }
  return ok(covering(state, lot, [...live.covered, seat], withSeat(live.said, seat, amount)));
}

function followCovered(state: State, lot: Selling, live: Covered, step: Saying): Followed {
  if (step.kind === 'uncover') return uncover(state, lot, { ...live, covered: live.order }, step.seat);
  if (step.kind !== 'reveal') return outOfTurn;
  const said = live.said.map((own, seat) => step.bids?.[seat] ?? own);
  // Somebody's bid is missing: revealing it as no bid would be wrong.
  const missing = bidders(state, lot).some((seat) => (said[seat] ?? null) === null);
  return missing ? outOfTurn : ok(byBids(state, lot, said));
}

function uncover(
  state: State,
  lot: Selling,
  { covered, said }: Pick<Covering, 'covered' | 'said'>,
  seat: Seat,
): Followed {
  if (!covered.includes(seat)) return outOfTurn;
  const others = covered.filter((other) => other !== seat);
  return ok(covering(state, lot, others, withSeat(said, seat, null)));
}

/** The laptop goes on with the first who hasn't covered a bid. */
function covering(state: State, lot: Selling, covered: readonly Seat[], said: Bids): Covering | Covered {
  const { auctioneer } = lot;
  const turn = bidders(state, lot).find((seat) => !covered.includes(seat));
  return turn === undefined
    ? { kind: 'covered', auctioneer, order: covered, said }
    : { kind: 'covering', auctioneer, turn, covered, said };
}

/**
 * An auction that the table held itself: nothing else has been said in it. Whether the buyer can pay is checked when the
 * laptop enters it: the auctioneer's phone mustn't find out what others have by trying.
 */
function followSold(state: State, lot: Selling, live: LiveSale, step: Told): Followed {
  if (hasBegun(live)) return outOfTurn;
  const { seat: buyer, amount: price } = step;
  if (!bidders(state, lot).includes(buyer)) return outOfTurn;
  if (price < 1 && buyer !== lot.auctioneer) return err({ why: 'too-little' });
  return ok(decided(state, lot, { buyer, price, how: howTold(lot, buyer, price) }));
}

type Told = Extract<Step, { kind: 'sold' }>;

function hasBegun(live: LiveSale): boolean {
  switch (live.kind) {
    case 'calling':
      return live.standing !== null || live.going > 0;
    case 'in-turn':
      return live.said.some((bid) => bid !== null);
    case 'covering':
      return live.covered.length > 0;
    case 'covered':
    case 'asking':
      return true;
    case 'naming':
      return false;
  }
}

function howTold(lot: Selling, buyer: Seat, price: number): Decided['how'] {
  if (lot.auction === 'fixed') return buyer === lot.auctioneer ? 'obliged' : 'taken';
  return price === 0 ? 'nobody' : 'highest';
}

function followNaming(state: State, lot: Selling, { auctioneer }: Naming, step: Saying): Followed {
  if (step.kind !== 'price') return outOfTurn;
  const { amount: price } = step;
  const { least, most } = boundsOf(state, auctioneer);
  if (price > most) return err({ why: 'price-too-much', seat: auctioneer });
  if (price < least) return err({ why: 'too-little' });
  const turn = bidders(state, lot)[0] ?? auctioneer;
  return ok({ kind: 'asking', auctioneer, price, turn, passed: [] });
}

function followAsking(state: State, lot: Selling, live: Asking, step: Saying): Followed {
  const { price, turn, passed, auctioneer } = live;
  if (step.kind === 'take' && step.seat === turn) {
    if (price > boundsOf(state, turn).most) return err({ why: 'too-much', seat: turn });
    return ok(decided(state, lot, { buyer: turn, price, how: 'taken' }));
  }
  if (step.kind !== 'pass' || step.seat !== turn) return outOfTurn;
  const next = nextToSpeak(state, lot, turn);
  // The auctioneer comes last and isn't asked.
  if (next === null || next === auctioneer)
    return ok(decided(state, lot, { buyer: auctioneer, price, how: 'obliged' }));
  return ok({ ...live, turn: next, passed: [...passed, turn] });
}

function followAdding(state: State, live: Adding, step: Saying): Followed {
  const { pair } = choices(state);
  if (pair === null) return outOfTurn;
  if (step.kind === 'add' && step.seat === live.turn) {
    const { seat, auction } = step;
    const event = { type: 'pair', seat, artist: pair.preview.artist, auction } as const;
    return ok<Added>({ kind: 'added', offerer: live.offerer, seat, auction, event });
  }
  if (step.kind !== 'pass' || step.seat !== live.turn) return outOfTurn;
  const next = pair.seats[pair.seats.indexOf(live.turn) + 1];
  if (next === undefined) return ok({ kind: 'unwanted', offerer: live.offerer, event: { type: 'unpaired' } });
  return ok({ ...live, turn: next, passed: [...live.passed, live.turn] });
}

function nextToSpeak(state: State, lot: Selling, seat: Seat): Seat | null {
  const order = bidders(state, lot);
  return order[order.indexOf(seat) + 1] ?? null;
}

function byBids(state: State, lot: Selling, said: Bids): Decided {
  const { players } = state.setup;
  const { buyer, price } = highestBid(lot, players, said);
  const how = price === 0 ? 'nobody' : 'highest';
  return { ...decided(state, lot, { buyer, price, how, said }), tied: tiedBidders(lot, players, said) };
}

type Deal = Pick<Decided, 'buyer' | 'price' | 'how'> & { readonly said?: Bids };

/** As the record writes it: if the table handles the money, the sale only names the buyer. */
function decided(state: State, lot: Selling, { buyer, price, how, said }: Deal): Decided {
  const { auctioneer } = lot;
  const kept = choices(state).sale?.buyers.some((seat) => seat.price !== null) === true;
  const bids = said?.map((bid) => (bid === 0 ? null : bid));
  const priced = { type: 'sale', buyer, price, ...(bids === undefined ? {} : { bids }) } as const;
  const event = kept ? priced : ({ type: 'sale', buyer } as const);
  return { kind: 'decided', auctioneer, how, buyer, price, said: said ?? null, tied: [], event };
}
