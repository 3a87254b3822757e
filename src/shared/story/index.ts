import {
  explain as explainAuction,
  type Explanation as AuctionExplanation,
  type State as AuctionState,
} from '../auction/index.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import type { Wall } from '../core/wall.ts';
import {
  explain as explainGallery,
  type Explanation as GalleryExplanation,
  type State as GalleryState,
} from '../gallery/index.ts';
import {
  outcomeOf,
  sameFamily,
  seatsOver,
  worthThrough,
  type Position,
  type SeatsOver,
  type Timeline,
} from '../record/index.ts';
import { auctionAccounts, galleryAccounts, type Account } from './accounts.ts';
import { artistsOf, earningsOf, type ArtistInRound, type Earning } from './artists.ts';
import { auctionEnd, galleryEnd, type RoundEnd } from './endings.ts';
import { earningsAtEnd, endsAtEnd, lotsAtEnd, raceAtEnd } from './at-the-end.ts';
import {
  auctionStandings,
  decisive,
  galleryStandings,
  mostDecisive,
  type Decisive,
  type Standing,
} from './decided.ts';
import { lotsOf, type LotSold } from './lots.ts';
import { moneyFlows, paidWhom, type MoneyFlow, type PaidWhom } from './money-flow.ts';
import {
  auctionTransitions,
  firstTable,
  galleryTransitions,
  type AuctionTransition,
  type GalleryTransition,
} from './transitions.ts';
import { auctionRace, galleryRace, type Race } from './race.ts';
import { cardsWorth, lotsWorth, type CardWorth, type LotWorth } from './sales-worth.ts';
import { auctionWall, galleryWall } from './wall.ts';

/** The figures of a game that are stored as rows, to be queried over many games. */
export type Figures = AuctionFigures | GalleryFigures;

interface EitherFigures {
  readonly artists: readonly ArtistInRound[];
  readonly earnings: readonly Earning[];
  readonly ends: readonly RoundEnd[];
  readonly race: Race;
  readonly wall: Wall;
}

export interface AuctionFigures extends EitherFigures {
  readonly family: 'auction';
  readonly tracking: AuctionState['setup']['tracking'];
  /** One entry per seat; `null` if prices aren't tracked. */
  readonly flows: BySeat<MoneyFlow> | null;
  readonly lots: readonly LotSold[];
}

export interface GalleryFigures extends EitherFigures {
  readonly family: 'gallery';
  readonly tracking: GalleryState['setup']['tracking'];
}

/** What was sold or displayed in a game, with its worth then. */
export type WorthThen =
  | { readonly family: 'auction'; readonly lots: readonly LotWorth[] }
  | { readonly family: 'gallery'; readonly cards: readonly CardWorth[] };

/** The figures of a game with everything its charts show, as far as it has been played and its tracking allows. */
export type Story = AuctionStory | GalleryFigures;

export interface AuctionStory extends AuctionFigures {
  /** `null` if buyers aren't known. */
  readonly paidWhom: PaidWhom | null;
}

/** Returns `null` for a record that cannot even be opened. */
export function tellStory(timeline: Timeline): Story | null {
  const game = explained(timeline);
  switch (game?.family) {
    case 'auction':
      return auctionStory(game);
    case 'gallery':
      return galleryFigures(game);
    case undefined:
      return null;
  }
}

/** Without the figures that only charts need. */
export function figuresOf(timeline: Timeline): Figures | null {
  const game = explained(timeline);
  switch (game?.family) {
    case 'auction':
      return auctionFigures(game);
    case 'gallery':
      return galleryFigures(game);
    case undefined:
      return null;
  }
}

/**
 * Where everybody's money or points came from. Returns `null` until the game is over, or if it wasn't tracked. The
 * positions take longest: pass them if you have them.
 */
export function accountsOf(
  timeline: Timeline,
  positions: readonly Position[] = worthThrough(timeline.tables),
): BySeat<Account> | null {
  const first = firstTable(timeline);
  const last = timeline.tables.at(-1);
  if (first === undefined || last?.state.situation.kind !== 'finished') return null;
  const over = seatsOver(timeline.record);
  switch (first.family) {
    case 'auction':
      return auctionAccounts(first.state, auctionTransitions(first, timeline), positions, over);
    case 'gallery':
      return galleryAccounts(first.state, galleryTransitions(first, timeline), positions, over);
  }
}

/** Every lot or card of a game with its worth then. Returns `null` for a record that cannot even be opened. */
export function worthThen(
  timeline: Timeline,
  positions: readonly Position[] = worthThrough(timeline.tables),
): WorthThen | null {
  const game = explained(timeline);
  switch (game?.family) {
    case 'auction': {
      const lots = lotsAtEnd(lotsOf(game.rounds, game.transitions), game.over);
      return { family: 'auction', lots: lotsWorth(lots, positions) };
    }
    case 'gallery':
      return { family: 'gallery', cards: cardsWorth(game.rounds, game.transitions, positions, game.over) };
    case undefined:
      return null;
  }
}

/** The moments that decided a finished game. The positions take longest: pass them if you have them. */
export function decisiveIn(
  timeline: Timeline,
  positions: readonly Position[] = worthThrough(timeline.tables),
): Decisive[] {
  const won = wonBy(timeline, positions);
  return won === null ? [] : decisive(won.standings, won.winners);
}

/**
 * The card that decided a finished game: of the events that put up, sell or display a painting, the most decisive.
 * Returns `null` if nobody gained anything with one, or it wasn't tracked.
 */
export function decidingCardIn(timeline: Timeline, positions: readonly Position[]): Decisive | null {
  const won = wonBy(timeline, positions);
  const wall = won === null ? [] : (figuresOf(timeline)?.wall.rounds.flat() ?? []);
  const cards = new Set(wall.flatMap(({ hung, lot }) => (lot === null ? [hung] : [hung, lot])));
  return won === null ? null : mostDecisive(won.standings, won.winners, cards);
}

interface Won {
  readonly winners: readonly Seat[];
  readonly standings: readonly Standing[];
}

/** Who won, and what everybody had before. Returns `null` until the game is over. */
function wonBy(timeline: Timeline, positions: readonly Position[]): Won | null {
  const first = firstTable(timeline);
  const last = timeline.tables.at(-1);
  const winners = last === undefined ? null : outcomeOf(last).winners;
  if (first === undefined || winners === null) return null;
  const over = seatsOver(timeline.record);
  switch (first.family) {
    case 'auction': {
      const transitions = auctionTransitions(first, timeline);
      return { winners, standings: auctionStandings(first.state, transitions, positions, over) };
    }
    case 'gallery': {
      const transitions = galleryTransitions(first, timeline);
      return { winners, standings: galleryStandings(first.state, transitions, positions, over) };
    }
  }
}

/** How many events came before the wall of the last round was taken down; `null` if no round is over. */
export function lastWall({ tables }: Timeline): number | null {
  const at = tables.findLastIndex(({ state }) => state.situation.kind === 'settling');
  return at === -1 ? null : at;
}

/** How many events it takes until a round is paid out; `null` if it never was. */
export function stepOfRound({ tables }: Timeline, round: number): number | null {
  const at = tables.findIndex(({ state }) => paidRounds(state).includes(round));
  return at === -1 ? null : at;
}

function paidRounds({ settled }: Timeline['tables'][number]['state']): number[] {
  return settled.map((one) => one.round);
}

interface AuctionExplained {
  readonly family: 'auction';
  readonly first: AuctionState;
  readonly transitions: readonly AuctionTransition[];
  readonly rounds: readonly AuctionExplanation[];
  readonly over: SeatsOver;
}

interface GalleryExplained {
  readonly family: 'gallery';
  readonly first: GalleryState;
  readonly transitions: readonly GalleryTransition[];
  readonly rounds: readonly GalleryExplanation[];
  readonly over: SeatsOver;
}

/** A game event by event, with the explanation of each round. */
function explained(timeline: Timeline): AuctionExplained | GalleryExplained | null {
  const first = firstTable(timeline);
  const last = timeline.tables.at(-1);
  if (first === undefined || last === undefined) return null;
  switch (first.family) {
    case 'auction':
      return sameFamily(first, last)
        ? {
            family: first.family,
            first: first.state,
            transitions: auctionTransitions(first, timeline),
            rounds: roundsBetween(first.state.round, last.state.round, (round) =>
              explainAuction(last.state, round),
            ),
            over: seatsOver(timeline.record),
          }
        : null;
    case 'gallery':
      return sameFamily(first, last)
        ? {
            family: first.family,
            first: first.state,
            transitions: galleryTransitions(first, timeline),
            rounds: roundsBetween(first.state.round, last.state.round, (round) =>
              explainGallery(last.state, round),
            ),
            over: seatsOver(timeline.record),
          }
        : null;
  }
}

function auctionFigures({ first, transitions, rounds, over }: AuctionExplained): AuctionFigures {
  const lots = lotsAtEnd(lotsOf(rounds, transitions), over);
  return {
    family: 'auction',
    tracking: first.setup.tracking,
    artists: artistsOf(rounds),
    earnings: earningsAtEnd(earningsOf(rounds), over),
    ends: endsAtEnd(
      transitions.flatMap((transition) => auctionEnd(transition) ?? []),
      over,
    ),
    race: raceAtEnd(auctionRace(first, transitions), over),
    wall: auctionWall(rounds, transitions, lots, over),
    flows: moneyFlows(first, transitions, over),
    lots,
  };
}

function auctionStory(game: AuctionExplained): AuctionStory {
  const { first, transitions, over } = game;
  return { ...auctionFigures(game), paidWhom: paidWhom(first, transitions, over) };
}

function galleryFigures({ first, transitions, rounds, over }: GalleryExplained): GalleryFigures {
  return {
    family: 'gallery',
    tracking: first.setup.tracking,
    artists: artistsOf(rounds),
    earnings: earningsAtEnd(earningsOf(rounds), over),
    ends: endsAtEnd(
      transitions.flatMap((transition) => galleryEnd(transition) ?? []),
      over,
    ),
    race: raceAtEnd(galleryRace(first, transitions), over),
    wall: galleryWall(rounds, transitions, over),
  };
}

function roundsBetween<Round>(
  first: number,
  last: number,
  explain: (round: number) => Round | null,
): Round[] {
  return Array.from({ length: last - first + 1 }, (_, at) => explain(first + at)).filter(
    (round) => round !== null,
  );
}

export { CAUSES, type Cause } from '../core/causes.ts';
export { rounded, type Account } from './accounts.ts';
export type { ArtistInRound, Earning } from './artists.ts';
export { courseOf, leadChanges, type Course } from './course.ts';
export type { Decisive } from './decided.ts';
export { handovers, type Handover } from './handing-over.ts';
export type { LotSold } from './lots.ts';
export type { MoneyFlow, PaidWhom } from './money-flow.ts';
export { paintingWorth, type PaintingWorth } from './painting-worth.ts';
export { ahead, type Race, type RaceMoment } from './race.ts';
export type { CardWorth, LotWorth } from './sales-worth.ts';
