import { choices, ifEndedNow, unseen, type Landing, type State } from '../../../shared/auction/index.ts';
import { lettersOf } from '../wall/shown-artist.ts';

/** One artist's place on the wall. */
export interface Bay {
  readonly artist: string;
  readonly name: string;
  readonly letters: string;
  /** Where the edition's own board has this artist: colour and pattern go by it, whatever order the table plays. */
  readonly place: number;
  readonly count: number;
  /** How many of them have an owner: the red dots. */
  readonly sold: number;
  readonly limit: number;
  /** The tile of every settled round, `null` where the artist got none. */
  readonly tiles: readonly (number | null)[];
  /** What a painting pays: if the round ended now, or this round where it has. */
  readonly pays: number;
  /** Cards of the artist that nobody has played yet. */
  readonly unseen: number;
  /** What one more painting would do; `null` while none may be put up. */
  readonly next: Landing | null;
}

export function baysOf(state: State): Bay[] {
  const { edition, artists } = state.setup;
  const { values } = ifEndedNow(state);
  const left = unseen(state);
  const { offer, pair, adjust } = choices(state);
  const coming = offer?.artists ?? (pair === null ? [] : [pair.landing]);
  return artists.map((artist, at) => {
    const place = edition.artists.findIndex(({ id }) => id === artist);
    const name = edition.artists[place]?.name ?? artist;
    return {
      artist,
      name,
      letters: lettersOf(name),
      place: place + 1,
      count: state.counts[at] ?? 0,
      sold: adjust?.owned?.reduce((sum, owned) => sum + (owned[artist] ?? 0), 0) ?? 0,
      limit: edition.limit,
      tiles: state.settled.map(({ ranking }) => edition.tiles[ranking.indexOf(at)] ?? null),
      pays: values[artist] ?? 0,
      unseen: left[at]?.cards ?? 0,
      next: coming.find((landing) => landing.artist === artist) ?? null,
    };
  });
}

/** The name of whom the lot under the hammer is by; empty where none lies there. */
export function lyingArtist({ situation, setup }: State, bays: readonly Bay[]): string {
  if (situation.kind !== 'selling' && situation.kind !== 'doubling') return '';
  return bays.find(({ artist }) => artist === setup.artists[situation.artist])?.name ?? '';
}
