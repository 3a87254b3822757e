import type { PastGame } from '../../../shared/api.ts';
import { inkNumber, type Ink } from '../../../shared/core/box.ts';
import { unpackWall } from '../../../shared/projection/packed-wall.ts';
import { editionOf } from '../../../shared/record/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import { counted, type StripRounds } from './strip.ts';

/** What a strip needs to draw a game. */
export interface StripWall {
  readonly rounds: StripRounds;
  readonly inkOf: (artist: string) => number;
  readonly label: string;
}

interface Artist {
  readonly id: string;
  readonly name: string;
  readonly ink?: Ink;
}

/** The rounds of a game; `null` if its paintings aren't known. */
export function wallOf(
  { wall, edition }: Pick<PastGame, 'wall' | 'edition'>,
  words: Words,
): StripWall | null {
  if (wall === null) return null;
  const artists: readonly Artist[] = editionOf(edition).edition.artists;
  const ids = artists.map(({ id }) => id);
  const { rounds } = unpackWall(wall, ids);
  return {
    rounds,
    inkOf: (artist) => inkNumber(artists, ids.indexOf(artist)),
    label: stripText(rounds, artists, words),
  };
}

/** For those who don't see it: who hung in each round, and how much was sold. */
function stripText(rounds: StripRounds, artists: readonly Artist[], { history: { strip } }: Words): string {
  const nameOf = (artist: string) => artists.find(({ id }) => id === artist)?.name ?? artist;
  const ids = artists.map(({ id }) => id);
  return rounds
    .map((round, at) => {
      const sold = round.filter(({ lot }) => lot !== null).length;
      const hung = counted(round, ids).map(([artist, paintings]) => `${nameOf(artist)} ${paintings}`);
      return strip.round(at + 1, [...hung, ...(sold === 0 ? [] : [strip.sold(sold)])].join(', '));
    })
    .join(' ');
}
