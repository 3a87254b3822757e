import type { EditionId } from '../../../shared/gallery/index.ts';
import {
  ifEndedNow,
  nearlyOver,
  unseen,
  type Artist,
  type Reach,
  type State,
} from '../../../shared/gallery/index.ts';
import { shownArtist, type ShownArtist } from '../wall/shown-artist.ts';

/** One artist's place on the wall, with what lies on it. */
export interface Bay extends ShownArtist {
  readonly artist: Artist;
  readonly edition: EditionId;
  /** Cards that count for the round's end and the ranking: on display, and the one beside the deck. */
  readonly count: number;
  readonly limit: number;
  /** One of them is the card beside the deck. */
  readonly beside: boolean;
  /** The value token of every scored round, `null` where the artist got none. */
  readonly tokens: readonly (number | null)[];
  /** The worth of each award token on the artist. */
  readonly awards: readonly number[];
  /** What the scorekeeper's corrections add to the tokens. */
  readonly corrected: number;
  /** What a card scores: if the round ended now, or this round where it has. */
  readonly pays: number;
  /** Cards of the artist that nobody has seen yet. */
  readonly unseen: number;
  /** How the next turn could bring the artist to the limit, where it could. */
  readonly reach: Reach | null;
}

export function baysOf(state: State): Bay[] {
  const { edition, artists, limit } = state.setup;
  const { values } = ifEndedNow(state);
  const left = unseen(state);
  const near = nearlyOver(state);
  return artists.map((artist, at) => ({
    ...shownArtist(state, artist),
    artist,
    edition: edition.id,
    count: state.counts[at] ?? 0,
    limit,
    beside: state.influence === at && (state.counts[at] ?? 0) > 0,
    tokens: state.settled.map(({ ranking }) => edition.valueTokens[ranking.indexOf(at)] ?? null),
    awards: Array.from({ length: state.awards[at] ?? 0 }, () => edition.awards.value),
    corrected: state.corrections[at] ?? 0,
    pays: values[artist] ?? 0,
    unseen: left[at]?.cards ?? 0,
    reach: near.find((one) => one.artist === artist)?.reach ?? null,
  }));
}
