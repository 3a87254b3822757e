import type { State as AuctionState } from '../auction/index.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import type { Tally } from '../core/tally.ts';
import type { State as GalleryState } from '../gallery/index.ts';
import { atTheEnd, type Position, type SeatsOver } from '../record/index.ts';
import { holdings } from './accounts.ts';
import { fromBank, together } from './race.ts';
import type { AuctionTransition, GalleryTransition, Transition } from './transitions.ts';

/** An event that helped decide a game. */
export interface Decisive {
  readonly index: number;
  readonly round: number;
  /** How much the winners gained with it on the best of the others. */
  readonly gained: number;
  /** With it they took the lead and never lost it again. */
  readonly forGood: boolean;
}

/** What everybody had at one moment, by final seat. */
export interface Standing {
  /** The event before it; -1 at the start. */
  readonly index: number;
  readonly round: number;
  readonly corrected: boolean;
  readonly values: BySeat<number>;
}

/**
 * What everybody had, event by event: money and what their paintings are worth. Without prices, what the bank has paid
 * takes the place of money, and without buyers only that is known, round by round.
 */
export function auctionStandings(
  start: AuctionState,
  transitions: readonly AuctionTransition[],
  positions: readonly Position[],
  over: SeatsOver,
): Standing[] {
  const { tracking, players } = start.setup;
  const byRound = tracking === 'counts';
  return standingsOf(start, transitions, byRound, over, (state, events) => {
    const has = tracking === 'ledger' ? state.cash : fromBank(state);
    return together(has, holdings(byRound ? [] : state.owned, players, [], worths(positions[events])));
  });
}

/** Points and what the cards on display are worth. Without displays only points are known, round by round. */
export function galleryStandings(
  start: GalleryState,
  transitions: readonly GalleryTransition[],
  positions: readonly Position[],
  over: SeatsOver,
): Standing[] {
  const { tracking, players } = start.setup;
  const byRound = tracking === 'counts';
  return standingsOf(start, transitions, byRound, over, (state, events) => {
    // The cards of the last round stay on the table, already scored.
    const shown = byRound || state.situation.kind === 'finished' ? [] : state.displays;
    return together(state.scores, holdings(shown, players, [], worths(positions[events])));
  });
}

function standingsOf<State extends { readonly round: number }>(
  start: State,
  transitions: readonly Transition<{ readonly type: string }, State>[],
  byRound: boolean,
  { endAt }: SeatsOver,
  valuesOf: (state: State, events: number) => Tally,
): Standing[] {
  const standing = (index: number, round: number, corrected: boolean, state: State): Standing => ({
    index,
    round,
    corrected,
    values: atTheEnd(valuesOf(state, index + 1), endAt(index + 1)),
  });
  return [
    standing(-1, start.round, false, start),
    ...transitions.flatMap(({ index, event: { type }, before, after }) =>
      byRound && type !== 'settle' && type !== 'adjust'
        ? []
        : standing(index, before.round, type === 'adjust', after),
    ),
  ];
}

function worths(position: Position | undefined): Tally {
  return position?.artists?.map(({ worth }) => worth) ?? [];
}

/** How many moments decide a game. */
const MOMENTS = 3;

/** Smaller differences are only rounding. */
const FINEST = 1e-6;

/**
 * The moments that decided a game, in its order: the one in which the winners took the lead for good, and those in
 * which they gained most on the best of the others. Corrections decide nothing.
 */
export function decisive(standings: readonly Standing[], winners: readonly Seat[]): Decisive[] {
  return mostDecisiveFirst(standings, winners)
    .slice(0, MOMENTS)
    .sort((one, other) => one.index - other.index);
}

/** The most decisive of these events, such as those that put up or sell a painting. */
export function mostDecisive(
  standings: readonly Standing[],
  winners: readonly Seat[],
  events: ReadonlySet<number>,
): Decisive | null {
  return mostDecisiveFirst(standings, winners).find(({ index }) => events.has(index)) ?? null;
}

function mostDecisiveFirst(standings: readonly Standing[], winners: readonly Seat[]): Decisive[] {
  const leads = standings.map(({ values }) => leadIn(values, winners));
  const lastBehind = leads.findLastIndex((lead) => lead < FINEST);
  return standings
    .flatMap(({ index, round, corrected }, at) => {
      const gained = Math.round(((leads[at] ?? 0) - (leads[at - 1] ?? leads[at] ?? 0)) / FINEST) * FINEST;
      return corrected || !(gained > 0) ? [] : { index, round, gained, forGood: at === lastBehind + 1 };
    })
    .sort((one, other) => Number(other.forGood) - Number(one.forGood) || other.gained - one.gained);
}

/** How far the last of the winners is ahead of the best of the others; not a number if there are no others. */
function leadIn(values: BySeat<number>, winners: readonly Seat[]): number {
  const of = (winning: boolean) => values.filter((_, seat) => winners.includes(seat) === winning);
  return Math.min(...of(true)) - Math.max(...of(false));
}
