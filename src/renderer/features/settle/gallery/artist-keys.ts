import type { Artist, State } from '../../../../shared/gallery/index.ts';

/** The digit for an artist: its position in the row, whatever the question. */
export function keyOfArtist({ setup }: State, artist: Artist): number {
  return setup.artists.indexOf(artist) + 1;
}

/** The artist for a digit, if it can be chosen now. */
export function artistOfKey({ setup }: State, digit: number, choices: readonly Artist[]): Artist | undefined {
  return choices.find((artist) => artist === setup.artists[digit - 1]);
}
