import type { Artist, State } from '../../../../shared/gallery/index.ts';

/** The digit that means an artist: where the artist lies in the row, whatever is being asked. */
export function keyOfArtist({ setup }: State, artist: Artist): number {
  return setup.artists.indexOf(artist) + 1;
}

/** The artist a digit means, if it may be chosen now. */
export function artistOfKey({ setup }: State, digit: number, choices: readonly Artist[]): Artist | undefined {
  return choices.find((artist) => artist === setup.artists[digit - 1]);
}
