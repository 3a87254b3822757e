import {
  explain,
  type Artist,
  type ArtistExplained,
  type State,
} from '../../../../../shared/gallery/index.ts';
import { decidingTies, type RankedBay } from '../../settle/ranked-bay.ts';
import { shownArtist } from '../../shown-artist.ts';

/** The artists after a round as they lie in the row, so that what decides a tie is what one sees. */
export function rankedBays(state: State, round: number): RankedBay[] {
  const artists = explain(state, round)?.artists ?? [];
  const leading = new Set(artists.filter(({ rank }) => rank !== null).map(({ artist }) => artist));
  return state.setup.artists.flatMap((artist) => {
    const explained = artists.find((one) => one.artist === artist);
    return explained === undefined ? [] : bayOf(state, round, explained, leading);
  });
}

function bayOf(
  state: State,
  round: number,
  { artist, count, rank, tieWonOver, tieLostTo, worth, value }: ArtistExplained,
  leading: ReadonlySet<Artist>,
): RankedBay {
  const names = (those: readonly Artist[]) => those.map((one) => shownArtist(state, one).name);
  const { won, lost } = decidingTies(rank, tieWonOver, tieLostTo, leading);
  const { tokens, awards, awardPoints, corrected } = worth;
  return {
    ...shownArtist(state, artist),
    artist,
    count,
    rank,
    tiles: Array.from(
      { length: round },
      (_, at) => tokens.find((token) => token.round === at + 1)?.amount ?? null,
    ),
    awards: Array.from({ length: awards }, () => state.setup.edition.awards.value),
    corrected,
    standing: tokens.reduce((sum, { amount }) => sum + amount, awardPoints + corrected),
    value,
    tieWonOver: names(won),
    tieLostTo: names(lost),
  };
}
