import type { PastGame } from '../../../shared/api.ts';
import { inkNumber, type Ink } from '../../../shared/core/box.ts';
import type { Light, Painting } from '../../../shared/core/wall.ts';
import { isLit, unpackWall } from '../../../shared/projection/index.ts';
import { editionOf } from '../../../shared/record/index.ts';

/** A game of the collection with its paintings, by position among all of them. */
export interface HungGame {
  readonly game: PastGame;
  readonly rounds: readonly (readonly Painting[])[];
  readonly paintings: readonly Painting[];
  readonly nameOf: (artist: string) => string;
  /** The number of an artist's colour and pattern, from 1. */
  readonly inkOf: (artist: string) => number;
}

interface Artist {
  readonly id: string;
  readonly name: string;
  readonly ink?: Ink;
}

/** Unpacked once, however often a row is drawn. */
const unpacked = new WeakMap<PastGame, HungGame>();

export function hungGame(game: PastGame): HungGame {
  const known = unpacked.get(game);
  if (known !== undefined) return known;
  const artists: readonly Artist[] = editionOf(game.edition).edition.artists;
  const ids = artists.map(({ id }) => id);
  const rounds = game.wall === null ? [] : unpackWall(game.wall, ids).rounds;
  const hung: HungGame = {
    game,
    rounds,
    paintings: rounds.flat(),
    nameOf: (artist) => artists.find(({ id }) => id === artist)?.name ?? artist,
    inkOf: (artist) => inkNumber(artists, ids.indexOf(artist)),
  };
  unpacked.set(game, hung);
  return hung;
}

/** Which paintings are lit, by position. */
export function litIn({ game, rounds }: HungGame, light: Light): boolean[] {
  const { buyer } = light;
  const isBuyer = (seat: number) => game.players[seat]?.person === buyer;
  return rounds.flatMap((round) => round.map((painting) => isLit(painting, round, light, isBuyer)));
}

/** The next lit painting from a position, not counting it; `null` if there is none. */
export function nextLit(lit: readonly boolean[], from: number, step: 1 | -1): number | null {
  for (let at = from + step; at >= 0 && at < lit.length; at += step) if (lit[at] === true) return at;
  return null;
}

/** The lit painting nearest to a position. */
export function nearestLit(lit: readonly boolean[], position: number): number | null {
  const within = Math.min(position, lit.length - 1);
  if (lit[within] === true) return within;
  const [before, after] = [nextLit(lit, within, -1), nextLit(lit, within, 1)];
  if (before === null || after === null) return before ?? after;
  return within - before <= after - within ? before : after;
}

/** Its round, and that it is the artist's first, second, third… of the round. */
export function placeInRound({ rounds }: HungGame, position: number) {
  let before = 0;
  for (const [at, round] of rounds.entries()) {
    const painting = round[position - before];
    if (painting !== undefined) {
      const upTo = round.slice(0, position - before + 1);
      return { round: at + 1, nth: upTo.filter(({ artist }) => artist === painting.artist).length };
    }
    before += round.length;
  }
  return { round: 1, nth: 1 };
}

/** How many events the replay shows when the painting is sold or, if it wasn't, hung. */
export function stepOf({ lot, hung }: Painting): number {
  return (lot ?? hung) + 1;
}
