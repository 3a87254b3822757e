import {
  ifEndedNow as auctionNow,
  type Explanation as AuctionExplanation,
  type State as AuctionState,
} from '../auction/index.ts';
import type { EndedBy } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { at, nothing, type Tally } from '../core/tally.ts';
import {
  ifEndedNow as galleryNow,
  type Explanation as GalleryExplanation,
  type State as GalleryState,
} from '../gallery/index.ts';
import { displayedBy } from './displayed.ts';
import type { AuctionTransition, GalleryTransition } from './transitions.ts';

/** How a round ended. */
export interface RoundEnd {
  readonly round: number;
  /** The event that ended it. */
  readonly index: number;
  readonly endedBy: EndedBy;
  /** `null` if it wasn't entered whose card it was, or it was no card. */
  readonly ender: Seat | null;
}

/** With what the round would have paid without the card that ended it. */
export interface Ending extends RoundEnd {
  /** The artists of the cards that ended it: several in an everyone turn, none if it was no card. */
  readonly artists: readonly string[];
  /** `null` until holdings are known. */
  readonly payouts: BySeat<number> | null;
  /** The round one card earlier, everything else unchanged; `null` if it wasn't ended by a card. */
  readonly earlier: Earlier | null;
}

export interface Earlier {
  /** What one painting or card would have paid, by artist. */
  readonly values: Readonly<Record<string, number>>;
  /** `null` if holdings at that time aren't known. */
  readonly payouts: BySeat<number> | null;
}

export function auctionEndings(
  last: AuctionState,
  rounds: readonly AuctionExplanation[],
  transitions: readonly AuctionTransition[],
): Ending[] {
  return transitions.flatMap((transition) => {
    const end = auctionEnd(transition);
    if (end === null) return [];
    const card = cardOf(transition);
    const explained = payoutsIn(rounds, end.round);
    return {
      ...end,
      artists: card === null ? [] : [card.artist],
      payouts: explained?.map(({ payout }) => payout) ?? null,
      earlier: card === null ? null : auctionEarlier(last, explained, transition),
    };
  });
}

/** Returns `null` for an event that ended no round. */
export function auctionEnd(transition: AuctionTransition): RoundEnd | null {
  const { index, before, after } = transition;
  if (before.situation.kind === 'settling' || after.situation.kind !== 'settling') return null;
  const card = cardOf(transition);
  const ender = card?.type === 'mystery' ? after.lastToPlay : (card?.seat ?? null);
  return { round: before.round, index, endedBy: after.situation.endedBy, ender };
}

function cardOf({ event }: AuctionTransition) {
  return event.type === 'offer' || event.type === 'pair' || event.type === 'mystery' ? event : null;
}

function payoutsIn<Payouts>(
  rounds: readonly { readonly round: number; readonly payouts: Payouts | null }[],
  round: number,
): Payouts | null {
  return rounds.find((one) => one.round === round)?.payouts ?? null;
}

function auctionEarlier(
  last: AuctionState,
  known: AuctionExplanation['payouts'],
  transition: AuctionTransition,
): Earlier {
  const values = auctionValuesWithout(last, transition);
  return {
    values,
    // Nobody owns the card that ended the round, so holdings are the same without it.
    payouts:
      known?.map(({ parts }) =>
        parts.reduce((sum, { artist, paintings }) => sum + paintings * (values[artist] ?? 0), 0),
      ) ?? null,
  };
}

/** What a painting would have paid without the last card; other adjustments before the payout still count. */
function auctionValuesWithout(
  last: AuctionState,
  { before, after }: AuctionTransition,
): Readonly<Record<string, number>> {
  const { counts, standing } = last.settled.find(({ round }) => round === before.round) ?? last;
  return auctionNow({ ...before, standing, counts: without(counts, before.counts, after.counts) }).values;
}

export function galleryEndings(
  last: GalleryState,
  rounds: readonly GalleryExplanation[],
  transitions: readonly GalleryTransition[],
): Ending[] {
  return transitions.flatMap((transition) => {
    const end = galleryEnd(transition);
    if (end === null) return [];
    const artists = artistsLaid(transition.event);
    const explained = payoutsIn(rounds, end.round);
    return {
      ...end,
      artists,
      payouts: explained?.map(({ payout }) => payout) ?? null,
      earlier: artists.length === 0 ? null : galleryEarlier(last, explained, transition),
    };
  });
}

/** Returns `null` for an event that ended no round. */
export function galleryEnd({ index, event, before, after }: GalleryTransition): RoundEnd | null {
  if (before.situation.kind === 'settling' || after.situation.kind !== 'settling') return null;
  const ender = event.type === 'adjust' ? null : after.situation.finisher;
  return { round: before.round, index, endedBy: after.situation.endedBy, ender };
}

function artistsLaid(event: GalleryTransition['event']): string[] {
  return event.type === 'influence' ? [event.artist] : displayedBy(event).map(({ artist }) => artist);
}

/** The cards turned up and added stay; only the last ones played are removed. */
function galleryEarlier(
  last: GalleryState,
  known: GalleryExplanation['payouts'],
  { event, before, after }: GalleryTransition,
): Earlier {
  const { setup, round } = before;
  const done = last.settled.find((one) => one.round === round);
  const { counts, displays, valueTokens, awards, corrections } = done ?? last;
  const { values } = galleryNow({
    ...before,
    counts: without(counts, before.counts, after.counts),
    valueTokens,
    awards,
    corrections,
  });
  const laid = displaysLaid(event, before, after);
  if (laid === null || known === null) return { values, payouts: null };
  const width = setup.artists.length;
  return {
    values,
    payouts: known.map((_, seat) =>
      setup.artists.reduce((sum, artist, place) => {
        const cards = at(displays, seat * width + place) - at(laid, seat * width + place);
        return sum + cards * (values[artist] ?? 0);
      }, 0),
    ),
  };
}

/** The displays an event adds to; `null` if only counts are tracked and its seat is unknown. */
function displaysLaid(
  event: GalleryTransition['event'],
  before: GalleryState,
  after: GalleryState,
): Tally | null {
  const { setup } = before;
  if (setup.tracking === 'full') {
    return after.displays.map((cards, place) => cards - at(before.displays, place));
  }
  const laid = nothing(before.displays.length).slice();
  if (event.type === 'influence') return laid;
  if (event.type !== 'play') return null;
  const { seat, artist } = event;
  if (seat === undefined || seat === null) return null;
  laid[seat * setup.artists.length + setup.artists.indexOf(artist)] = 1;
  return laid;
}

/** A tally without the effect of one event. */
function without(tally: Tally, before: Tally, after: Tally): Tally {
  return tally.map((value, index) => value - (at(after, index) - at(before, index)));
}
