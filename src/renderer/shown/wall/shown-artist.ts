/** How screens show an artist: by name, by letters, and by the colour of a position on the edition's board. */
export interface ShownArtist {
  readonly name: string;
  readonly letters: string;
  readonly place: number;
}

/** The part of either family's table needed to name its artists. */
interface Named {
  readonly setup: {
    readonly edition: { readonly artists: readonly { readonly id: string; readonly name: string }[] };
  };
}

export function shownArtist({ setup }: Named, artist: string): ShownArtist {
  const { artists } = setup.edition;
  const at = artists.findIndex(({ id }) => id === artist);
  const name = artists[at]?.name ?? artist;
  return { name, letters: lettersOf(name), place: at + 1 };
}

/** Two letters that distinguish the artists of an edition. */
export function lettersOf(name: string): string {
  const words = name.split(' ');
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${first.slice(0, 1)}${last.slice(0, 1)}` : first.slice(0, 2);
}
