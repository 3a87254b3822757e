import { ifEndedNow as auctionNow, type State as AuctionState } from '../auction/index.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { at, nothing, type Tally } from '../core/tally.ts';
import { ifEndedNow as galleryNow, type State as GalleryState } from '../gallery/index.ts';
import type { AuctionTransition, GalleryTransition } from './transitions.ts';

/** Who was ahead and when: by money plus the current value of paintings, by payouts, or by points. */
export interface Race {
  readonly measure: 'money' | 'from-bank' | 'points';
  readonly moments: readonly RaceMoment[];
}

export interface RaceMoment {
  /** The number of events so far. */
  readonly events: number;
  readonly round: number;
  /** `now` is the current moment of a round that hasn't ended. */
  readonly kind: 'start' | 'lot' | 'turn' | 'adjusted' | 'round' | 'now';
  readonly values: BySeat<number>;
}

/** Without prices the money is unknown, so the race goes by payouts. */
export function auctionRace(start: AuctionState, transitions: readonly AuctionTransition[]): Race {
  const ledger = start.setup.tracking === 'ledger';
  const values = ledger ? worthOf : fromBank;
  const moments: RaceMoment[] = [{ events: 0, round: start.round, kind: 'start', values: values(start) }];
  for (const { index, event, before, after } of transitions) {
    const kind = auctionMoment(event.type, ledger);
    if (kind !== null) moments.push({ events: index + 1, round: before.round, kind, values: values(after) });
  }
  const last = transitions.at(-1);
  if (ledger && last !== undefined) finish(moments, last.index + 1, last.after.round, worthOf(last.after));
  return { measure: ledger ? 'money' : 'from-bank', moments };
}

function auctionMoment(type: AuctionTransition['event']['type'], ledger: boolean): RaceMoment['kind'] | null {
  switch (type) {
    case 'settle':
      return 'round';
    case 'sale':
    case 'unpaired':
      return ledger ? 'lot' : null;
    case 'adjust':
      return ledger ? 'adjusted' : null;
    case 'offer':
    case 'pair':
    case 'mystery':
    case 'final':
    case 'end-round':
      return null;
  }
}

/** Cash plus the payout if the round ended now. */
function worthOf(state: AuctionState): BySeat<number> {
  return together(state.cash, auctionNow(state).payouts ?? []);
}

export function fromBank({ setup, settled }: AuctionState): BySeat<number> {
  return settled.reduce<Tally>((sum, { payouts }) => together(sum, payouts), nothing(setup.players));
}

export function galleryRace(start: GalleryState, transitions: readonly GalleryTransition[]): Race {
  const full = start.setup.tracking === 'full';
  const moments: RaceMoment[] = [{ events: 0, round: start.round, kind: 'start', values: start.scores }];
  for (const { index, event, before, after } of transitions) {
    const kind = galleryMoment(event.type, full);
    if (kind === null) continue;
    moments.push({ events: index + 1, round: before.round, kind, values: pointsOf(after) });
  }
  const last = transitions.at(-1);
  if (full && last !== undefined) finish(moments, last.index + 1, last.after.round, pointsOf(last.after));
  return { measure: 'points', moments };
}

function galleryMoment(type: GalleryTransition['event']['type'], full: boolean): RaceMoment['kind'] | null {
  switch (type) {
    case 'settle':
      return 'round';
    case 'adjust':
      return 'adjusted';
    case 'play':
    case 'second':
    case 'everyone':
    case 'award':
    case 'reveal':
    case 'extras':
      return full ? 'turn' : null;
    case 'influence':
    case 'draw':
    case 'face-down':
    case 'decline':
    case 'end-round':
      return null;
  }
}

/** Points plus the score of face-up cards if the round ended now. */
function pointsOf(state: GalleryState): BySeat<number> {
  // The cards of the last round stay on the table; they are already scored.
  return state.situation.kind === 'finished'
    ? state.scores
    : together(state.scores, galleryNow(state).payouts ?? []);
}

/** Adds the current moment, unless the last entry already covers it. */
function finish(moments: RaceMoment[], events: number, round: number, values: BySeat<number>): void {
  const last = moments.at(-1);
  const told = last?.events === events || last?.values.every((value, seat) => value === values[seat]);
  if (told !== true) moments.push({ events, round, kind: 'now', values });
}

/** The seats with the highest value. */
export function ahead(values: BySeat<number>): readonly Seat[] {
  const most = Math.max(...values);
  return values.flatMap((value, seat) => (value === most ? seat : []));
}

export function together(one: Tally, other: Tally): Tally {
  return one.map((value, index) => value + at(other, index));
}
