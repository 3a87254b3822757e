import { inkNumber, type Ink } from './box.ts';

/** How screens show an artist: by name, by letters, and by a colour with its pattern, a number from 1. */
export interface ShownArtist {
  readonly name: string;
  readonly letters: string;
  readonly place: number;
}

/** The part of either family's table needed to name its artists. */
interface Named {
  readonly setup: {
    readonly edition: {
      readonly artists: readonly { readonly id: string; readonly name: string; readonly ink?: Ink }[];
    };
  };
}

export function shownArtist({ setup }: Named, artist: string): ShownArtist {
  const { artists } = setup.edition;
  const at = artists.findIndex(({ id }) => id === artist);
  const name = artists[at]?.name ?? artist;
  return { name, letters: lettersOf(name), place: inkNumber(artists, at) };
}

/** Two letters that distinguish the artists of an edition. */
export function lettersOf(name: string): string {
  const words = name.split(' ');
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${first.slice(0, 1)}${last.slice(0, 1)}` : first.slice(0, 2);
}
