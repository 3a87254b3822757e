import type { Family } from '../core/family.ts';
import { editions, type Edition } from './edition.ts';
import type { Event } from './events.ts';
import { outcome } from './outcome.ts';
import { readEvent } from './read-event.ts';
import { apply } from './rules.ts';
import { readSetup, TRACKINGS, type Setup } from './setup.ts';
import { start, type State } from './state.ts';
import { warnings, type Warning } from './warnings.ts';

/**
 * The Modern Art family: paintings are put up, auctioned and bought; the artists with the most cards pay the most.
 */
export const auction = {
  scoredIn: 'money',
  trackings: TRACKINGS,
  seatFields: {
    one: ['seat', 'buyer', 'next', 'turn'],
    each: ['bids', 'holdings', 'money'],
    keys: ['cash', 'hands', 'owned', 'away'],
  },
  editions,
  readSetup,
  start,
  readEvent,
  apply,
  warnings,
  outcome,
  prizes: ({ edition }) => edition.tiles,
} satisfies Family<Edition, Setup, Event, State, Warning>;

export { bidders, highestBid, tiedBidders, type HighestBid } from './bids.ts';
export type {
  Choices,
  CardPreview,
  MysteryChoice,
  OfferChoice,
  PairChoice,
  SaleChoice,
  SettleChoice,
} from './choice.ts';
export { readBox } from './box.ts';
export { choices } from './choices.ts';
export { AUCTION_KINDS, EDITIONS, SALE_KINDS } from './edition.ts';
export type {
  Artist,
  AuctionKind,
  AuctionWords,
  BuiltIn,
  Edition,
  EditionId,
  MoneyFacts,
  SaleKind,
} from './edition.ts';
export type { Event, EventType } from './events.ts';
export { explain } from './explanation.ts';
export type { Explanation, PayoutPart, SeatExplained } from './explanation.ts';
export { fairPrice, lotOnOffer, type FairPrice } from './fair-price.ts';
export { cardsHeld, ifEndedNow, unseen } from './forecast.ts';
export { type Moment, type PromptKey } from './moments.ts';
export type { ProblemCode } from './problems.ts';
export { prompts } from './prompts.ts';
export { ruleStarter, type RuleStarter } from './rule-starter.ts';
export type { Setup, Tracking } from './setup.ts';
export { paymentsFor, type Payment } from './sale.ts';
export type { Selling, State } from './state.ts';
export { mostEarned, type Warning } from './warnings.ts';
export { worth } from './worth.ts';
