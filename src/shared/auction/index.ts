import type { Family } from '../core/family.ts';
import { frozen } from '../core/frozen.ts';
import type { Edition, EditionId } from './edition.ts';
import { modernArt1994 } from './editions/modern-art-1994.ts';
import { modernArtCmonEn } from './editions/modern-art-cmon-en.ts';
import { modernArtCmonIt } from './editions/modern-art-cmon-it.ts';
import type { Event } from './events.ts';
import { outcome } from './outcome.ts';
import { readEvent } from './read-event.ts';
import { apply } from './rules.ts';
import { readSetup, TRACKINGS, type Setup } from './setup.ts';
import { start, type State } from './state.ts';
import { warnings, type Warning } from './warnings.ts';

const editions: Readonly<Record<EditionId, Edition>> = frozen({
  'modern-art-1994': modernArt1994,
  'modern-art-cmon-en': modernArtCmonEn,
  'modern-art-cmon-it': modernArtCmonIt,
});

/** Modern Art: paintings are put up, bid for and bought; what sells most is worth most. */
export const auction = {
  scoredIn: 'money',
  trackings: TRACKINGS,
  editions,
  readSetup,
  start,
  readEvent,
  apply,
  warnings,
  outcome,
  prizes: ({ edition }) => edition.tiles,
} satisfies Family<Edition, Setup, Event, State, Warning>;

export { bidOrder, highestBid, type HighestBid } from './bids.ts';
export type {
  Choices,
  Landing,
  MysteryChoice,
  NextRound,
  OfferChoice,
  PairChoice,
  SaleChoice,
  SettleChoice,
} from './choice.ts';
export { choices } from './choices.ts';
export { AUCTION_KINDS } from './edition.ts';
export type { Artist, AuctionKind, Edition, EditionId, SaleKind } from './edition.ts';
export type { Event, EventType } from './events.ts';
export { explain } from './explanation.ts';
export type { Explanation, PayoutPart, SeatExplained } from './explanation.ts';
export { cardsHeld, ifEndedNow, unseen } from './forecast.ts';
export { type PromptKey } from './moments.ts';
export type { ProblemCode } from './problems.ts';
export { prompts } from './prompts.ts';
export type { Setup, Tracking } from './setup.ts';
export { paymentsFor, type Payment } from './sale.ts';
export type { Selling, State } from './state.ts';
export type { Warning } from './warnings.ts';
