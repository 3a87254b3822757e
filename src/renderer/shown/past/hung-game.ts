import type { PastGame } from '../../../shared/api.ts';
import { inkNumber, type Ink } from '../../../shared/core/box.ts';
import type { Painting } from '../../../shared/core/wall.ts';
import { unpackWall } from '../../../shared/projection/packed-wall.ts';
import { editionOf } from '../../../shared/record/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import { counted } from './strip.ts';

/** A game with its paintings, by position among all of them. */
export interface HungGame {
  readonly game: PastGame;
  readonly rounds: readonly (readonly Painting[])[];
  readonly paintings: readonly Painting[];
  /** The ids of the box's artists, in the order of the board. */
  readonly artists: readonly string[];
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

/** Without rounds if its paintings aren't known. */
export function hungGame(game: PastGame): HungGame {
  const known = unpacked.get(game);
  if (known !== undefined) return known;
  const all: readonly Artist[] = editionOf(game.edition).edition.artists;
  const artists = all.map(({ id }) => id);
  const rounds = game.wall === null ? [] : unpackWall(game.wall, artists).rounds;
  const hung: HungGame = {
    game,
    rounds,
    paintings: rounds.flat(),
    artists,
    nameOf: (artist) => all.find(({ id }) => id === artist)?.name ?? artist,
    inkOf: (artist) => inkNumber(all, artists.indexOf(artist)),
  };
  unpacked.set(game, hung);
  return hung;
}

/** How many paintings the longest of their strips has. */
export function longestOf(games: readonly PastGame[]): number {
  return Math.max(0, ...games.map((game) => hungGame(game).paintings.length));
}

/** Its strip for those who don't see it: who hung in each round, and how much was sold. */
export function stripText({ rounds, artists, nameOf }: HungGame, { history: { strip } }: Words): string {
  return rounds
    .map((round, at) => {
      const sold = round.filter(({ lot }) => lot !== null).length;
      const hung = counted(round, artists).map(([artist, paintings]) => `${nameOf(artist)} ${paintings}`);
      return strip.round(at + 1, [...hung, ...(sold === 0 ? [] : [strip.sold(sold)])].join(', '));
    })
    .join(' ');
}
