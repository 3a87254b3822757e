import {
  ifEndedNow,
  nearlyOver,
  unseen,
  type Artist,
  type Edition,
  type Reach,
  type State,
} from '../../../shared/gallery/index.ts';
import { shownArtist, type ShownArtist } from '../wall/shown-artist.ts';

/** One artist's bay on the wall. */
export interface Bay extends ShownArtist {
  readonly artist: Artist;
  readonly edition: Edition;
  /** Cards that count towards the round's end and the ranking: those displayed, and the one beside the deck. */
  readonly count: number;
  readonly limit: number;
  /** One of them is the card beside the deck. */
  readonly beside: boolean;
  /** One value token per scored round, `null` if the artist got none. */
  readonly tokens: readonly (number | null)[];
  /** The value of each award token on the artist. */
  readonly awards: readonly number[];
  /** What adjustments add to the tokens. */
  readonly corrected: number;
  /** What a card scores: if the round ended now, or this round once it has. */
  readonly pays: number;
  /** The artist's cards nobody has seen yet. */
  readonly unseen: number;
  /** How the next turn could take the artist to the limit; `null` if it can't. */
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
    edition,
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
