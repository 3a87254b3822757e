import { choices, ifEndedNow, unseen, type CardPreview, type State } from '../../../shared/auction/index.ts';
import { inkNumber } from '../../../shared/core/box.ts';
import { lettersOf } from '../wall/shown-artist.ts';

/** One artist's bay on the wall. */
export interface Bay {
  readonly artist: string;
  readonly name: string;
  readonly letters: string;
  /** The artist's colour and pattern, a number from 1, whatever order the table uses. */
  readonly place: number;
  readonly count: number;
  /** How many are owned: the red dots. */
  readonly sold: number;
  readonly limit: number;
  /** One tile per settled round, `null` if the artist got none. */
  readonly tiles: readonly (number | null)[];
  /** What a painting pays: if the round ended now, or this round once it has. */
  readonly pays: number;
  /** The artist's cards not played yet. */
  readonly unseen: number;
  /** What one more painting would do; `null` while none can be played. */
  readonly next: CardPreview | null;
}

export function baysOf(state: State): Bay[] {
  const { edition, artists } = state.setup;
  const { values } = ifEndedNow(state);
  const left = unseen(state);
  const { offer, pair, adjust } = choices(state);
  const coming = offer?.artists ?? (pair === null ? [] : [pair.preview]);
  return artists.map((artist, at) => {
    const place = edition.artists.findIndex(({ id }) => id === artist);
    const name = edition.artists[place]?.name ?? artist;
    return {
      artist,
      name,
      letters: lettersOf(name),
      place: inkNumber(edition.artists, place),
      count: state.counts[at] ?? 0,
      sold: adjust?.owned?.reduce((sum, owned) => sum + (owned[artist] ?? 0), 0) ?? 0,
      limit: edition.limit,
      tiles: state.settled.map(({ ranking }) => edition.tiles[ranking.indexOf(at)] ?? null),
      pays: values[artist] ?? 0,
      unseen: left[at]?.cards ?? 0,
      next: coming.find((preview) => preview.artist === artist) ?? null,
    };
  });
}

/** The artist whose painting is up for auction; empty if there is none. */
export function auctionedArtist({ situation, setup }: State, bays: readonly Bay[]): string {
  if (situation.kind !== 'selling' && situation.kind !== 'doubling') return '';
  return bays.find(({ artist }) => artist === setup.artists[situation.artist])?.name ?? '';
}
