import {
  explain,
  type Artist,
  type ArtistExplained,
  type State,
} from '../../../../../shared/auction/index.ts';
import { decidingTies, type RankedBay } from '../../settle/ranked-bay.ts';
import { shownArtist } from '../../shown-artist.ts';

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
  const { won, lost } = decidingTies(rank, tieWonOver, tieLostTo, ranked);
  return {
    ...shownArtist(state, artist),
    artist,
    count,
    rank,
    tiles: Array.from(
      { length: round },
      (_, at) => tiles.find((tile) => tile.round === at + 1)?.amount ?? null,
    ),
    awards: [],
    corrected,
    standing: tiles.reduce((sum, { amount }) => sum + amount, corrected),
    value,
    tieWonOver: names(won),
    tieLostTo: names(lost),
  };
}
