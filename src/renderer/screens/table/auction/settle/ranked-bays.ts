import {
  explain,
  type Artist,
  type ArtistExplained,
  type State,
} from '../../../../../shared/auction/index.ts';
import { lettersOf } from '../board.ts';

/** An artist as screens show one: by name, by letters, and by the colour of a place on the edition's own board. */
export interface ShownArtist {
  readonly name: string;
  readonly letters: string;
  readonly place: number;
}

export function shownArtist(state: State, artist: string): ShownArtist {
  const { artists } = state.setup.edition;
  const at = artists.findIndex(({ id }) => id === artist);
  const name = artists[at]?.name ?? artist;
  return { name, letters: lettersOf(name), place: at + 1 };
}

/** One artist's column of the board once a round is over. */
export interface RankedBay extends ShownArtist {
  readonly artist: Artist;
  readonly count: number;
  readonly rank: number | null;
  /** The column's spaces, a round each up to this one; `null` where no tile lies. */
  readonly tiles: readonly (number | null)[];
  readonly corrected: number;
  /** What tiles and corrections add up to, whether they pay this round or wait for a later one. */
  readonly standing: number;
  readonly value: number;
  /** Ties that decided about a tile, by name. */
  readonly tieWonOver: readonly string[];
  readonly tieLostTo: readonly string[];
}

/** The board after a round, left to right, so that what decides a tie is what one sees. */
export function rankedBays(state: State, round: number): RankedBay[] {
  const artists = explain(state, round)?.artists ?? [];
  const ranked = new Set(artists.filter(({ rank }) => rank !== null).map(({ artist }) => artist));
  return state.setup.artists.flatMap((artist) => {
    const explained = artists.find((one) => one.artist === artist);
    return explained === undefined ? [] : bayOf(state, round, explained, ranked);
  });
}

function bayOf(
  state: State,
  round: number,
  { artist, count, rank, tiles, corrected, value, tieWonOver, tieLostTo }: ArtistExplained,
  ranked: ReadonlySet<Artist>,
): RankedBay {
  const names = (those: readonly Artist[]) => those.map((one) => shownArtist(state, one).name);
  return {
    ...shownArtist(state, artist),
    artist,
    count,
    rank,
    tiles: Array.from(
      { length: round },
      (_, at) => tiles.find((tile) => tile.round === at + 1)?.amount ?? null,
    ),
    corrected,
    standing: tiles.reduce((sum, { amount }) => sum + amount, corrected),
    value,
    // Between artists without a tile a tie decides nothing, and one told where it was won need not be told again.
    tieWonOver: rank === null ? [] : names(tieWonOver),
    tieLostTo: rank === null ? names(tieLostTo.filter((one) => ranked.has(one))) : [],
  };
}
